import type { LessonPlan } from '../lesson-plan.js';
import { attempt, hasGroups, isUsual, judge, look, not, say, THEN, watch } from './steps.js';

const TABLE = ['QS 7C 6D', '5S 8H', '9D JC AS'];

/** Several moves with one aim. */
export const turn: LessonPlan = {
  id: 'turn',
  when: isUsual,
  steps: [
    look('table', TABLE, { room: 1, lit: ['7C', '6D', '8H', 'AS', 'cell-a'] }),
    attempt('ace', THEN, ['3h']),
    attempt('park', THEN, ['1a']),
    attempt('move', THEN, ['12']),
    attempt('back', THEN, ['a2']),
    say('tell', THEN),
    watch('stranger', TABLE, ['3h', '3a'], { room: 1 }),
    judge('stuck-pair', THEN, '12v2', 'run-too-long', { when: hasGroups }),
    judge('stuck-card', THEN, '1a', 'cell-occupied', { when: not(hasGroups) }),
  ],
};
