import { Board, HOME_PLACE } from './board.js';
import { AT_HOME } from './card-code.js';
import { Expansion, packMove, type SearchRules } from './expansion.js';
import { Frontier } from './frontier.js';
import { collectHome } from './home-rule.js';
import { SeenSet } from './seen-set.js';
import type { StartTable } from './start-table.js';
import type { Weights } from './weights.js';

/** How a search stands: still going, won, everything seen without a win, or no memory left. */
export type SearchState = 'running' | 'won' | 'exhausted' | 'full';

/** Tables further apart in the tree than this are set up from their keys, not by taking moves back. */
const MOST_STEPS = 8;
/** Log entries that a path of any length needs: two bytes for each change. */
const LOG_BYTES = 1 << 16;

/**
 * One best-first search through the tables of a game. It visits each table once and compares whole keys, so when
 * nothing is left to try, there is no win: a proof. Runs in slices; one object serves many searches in turn.
 */
export class Search {
  readonly board = new Board();
  readonly seen = new SeenSet();
  readonly frontier = new Frontier();
  readonly #expansion: Expansion;
  readonly #log = new Uint8Array(LOG_BYTES);
  /** The nodes from the path's first one to the current one, by depth, and how long the log was at each. */
  readonly #path = new Int32Array(1 << 16);
  readonly #logAt = new Int32Array(1 << 16);
  #pathStart = 0;
  #logLength = 0;
  #current = -1;
  #rules: SearchRules;
  #start: StartTable;
  /** The node that is won. */
  wonNode = -1;
  state: SearchState = 'running';
  /** Tables visited since the start. */
  get visited(): number {
    return this.seen.count;
  }


  constructor(start: StartTable, rules: SearchRules, weights: Weights) {
    this.#rules = rules;
    this.#start = start;
    this.#expansion = new Expansion(this.board, this.seen, this.frontier, rules, weights);
    this.start(start, rules, weights);
  }

  /** Starts anew, from another table; forgets all that came before. */
  start(start: StartTable, rules: SearchRules, weights: Weights): void {
    this.#rules = rules;
    this.#start = start;
    this.seen.clear();
    this.frontier.clear();
    this.#expansion.start(rules, weights);
    this.state = 'running';
    this.wonNode = -1;
    this.#reset();
    this.#visit(-1, 0, 0);
  }

  /** Goes on for at most so many moves tried, and so many bytes in all. */
  run(mostMoves: number, mostBytes: number): SearchState {
    const { frontier, seen, board } = this;
    for (let left = mostMoves; left > 0 && this.state === 'running'; left -= 1) {
      if (seen.bytesNeeded() + frontier.bytesNeeded() > mostBytes) {
        this.state = 'full';
        break;
      }
      if (!frontier.take()) {
        this.state = 'exhausted';
        break;
      }
      const { node, move } = frontier;
      this.#goTo(node);
      this.#make(move);
      if (seen.has(board)) this.#takeBackTo(node);
      else this.#visit(node, move, (seen.depths[node] as number) + 1);
    }
    return this.state;
  }

  /**
   * The changes that lead from the start to a node, in order, each as {@link packMove} writes it: moves, and the
   * cards that went home after them. The board is back at its first columns then; the search cannot go on.
   */
  changesTo(node: number): readonly number[] {
    const { parents, moves } = this.seen;
    const path: number[] = [];
    for (let at = node; (parents[at] as number) >= 0; at = parents[at] as number) {
      path.push(moves[at] as number);
    }
    const changes: number[] = [];
    const noteHome = (from: number): void => {
      for (let at = from; at < this.#logLength; at += 2) {
        changes.push(packMove(this.#log[at] as number, AT_HOME));
      }
    };
    this.#reset();
    noteHome(0);
    for (const move of path.reverse()) {
      const from = this.#logLength;
      changes.push(move);
      this.#make(move);
      noteHome(from + 2);
    }
    return changes;
  }

  /** Sets the board up as it was at the start. */
  #reset(): void {
    const { board } = this;
    board.load(this.#start, this.#rules.stacking);
    const { homeRule, isForced } = this.#rules;
    // A forced collecting acts after moves only; the search's own may begin at once.
    this.#logLength = isForced ? 0 : collectHome(board, homeRule, -1, this.#log, 0);
  }

  /** Notes the board's table as a new node, and all that can be done there. */
  #visit(parent: number, move: number, depth: number): void {
    const node = this.seen.add(this.board, parent, move, depth);
    this.#current = node;
    this.#path[depth] = node;
    this.#logAt[depth] = this.#logLength;
    if (parent < 0) this.#pathStart = 0;
    if (this.board.buried === 0) {
      this.state = 'won';
      this.wonNode = node;
      return;
    }
    this.#expansion.expand(node);
  }

  /** Makes a move on the board, and what goes home by itself after it. */
  #make(move: number): void {
    const { board } = this;
    const log = this.#log;
    const card = move >> 6;
    const kept = this.#rules.isForced && board.where[card] === HOME_PLACE ? card : -1;
    const length = this.#logLength;
    log[length] = card;
    log[length + 1] = board.supports[card] as number;
    board.relocate(card, move & 63);
    this.#logLength = collectHome(board, this.#rules.homeRule, kept, log, length + 2);
  }

  /** Takes changes back until the board is at a node of the current path. */
  #takeBackTo(node: number): void {
    const log = this.#log;
    const { board } = this;
    const end = this.#logAt[this.seen.depths[node] as number] as number;
    let length = this.#logLength;
    while (length > end) {
      length -= 2;
      board.relocate(log[length] as number, log[length + 1] as number);
    }
    this.#logLength = length;
    this.#current = node;
  }

  /** Brings the board to a node: by taking back and making moves where that is near, else from its key. */
  #goTo(node: number): void {
    if (node === this.#current) return;
    const { parents, depths, moves } = this.seen;
    const path = this.#path;
    const currentDepth = depths[this.#current] as number;
    let meeting = node;
    let steps = 0;
    for (;;) {
      const depth = depths[meeting] as number;
      if (depth < this.#pathStart || steps > MOST_STEPS) {
        this.#jumpTo(node);
        return;
      }
      if (depth <= currentDepth && path[depth] === meeting) break;
      meeting = parents[meeting] as number;
      steps += 1;
    }
    const back = currentDepth - (depths[meeting] as number);
    if (back + steps > MOST_STEPS) {
      this.#jumpTo(node);
      return;
    }
    if (back > 0) this.#takeBackTo(meeting);
    const nodeDepth = depths[node] as number;
    for (let next = node, depth = nodeDepth; next !== meeting; depth -= 1) {
      path[depth] = next;
      next = parents[next] as number;
    }
    for (let depth = nodeDepth - steps + 1; depth <= nodeDepth; depth += 1) {
      this.#make(moves[path[depth] as number] as number);
      this.#logAt[depth] = this.#logLength;
    }
    this.#current = node;
  }

  /** Sets the board up from a node's key; the path begins there. */
  #jumpTo(node: number): void {
    const depth = this.seen.depths[node] as number;
    this.board.restore(this.seen.keys, node * 6);
    this.#path[depth] = node;
    this.#logAt[depth] = 0;
    this.#logLength = 0;
    this.#pathStart = depth;
    this.#current = node;
  }
}
