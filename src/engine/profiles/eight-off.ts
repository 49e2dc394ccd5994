import { freezeProfile } from '../profile-freeze.js';
import { bakersGame } from './bakers-game.js';

/** Eight Off: by suit, eight cells of which four start full, and only kings enter an empty column. */
export const eightOff = freezeProfile({
  ...bakersGame,
  id: 'eight-off',
  cells: 8,
  cellChoices: [8],
  dealtToCells: 4,
  emptyColumn: 'kings',
});
