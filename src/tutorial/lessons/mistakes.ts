import type { LessonPlan } from '../lesson-plan.js';
import { hasGroups, isUsual, judge, not } from './steps.js';

const RUN = ['QH TS 9H 8C 7D', 'QC JD'];
const SEVEN = ['2D TS 9H 8C 7D 6S 5H 4C', '5S JD', ':'];

/** What people bring along from other games. */
export const mistakes: LessonPlan = {
  id: 'mistakes',
  when: isUsual,
  steps: [
    judge('by-suit', ['JD 6S', 'QH 7S'], '12', 'same-color'),
    judge('kings-only', ['QC 9D', ':'], '12', 'legal'),
    judge('cell-stack', ['Freecells: 7C', '9S 6D'], '1a', 'cell-occupied'),
    judge('seen', ['KC 5D 2S 9H', 'JC 6S'], '12v3', 'not-available'),
    judge('any-run', RUN, '12v4', 'run-too-long', { room: 1 }),
    judge('groups', RUN, '12v4', 'groups-off', { room: 1, when: not(hasGroups) }),
    judge('target', ['QH 8C 7D 6S', ':'], '12v3', 'run-too-long', { room: 1 }),
    judge('order', ['Foundations: S-3', '9H 5S'], '1h', 'foundation-needs'),
    judge('ordered', SEVEN, '12v7', 'run-too-long', { room: 2 }),
    judge('nearly-ordered', ['QD TS 9H 8C 7S', 'QC JH'], '12v4', 'run-broken'),
  ],
};
