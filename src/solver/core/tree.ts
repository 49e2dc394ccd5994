import { Board, HOME_PLACE } from './board.js';
import { AT_HOME } from './card-code.js';
import { packMove, type SearchRules } from './search-rules.js';
import { collectHome, type HomeRule } from './home-rule.js';
import type { Memory } from './memory.js';
import { SeenSet } from './seen-set.js';
import type { StartTable } from './start-table.js';

/** Tables further apart in the tree than this are set up from their keys, not by taking moves back. */
const MOST_STEPS = 14;
/** Room in the log, in bytes; each node of the path has two at least. */
const LOG_BYTES = 1 << 12;
/** So much of it is left free for the changes of one walk and one move. */
const LOG_RESERVE = 1 << 8;
/** The path is a ring. */
const PATH_NODES = LOG_BYTES >> 1;
const PATH_MASK = PATH_NODES - 1;

/**
 * The tables visited in a search as a tree, and one board that walks about in it. Each node is a table after a move
 * and all that went home by itself after it.
 */
export class SearchTree {
  readonly board = new Board();
  readonly seen: SeenSet;
  /** What was changed on the way from the path's first node: cards and what they lay on before. */
  readonly #log = new Uint8Array(LOG_BYTES);
  /** The nodes of the path by depth, and how long the log was at each. */
  readonly #path = new Int32Array(PATH_NODES);
  readonly #logAt = new Int32Array(PATH_NODES);
  #pathStart = 0;
  #logLength = 0;
  #current = -1;
  #start: StartTable | null = null;
  #rules: SearchRules | null = null;
  #homeRule: HomeRule = 0;
  #isForced = false;

  constructor(memory: Memory) {
    memory.take(this.#log.byteLength + this.#path.byteLength + this.#logAt.byteLength);
    this.seen = new SeenSet(memory);
  }

  /** Forgets all nodes; the board is at the start of another search, which is no node yet. */
  start(start: StartTable, rules: SearchRules): void {
    this.#start = start;
    this.#rules = rules;
    this.#homeRule = rules.homeRule;
    this.#isForced = rules.isForced;
    this.seen.clear();
    this.#reset();
  }

  /** Makes the board's table a node, which it must not be yet: reached from a parent (−1 for the start) by a move. */
  add(parent: number, move: number): number {
    const { seen } = this;
    const depth = parent < 0 ? 0 : seen.depthOf(parent) + 1;
    const node = seen.add(this.board, parent, move, depth);
    if (parent < 0) this.#pathStart = 0;
    this.#stepTo(node, depth);
    return node;
  }

  /** Makes a move on the board, and what goes home by itself after it. */
  make(move: number): void {
    const { board } = this;
    const log = this.#log;
    const card = move >> 6;
    const kept = this.#isForced && board.where[card] === HOME_PLACE ? card : -1;
    const length = this.#logLength;
    log[length] = card;
    log[length + 1] = board.supports[card] as number;
    board.relocate(card, move & 63);
    this.#logLength = collectHome(board, this.#homeRule, kept, log, length + 2);
  }

  /** Takes changes back until the board is at a node of the path that led here. */
  takeBackTo(node: number): void {
    const log = this.#log;
    const { board } = this;
    const end = this.#logAt[this.seen.depthOf(node) & PATH_MASK] as number;
    let length = this.#logLength;
    while (length > end) {
      length -= 2;
      board.relocate(log[length] as number, log[length + 1] as number);
    }
    this.#logLength = length;
    this.#current = node;
  }

  /** Brings the board to a node: by taking back and making moves where that is near, else from its key. */
  goTo(node: number): void {
    if (node === this.#current) return;
    const { seen } = this;
    const path = this.#path;
    const currentDepth = seen.depthOf(this.#current);
    let meeting = node;
    let depth = seen.depthOf(node);
    let steps = 0;
    while (depth > currentDepth || path[depth & PATH_MASK] !== meeting) {
      steps += 1;
      depth -= 1;
      if (depth < this.#pathStart || steps > MOST_STEPS) {
        this.#jumpTo(node);
        return;
      }
      meeting = seen.parentOf(meeting);
    }
    if (depth < this.#pathStart || currentDepth - depth + steps > MOST_STEPS) {
      this.#jumpTo(node);
      return;
    }
    if (depth < currentDepth) this.takeBackTo(meeting);
    this.#follow(node, depth, steps);
  }

  /**
   * The changes that lead from the start to a node, in order, each as {@link packMove} writes it: moves, and the
   * cards that went home after them. The board and its columns are as at the start before; no search can go on.
   */
  changesTo(node: number): readonly number[] {
    const { seen } = this;
    const path: number[] = [];
    for (let at = node; seen.parentOf(at) >= 0; at = seen.parentOf(at)) path.push(seen.moveOf(at));
    const changes: number[] = [];
    const noteHome = (from: number): void => {
      for (let at = from; at < this.#logLength; at += 2) {
        changes.push(packMove(this.#log[at] as number, AT_HOME));
      }
    };
    this.#reset();
    noteHome(0);
    for (const move of path.reverse()) {
      changes.push(move);
      this.#logLength = 0;
      this.make(move);
      noteHome(2);
    }
    return changes;
  }

  /** Makes the moves that lead from a node of the path down to another one. */
  #follow(node: number, fromDepth: number, steps: number): void {
    const { seen } = this;
    const path = this.#path;
    const end = fromDepth + steps;
    for (let at = node, depth = end; depth > fromDepth; depth -= 1) {
      path[depth & PATH_MASK] = at;
      at = seen.parentOf(at);
    }
    for (let depth = fromDepth + 1; depth <= end; depth += 1) {
      const next = path[depth & PATH_MASK] as number;
      this.make(seen.moveOf(next));
      this.#stepTo(next, depth);
    }
  }

  /** The board has come to a node by a move from the one before it. */
  #stepTo(node: number, depth: number): void {
    if (this.#logLength > LOG_BYTES - LOG_RESERVE) this.#startPath(depth);
    this.#path[depth & PATH_MASK] = node;
    this.#logAt[depth & PATH_MASK] = this.#logLength;
    this.#current = node;
  }

  /** Sets the board up from a node's key. */
  #jumpTo(node: number): void {
    const depth = this.seen.depthOf(node);
    this.seen.readKey(node, this.board.key);
    this.board.restore();
    this.#startPath(depth);
    this.#stepTo(node, depth);
  }

  /** What lies above a depth is not gone back to any more. */
  #startPath(depth: number): void {
    this.#pathStart = depth;
    this.#logLength = 0;
  }

  /** Sets the board up as it was at the start. */
  #reset(): void {
    const { board } = this;
    if (this.#start === null || this.#rules === null) return;
    board.load(this.#start, this.#rules.stacking);
    this.#logLength = this.#rules.collectsFirst
      ? collectHome(board, this.#homeRule, -1, this.#log, 0)
      : 0;
  }
}
