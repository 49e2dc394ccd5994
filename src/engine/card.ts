/** Suits in the order of the dealing rule: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** Ranks from the ace (1) to the king (13); the index plus one is the rank's number. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
/** The rank number of a king, the last card of a foundation. */
export const KING_RANK = 13;

/** One letter: `C` clubs, `D` diamonds, `H` hearts, `S` spades. */
export type Suit = (typeof SUITS)[number];
/** One character of `A23456789TJQK`. */
export type Rank = (typeof RANKS)[number];
/** Rank then suit: `6D`, `TH`, `AS`. */
export type Card = `${Rank}${Suit}`;
/** What the rules call a card's colour. */
export type Color = 'red' | 'black';

/** All 52 cards, ordered as the dealing rule orders its pack: AC AD AH AS 2C … KS. */
export const DECK: readonly Card[] = Object.freeze(
  RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`)),
);

const CARDS: ReadonlySet<unknown> = new Set(DECK);

/** Rank numbers by the character code of a card's first character: a table, since searches ask it a lot. */
const RANK_BY_CODE = new Uint8Array(128);
RANKS.forEach((rank, index) => {
  RANK_BY_CODE[rank.charCodeAt(0)] = index + 1;
});

/** Which character codes of suits are red ones. */
const RED_BY_CODE = new Uint8Array(128);
for (const suit of ['D', 'H']) RED_BY_CODE[suit.charCodeAt(0)] = 1;

/** Places of suits in {@link SUITS}, by their character code. */
const SUIT_INDEX_BY_CODE = new Uint8Array(128);
SUITS.forEach((suit, index) => {
  SUIT_INDEX_BY_CODE[suit.charCodeAt(0)] = index;
});

/** Whether a value is a card in our spelling (`TH`, not `10h`). */
export function isCard(value: unknown): value is Card {
  return CARDS.has(value);
}

/** A suit's letter, or not. */
export function isSuit(value: unknown): value is Suit {
  return value === 'C' || value === 'D' || value === 'H' || value === 'S';
}

/** The rank's number: ace 1, jack 11, queen 12, king 13. */
export function rankOf(card: Card): number {
  return RANK_BY_CODE[card.charCodeAt(0)] ?? 0;
}

/** The card's suit, a letter of `CDHS`. */
export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}

/** Where the card's suit stands in {@link SUITS}. */
export function suitIndexOf(card: Card): number {
  return SUIT_INDEX_BY_CODE[card.charCodeAt(1)] ?? 0;
}

/** Whether two cards are of one suit. */
export function isSameSuit(card: Card, other: Card): boolean {
  return card.charCodeAt(1) === other.charCodeAt(1);
}

/** Whether two cards are both red or both black. */
export function isSameColor(card: Card, other: Card): boolean {
  return RED_BY_CODE[card.charCodeAt(1)] === RED_BY_CODE[other.charCodeAt(1)];
}

/** Diamonds and hearts are red, clubs and spades black. */
export function colorOf(card: Card): Color {
  return isRedSuit(suitOf(card)) ? 'red' : 'black';
}

/** Whether a suit is diamonds or hearts. */
export function isRedSuit(suit: Suit): boolean {
  return suit === 'D' || suit === 'H';
}

/**
 * The card of a rank and suit.
 * @param rank 1 (ace) … 13 (king)
 * @throws RangeError for another rank
 */
export function cardOf(rank: number, suit: Suit): Card {
  const letter = RANKS[rank - 1];
  if (letter === undefined) throw new RangeError(`rank ${String(rank)} is not in 1…13`);
  return `${letter}${suit}`;
}
