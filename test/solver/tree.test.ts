import { expect } from '@open-wc/testing';
import { dealPosition, rules } from '../../src/engine/index.js';
import { GROUND, IN_CELL } from '../../src/solver/core/card-code.js';
import { Memory } from '../../src/solver/core/memory.js';
import { planSearches, type Attempt } from '../../src/solver/core/plan.js';
import { Search } from '../../src/solver/core/search.js';
import { packMove } from '../../src/solver/core/search-rules.js';
import { MOST_DEPTH } from '../../src/solver/core/seen-set.js';
import { readStartTable } from '../../src/solver/core/start-table.js';
import { SearchTree } from '../../src/solver/core/tree.js';
import { returnWorkspace, takeWorkspace } from '../../src/solver/core/workspace.js';

const standard = rules('standard');
const deal = dealPosition(1, standard);
const [attempt] = planSearches(standard, 'off') as [Attempt];

/** A tree of one long branch: a card goes to a cell and comes back, again and again. */
class Branch {
  readonly tree = new SearchTree(new Memory());
  readonly #card: number;
  readonly #home: number;
  #node: number;

  constructor() {
    const { board } = this.tree;
    this.tree.start(readStartTable(deal, standard), { ...attempt.rules, homeRule: 0 });
    this.#card = board.cardAt[board.heights[0] ?? 0] ?? 0;
    this.#home = board.supports[this.#card] ?? GROUND;
    this.#node = this.#add(-1, 0);
  }

  /** Goes one move deeper; the node's number, or −1 where that is too deep. */
  deepen(): number {
    const { tree } = this;
    if (!tree.seen.reserve()) return -1;
    const isAway = tree.board.supports[this.#card] === IN_CELL;
    const move = packMove(this.#card, isAway ? this.#home : IN_CELL);
    tree.make(move);
    this.#node = this.#add(this.#node, move);
    return this.#node;
  }

  /** The tables are the same two all along, so their hashes must differ for them to be told apart quickly. */
  #add(parent: number, move: number): number {
    this.tree.board.hash = Math.imul(parent + 2, 0x9e3779b1);
    return this.tree.add(parent, move);
  }

  /** Whether the card is where it is at such a depth. */
  isRight(depth: number): boolean {
    const { board } = this.tree;
    const place = depth % 2 === 1 ? IN_CELL : this.#home;
    return board.supports[this.#card] === place && board.cellsUsed === depth % 2;
  }
}

describe('solver/core/tree', () => {
  it('finds its way back from any depth, and goes no deeper than it can count', () => {
    const branch = new Branch();
    const { tree } = branch;
    let deepest = 0;
    for (let node = branch.deepen(); node >= 0; node = branch.deepen()) deepest = node;
    expect(deepest).to.equal(MOST_DEPTH);
    expect(deepest).to.be.greaterThan(1e6);
    tree.takeBackTo(deepest);
    for (const up of [0, 1, 2, 5, 9, 13, 700, 3000, 70_000, 70_001, 500_000]) {
      const node = deepest - up;
      tree.goTo(node);
      expect(tree.seen.depthOf(node), String(up)).to.equal(node);
      expect(branch.isRight(node), String(up)).to.equal(true);
    }
    expect(tree.changesTo(70_001).length).to.equal(70_001);
  });

  it('walks to and fro near the end of its log', () => {
    const branch = new Branch();
    const { tree } = branch;
    for (let depth = 1; depth <= 6000; depth += 1) {
      branch.deepen();
      if (depth < 20) continue;
      for (const up of [3, 12, 0]) {
        tree.goTo(depth - up);
        if (!branch.isRight(depth - up)) expect.fail(`at ${String(depth)}, ${String(up)} up`);
      }
    }
  });

  it('ends a search whose tree gets too deep without a verdict', () => {
    const workspace = takeWorkspace(1e9);
    const { seen } = workspace.tree;
    const start = readStartTable(deal, standard);
    const search = new Search(workspace, start, attempt.rules, attempt.weights);
    expect(search.run(1)).to.equal('running');
    const add = seen.add.bind(seen);
    seen.add = (board, parent, move) => add(board, parent, move, MOST_DEPTH);
    expect(search.run(100)).to.equal('full');
    expect(seen.count).to.equal(3);
    Reflect.deleteProperty(seen, 'add');
    returnWorkspace(workspace);
    // The next one has room again.
    const next = new Search(takeWorkspace(1e9), start, attempt.rules, attempt.weights);
    expect(next.run(Infinity)).to.equal('won');
  });
});
