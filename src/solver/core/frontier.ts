import type { Memory } from './memory.js';
import { RecordList } from './record-list.js';

/** Priorities are whole numbers from 0 to this. */
export const MAX_PRIORITY = 8191;
/** Entries that there is always room for. */
const FIRST_BITS = 11;
/** Entries of a chunk: 192 KiB. */
const CHUNK_BITS = 14;
const CHUNK_MASK = (1 << CHUNK_BITS) - 1;
/** No table has more moves than this. */
const MOST_MOVES = 256;
/** A limit that no priority comes to. */
const NO_LIMIT = 2 ** 30;

/** The words of an entry, which are numbered from 1 on: the next one of its priority, 0 for none; node; move. */
const ENTRY_WORDS = 3;

/**
 * The moves still to be tried, cheapest first; of equal ones the latest. A bucket for each priority, entries
 * linked through chunks of typed arrays, used places used again.
 */
export class Frontier {
  /** The first entry of each priority. */
  readonly #heads = new Int32Array(MAX_PRIORITY + 1);
  readonly #entries: RecordList;
  #free = 0;
  #used = 1;
  #lowest = MAX_PRIORITY + 1;
  #highest = 0;
  #size = 0;
  #room = Infinity;
  /** Moves of this priority or a worse one need not be added any more: there are enough better ones. */
  limit = NO_LIMIT;
  /** The node and the move of the entry last taken. */
  node = 0;
  move = 0;

  constructor(memory: Memory) {
    memory.take(this.#heads.byteLength);
    this.#entries = new RecordList(memory, ENTRY_WORDS, FIRST_BITS, CHUNK_BITS);
  }

  /**
   * Empties it.
   * @param room about how many moves are wanted at most: beyond that the worst ones are dropped
   */
  clear(room = Infinity): void {
    this.#heads.fill(0, Math.min(this.#lowest, MAX_PRIORITY), this.#highest + 1);
    this.#entries.reset();
    this.#free = 0;
    this.#used = 1;
    this.#lowest = MAX_PRIORITY + 1;
    this.#highest = 0;
    this.#size = 0;
    this.#room = room;
    this.limit = NO_LIMIT;
  }

  /** Makes sure that the moves of another table may be added; false where memory ends. */
  reserve(): boolean {
    const entries = this.#entries;
    return this.#size + MOST_MOVES < entries.capacity || entries.grow();
  }

  /** Adds the move that leads on from a node, where {@link reserve} has said that there is room. */
  add(node: number, move: number, priority: number): void {
    const { chunks } = this.#entries;
    const heads = this.#heads;
    let bucket = priority | 0;
    if (bucket < 0) bucket = 0;
    else if (bucket > MAX_PRIORITY) bucket = MAX_PRIORITY;
    const isFresh = this.#free === 0;
    const entry = isFresh ? this.#used : this.#free;
    const chunk = chunks[entry >> CHUNK_BITS] as Int32Array;
    const at = (entry & CHUNK_MASK) * ENTRY_WORDS;
    if (isFresh) this.#used += 1;
    else this.#free = chunk[at] as number;
    chunk[at] = heads[bucket] as number;
    chunk[at + 1] = node;
    chunk[at + 2] = move;
    heads[bucket] = entry;
    if (bucket < this.#lowest) this.#lowest = bucket;
    if (bucket > this.#highest) this.#highest = bucket;
    this.#size += 1;
    if (this.#size > this.#room) this.#dropWorst();
  }

  /** Takes the best entry into `node` and `move`; false where there is none. */
  take(): boolean {
    const heads = this.#heads;
    let bucket = this.#lowest;
    const highest = this.#highest;
    while (bucket <= highest && heads[bucket] === 0) bucket += 1;
    if (bucket > highest) {
      this.#lowest = MAX_PRIORITY + 1;
      this.#highest = 0;
      return false;
    }
    this.#lowest = bucket;
    const entry = heads[bucket] as number;
    const chunk = this.#entries.chunks[entry >> CHUNK_BITS] as Int32Array;
    const at = (entry & CHUNK_MASK) * ENTRY_WORDS;
    heads[bucket] = chunk[at] as number;
    chunk[at] = this.#free;
    this.#free = entry;
    this.#size -= 1;
    this.node = chunk[at + 1] as number;
    this.move = chunk[at + 2] as number;
    return true;
  }

  /** Drops the moves of the worst priority, unless they are the best too. */
  #dropWorst(): void {
    const { chunks } = this.#entries;
    const heads = this.#heads;
    let bucket = this.#highest;
    while (heads[bucket] === 0) bucket -= 1;
    this.#highest = bucket;
    if (bucket === this.#lowest) return;
    const first = heads[bucket] as number;
    let entry = first;
    for (;;) {
      this.#size -= 1;
      const chunk = chunks[entry >> CHUNK_BITS] as Int32Array;
      const at = (entry & CHUNK_MASK) * ENTRY_WORDS;
      entry = chunk[at] as number;
      if (entry !== 0) continue;
      chunk[at] = this.#free;
      break;
    }
    this.#free = first;
    heads[bucket] = 0;
    this.limit = bucket;
  }
}
