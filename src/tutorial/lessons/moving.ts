import type { LessonPlan } from '../lesson-plan.js';
import type { Setup } from '../setup.js';
import { all, attempt, byStacking, look, not, offers, THEN } from './steps.js';

const TABLE = byStacking(
  ['TC 7S', '8D', 'KC QD 4C', '5H', 'AD'],
  ['TC 7S', '8S', 'KC QD 4H', '5H', 'AD'],
);
const taps =
  (input: Setup['input']) =>
  (setup: Setup): boolean =>
    setup.input === input;
const hasContextHome = ({ rules }: Setup): boolean => rules.contextCard === 'home';
const hasDoubleCell = ({ rules }: Setup): boolean => rules.doubleTap === 'cell';
const hasDoubleHome = ({ rules }: Setup): boolean => rules.doubleTap === 'home';

/** Buttons that the lesson explains. */
const EXPLAINED = [
  'undo',
  'redo',
  'restart',
  'new-game',
  'hint',
  'check',
  'back',
  'collect',
  'settings',
];
const offersAny = ({ actions }: Setup): boolean => EXPLAINED.some((one) => actions.includes(one));

/** How a card is moved: every way that the rules in force have, and what the buttons do. */
export const moving: LessonPlan = {
  id: 'moving',
  steps: [
    look('hello', TABLE),
    attempt('tap-select', TABLE, ['12'], { when: taps('select') }),
    attempt('tap-place', TABLE, ['12'], { when: taps('auto-place') }),
    attempt('tap-home-first', TABLE, ['12'], { when: taps('home-first') }),
    attempt('drag', THEN, ['34']),
    attempt('tap-home', THEN, ['5h'], { when: not(taps('select')) }),
    attempt('context-home', THEN, ['5h'], { when: all(taps('select'), hasContextHome) }),
    attempt('home', THEN, ['5h'], { when: all(taps('select'), not(hasContextHome)) }),
    attempt('double-cell', THEN, ['1a'], { when: hasDoubleCell }),
    look('double-home', THEN, { when: hasDoubleHome }),
    attempt('keys', THEN, (setup) => [hasDoubleCell(setup) ? '3b' : '1a']),
    attempt('typed', THEN, (setup) => [hasDoubleCell(setup) ? '3c' : '3b']),
    look('buttons', THEN, { when: offersAny }),
    look('undo', THEN, { when: offers('undo') }),
    look('hint', THEN, { when: offers('hint') }),
  ],
};
