import { DECK, suitOf, type Card, type Suit } from '../../engine/index.js';

/**
 * Cards as numbers: `(rank − 1) · 4 + suit`, suits C D H S, which is the order of the engine's pack. Black suits
 * are 0 and 3, red ones 1 and 2, so `3 − suit` is the other suit of the same colour.
 */
export type CardCode = number;
/**
 * What a card can lie on, as one number: another card (0 … 51), the ground of a column, a cell or home.
 * It says nothing of which column, cell or foundation: tables that differ in that only are one to the solver.
 */
export type Support = number;

/** Cards of a pack. */
export const CARD_COUNT = 52;
/** A card lies at the bottom of a column. */
export const GROUND: Support = 52;
/** A card lies in a free cell. */
export const IN_CELL: Support = 53;
/** A card lies on its foundation. */
export const AT_HOME: Support = 54;

const CODES: ReadonlyMap<Card, CardCode> = new Map(DECK.map((card, code) => [card, code]));

/** The number of a card. */
export function codeOfCard(card: Card): CardCode {
  return CODES.get(card) ?? 0;
}

/** The card of a number. */
export function cardOfCode(code: CardCode): Card {
  const card = DECK[code];
  if (card === undefined) throw new RangeError(`no card has the number ${String(code)}`);
  return card;
}

/** The suit of a card's number. */
export function suitOfCode(code: CardCode): Suit {
  return suitOf(cardOfCode(code));
}
