import { expect } from '@open-wc/testing';
import { createBoardLayout, createExampleLayout } from '../../src/layout/index.js';
import { createMemo } from '../../src/layout/memo.js';

describe('layout/memo', () => {
  it('works a question out once, and gives the same object again', () => {
    const recall = createMemo<{ answer: number }>();
    let worked = 0;
    const ask = (width: number, mirrored = false): { answer: number } =>
      recall({ width, mirrored }, () => ({ answer: (worked += 1) }));
    expect(ask(1)).to.equal(ask(1));
    expect(ask(1)).not.to.equal(ask(2));
    expect(ask(1)).not.to.equal(ask(1, true));
    expect(worked).to.equal(3);
  });

  it('does not remember without end', () => {
    const recall = createMemo<{ answer: number }>();
    const ask = (width: number): object => recall({ width }, () => ({ answer: width }));
    const first = ask(0);
    for (let width = 1; width < 100; width += 1) ask(width);
    expect(ask(0)).not.to.equal(first);
    expect(ask(0)).to.deep.equal(first);
  });

  it('lets a board and an example be told by identity', () => {
    const box = { width: 640, height: 512, cells: 4 };
    expect(createBoardLayout(box)).to.equal(createBoardLayout({ ...box, mirrored: false }));
    expect(createBoardLayout(box)).not.to.equal(createBoardLayout({ ...box, mirrored: true }));
    const few = { columns: 2, cells: 1, foundations: true, deepest: 4, hasPath: false };
    const narrow = createExampleLayout({ ...few, width: 300 });
    expect(createExampleLayout({ ...few, width: 300.4 })).to.equal(narrow);
    expect(createExampleLayout({ ...few, width: 301 })).not.to.equal(narrow);
    expect(createExampleLayout({ ...few, width: 300, columns: 3 })).not.to.equal(narrow);
  });
});
