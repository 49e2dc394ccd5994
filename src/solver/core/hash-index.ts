import type { Memory } from './memory.js';

/** Slots of a table: 8 KiB. */
const SLOT_BITS = 11;
const SLOTS = 1 << SLOT_BITS;
const SLOT_MASK = SLOTS - 1;
/** The bits of a hash: the lowest say its table, these its slot there, and the highest are its tag. */
const SLOT_SHIFT = 14;
const TAG_SHIFT = SLOT_SHIFT + SLOT_BITS;
/** A slot holds a tag and an entry. */
const ENTRY_MASK = (1 << TAG_SHIFT) - 1;
/** A table with so many entries is split in two; fuller ones take less memory and a good deal more time. */
const MOST_ENTRIES = SLOTS / 2;
/** The words after the slots: how many entries there are, and in how many of their lowest bits all hashes are alike. */
const COUNT = SLOTS;
const DEPTH = SLOTS + 1;
const TABLE_WORDS = SLOTS + 2;
const TABLE_BYTES = TABLE_WORDS * 4;
/** Hashes that are spread out never come to this; others must not make directories without end. */
const MOST_DEPTH = 20;

/** The slot of a table where the search for a hash begins; it goes on to {@link slotAfter}, up to one that holds 0. */
export function slotOf(hash: number): number {
  return (hash >>> SLOT_SHIFT) & SLOT_MASK;
}

/** The slot after another one. */
export function slotAfter(slot: number): number {
  return (slot + 1) & SLOT_MASK;
}

/** Whether what a slot holds may have this hash: of a hundred others one may seem to. */
export function mayBe(held: number, hash: number): boolean {
  return (held ^ hash) >>> TAG_SHIFT === 0;
}

/** The entry that a slot holds. */
export function entryOf(held: number): number {
  return held & ENTRY_MASK;
}

/**
 * A hash table of numbers from 1 on (25 bits) that never moves as a whole: extendible hashing (Fagin, Nievergelt,
 * Pippenger, Strong 1979). A directory says by the lowest bits of a hash in which of many small tables it is; a table
 * that is full is split in two.
 */
export class HashIndex {
  readonly #memory: Memory;
  readonly #hashOf: (entry: number) => number;
  /** The table of each value of the lowest bits of a hash. */
  #directory: Int32Array[] = [new Int32Array(TABLE_WORDS)];
  #mask = 0;
  #tables = 1;
  /** Whether another entry may be added. */
  hasRoom = true;

  /** @param hashOf the hash of an entry that was added */
  constructor(memory: Memory, hashOf: (entry: number) => number) {
    this.#memory = memory;
    this.#hashOf = hashOf;
    memory.take(TABLE_BYTES);
  }

  /** Forgets all entries. */
  clear(): void {
    const [table] = this.#directory as [Int32Array];
    table.fill(0);
    this.#directory = [table];
    this.#mask = 0;
    this.#memory.giveBack((this.#tables - 1) * TABLE_BYTES);
    this.#tables = 1;
    this.hasRoom = true;
  }

  /** The table where entries with this hash are. */
  tableOf(hash: number): Int32Array {
    return this.#directory[hash & this.#mask] as Int32Array;
  }

  /** Adds an entry while {@link HashIndex.hasRoom}. */
  add(hash: number, entry: number): void {
    const table = this.tableOf(hash);
    put(table, hash, entry);
    if ((table[COUNT] as number) >= MOST_ENTRIES) this.hasRoom = this.#split(table, hash);
  }

  /** Splits the table of a hash by one more bit; false where there is no memory for it. */
  #split(table: Int32Array, hash: number): boolean {
    const depth = table[DEPTH] as number;
    if (depth === MOST_DEPTH || !this.#memory.take(TABLE_BYTES)) return false;
    const bit = 1 << depth;
    if (bit > this.#mask) {
      this.#directory = this.#directory.concat(this.#directory);
      this.#mask = this.#mask * 2 + 1;
    }
    const other = new Int32Array(TABLE_WORDS);
    this.#tables += 1;
    const directory = this.#directory;
    for (let at = (hash & (bit - 1)) | bit; at < directory.length; at += bit * 2) {
      directory[at] = other;
    }
    const held = table.slice(0, SLOTS);
    table.fill(0, 0, SLOTS + 1);
    table[DEPTH] = depth + 1;
    other[DEPTH] = depth + 1;
    for (const one of held) {
      if (one === 0) continue;
      const itsHash = this.#hashOf(entryOf(one));
      put((itsHash & bit) === 0 ? table : other, itsHash, entryOf(one));
    }
    return true;
  }
}

function put(table: Int32Array, hash: number, entry: number): void {
  let slot = slotOf(hash);
  while (table[slot] !== 0) slot = slotAfter(slot);
  table[slot] = (hash & ~ENTRY_MASK) | entry;
  table[COUNT] = (table[COUNT] as number) + 1;
}
