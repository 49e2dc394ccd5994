import { expect } from '@open-wc/testing';
import { Frontier } from '../../src/solver/core/frontier.js';

/** What it gives out until it is empty, as node numbers. */
function takeAll(frontier: Frontier): readonly number[] {
  const taken: number[] = [];
  while (frontier.take()) taken.push(frontier.node);
  return taken;
}

describe('solver/core/frontier', () => {
  it('gives out the best first, of equal ones the latest, with their moves', () => {
    const frontier = new Frontier();
    frontier.add(1, 100, 30);
    frontier.add(2, 200, 10);
    frontier.add(3, 300, 10);
    expect([frontier.take(), frontier.node, frontier.move]).to.deep.equal([true, 3, 300]);
    frontier.add(4, 400, 5);
    expect(takeAll(frontier)).to.deep.equal([4, 2, 1]);
    expect(frontier.take()).to.equal(false);
  });

  it('keeps every move where no room is named', () => {
    const frontier = new Frontier();
    for (let node = 0; node < 10_000; node += 1) frontier.add(node, 0, 10_000 - node);
    expect(takeAll(frontier).length).to.equal(10_000);
  });

  it('keeps the best where there is room for some only, and tells what it takes no more', () => {
    const frontier = new Frontier();
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
    const frontier = new Frontier();
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
