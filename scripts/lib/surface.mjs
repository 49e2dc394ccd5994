/**
 * What a page can reach from outside and no class member says: parts, slots, states, custom properties. One line each;
 * the manifest's build fails where this and src/view differ. (Attributes, properties, methods and events are described
 * where they are declared.)
 */

/** `::part(…)`. */
export const PARTS = {
  board: 'the whole area of cards and places',
  cell: 'a free cell, empty',
  foundation: 'a foundation, empty',
  column: 'a column, empty',
  card: 'a card',
  movable: 'beside `card`: one that may be lifted now',
  dragging: 'beside `card`: one in the hand',
  mark: 'whatever lies over the cards to point something out',
  'mark-selected': 'beside `mark`: what is selected',
  'mark-target': 'beside `mark`: where it may go',
  'mark-hint': 'beside `mark`: the two ends of a hint',
  'mark-focus': 'beside `mark`: where the keyboard is',
  'mark-last': 'beside `mark`: the last move',
  'mark-lesson': 'beside `mark`: brackets and path of a lesson or example',
  toolbar: 'the bar with its buttons and counters',
  button: 'any button but the cards',
  counter: 'a number in the bar',
  timer: 'the clock',
  message: 'the line for messages between the top row and the columns',
  dialog: 'a panel over the table',
  tutorial: 'the lessons over the table',
  caption: 'under an example: the text in its slot',
};

/** `slot="…"`. */
export const SLOTS = {
  '': 'fallback: shown where the script doesn’t run, never once it has',
  'toolbar-start': 'at the beginning of the bar',
  'toolbar-end': 'at its end, before the menu',
  win: 'under the text of a won game',
  caption: 'of an example: the text under it',
};

/** `:state(…)`. */
export const STATES = {
  won: 'the game is won',
  stuck: 'no move is left that leads on',
  solving: 'the solver is at work',
  dragging: 'cards are in the hand',
  tutorial: 'the lessons are open',
};

/** `--fc-…`, in the order of the reference. */
export const CSS_PROPERTIES = {
  '--fc-table':
    'the table; where a page sets it, quiet text, rules and places that it doesn’t set are mixed of it and the ink',
  '--fc-ink': 'text and icons on the table',
  '--fc-muted': 'quiet text on the table',
  '--fc-hairline': 'thin rules in the bar',
  '--fc-slot': 'ground of an empty place',
  '--fc-slot-line': 'outline of an empty place',
  '--fc-ghost': 'the suit in an empty foundation',
  '--fc-card': 'ground of a card',
  '--fc-card-line': 'outline of a card',
  '--fc-black': 'spades and clubs',
  '--fc-red': 'hearts and diamonds',
  '--fc-spades': 'with `four-color`',
  '--fc-hearts': 'with `four-color`',
  '--fc-clubs': 'with `four-color`',
  '--fc-diamonds': 'with `four-color`',
  '--fc-court': 'the second colour of jacks, queens and kings',
  '--fc-court-ink': 'how much of the suit’s colour they keep',
  '--fc-face': 'their faces',
  '--fc-select': 'the ring around what is selected',
  '--fc-select-card': 'ground of a selected card',
  '--fc-target': 'a card that a selection may go onto',
  '--fc-target-on-table': 'an empty place that it may go to',
  '--fc-hint': 'a hint',
  '--fc-hint-edge': 'the edge of its marks',
  '--fc-focus': 'the focus of the keyboard',
  '--fc-focus-edge': 'its other colour',
  '--fc-last': 'the last move, on a card',
  '--fc-last-on-table': 'the last move, on an empty place',
  '--fc-lesson': 'what a lesson points at',
  '--fc-lesson-edge': 'the edge of its marks',
  '--fc-panel': 'ground of panels and messages',
  '--fc-panel-line': 'rules in a panel',
  '--fc-field': 'ground of an input',
  '--fc-control-line': 'outline of an input',
  '--fc-accent': 'the main button',
  '--fc-accent-ink': 'its text',
  '--fc-good': 'a right answer',
  '--fc-bad': 'a wrong one',
  '--fc-ruby': 'rubies, where the profile gives them',
  '--fc-radius': 'corners of the widget',
  '--fc-font': 'all text; the letters on the cards are drawn',
};
