import { AT_HOME, CARD_COUNT, GROUND, IN_CELL, type CardCode, type Support } from './card-code.js';
import {
  HASH_OF_DIGIT,
  KEY_WORDS,
  SHIFT_OF,
  WORD_OF,
  createKeyTables,
  fillKeyTables,
} from './position-key.js';
import { NO_CARD, stackingTables, type StackingTables } from './stacking.js';
import type { StartTable } from './start-table.js';

/** `where` of a card in a cell; columns are 0 … 7. */
export const CELL_PLACE = 8;
/** `where` of a card at home. */
export const HOME_PLACE = 9;
/** Slots of a column: its ground (slot 0), then room for a whole pack. */
const COLUMN_BITS = 6;
/** More than any rank: the lowest rank of an empty column. */
const NO_RANK = 14;

/**
 * One table as the search keeps it: mutable typed arrays, changed by one operation that is its own inverse,
 * {@link Board.relocate}. Counts that the search asks for all the time are kept up to date on the way.
 */
export class Board {
  /** The card in each slot `(column << 6) | depth`, depth from 1; slot 0 holds GROUND. */
  readonly cardAt = new Uint8Array(8 << COLUMN_BITS);
  /** The lowest rank (1 … 13) from the ground up to each slot. */
  readonly lowestAt = new Uint8Array(8 << COLUMN_BITS);
  /** How many cards form the run that ends in each slot. */
  readonly runAt = new Uint8Array(8 << COLUMN_BITS);
  /** Cards in each column. */
  readonly heights = new Uint8Array(8);
  /** The column of each card, or CELL_PLACE, or HOME_PLACE. */
  readonly where = new Uint8Array(64);
  /** The depth of each card in its column, from 1. */
  readonly depthOf = new Uint8Array(64);
  /** What each card lies on. */
  readonly supports = new Uint8Array(64);
  /** The cards in cells, in no order. */
  readonly inCells = new Uint8Array(8);
  /** The rank that each suit has come to at home, by suit number. */
  readonly home = new Uint8Array(4);
  /** The key: see position-key. */
  readonly key = new Int32Array(KEY_WORDS);
  /** How the key is written. */
  readonly keyTables = createKeyTables();
  readonly #cellIndex = new Uint8Array(64);
  readonly #above = new Uint8Array(64);
  stacking: StackingTables = stackingTables('alternate-color');
  hash = 0;
  cellsUsed = 0;
  homeCount = 0;
  /** Cards over a lower one in their column; none: all can go home in some order. */
  buried = 0;
  /** Runs with such a card over one beneath the run. */
  buriedRuns = 0;
  /** Neighbours in columns that do not form a run. */
  breaks = 0;

  constructor() {
    this.runAt.fill(0);
    for (let column = 0; column < 8; column += 1) {
      this.cardAt[column << COLUMN_BITS] = GROUND;
      this.lowestAt[column << COLUMN_BITS] = NO_RANK;
    }
  }

  /** Sets up a start table, its columns in their places, and starts the keys there. */
  load({ supports, grounds }: StartTable, stacking: StackingTables): void {
    this.stacking = stacking;
    fillKeyTables(this.keyTables, supports, stacking);
    this.key.fill(0);
    this.#readKey();
    for (let column = 0; column < 8; column += 1) {
      if (grounds[column] !== NO_CARD) this.#pile(grounds[column] as number, column);
    }
  }

  /** Sets up the table whose key was written into {@link Board.key}. */
  restore(): void {
    const { supports } = this;
    this.#readKey();
    let column = 0;
    for (let card = 0; card < CARD_COUNT; card += 1) {
      if (supports[card] !== GROUND) continue;
      this.#pile(card, column);
      column += 1;
    }
  }

  /** Takes supports, cells, foundations and the hash from the key; the columns are still to be built. */
  #readKey(): void {
    const { key, supports, where, inCells, home, heights } = this;
    const cellIndex = this.#cellIndex;
    const above = this.#above;
    const supportOf = this.keyTables.supportOf;
    home.fill(0);
    heights.fill(0);
    above.fill(GROUND);
    this.buried = 0;
    this.buriedRuns = 0;
    this.breaks = 0;
    let hash = 0;
    let cellsUsed = 0;
    let homeCount = 0;
    let word = 0;
    let digits = key[0] as number;
    for (let card = 0, left = 10; card < CARD_COUNT; card += 1, left -= 1) {
      if (left === 0) {
        word += 1;
        left = 10;
        digits = key[word] as number;
      }
      const index = (card << 3) | (digits & 7);
      digits >>= 3;
      hash ^= HASH_OF_DIGIT[index] as number;
      const support = supportOf[index] as number;
      supports[card] = support;
      if (support < GROUND) {
        above[support] = card;
      } else if (support === IN_CELL) {
        where[card] = CELL_PLACE;
        cellIndex[card] = cellsUsed;
        inCells[cellsUsed] = card;
        cellsUsed += 1;
      } else if (support === AT_HOME) {
        where[card] = HOME_PLACE;
        home[card & 3] = (home[card & 3] as number) + 1;
        homeCount += 1;
      }
    }
    this.hash = hash;
    this.cellsUsed = cellsUsed;
    this.homeCount = homeCount;
  }

  /** Builds a column: a card and all that lies on it. */
  #pile(ground: CardCode, column: number): void {
    const above = this.#above;
    for (let card = ground; card < CARD_COUNT; card = above[card] as number) {
      this.#push(card, column);
    }
  }

  /** The first empty column, or 8. */
  findEmptyColumn(): number {
    const { heights } = this;
    let column = 0;
    while (column < 8 && heights[column] !== 0) column += 1;
    return column;
  }

  /** Of the run that ends in a slot, how many cards can move one by one without one of them fitting home meanwhile. */
  countStaying(top: number): number {
    const { cardAt, home } = this;
    const run = this.runAt[top] as number;
    for (let count = 1; count < run; count += 1) {
      const card = cardAt[top - count] as number;
      if (home[card & 3] === card >> 2) return count;
    }
    return run;
  }

  /**
   * Puts a card, with what lies on it in its column, onto a support: an uncovered card, the ground (of the first
   * empty column), a cell or home. Asks no rules; a card at home must be the top one there. Moving it back to
   * what it lay on before undoes it.
   */
  relocate(card: CardCode, to: Support): void {
    const { where, supports, heights, cardAt, depthOf } = this;
    const from = where[card] as number;
    const before = supports[card] as number;
    let carried = 1;
    if (from < 8) {
      carried = (heights[from] as number) - (depthOf[card] as number) + 1;
      this.#drop(from, carried);
    } else if (from === CELL_PLACE) {
      this.#leaveCell(card);
    } else {
      this.home[card & 3] = (this.home[card & 3] as number) - 1;
      this.homeCount -= 1;
    }
    supports[card] = to;
    this.#changeDigit(card, before, to);
    if (to <= GROUND) {
      const target = to === GROUND ? this.findEmptyColumn() : (where[to] as number);
      // What was carried still stands in its old slots.
      const start = (from << COLUMN_BITS) | (depthOf[card] as number);
      if (carried === 1) this.#push(card, target);
      else {
        for (let index = 0; index < carried; index += 1) {
          this.#push(cardAt[start + index] as number, target);
        }
      }
    } else if (to === IN_CELL) {
      this.#cellIndex[card] = this.cellsUsed;
      this.inCells[this.cellsUsed] = card;
      this.cellsUsed += 1;
      where[card] = CELL_PLACE;
    } else {
      this.home[card & 3] = (this.home[card & 3] as number) + 1;
      this.homeCount += 1;
      where[card] = HOME_PLACE;
    }
  }

  #changeDigit(card: CardCode, from: Support, to: Support): void {
    const { digitOf } = this.keyTables;
    const before = digitOf[(card << 6) | from] as number;
    const after = digitOf[(card << 6) | to] as number;
    const word = WORD_OF[card] as number;
    this.key[word] = (this.key[word] as number) ^ ((before ^ after) << (SHIFT_OF[card] as number));
    this.hash ^=
      (HASH_OF_DIGIT[(card << 3) | before] as number) ^
      (HASH_OF_DIGIT[(card << 3) | after] as number);
  }

  #push(card: CardCode, column: number): void {
    const { cardAt, lowestAt, runAt, heights } = this;
    const height = (heights[column] as number) + 1;
    heights[column] = height;
    const slot = (column << COLUMN_BITS) | height;
    const onto = cardAt[slot - 1] as number;
    const lowest = lowestAt[slot - 1] as number;
    const rank = (card >> 2) + 1;
    cardAt[slot] = card;
    if (rank > lowest) {
      this.buried += 1;
      lowestAt[slot] = lowest;
    } else {
      lowestAt[slot] = rank;
    }
    if (this.stacking.fits[(onto << 6) | card] === 1) {
      runAt[slot] = (runAt[slot - 1] as number) + 1;
    } else {
      runAt[slot] = 1;
      if (height > 1) {
        this.breaks += 1;
        if (rank > lowest) this.buriedRuns += 1;
      }
    }
    this.where[card] = column;
    this.depthOf[card] = height;
  }

  #drop(column: number, count: number): void {
    const { cardAt, lowestAt, runAt, heights } = this;
    let height = heights[column] as number;
    for (let left = count; left > 0; left -= 1, height -= 1) {
      const slot = (column << COLUMN_BITS) | height;
      const isBuried = ((cardAt[slot] as number) >> 2) + 1 > (lowestAt[slot - 1] as number);
      if (isBuried) this.buried -= 1;
      if (runAt[slot] === 1 && height > 1) {
        this.breaks -= 1;
        if (isBuried) this.buriedRuns -= 1;
      }
    }
    heights[column] = height;
  }

  #leaveCell(card: CardCode): void {
    const { inCells } = this;
    const cellIndex = this.#cellIndex;
    this.cellsUsed -= 1;
    const last = inCells[this.cellsUsed] as number;
    const index = cellIndex[card] as number;
    inCells[index] = last;
    cellIndex[last] = index;
  }
}
