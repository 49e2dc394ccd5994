import { Expansion } from './expansion.js';
import type { Frontier } from './frontier.js';
import type { SearchRules } from './search-rules.js';
import type { StartTable } from './start-table.js';
import type { SearchTree } from './tree.js';
import type { Weights } from './weights.js';
import type { Workspace } from './workspace.js';

/** How a search stands: still going, won, everything seen without a win, or no memory left. */
export type SearchState = 'running' | 'won' | 'exhausted' | 'full';

/**
 * One best-first search through the tables of a game. It visits each table once and compares whole keys, so when
 * nothing is left to try, there is no win: a proof. Runs in slices.
 */
export class Search {
  readonly #tree: SearchTree;
  readonly #frontier: Frontier;
  readonly #expansion: Expansion;
  readonly #looksAhead: boolean;
  #state: SearchState = 'running';

  /** Starts from a table; what was in the tree and the frontier is forgotten. */
  constructor(
    { tree, frontier, memory }: Workspace,
    start: StartTable,
    rules: SearchRules,
    weights: Weights,
  ) {
    tree.start(start, rules);
    frontier.clear();
    this.#tree = tree;
    this.#frontier = frontier;
    this.#expansion = new Expansion(tree, frontier, rules, weights);
    this.#looksAhead = rules.looksAhead;
    // Too little for even what every search has.
    if (memory.used > memory.limit) this.#state = 'full';
    this.#visit(-1, 0);
  }

  /** Tables visited since the start. */
  get visited(): number {
    return this.#tree.seen.count;
  }

  /** Goes on for at most so many moves tried. */
  run(mostMoves: number): SearchState {
    const frontier = this.#frontier;
    const tree = this.#tree;
    const { seen, board } = tree;
    const { digitOf } = board.keyTables;
    const looksAhead = this.#looksAhead;
    for (let left = mostMoves; left > 0 && this.#state === 'running'; left -= 1) {
      if (!seen.reserve() || !frontier.reserve()) {
        this.#state = 'full';
        break;
      }
      if (!frontier.take()) {
        this.#state = 'exhausted';
        break;
      }
      const { node, move } = frontier;
      // Much of what was new when it was listed has been reached otherwise by now.
      if (looksAhead && seen.hasChild(node, move >> 6, move & 63, digitOf)) continue;
      tree.goTo(node);
      tree.make(move);
      if (seen.has(board)) tree.takeBackTo(node);
      else this.#visit(node, move);
    }
    return this.#state;
  }

  /** The changes that lead to the win: see {@link SearchTree.changesTo}. */
  takeWin(): readonly number[] {
    return this.#tree.changesTo(this.visited - 1);
  }

  #visit(parent: number, move: number): void {
    const tree = this.#tree;
    const node = tree.add(parent, move);
    if (tree.board.buried === 0) this.#state = 'won';
    else this.#expansion.expand(node);
  }
}
