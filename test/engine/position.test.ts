import { expect } from '@open-wc/testing';
import {
  applyMove,
  dealPosition,
  isSamePosition,
  parseMove,
  rules,
  type Position,
} from '../../src/engine/index.js';

const STANDARD = rules('standard');

function play(position: Position, notation: string): Position {
  return notation
    .split(' ')
    .reduce((table, move) => applyMove(table, parseMove(move), STANDARD), position);
}

describe('engine/position: the same position', () => {
  const dealt = dealPosition(617, STANDARD);

  it('is told by its cards, however it came about', () => {
    expect(isSamePosition(dealt, dealt)).to.equal(true);
    const copy = JSON.parse(JSON.stringify(dealt)) as Position;
    expect(isSamePosition(dealt, copy)).to.equal(true);
    const [one, other] = [play(dealt, '5a 4b'), play(dealt, '4b 5a')];
    expect(one).not.to.equal(other);
    expect(isSamePosition(one, other)).to.equal(true);
  });

  it('is another one where any card lies elsewhere', () => {
    expect(isSamePosition(dealt, dealPosition(618, STANDARD)), 'deal').to.equal(false);
    const cell = play(dealt, '5a');
    expect(isSamePosition(dealt, cell), 'column').to.equal(false);
    expect(isSamePosition(cell, dealt), 'column').to.equal(false);
    expect(isSamePosition(cell, play(dealt, '5b')), 'cell').to.equal(false);
    const columns = [...dealt.columns].reverse();
    expect(isSamePosition(dealt, { ...dealt, columns }), 'order').to.equal(false);
    const foundations = ['AS', null, null, null] as const;
    const elsewhere = [null, 'AS', null, null] as const;
    expect(
      isSamePosition({ ...dealt, foundations }, { ...dealt, foundations: elsewhere }),
    ).to.equal(false);
  });

  it('is another one with a cell or a column less', () => {
    const cells = dealt.cells.slice(1);
    expect(isSamePosition(dealt, { ...dealt, cells })).to.equal(false);
    expect(isSamePosition({ ...dealt, cells }, dealt)).to.equal(false);
    const columns = dealt.columns.slice(0, 7);
    expect(isSamePosition({ ...dealt, columns }, dealt)).to.equal(false);
  });
});
