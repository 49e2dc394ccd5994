import type { Board } from './board.js';
import type { CardCode, Support } from './card-code.js';
import { entryOf, HashIndex, mayBe, slotAfter, slotOf } from './hash-index.js';
import type { Memory } from './memory.js';
import { HASH_OF_DIGIT, KEY_WORDS, SHIFT_OF, WORD_OF } from './position-key.js';
import { RecordList } from './record-list.js';

/** Nodes that there is always room for. */
const FIRST_BITS = 10;
/** Nodes of a chunk: 256 KiB. */
const CHUNK_BITS = 13;
const CHUNK_MASK = (1 << CHUNK_BITS) - 1;
/**
 * The words of a node: those of its key, in the last of which its parent's number plus 1 stands above the digits; its
 * hash; its depth in the tree above the move that led to it.
 */
const NODE_BITS = 3;
const NODE_WORDS = 1 << NODE_BITS;
const PARENT = KEY_WORDS - 1;
const HASH = KEY_WORDS;
const STEP = KEY_WORDS + 1;
/** Bits of the digits of two cards. */
const PARENT_SHIFT = 6;
const LAST_DIGITS = (1 << PARENT_SHIFT) - 1;
/** Bits of a move as packMove writes it. */
const MOVE_BITS = 12;
const MOVE_MASK = (1 << MOVE_BITS) - 1;
/** The deepest that a node may be in the tree: then nothing is added any more. */
export const MOST_DEPTH = (1 << (32 - MOVE_BITS)) - 1;

/**
 * The tables a search has visited, as nodes of a tree: the exact key, and how it was reached. A hash table finds
 * them; whole keys are compared, so that two different tables are never taken for one.
 */
export class SeenSet {
  readonly #nodes: RecordList;
  readonly #index: HashIndex;
  /** How many nodes there are. */
  count = 0;

  constructor(memory: Memory) {
    this.#nodes = new RecordList(memory, NODE_WORDS, FIRST_BITS, CHUNK_BITS);
    this.#index = new HashIndex(memory, (entry) => this.#word(entry - 1, HASH));
  }

  /** Forgets all nodes. */
  clear(): void {
    this.#nodes.reset();
    this.#index.clear();
    this.count = 0;
  }

  /** Makes sure that one more node may be added; false where memory ends, or the tree is as deep as may be. */
  reserve(): boolean {
    const nodes = this.#nodes;
    return this.#index.hasRoom && (this.count < nodes.capacity || nodes.grow());
  }

  /** The node that a node was reached from; −1 for the start. */
  parentOf(node: number): number {
    return (this.#word(node, PARENT) >>> PARENT_SHIFT) - 1;
  }

  /** The move that a node was reached by. */
  moveOf(node: number): number {
    return this.#word(node, STEP) & MOVE_MASK;
  }

  /** How many moves a node is from the start. */
  depthOf(node: number): number {
    return this.#word(node, STEP) >>> MOVE_BITS;
  }

  /** Whether the board's table is among the nodes. */
  has({ key, hash }: Board): boolean {
    return this.#find(key, 0, hash, 0, 0);
  }

  /**
   * Whether the table is among the nodes that a node's becomes when one card changes its support, without
   * setting it up.
   */
  hasChild(node: number, card: CardCode, to: Support, digitOf: Uint8Array): boolean {
    const chunk = this.#nodes.chunks[node >> CHUNK_BITS] as Int32Array;
    const own = (node & CHUNK_MASK) << NODE_BITS;
    const word = WORD_OF[card] as number;
    const shift = SHIFT_OF[card] as number;
    const before = ((chunk[own + word] as number) >> shift) & 7;
    const after = digitOf[(card << 6) | to] as number;
    const hash =
      (chunk[own + HASH] as number) ^
      (HASH_OF_DIGIT[(card << 3) | before] as number) ^
      (HASH_OF_DIGIT[(card << 3) | after] as number);
    return this.#find(chunk, own, hash, word, (before ^ after) << shift);
  }

  /** Copies the key of a node. */
  readKey(node: number, key: Int32Array): void {
    const chunk = this.#nodes.chunks[node >> CHUNK_BITS] as Int32Array;
    const at = (node & CHUNK_MASK) << NODE_BITS;
    for (let word = 0; word < KEY_WORDS; word += 1) key[word] = chunk[at + word] as number;
    key[PARENT] = (key[PARENT] as number) & LAST_DIGITS;
  }

  /**
   * Adds the board's table, which must not be there yet, where {@link reserve} has said that there is room.
   * @returns its number
   */
  add({ key, hash }: Board, parent: number, move: number, depth: number): number {
    const node = this.count;
    this.count = node + 1;
    const chunk = this.#nodes.chunks[node >> CHUNK_BITS] as Int32Array;
    const at = (node & CHUNK_MASK) << NODE_BITS;
    for (let word = 0; word < PARENT; word += 1) chunk[at + word] = key[word] as number;
    chunk[at + PARENT] = ((parent + 1) << PARENT_SHIFT) | (key[PARENT] as number);
    chunk[at + HASH] = hash;
    chunk[at + STEP] = (depth << MOVE_BITS) | move;
    this.#index.add(hash, node + 1);
    if (depth === MOST_DEPTH) this.#index.hasRoom = false;
    return node;
  }

  #word(node: number, word: number): number {
    const chunk = this.#nodes.chunks[node >> CHUNK_BITS] as Int32Array;
    return chunk[((node & CHUNK_MASK) << NODE_BITS) + word] as number;
  }

  /** Whether there is a node with this hash whose key differs in these bits of one word from the one that is given. */
  #find(keys: Int32Array, own: number, hash: number, changed: number, difference: number): boolean {
    const table = this.#index.tableOf(hash);
    let slot = slotOf(hash);
    for (let held = table[slot] as number; held !== 0; held = table[slot] as number) {
      if (mayBe(held, hash) && this.#isKey(entryOf(held) - 1, keys, own, changed, difference)) {
        return true;
      }
      slot = slotAfter(slot);
    }
    return false;
  }

  #isKey(
    node: number,
    keys: Int32Array,
    own: number,
    changed: number,
    difference: number,
  ): boolean {
    const chunk = this.#nodes.chunks[node >> CHUNK_BITS] as Int32Array;
    const at = (node & CHUNK_MASK) << NODE_BITS;
    for (let word = 0; word < KEY_WORDS; word += 1) {
      let differing = (chunk[at + word] as number) ^ (keys[own + word] as number);
      if (word === changed) differing ^= difference;
      if (word === PARENT) differing &= LAST_DIGITS;
      if (differing !== 0) return false;
    }
    return true;
  }
}
