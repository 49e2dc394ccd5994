import type { Memory } from './memory.js';

/**
 * Records of a few whole numbers each, in chunks: record `i` begins at word `(i & mask) · words` of `chunks[i >> bits]`.
 * The list grows by a chunk at a time, and what is there stays where it is: a table that moves to a larger one holds up
 * a page, and both stand side by side. Only the first chunk grows by doubling, so that small lists stay small.
 */
export class RecordList {
  readonly chunks: Int32Array[] = [];
  /** Records that there is room for. */
  capacity = 0;
  readonly #memory: Memory;
  readonly #recordBytes: number;
  readonly #first: number;
  readonly #whole: number;

  /**
   * @param words 32-bit words of a record
   * @param firstBits records that there is always room for, as a power of two
   * @param chunkBits records of a whole chunk, as a power of two
   */
  constructor(memory: Memory, words: number, firstBits: number, chunkBits: number) {
    this.#memory = memory;
    this.#recordBytes = words * 4;
    this.#first = 1 << firstBits;
    this.#whole = 1 << chunkBits;
    this.#add(this.#first);
  }

  /** As at first: only the room that there always is; what is in it may be anything. */
  reset(): void {
    if (this.capacity === this.#first) return;
    this.#memory.giveBack(this.capacity * this.#recordBytes);
    this.chunks.length = 0;
    this.capacity = 0;
    this.#add(this.#first);
  }

  /** Makes room for more records, about which nothing is said; false where that takes too much memory. */
  grow(): boolean {
    const { capacity, chunks } = this;
    if (capacity >= this.#whole) return this.#add(this.#whole);
    const small = chunks[0] as Int32Array;
    if (!this.#add(capacity * 2)) return false;
    (chunks[1] as Int32Array).set(small);
    chunks.shift();
    this.capacity -= capacity;
    this.#memory.giveBack(small.byteLength);
    return true;
  }

  #add(records: number): boolean {
    const bytes = records * this.#recordBytes;
    if (!this.#memory.take(bytes)) return false;
    this.chunks.push(new Int32Array(bytes / 4));
    this.capacity += records;
    return true;
  }
}
