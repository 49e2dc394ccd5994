import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  dealPosition,
  legalMoves,
  rules,
  applyMove,
  type Position,
} from '../../src/engine/index.js';
import { Board } from '../../src/solver/core/board.js';
import { AT_HOME, GROUND, IN_CELL } from '../../src/solver/core/card-code.js';
import { stackingTables } from '../../src/solver/core/stacking.js';
import { readStartTable } from '../../src/solver/core/start-table.js';
import { walkFrom, walks } from '../helpers/tables.js';

const standard = rules('standard');
const stacking = stackingTables('alternate-color');

function boardOf(p: Position): Board {
  const board = new Board();
  board.load(readStartTable(p, standard), stacking);
  return board;
}

/** All that a board counts and where every card lies, but for the numbers of columns and cells. */
function portrait(board: Board): unknown {
  const { hash, cellsUsed, homeCount, buried, buriedRuns, breaks } = board;
  const counts = [hash, cellsUsed, homeCount, buried, buriedRuns, breaks];
  return [counts, [...board.key], [...board.supports.slice(0, 52)], [...board.home]];
}

/** Cards that may be moved anywhere, rules aside: the uncovered ones and those in cells. */
function looseCards(board: Board): readonly number[] {
  return Array.from({ length: 52 }, (_, card) => card).filter((card) => {
    const place = board.where[card] ?? 0;
    return place === 8 || (place < 8 && board.depthOf[card] === board.heights[place]);
  });
}

describe('solver/board', () => {
  it('takes any relocation back exactly, and counts as a board set up anew does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32_000 }), walks(40), (number, choices) => {
        const board = boardOf(dealPosition(number, standard));
        const before = portrait(board);
        const undo: [number, number][] = [];
        for (const choice of choices) {
          const loose = looseCards(board);
          const card = loose[choice % loose.length];
          if (card === undefined) break;
          const isHome = (board.home[card & 3] ?? 0) === card >> 2;
          const tops = loose.filter((other) => other !== card && (board.where[other] ?? 8) < 8);
          const targets = [
            ...(isHome ? [AT_HOME] : []),
            ...(board.cellsUsed < 4 ? [IN_CELL] : []),
            ...(board.findEmptyColumn() < 8 ? [GROUND] : []),
            ...tops,
          ].filter((support) => support !== board.supports[card]);
          const legal = targets.filter(
            (support) => support >= GROUND || stacking.fits[(support << 6) | card] === 1,
          );
          const to = legal[choice % Math.max(1, legal.length)];
          if (to === undefined) continue;
          undo.push([card, board.supports[card] ?? 0]);
          board.relocate(card, to);
        }
        const after = portrait(board);
        board.restore();
        expect(portrait(board)).to.deep.equal(after);
        for (const [card, support] of undo.reverse()) board.relocate(card, support);
        expect(portrait(board)).to.deep.equal(before);
      }),
      { numRuns: 60 },
    );
  });

  it('has one key for tables that differ in the order of columns and cells only', () => {
    const p = dealPosition(3, standard);
    const turned: Position = {
      columns: [...p.columns].reverse(),
      cells: [...p.cells].reverse(),
      foundations: p.foundations,
    };
    const here = boardOf(p);
    const there = boardOf(turned);
    for (const card of looseCards(here).slice(0, 3)) {
      here.relocate(card, IN_CELL);
      there.relocate(card, IN_CELL);
    }
    expect(portrait(there)).to.deep.equal(portrait(here));
  });

  it('has different keys for different tables', () => {
    const start = dealPosition(5, standard);
    const positions = walkFrom(start, [3, 8, 1, 4, 22, 7, 9, 31], standard);
    const keys = new Map<string, string>();
    for (const p of positions.flatMap((one) =>
      legalMoves(one, standard).map((move) => applyMove(one, move, standard)),
    )) {
      const board = boardOf(start);
      const target = boardOf(p);
      // From the deal's own start, the supports of the other table as one key.
      for (let card = 0; card < 52; card += 1) board.supports[card] = target.supports[card] ?? 0;
      const table = [...board.supports.slice(0, 52)].join();
      const key = keyOf(start, target);
      expect(keys.get(key) ?? table).to.equal(table);
      keys.set(key, table);
    }
    expect(keys.size).to.be.greaterThan(20);
  });
});

/** The key that a search from a start has for a table: its digits by the start's tables. */
function keyOf(start: Position, target: Board): string {
  const { digitOf } = boardOf(start).keyTables;
  return Array.from(
    { length: 52 },
    (_, card) => digitOf[(card << 6) | (target.supports[card] ?? 0)],
  ).join('');
}
