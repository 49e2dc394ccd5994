import { capitalize, cellLetter, isSuit, parseCard, parsePlace } from '../../format.js';
import type { RankKey, SuitKey } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted } from '../../plural.js';
import type { PluralForms } from '../../plural.js';

type Gender = 'masculine' | 'feminine' | 'neuter';

const RANKS: Readonly<Record<RankKey, readonly [name: string, gender: Gender]>> = {
  A: ['асо', 'neuter'],
  2: ['двойка', 'feminine'],
  3: ['тройка', 'feminine'],
  4: ['четворка', 'feminine'],
  5: ['петица', 'feminine'],
  6: ['шестица', 'feminine'],
  7: ['седмица', 'feminine'],
  8: ['осмица', 'feminine'],
  9: ['деветка', 'feminine'],
  T: ['десетка', 'feminine'],
  J: ['вале', 'neuter'],
  Q: ['дама', 'feminine'],
  K: ['поп', 'masculine'],
};
const SUITS: Readonly<Record<SuitKey, string>> = {
  C: 'спатия',
  D: 'каро',
  H: 'купа',
  S: 'пика',
};

/** «шестица каро», «асо пика»: suits are not inflected. */
export function cardName(card: string): string {
  const parts = parseCard(card);
  return parts ? `${RANKS[parts.rank][0]} ${SUITS[parts.suit]}` : card;
}

/** «вале», «шестица». */
export const rankName = (rank: RankKey): string => RANKS[rank][0];

/** The form that agrees with the card: «черен» with «поп», «черна» with «шестица», «черно» with «вале». */
export function agree(card: string, forms: Readonly<Record<Gender, string>>): string {
  const parts = parseCard(card);
  return forms[parts ? RANKS[parts.rank][1] : 'feminine'];
}

/** «каро». */
export const suitName = (suit: string): string => (isSuit(suit) ? SUITS[suit] : suit);

/** «колона 3», «клетка b», «основно поле купа». */
export function pileName(pile: string, suit?: string | null): string {
  const place = parsePlace(pile);
  if (place?.kind === 'column') return `колона ${place.number}`;
  if (place?.kind === 'cell') return `клетка ${place.letter}`;
  if (place?.kind !== 'foundation') return pile;
  if (suit) return `основно поле ${suitName(suit)}`;
  return place.number === null ? 'основно поле' : `основно поле ${place.number}`;
}

/** «клетка b», given `b` or `cell-b`. */
export const cellName = (cell: string): string => `клетка ${cellLetter(cell)}`;

const CARDS: PluralForms = { one: 'карта', other: 'карти' };
/** Masculine nouns take the counting form after a numeral: «5 хода», not «5 ходове». */
const MOVES: PluralForms = { one: 'ход', other: 'хода' };

/** «7 карти». */
export const countCards = (count: number): string => counted('bg', count, CARDS);
/** «92 хода». */
export const countMoves = (count: number): string => counted('bg', count, MOVES);

/** Names of cards, suits and places as the dictionary offers them. */
export const names: Pick<Messages, 'card' | 'suit' | 'pile' | 'indexLetters'> = {
  indexLetters: { A: 'А', J: 'В', Q: 'Д', K: 'П' },
  card: (card) => capitalize(cardName(card)),
  suit: suitName,
  pile: pileName,
};
