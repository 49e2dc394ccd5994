import { expect } from '@open-wc/testing';
import {
  countEmptyCells,
  countEmptyColumns,
  rankOf,
  rules,
  type Position,
} from '../../src/engine/index.js';
import { layOut, lessonRules } from '../../src/tutorial/table.js';

function mustLayOut(...args: Parameters<typeof layOut>): Position {
  const p = layOut(...args);
  if (p === null) throw new Error('the table has too few cells');
  return p;
}

describe('tutorial/table', () => {
  it('fills the columns that a diagram leaves out, and keeps those that it says are empty', () => {
    const p = mustLayOut(['9S 5C', ':', 'KD 4D'], rules('standard'));
    expect(p.columns[0]).to.deep.equal(['9S', '5C']);
    expect(countEmptyColumns(p)).to.equal(1);
    for (const column of p.columns.slice(3)) expect(column).to.have.length(1);
    const all = p.columns.flat();
    expect(new Set(all).size).to.equal(all.length);
  });

  it('takes cells until as many are empty as a step needs, from the last one', () => {
    const p = mustLayOut(['QS 6C 5D'], rules('eight-off'), 1);
    expect(countEmptyCells(p)).to.equal(1);
    expect(p.cells[0]).to.equal(null);
    expect(countEmptyCells(mustLayOut(['Freecells: 4H', '5C'], rules('standard')))).to.equal(3);
  });

  it('never fills with a card that is home', () => {
    const p = mustLayOut(['Foundations: H-Q S-Q D-Q C-J', 'KH'], rules('standard'));
    for (const card of p.columns.flat()) expect(rankOf(card)).to.be.at.least(12);
  });

  it('gives the table four cells where the game has fewer', () => {
    expect(lessonRules(rules('scored', { cells: 1 })).cells).to.equal(4);
    expect(lessonRules(rules('scored', { cells: 1 })).takeBack).to.equal(true);
    expect(lessonRules(rules('standard'))).to.equal(rules('standard'));
    expect(lessonRules(rules('eight-off')).cells).to.equal(8);
    expect(lessonRules(rules('standard', { cells: 0 })).cells).to.equal(0);
  });

  it('has no place for a diagram with more cells than the table', () => {
    expect(layOut(['Freecells: 4H', '5C'], rules('standard', { cells: 0 }))).to.equal(null);
  });
});
