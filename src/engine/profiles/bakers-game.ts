import { freezeProfile } from '../profile-freeze.js';
import { standard } from './standard.js';

/** Baker's Game: columns build down by suit, so a card that fits at home is never needed on the table. */
export const bakersGame = freezeProfile({
  ...standard,
  id: 'bakers-game',
  stacking: 'same-suit',
  safe: 'always',
});
