import { LAST_DEAL } from '../deal-range.js';
import { freezeProfile } from '../profile-freeze.js';

/** The rules as guides describe them, and the default. */
export const standard = freezeProfile({
  id: 'standard',
  cells: 4,
  cellChoices: [4],
  dealtToCells: 0,
  stacking: 'alternate-color',
  groups: true,
  emptyColumn: 'any',
  aces: 'anywhere',
  cellToCell: true,
  takeBack: false,
  foundations: ['S', 'H', 'C', 'D'],
  autoCollect: 'safe',
  safe: 'low-first',
  forcedFinish: 'unless-off',
  input: 'select',
  doubleTap: 'none',
  contextCard: 'home',
  contextFelt: 'none',
  undo: { limit: null, countsAsMove: false },
  hint: { shows: 'source-target', countsAsMove: false },
  score: 'none',
  counters: ['moves', 'time'],
  extras: [],
  confirmNewGame: false,
  deals: {
    offered: 1_000_000,
    accepted: LAST_DEAL,
    levels: false,
    daily: false,
    level: null,
  },
  indices: 'latin',
});
