import { AT_HOME, CARD_COUNT, GROUND, IN_CELL } from './card-code.js';
import { NO_CARD, type StackingTables } from './stacking.js';

/** 32-bit words of a key: ten cards of three bits in each. */
export const KEY_WORDS = 6;

const CARDS_PER_WORD = 10;
/** What a digit says: the card lies where it lay at first, on one of its two parents, in a cell, on the ground, at home. */
const DIGIT = { origin: 0, firstParent: 1, secondParent: 2, cell: 3, ground: 4, home: 5 } as const;

/** The word that holds a card's digit. */
export const WORD_OF = Uint8Array.from({ length: 64 }, (_, card) => (card / CARDS_PER_WORD) | 0);
/** The bit where a card's digit starts in its word. */
export const SHIFT_OF = Uint8Array.from({ length: 64 }, (_, card) => (card % CARDS_PER_WORD) * 3);

/** Hash values of `(card << 3) | digit`: a Zobrist table from a fixed generator, so that every run is the same. */
export const HASH_OF_DIGIT = makeHashes();

function makeHashes(): Int32Array {
  let state = 0x9e3779b9;
  return Int32Array.from({ length: CARD_COUNT << 3 }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  });
}

/**
 * The exact key of a table: of every card, what lies directly beneath it, as one digit relative to where the
 * search started. It is the same whatever the order of columns and cells, and one move changes one digit.
 */
export interface KeyTables {
  /** The digit at `(card << 6) | support`. */
  readonly digitOf: Uint8Array;
  /** The support at `(card << 3) | digit`. */
  readonly supportOf: Uint8Array;
}

/**
 * Fills the tables for a search that starts with these supports. A first support that is also a parent, a cell
 * or the like has the digit 0 only: each table has one key.
 */
export function fillKeyTables(
  { digitOf, supportOf }: KeyTables,
  origins: Uint8Array,
  { firstParent, secondParent }: StackingTables,
): void {
  for (let card = 0; card < CARD_COUNT; card += 1) {
    const set = (digit: number, support: number): void => {
      if (support === NO_CARD) return;
      digitOf[(card << 6) | support] = digit;
      supportOf[(card << 3) | digit] = support;
    };
    set(DIGIT.firstParent, firstParent[card] as number);
    set(DIGIT.secondParent, secondParent[card] as number);
    set(DIGIT.cell, IN_CELL);
    set(DIGIT.ground, GROUND);
    set(DIGIT.home, AT_HOME);
    set(DIGIT.origin, origins[card] as number);
  }
}

/** Empty tables, to be filled. */
export function createKeyTables(): KeyTables {
  return { digitOf: new Uint8Array(64 * 64), supportOf: new Uint8Array(64 * 8) };
}
