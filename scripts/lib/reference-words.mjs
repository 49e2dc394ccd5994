/** Words of the reference that no comment in the source has: they are for authors of pages. */

const LESSONS =
  '`moving` `cards` `columns` `cells` `empty-columns` `foundations` `runs` `turn` `collecting` `counting` `stuck` `mistakes` `game`';

/** Values of attributes that are more than their type says. */
export const ATTRIBUTE_VALUES = {
  deal: 'a number, `random`, `daily`, or a code such as `FC1-C4-AAAAAKH`',
  rules: 'an id of the table under “Rules”, or one that was registered',
  controls:
    '`none`, or any of `undo` `redo` `restart` `new-game` `hint` `check` `back` `solution` `collect` `share` `settings` `statistics` `tutorial`',
  'share-url': 'an address with `{deal}` or `{code}` in it',
  tutorial: `empty, \`open\`, or a lesson: ${LESSONS}`,
};

/** What an attribute left out comes to, where that is no value of its own. */
export const DEFAULTS = {
  deal: '`random`',
  rules: '`standard`',
  cells: 'the profile’s',
  'auto-collect': 'the profile’s',
  input: 'the profile’s',
  indices: 'the profile’s',
  level: 'the profile’s, else `any`',
  controls: 'the profile’s',
  'share-url': 'the page’s address with `?deal=`',
  tutorial: 'off',
  'storage-key': 'the element’s `id`, else its number',
  position: 'must be given',
  moves: 'none',
};

/** Why a move is refused. */
export const REFUSALS = {
  'game-over': 'the game is won',
  'bad-notation': 'the text, or what was given for a move, can’t be read',
  'no-such-place': 'these rules have no such cell, column or foundation',
  'no-such-card': 'nothing lies where the move begins, or fewer cards than it says',
  'foundation-final': 'under these rules what is home stays home',
  ambiguous: 'which suit is to come back must be said: `suits` are the choices',
  'not-available': '`card` lies under others; `buried` says how many',
  'run-broken': '`card` doesn’t continue the run that ends in `onto`',
  'groups-off': 'these rules move one card at a time',
  'ace-home-only': 'under these rules an ace goes home and nowhere else',
  'no-cell-to-cell': 'these rules let no card go from cell to cell',
  'cell-takes-one': 'a cell holds one card, `cards` were to go there',
  'cell-occupied': '`card` lies in it',
  'cells-full': 'no cell is empty',
  'foundation-takes-one': 'cards go home one at a time',
  'foundation-suit': 'that foundation belongs to `suit`',
  'foundation-needs': '`needs` must be home first',
  'kings-only': 'under these rules an empty column takes a king only',
  'same-color': '`card` and `onto` are of one colour',
  'same-suit-needed': 'under these rules columns build by suit',
  'wrong-rank':
    '`card` isn’t one lower than `onto`; `kind`: `gap` too low, `equal` the same rank, `upward` higher',
  'run-too-long':
    'there is room for `max` cards, not for `cards`; `cellsToFree` more empty cells would do, null where none would',
};
