/** Priorities are whole numbers from 0 to this. */
export const MAX_PRIORITY = 8191;
const FIRST_CAPACITY = 1 << 12;
/** The most entries that room is kept for from one search to the next. */
const LARGEST_KEPT = 1 << 16;
/** Next entry, node and move. */
const BYTES_PER_ENTRY = 4 + 4 + 2;
/** No table has more moves than this. */
const MOST_MOVES = 256;
/** A limit that no priority comes to. */
const NO_LIMIT = 2 ** 30;

/**
 * The moves still to be tried, cheapest first; of equal ones the latest. A bucket for each priority, entries
 * linked through typed arrays, used places used again.
 */
export class Frontier {
  readonly #heads = new Int32Array(MAX_PRIORITY + 1).fill(-1);
  #next = new Int32Array(FIRST_CAPACITY);
  #nodes = new Int32Array(FIRST_CAPACITY);
  #moves = new Uint16Array(FIRST_CAPACITY);
  #free = -1;
  #used = 0;
  #lowest = MAX_PRIORITY + 1;
  #highest = 0;
  #size = 0;
  #room = Infinity;
  /** Moves of this priority or a worse one need not be added any more: there are enough better ones. */
  limit = NO_LIMIT;
  /** The node and the move of the entry last taken. */
  node = 0;
  move = 0;

  /**
   * Empties it.
   * @param room about how many moves are wanted at most: beyond that the worst ones are dropped
   */
  clear(room = Infinity): void {
    this.#heads.fill(-1, Math.min(this.#lowest, MAX_PRIORITY), this.#highest + 1);
    this.#free = -1;
    this.#used = 0;
    this.#lowest = MAX_PRIORITY + 1;
    this.#highest = 0;
    this.#size = 0;
    this.#room = room;
    this.limit = NO_LIMIT;
    if (this.#next.length > LARGEST_KEPT) this.#resize(FIRST_CAPACITY);
  }

  /** Bytes that it will take once the moves of another table are added. */
  bytesNeeded(): number {
    const capacity = this.#next.length;
    const isRoomy = this.#size + MOST_MOVES <= capacity;
    return (isRoomy ? capacity : capacity * 2) * BYTES_PER_ENTRY;
  }

  /** Adds the move that leads on from a node. */
  add(node: number, move: number, priority: number): void {
    let bucket = priority | 0;
    if (bucket < 0) bucket = 0;
    else if (bucket > MAX_PRIORITY) bucket = MAX_PRIORITY;
    let entry = this.#free;
    if (entry >= 0) {
      this.#free = this.#next[entry] as number;
    } else {
      entry = this.#used;
      if (entry === this.#next.length) this.#resize(entry * 2);
      this.#used = entry + 1;
    }
    this.#nodes[entry] = node;
    this.#moves[entry] = move;
    this.#next[entry] = this.#heads[bucket] as number;
    this.#heads[bucket] = entry;
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
    while (bucket <= highest && heads[bucket] === -1) bucket += 1;
    if (bucket > highest) {
      this.#lowest = MAX_PRIORITY + 1;
      this.#highest = 0;
      return false;
    }
    this.#lowest = bucket;
    const entry = heads[bucket] as number;
    heads[bucket] = this.#next[entry] as number;
    this.#next[entry] = this.#free;
    this.#free = entry;
    this.#size -= 1;
    this.node = this.#nodes[entry] as number;
    this.move = this.#moves[entry] as number;
    return true;
  }

  /** Drops the moves of the worst priority, unless they are the best too. */
  #dropWorst(): void {
    const heads = this.#heads;
    const next = this.#next;
    let bucket = this.#highest;
    while (heads[bucket] === -1) bucket -= 1;
    this.#highest = bucket;
    if (bucket === this.#lowest) return;
    const first = heads[bucket] as number;
    let last = first;
    this.#size -= 1;
    while (next[last] !== -1) {
      last = next[last] as number;
      this.#size -= 1;
    }
    next[last] = this.#free;
    this.#free = first;
    heads[bucket] = -1;
    this.limit = bucket;
  }

  /** Makes room for so many entries and keeps those there are. */
  #resize(capacity: number): void {
    const kept = Math.min(capacity, this.#used);
    const next = new Int32Array(capacity);
    const nodes = new Int32Array(capacity);
    const moves = new Uint16Array(capacity);
    next.set(this.#next.subarray(0, kept));
    nodes.set(this.#nodes.subarray(0, kept));
    moves.set(this.#moves.subarray(0, kept));
    this.#next = next;
    this.#nodes = nodes;
    this.#moves = moves;
  }
}
