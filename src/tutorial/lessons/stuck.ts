import { UNWINNABLE_DEAL } from '../../engine/index.js';
import type { LessonPlan } from '../lesson-plan.js';
import { all, byStacking, hasCells, isUsual, look, not, offers, THEN, watch } from './steps.js';

/** No card goes on another one here, and every cell is taken. */
const STUCK = ['Freecells: KS KC 3S 3C', '9S', '9C', 'JS', 'JC', '7S', '7C', '5S', '5C'];
const CHAIN = byStacking(
  ['KD 9S 8D 7C 6D', 'QS TH', '5C 8H'],
  ['KD 9S 8S 7S 6S', 'QS TS', '5C 8H'],
);
const WAY_BACK = byStacking(['TD 5S 9H', 'QC TC', '3C 4H'], ['TD 5H 9C', 'QH TC', '3C 4H']);
/**
 * Nearly all deals can be won, and one is known that can't, only in the game that has been searched: with four cells,
 * empty at the deal. With fewer many are lost, and with more the one may be won.
 */
const knowsImpossible = all(isUsual, ({ rules }) => rules.cells === 4 && rules.dealtToCells === 0);

/** When nothing seems to go any more, and how not to get there. */
export const stuck: LessonPlan = {
  id: 'stuck',
  steps: [
    look('looks', STUCK, { room: 0, isStuck: true, lit: ['columns', 'cells'] }),
    look('back', THEN, { when: offers('undo') }),
    look('hint', THEN, { when: offers('hint') }),
    look('check', THEN, { when: offers('check') }),
    look('winnable', THEN, { when: offers('back') }),
    look('keep-cell', CHAIN, { lit: ['cells'], when: hasCells }),
    watch('way-back', WAY_BACK, ['3a', '12', 'a1']),
    look('long-chain', CHAIN, { lit: ['column-1', 'column-2', 'column-3'] }),
    look('not-every', UNWINNABLE_DEAL, { when: knowsImpossible }),
    look('not-every-game', THEN, { when: not(knowsImpossible) }),
    look('origin', THEN, { when: not(isUsual) }),
  ],
};
