import { freezeProfile } from '../profile-freeze.js';
import { standard } from './standard.js';

/** Points, a choice of cells, cards that may be taken back from home. */
export const scored = freezeProfile({
  ...standard,
  id: 'scored',
  cellChoices: [4, 2, 1],
  takeBack: true,
  foundations: ['S', 'H', 'D', 'C'],
  autoCollect: 'off',
  safe: 'may-return',
  forcedFinish: 'never',
  input: 'home-first',
  doubleTap: 'home',
  contextCard: 'none',
  undo: { limit: 100, countsAsMove: false },
  score: 'points',
  counters: ['score', 'moves', 'time'],
  extras: ['share', 'code'],
  deals: { ...standard.deals, offered: null },
});
