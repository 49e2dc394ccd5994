import type { GameChapter } from '../../game-pages.js';

/** The worked game: why each move is made. */
export const gameStory = {
  opening: {
    title: 'No ace in sight',
    steps: [
      'No ace is uncovered. So make cards move where they fit: {7C} goes on {8D}, and {7D} comes to light.',
      '{7D} takes {6S}. That shortens column 8, and {AC} lies in there.',
    ],
  },
  eighth: {
    title: 'Column 8: the first ace',
    steps: [
      'Two cards still lie on the ace. {7H} finds its place on {8S}.',
      '{TD} goes on {JS}. Now nothing lies on the ace.',
      '{AC} goes home and begins the first foundation.',
      '{3C} fits nowhere yet, so it waits in a cell. It goes home right after {2C}.',
      '{6D} goes on {7C}, and column 8 is empty. An empty column is better than a cell: a whole row can grow in it.',
    ],
  },
  first: {
    title: 'Column 1: aces and twos',
    steps: [
      '{AS} and {2C} lie in column 1. {QS} on top of them finds no red king, so it goes to a cell.',
      '{2D} goes on {3S}, and {AS} is uncovered.',
      '{AS} goes home and begins its foundation.',
      '{QH} goes on {KS}: the best place for it.',
      '{QC} takes one more cell, for a moment only: {2C} lies right under it.',
      '{2C} goes home. Nearly all cells are taken, which looks bad. But now {KD} is bare, and that was the point.',
    ],
  },
  tidy: {
    title: 'The cells empty again',
    steps: [
      '{KD} takes {QC}: one cell is free again.',
      '{2C} is home, so {3C} follows. Another cell is free.',
      '{JS} and {TD} are a run. Both go on {QH}.',
    ],
  },
  second: {
    title: 'Column 2: the third ace',
    steps: [
      'From {9S} down to {6D} lies a run. There is room enough, so all of it goes on {TD}.',
      '{2S} was under it and goes home.',
      '{AH} is the deepest card here. Three lie on it: {9C} goes to a cell.',
      '{3D} goes to a cell as well.',
      '{5C} needs no cell. It fits {6D}, at the end of the long row.',
      '{AH} goes home, and column 2 is empty.',
    ],
  },
  sixth: {
    title: 'Column 6: little room',
    steps: [
      '{2H} is the deepest card of column 6. {KC} goes on no card, so it takes the last cell: the empty columns are worth more.',
      '{4D} goes on {5C}: there is no empty cell for it.',
      '{TH} begins the empty column 2. A row can grow on it.',
      'And it grows at once: {9C} comes out of its cell.',
      '{8H} goes to the other empty column for now. {9C} will still take it later.',
      '{2H} goes home, and column 6 is empty.',
      '{3S} and {2D} go on {4D} together. That uncovers {JC}.',
    ],
  },
  fourth: {
    title: 'Column 4: the last ace',
    steps: [
      '{AD} is in column 4. {JC} fits no uncovered card, so it gets the empty column.',
      '{5D} goes on {6S} and uncovers {TS}.',
      '{8H} moves on to {9C}, as planned. Its column is empty again.',
      '{TS} goes there: no red jack is uncovered for it.',
      '{6C} goes on {7H}. The ace is uncovered.',
      '{AD} goes home: now every suit is begun.',
      '{2H} is home, so {3H} follows. Column 4 is empty.',
      '{2D} follows its ace. No card on the table can need it any more.',
    ],
  },
  gather: {
    title: 'Putting things in order',
    steps: [
      '{3D} goes home straight from its cell.',
      '{TH}, {9C} and {8H} go on {JC}. Two rows become one, and column 2 is empty.',
      '{3S} goes home, since {2S} is there.',
      '{4D} follows {3D}.',
    ],
  },
  giant: {
    title: 'The long row',
    steps: [
      '{5D} goes home. Now to the long row in column 7.',
      (f) =>
        `From {KS} down to {5C} it is too long: only ${f.maxInto} cards can go into an empty column. So its last part, from {7C} on, goes to {8H} first.`,
      (f) =>
        `Now ${f.count} cards are left of it, just as many as can go. From {KS} on they move into the empty column.`,
      '{4C} was under them and goes home.',
      '{5C} follows.',
    ],
  },
  seventh: {
    title: 'Column 7: down to the end',
    steps: [
      '{5H} goes on {6S} and uncovers {4S}.',
      '{4S} goes home, since {3S} is there.',
      '{7S} goes on {8D}. Only {4H} is left under it.',
      '{4H} goes home, and column 7 is empty.',
      '{6C} goes home, since {5C} is there.',
      (f) =>
        `{5H} goes home. Empty cells: ${f.emptyCells}, empty columns: ${f.emptyColumns}. With so much room the rest is easy.`,
    ],
  },
  end: {
    title: 'The way is open',
    steps: [
      '{8S} and {7H} move into an empty column, and {5S} is uncovered.',
      'Now one after the other: {5S}, {6S}, {6D} and {7D} go home.',
      '{TC} goes to a cell, for {6H} lies under it.',
      '{6H} goes home and many follow: what fits at home next lies uncovered each time.',
      '{JD} goes on {QC}. {9D} was under it, and nothing is in the way any more.',
    ],
  },
  finish: {
    title: 'The finish',
    steps: ['All that is left goes home, card after card, up to the kings. The game is won.'],
  },
} satisfies Readonly<Record<string, GameChapter>>;
