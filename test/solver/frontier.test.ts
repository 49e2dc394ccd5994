import { expect } from '@open-wc/testing';
import { Frontier } from '../../src/solver/core/frontier.js';
import { Memory } from '../../src/solver/core/memory.js';

/** What it gives out until it is empty, as node numbers. */
function takeAll(frontier: Frontier): readonly number[] {
  const taken: number[] = [];
  while (frontier.take()) taken.push(frontier.node);
  return taken;
}

describe('solver/core/frontier', () => {
  it('gives out the best first, of equal ones the latest, with their moves', () => {
    const frontier = new Frontier(new Memory());
    frontier.add(1, 100, 30);
    frontier.add(2, 200, 10);
    frontier.add(3, 300, 10);
    expect([frontier.take(), frontier.node, frontier.move]).to.deep.equal([true, 3, 300]);
    frontier.add(4, 400, 5);
    expect(takeAll(frontier)).to.deep.equal([4, 2, 1]);
    expect(frontier.take()).to.equal(false);
  });

  it('keeps every move where no room is named', () => {
    const frontier = new Frontier(new Memory());
    const most = 100_000;
    for (let node = 0; node < most; node += 1) {
      expect(frontier.reserve()).to.equal(true);
      frontier.add(node, node & 4095, (most - node) >> 4);
    }
    for (let node = most - 1; node >= 0; node -= 1) {
      expect(frontier.take()).to.equal(true);
      // Of equal ones the latest, and all with their moves, over the borders of chunks.
      expect(frontier.move).to.equal(frontier.node & 4095);
      expect((most - frontier.node) >> 4).to.equal((most - node) >> 4);
    }
    expect(frontier.take()).to.equal(false);
  });

  it('keeps the best where there is room for some only, and tells what it takes no more', () => {
    const frontier = new Frontier(new Memory());
    frontier.clear(20);
    const everything = Array.from({ length: 200 }, (_, node) => ({
      node,
      priority: (node * 37) % 200,
    }));
    for (const { node, priority } of everything) {
      if (priority < frontier.limit) frontier.add(node, 0, priority);
    }
    expect(frontier.limit).to.equal(20);
    const best = everything
      .filter(({ priority }) => priority < 20)
      .sort((one, other) => one.priority - other.priority)
      .map(({ node }) => node);
    expect(takeAll(frontier)).to.deep.equal(best);
  });

  it('keeps moves that are all alike, and has no limit once it is cleared', () => {
    const frontier = new Frontier(new Memory());
    frontier.clear(4);
    for (let node = 0; node < 9; node += 1) frontier.add(node, 0, 50);
    frontier.add(9, 0, 60);
    expect(frontier.limit).to.equal(60);
    expect(takeAll(frontier)).to.deep.equal([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    frontier.clear();
    expect(frontier.limit).to.be.greaterThan(8191);
    frontier.add(1, 2, 60);
    expect(takeAll(frontier)).to.deep.equal([1]);
  });
});
