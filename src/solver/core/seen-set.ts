import type { Board } from './board.js';
import type { CardCode, Support } from './card-code.js';
import { HASH_OF_DIGIT, KEY_WORDS, SHIFT_OF, WORD_OF } from './position-key.js';

const FIRST_CAPACITY = 1 << 10;
/** The most nodes that tables are kept for from one search to the next. */
const LARGEST_KEPT = 1 << 13;
/** Key, hash, parent, move, depth, and two slots of the hash table. */
const BYTES_PER_NODE = KEY_WORDS * 4 + 4 + 4 + 2 + 2 + 2 * 4;

/**
 * The tables a search has visited, as nodes of a tree: the exact key, and how it was reached. A hash table finds
 * them; whole keys are compared, so that two different tables are never taken for one.
 */
export class SeenSet {
  keys = new Int32Array(FIRST_CAPACITY * KEY_WORDS);
  hashes = new Int32Array(FIRST_CAPACITY);
  parents = new Int32Array(FIRST_CAPACITY);
  moves = new Uint16Array(FIRST_CAPACITY);
  depths = new Uint16Array(FIRST_CAPACITY);
  count = 0;
  #slots = new Int32Array(FIRST_CAPACITY * 2);
  #mask = FIRST_CAPACITY * 2 - 1;

  /** Forgets all nodes; large tables are given back, since to wipe them costs more than most searches. */
  clear(): void {
    this.count = 0;
    if (this.hashes.length > LARGEST_KEPT) this.#resize(FIRST_CAPACITY);
    else this.#slots.fill(0);
  }

  /** Bytes that it will take once another node is added. */
  bytesNeeded(): number {
    const capacity = this.hashes.length;
    return (this.count < capacity ? capacity : capacity * 2) * BYTES_PER_NODE;
  }

  /** Whether the board's table is among the nodes. */
  has(board: Board): boolean {
    const { keys, hashes } = this;
    const { key, hash } = board;
    const slots = this.#slots;
    const mask = this.#mask;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      if (hashes[entry - 1] === hash) {
        const offset = (entry - 1) * KEY_WORDS;
        let word = 0;
        while (word < KEY_WORDS && keys[offset + word] === key[word]) word += 1;
        if (word === KEY_WORDS) return true;
      }
      slot = (slot + 1) & mask;
    }
    return false;
  }

  /**
   * Whether the table is among the nodes that a node's becomes when one card changes its support, without
   * setting it up.
   */
  hasChild(node: number, card: CardCode, to: Support, digitOf: Uint8Array): boolean {
    const { keys, hashes } = this;
    const changed = WORD_OF[card] as number;
    const shift = SHIFT_OF[card] as number;
    const own = node * KEY_WORDS;
    const before = ((keys[own + changed] as number) >> shift) & 7;
    const after = digitOf[(card << 6) | to] as number;
    const hash =
      (hashes[node] as number) ^
      (HASH_OF_DIGIT[(card << 3) | before] as number) ^
      (HASH_OF_DIGIT[(card << 3) | after] as number);
    const slots = this.#slots;
    const mask = this.#mask;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      if (hashes[entry - 1] === hash) {
        const other = (entry - 1) * KEY_WORDS;
        const difference = (before ^ after) << shift;
        let word = 0;
        for (; word < KEY_WORDS; word += 1) {
          const key = keys[own + word] as number;
          if (keys[other + word] !== (word === changed ? key ^ difference : key)) break;
        }
        if (word === KEY_WORDS) return true;
      }
      slot = (slot + 1) & mask;
    }
    return false;
  }

  /** Adds the board's table, which must not be there yet; returns its number. */
  add(board: Board, parent: number, move: number, depth: number): number {
    const node = this.count;
    if (node === this.hashes.length) this.#resize(node * 2);
    this.count = node + 1;
    const { keys } = this;
    const { key } = board;
    const offset = node * KEY_WORDS;
    for (let word = 0; word < KEY_WORDS; word += 1) keys[offset + word] = key[word] as number;
    this.hashes[node] = board.hash;
    this.parents[node] = parent;
    this.moves[node] = move;
    this.depths[node] = depth;
    this.#link(node);
    return node;
  }

  #link(node: number): void {
    const hash = this.hashes[node] as number;
    const slots = this.#slots;
    const mask = this.#mask;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = node + 1;
  }

  /** Makes room for so many nodes and keeps those there are. */
  #resize(capacity: number): void {
    const { keys, hashes, parents, moves, depths, count } = this;
    this.keys = new Int32Array(capacity * KEY_WORDS);
    this.hashes = new Int32Array(capacity);
    this.parents = new Int32Array(capacity);
    this.moves = new Uint16Array(capacity);
    this.depths = new Uint16Array(capacity);
    this.#slots = new Int32Array(capacity * 2);
    this.#mask = capacity * 2 - 1;
    this.keys.set(keys.subarray(0, count * KEY_WORDS));
    this.hashes.set(hashes.subarray(0, count));
    this.parents.set(parents.subarray(0, count));
    this.moves.set(moves.subarray(0, count));
    this.depths.set(depths.subarray(0, count));
    for (let node = 0; node < count; node += 1) this.#link(node);
  }
}
