import { CLASSIC_DEALS } from '../deal-range.js';
import { freezeProfile } from '../profile-freeze.js';
import { standard } from './standard.js';

/** A tap sends the card to the first place that fits: for those who like it quick. */
export const oneTap = freezeProfile({
  ...standard,
  id: 'one-tap',
  cellToCell: false,
  forcedFinish: 'always',
  input: 'auto-place',
  contextCard: 'none',
  hint: { shows: 'source', countsAsMove: false },
  counters: ['time', 'moves', 'undos'],
  extras: ['check', 'back', 'share'],
  deals: {
    offered: CLASSIC_DEALS,
    accepted: CLASSIC_DEALS,
    levels: true,
    daily: true,
    level: null,
  },
});
