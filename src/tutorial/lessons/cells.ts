import type { LessonPlan } from '../lesson-plan.js';
import { attempt, byStacking, judge, say, THEN, watch } from './steps.js';

const BACK = byStacking(
  ['Foundations: H-3', 'Freecells: 4H', ':', '8D 7S', 'KD 5C'],
  ['Foundations: H-3', 'Freecells: 4H', ':', '8S 7S', 'KD 5H'],
);

/** What the free cells are for. */
export const cells: LessonPlan = {
  id: 'cells',
  steps: [
    attempt('free', byStacking(['7S 4H', 'QC 8D'], ['7S 4H', 'QC 8S']), ['1a']),
    watch('uncovered', THEN, ['12']),
    say('tell', THEN),
    watch('back-column', BACK, ['a3']),
    watch('back-empty', BACK, ['a1']),
    watch('back-home', BACK, ['ah']),
    judge(
      'one-card',
      byStacking(['Freecells: 7C', '9S 6D'], ['Freecells: 7D', '9S 6D']),
      '1a',
      'cell-occupied',
    ),
    judge(
      'shorter-runs',
      byStacking(
        ['Freecells: - - - 2C', 'KD TS 9H 8C 7D 6S', 'QS JD'],
        ['Freecells: - - - 2C', 'KD TS 9S 8S 7S 6S', 'QD JS'],
      ),
      '12v5',
      'run-too-long',
      { room: 3 },
    ),
    judge('cell-to-cell', ['Freecells: 9D'], 'ab', 'legal'),
    judge('no-cell-to-cell', ['Freecells: 9D'], 'ab', 'no-cell-to-cell'),
    judge('ace', ['KH AS'], '1a', 'ace-home-only'),
  ],
};
