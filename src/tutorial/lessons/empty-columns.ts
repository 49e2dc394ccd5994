import type { LessonPlan } from '../lesson-plan.js';
import { attempt, byStacking, isOpen, judge, not, watch } from './steps.js';

const RUN = byStacking(['KD 5C 4D 3S', ':'], ['KD 5C 4C 3C', ':']);

/** What an empty column takes, and what it is worth. */
export const emptyColumns: LessonPlan = {
  id: 'empty-columns',
  steps: [
    watch('any', byStacking(['9S 5C', ':', 'KD 4D'], ['9S 5C', ':', 'KD 4C']), ['12', '32']),
    attempt('no-king', ['QC 3H', ':'], ['12'], { when: isOpen }),
    watch('king', ['9S KH', ':'], ['12'], { when: not(isOpen) }),
    judge('kings-only', ['9S 5C', ':'], '12', 'kings-only'),
    judge('ace', ['9S AC', ':'], '12', 'ace-home-only'),
    watch('run', RUN, ['12v3'], { room: 2 }),
    judge('no-room', RUN, '12v3', 'run-too-long', { room: 1 }),
  ],
};
