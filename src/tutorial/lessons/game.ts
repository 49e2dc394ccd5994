import type { LessonPlan, PlanStep } from '../lesson-plan.js';
import { isUsual, look, THEN, watch } from './steps.js';

/** A layout that no deal number has. */
const LAYOUT = [
  'KD 2C QC QH AS 2D QS',
  'AH 5C 3D 9C 2S 9S 8D',
  'KH JH QD 6H TC 7D 7C',
  '3H AD 6C TS 5D JC 3S',
  '9H 9D JD 8C 5S 8S',
  '2H 8H TH 4D KC JS',
  '4H 7S 4S 5H 4C KS',
  '6D 3C AC TD 7H 6S',
];

/** The moves of each chapter; several in one entry are one step. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  opening: ['32', '83'],
  eighth: ['85', '86', '8h', '8a', '82'],
  first: ['1b', '14', '1h', '17', '1c', '1h'],
  tidy: ['c1', 'ah', '67'],
  second: ['27', '2h', '2a', '2c', '27', '2h'],
  sixth: ['6d', '67', '62', 'a2', '68', '6h', '47'],
  fourth: ['46', '43', '82', '48', '45', '4h', '4h', '7h'],
  gather: ['ch', '26', '7h', '7h'],
  giant: ['3h', '76', '72v6', '7h', '6h'],
  seventh: ['73', '7h', '72', '7h', '5h', '3h'],
  end: ['54v2', '5h 3h 6h 3h', '3a', '3h 2h 4h 4h 6h 2h 5h 6h 2h 6h', '51'],
};

/** The two of diamonds, which nothing on the table needs any more. */
const BY_ITSELF = 37;

/** Steps are named by their number, from 1. */
function listSteps(): readonly PlanStep[] {
  const steps: PlanStep[] = [];
  for (const [chapter, moves] of Object.entries(CHAPTERS)) {
    for (const [index, move] of moves.entries()) {
      const number = steps.length + 1;
      steps.push(
        watch(String(number), number === 1 ? LAYOUT : THEN, move.split(' '), {
          ...(index === 0 ? { chapter } : {}),
          ...(number === BY_ITSELF ? { byItself: true } : {}),
        }),
      );
    }
  }
  return steps;
}

/** A whole game, every move with its reason. */
export const game: LessonPlan = {
  id: 'game',
  when: isUsual,
  steps: [
    ...listSteps(),
    watch('finish', THEN, [], { collects: 'finish', chapter: 'finish' }),
    look('origin', THEN),
  ],
};
