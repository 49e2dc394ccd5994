import type { RuleProfile } from '../../engine/index.js';
import type { LessonPlan } from '../lesson-plan.js';
import type { Setup } from '../setup.js';
import { all, look, offers, watch } from './steps.js';

const TABLE = ['Foundations: H-4', 'KS 5H', 'QH TS'];
const counts =
  (counter: RuleProfile['counters'][number]) =>
  ({ rules }: Setup): boolean =>
    rules.counters.includes(counter);
const scores =
  (score: RuleProfile['score']) =>
  ({ rules }: Setup): boolean =>
    rules.score === score;
const hasFigures = ({ figures }: Setup): boolean => figures !== null;

/** What the counters beside the buttons say. */
export const counting: LessonPlan = {
  id: 'counting',
  steps: [
    look('moves', TABLE, { when: counts('moves') }),
    look('undos', TABLE, { when: counts('undos') }),
    look('hints', TABLE, { when: all(offers('hint'), counts('moves')) }),
    look('time', TABLE, { when: counts('time') }),
    watch('points', ['Foundations: H-4', 'Freecells: 9D', 'KS 5H', 'QH TS'], ['1h', 'a2'], {
      when: all(scores('points'), hasFigures),
    }),
    watch('rubies', ['Foundations: H-4', 'KS 5H', 'QD JC'], ['1h'], { when: scores('rubies') }),
    look('cards-left', TABLE, { when: all(counts('cards-left'), hasFigures) }),
    look('no-score', TABLE, { when: scores('none') }),
  ],
};
