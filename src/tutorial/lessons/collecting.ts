import type { LessonPlan } from '../lesson-plan.js';
import type { Setup } from '../setup.js';
import { all, attempt, isAlternate, isBySuit, judge, look, not, offers, watch } from './steps.js';

type Safe = Setup['rules']['safe'];

const isSafe =
  (...kinds: readonly Safe[]) =>
  ({ rules }: Setup): boolean =>
    kinds.includes(rules.safe);
const goes =
  (...modes: readonly Setup['autoCollect'][]) =>
  ({ autoCollect }: Setup): boolean =>
    modes.includes(autoCollect);
/** Whether cards go in the mode `safe`, or a player can have it so. */
const canBeSafe = (setup: Setup): boolean =>
  setup.autoCollect === 'safe' || (setup.autoCollect === 'off' && offers('settings')(setup));
/** Whether a finish that is forced starts by itself. */
const finishesAlone = ({ rules, autoCollect }: Setup): boolean =>
  rules.forcedFinish === 'always' || (rules.forcedFinish === 'unless-off' && autoCollect !== 'off');

const READY = ['Foundations: H-4 C-4 D-2 S-4', 'KS 5H', 'QD JC'];
const EARLY = ['Foundations: H-4 C-3 D-2 S-3', 'KS 5H', 'QD JC'];
const WAITING = ['Foundations: H-4 C-4 D-2 S-3', 'KS 5H', 'TD 4S 9C'];
const WAITING_LONG = ['Foundations: H-4 C-3 D-2 S-2', 'KS 5H', 'TD 3S 9C'];
const FITTING = ['Foundations: H-4', 'KS 5H', 'QD JC'];
const LOW = ['Foundations: D-A', 'KS 2D', '9H AC', 'QD 4S AS'];
const TWO_WAITS = ['Foundations: H-A C-A D-A', 'KS 2D', '9H AS QC'];
const END = ['Foundations: H-J C-Q D-J S-Q', 'KH QH', 'KD QD', 'KS', 'KC', ':', ':', ':', ':'];
const SEVERAL = ['Foundations: H-4 S-A', 'KS 6H 5H', '9D 2S', 'QD JC'];

/** Cards that go home by themselves, and those that stay. */
export const collecting: LessonPlan = {
  id: 'collecting',
  steps: [
    look('mode', READY),
    watch('low', LOW, [], { collects: 'safe', when: all(canBeSafe, isSafe('low-first')) }),
    watch('ready', READY, [], {
      collects: 'safe',
      when: all(canBeSafe, isAlternate, isSafe('low-first', 'both-lower')),
    }),
    look('waits', WAITING, {
      stays: ['5H'],
      lit: ['5H', '4S'],
      claims: [['1h', 'legal']],
      when: all(canBeSafe, isAlternate, isSafe('low-first', 'both-lower')),
    }),
    look('two-waits', TWO_WAITS, {
      stays: ['2D'],
      lit: ['2D', 'AS'],
      claims: [['1h', 'legal']],
      when: all(canBeSafe, isAlternate, isSafe('both-lower')),
    }),
    watch('ready-early', EARLY, [], {
      collects: 'safe',
      when: all(canBeSafe, isAlternate, isSafe('may-return')),
    }),
    look('waits-long', WAITING_LONG, {
      stays: ['5H'],
      lit: ['5H', '3S'],
      claims: [['1h', 'legal']],
      when: all(canBeSafe, isAlternate, isSafe('may-return')),
    }),
    watch('fitting', FITTING, [], {
      collects: 'safe',
      when: all(canBeSafe, isBySuit, isSafe('always')),
    }),
    judge('fitting-waits', ['Foundations: H-3', 'KS 5H', 'TD 4H 9C'], '1h', 'foundation-needs', {
      when: all(canBeSafe, isBySuit, isSafe('always')),
    }),
    watch('every', FITTING, [], { collects: 'all', when: goes('all') }),
    attempt('by-hand', WAITING, ['1h'], { stays: ['5H'], when: canBeSafe }),
    watch('finish', END, [], { collects: 'finish', when: finishesAlone }),
    watch('button', SEVERAL, [], { collects: 'all', when: offers('collect') }),
    watch('finish-button', END, [], {
      collects: 'finish',
      when: all(offers('collect'), not(finishesAlone)),
    }),
  ],
};
