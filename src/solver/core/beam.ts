import { Expansion } from './expansion.js';
import type { Frontier } from './frontier.js';
import type { SearchRules } from './search-rules.js';
import type { StartTable } from './start-table.js';
import type { SearchTree } from './tree.js';
import type { Weights } from './weights.js';
import type { Workspace } from './workspace.js';

/** For each table that a level keeps, so many moves are held ready: a good third lead to tables seen before. */
const MOVES_PER_TABLE = 2;
/** More than any move as packMove writes it. */
const MOVE_RANGE = 1 << 12;

/** How a beam stands: still going, won, dried up without a win, which proves nothing, or no memory left. */
export type BeamState = 'running' | 'won' | 'ended' | 'full';

/** How far a beam looks. */
export interface BeamSize {
  /** How many tables are kept of each level. */
  readonly width: number;
  /** Levels to go through at most. */
  readonly mostLevels: number;
}

/**
 * A search for short lines, move by move: of all tables that so many moves lead to, only the best few are kept to
 * go on from. The first win it meets has the fewest moves of those it can see.
 */
export class Beam {
  readonly #tree: SearchTree;
  readonly #expansion: Expansion;
  readonly #looksAhead: boolean;
  readonly #width: number;
  readonly #mostLevels: number;
  /** The moves to try next, which the memory of a workspace counts from the beginning: `node · MOVE_RANGE + move`, in ascending order. */
  readonly #batch: Float64Array;
  #batchAt = 0;
  #batchEnd = 0;
  #level: Frontier;
  #next: Frontier;
  #levels = 0;
  #kept = 0;
  #state: BeamState = 'running';

  constructor(
    { tree, frontier, nextFrontier }: Workspace,
    start: StartTable,
    rules: SearchRules,
    weights: Weights,
    { width, mostLevels }: BeamSize,
  ) {
    tree.start(start, rules);
    frontier.clear(width * MOVES_PER_TABLE);
    nextFrontier.clear(width * MOVES_PER_TABLE);
    this.#tree = tree;
    this.#level = frontier;
    this.#next = nextFrontier;
    this.#expansion = new Expansion(tree, nextFrontier, rules, weights);
    this.#looksAhead = rules.looksAhead;
    this.#width = width;
    this.#mostLevels = mostLevels;
    this.#batch = new Float64Array(width);
    this.#visit(-1, 0);
    this.#turn();
  }

  /** Tables visited since the start. */
  get visited(): number {
    return this.#tree.seen.count;
  }

  /** How many moves the tables of the level at hand are from the start. */
  get levels(): number {
    return this.#levels;
  }

  /** Goes on for at most so many moves tried. */
  run(mostMoves: number): BeamState {
    const tree = this.#tree;
    const { seen, board } = tree;
    const { digitOf } = board.keyTables;
    const looksAhead = this.#looksAhead;
    for (let left = mostMoves; left > 0 && this.#state === 'running'; left -= 1) {
      if (this.#batchAt === this.#batchEnd && !this.#fillBatch()) {
        if (this.#kept === 0 || this.#levels >= this.#mostLevels) this.#state = 'ended';
        else this.#turn();
        continue;
      }
      const packed = this.#batch[this.#batchAt] as number;
      this.#batchAt += 1;
      const node = Math.floor(packed / MOVE_RANGE);
      const move = packed - node * MOVE_RANGE;
      if (looksAhead && seen.hasChild(node, move >> 6, move & 63, digitOf)) continue;
      tree.goTo(node);
      tree.make(move);
      // Each buried run has to move at least once, but for a card that goes home past one of its own colour.
      const isTooFar = this.#levels + board.buriedRuns > this.#mostLevels;
      if (isTooFar || seen.has(board)) tree.takeBackTo(node);
      else if (!seen.reserve() || !this.#next.reserve()) this.#state = 'full';
      else this.#visit(node, move);
    }
    return this.#state;
  }

  /** The changes that lead to the win: see {@link SearchTree.changesTo}. */
  takeWin(): readonly number[] {
    return this.#tree.changesTo(this.visited - 1);
  }

  /**
   * Takes as many of the level's best moves as tables are still wanted, those from one table together and next to
   * those from its siblings: the board has the shortest ways so. Whether there are any.
   */
  #fillBatch(): boolean {
    const level = this.#level;
    const batch = this.#batch;
    const wanted = this.#width - this.#kept;
    let end = 0;
    while (end < wanted && level.take()) {
      batch[end] = level.node * MOVE_RANGE + level.move;
      end += 1;
    }
    batch.subarray(0, end).sort();
    this.#batchAt = 0;
    this.#batchEnd = end;
    return end > 0;
  }

  /** Goes on to the next level: the moves collected for it are the ones to try now. */
  #turn(): void {
    const done = this.#level;
    this.#level = this.#next;
    this.#next = done;
    done.clear(this.#width * MOVES_PER_TABLE);
    this.#expansion.frontier = done;
    this.#kept = 0;
    this.#levels += 1;
  }

  #visit(parent: number, move: number): void {
    const tree = this.#tree;
    const node = tree.add(parent, move);
    this.#kept += 1;
    if (tree.board.buried === 0) this.#state = 'won';
    else this.#expansion.expand(node);
  }
}
