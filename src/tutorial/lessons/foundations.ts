import type { LessonPlan } from '../lesson-plan.js';
import type { Setup } from '../setup.js';
import { attempt, byStacking, judge, look, not, watch } from './steps.js';

const HEARTS = ['Foundations: H-3', 'KS 5H', 'TD 4H'];
const HOME = byStacking(['Foundations: H-5', '9D 6C'], ['Foundations: H-5', '9D 6H']);
const takesAnyAce = ({ rules }: Setup): boolean => rules.foundations === 'free';

/** Where the cards have to go in the end. */
export const foundations: LessonPlan = {
  id: 'foundations',
  steps: [
    watch('order', ['9S 2C', 'KD AC'], ['2h', '1h']),
    watch('any-place', ['9S AD', 'KD AC'], ['1h', '2h'], {
      when: takesAnyAce,
      lit: ['foundations'],
    }),
    look('own-place', ['9S AD', 'KD AC'], { when: not(takesAnyAce), lit: ['foundations'] }),
    judge('other-suit', ['Foundations: S-A', '9H 2C'], '1h1', 'foundation-suit'),
    judge('needs', HEARTS, '1h', 'foundation-needs'),
    attempt('then', HEARTS, ['2h', '1h']),
    judge('skip', ['9H 4S'], '1h', 'foundation-needs'),
    watch('last', ['Foundations: S-Q', '9D KS'], ['1h']),
    judge('final', HOME, 'hH1', 'foundation-final'),
    attempt('take-back', HOME, ['hH1'], { when: ({ rules }) => rules.takeBack }),
    judge('ace', ['9H AS', 'KC 2D'], '12', 'ace-home-only'),
  ],
};
