import { capitalize, cellLetter, isSuit, parseCard, parsePlace } from '../../format.js';
import type { RankKey, SuitKey } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted } from '../../plural.js';
import type { PluralForms } from '../../plural.js';

const RANKS: Readonly<Record<RankKey, string>> = {
  A: 'ace',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SUITS: Readonly<Record<SuitKey, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
};

/** «jack», «6»: a rank by itself. */
export const rankName = (rank: RankKey): string => RANKS[rank];

/** «6 of diamonds», «ace of spades»: inside a sentence. */
export function cardName(card: string): string {
  const parts = parseCard(card);
  return parts ? `${RANKS[parts.rank]} of ${SUITS[parts.suit]}` : card;
}

/** «diamonds». */
export const suitName = (suit: string): string => (isSuit(suit) ? SUITS[suit] : suit);

/** «column 3», «free cell b», «hearts foundation». */
export function pileName(pile: string, suit?: string | null): string {
  const place = parsePlace(pile);
  if (place?.kind === 'column') return `column ${place.number}`;
  if (place?.kind === 'cell') return `free cell ${place.letter}`;
  if (place?.kind !== 'foundation') return pile;
  if (suit) return `${suitName(suit)} foundation`;
  return place.number === null ? 'foundation' : `foundation ${place.number}`;
}

/** «free cell b», given `b` or `cell-b`. */
export const cellName = (cell: string): string => `free cell ${cellLetter(cell)}`;

const CARDS: PluralForms = { one: 'card', other: 'cards' };
const CELLS: PluralForms = { one: 'cell', other: 'cells' };
const COLUMNS: PluralForms = { one: 'column', other: 'columns' };
const MOVES: PluralForms = { one: 'move', other: 'moves' };

/** «7 cards». */
export const countCards = (count: number): string => counted('en', count, CARDS);
/** «1 cell». */
export const countCells = (count: number): string => counted('en', count, CELLS);
/** «2 columns». */
export const countColumns = (count: number): string => counted('en', count, COLUMNS);
/** «92 moves». */
export const countMoves = (count: number): string => counted('en', count, MOVES);

/** Names of cards, suits and places as the dictionary offers them. */
export const names: Pick<Messages, 'card' | 'suit' | 'pile' | 'indexLetters'> = {
  indexLetters: { A: 'A', J: 'J', Q: 'Q', K: 'K' },
  card: (card) => capitalize(cardName(card)),
  suit: suitName,
  pile: pileName,
};
