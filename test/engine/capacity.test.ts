import { expect } from '@open-wc/testing';
import { explainMove, maxRun, rules, type Card, type Explanation } from '../../src/engine/index.js';
import { canBeMovedCardByCard } from '../helpers/card-by-card.js';
import { lay } from '../helpers/tables.js';

/** Cells, then onto a card with 0, 1, 2 empty columns, then into an empty one of 1 and of 2. */
const TABLE = [
  [0, 1, 2, 4, 1, 2],
  [1, 2, 4, 8, 2, 4],
  [2, 3, 6, 12, 3, 6],
  [3, 4, 8, 16, 4, 8],
  [4, 5, 10, 20, 5, 10],
] as const;

/** The run from a king down that starts with a black card: KS QH JS TD … */
const RUN = 'KS QH JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS'.split(' ');

describe('engine/capacity', () => {
  it('gives the 25 numbers of the table', () => {
    for (const [cells, onto0, onto1, onto2, into1, into2] of TABLE) {
      expect(maxRun(cells, 0, false)).to.equal(onto0);
      expect(maxRun(cells, 1, false)).to.equal(onto1);
      expect(maxRun(cells, 2, false)).to.equal(onto2);
      expect(maxRun(cells, 1, true)).to.equal(into1);
      expect(maxRun(cells, 2, true)).to.equal(into2);
    }
  });

  it('B004 doubles with each empty column instead of adding', () => {
    const ask = (cells: number, length: number): Explanation => {
      const parked = { a: 'AC', b: '2C', c: '3C', d: '4C' };
      const taken = Object.fromEntries(Object.entries(parked).slice(cells));
      const run = RUN.slice(1, length + 1).join(' ');
      const p = lay({
        1: `AH ${run}`,
        2: 'KS',
        3: '',
        4: '',
        5: '5C',
        6: '6C',
        7: '7C',
        8: '8C',
        ...taken,
      });
      return explainMove(p, { from: 'column-1', to: 'column-2' }, rules('standard'));
    };
    expect(ask(0, 4).legal).to.equal(true);
    expect(ask(0, 5)).to.include({ reason: 'run-too-long', cards: 5, max: 4, cellsToFree: 1 });
    expect(ask(1, 8).legal).to.equal(true);
    expect(ask(1, 9)).to.include({ reason: 'run-too-long', cards: 9, max: 8, cellsToFree: 1 });
  });

  it('refuses counts that are none', () => {
    for (const count of [-1, 1.5, NaN, 9, Infinity]) {
      expect(() => maxRun(count, 0, false)).to.throw(RangeError, 'emptyCells');
      expect(() => maxRun(0, count, false)).to.throw(RangeError, 'emptyColumns');
    }
    for (const value of ['4', null, undefined, {}]) {
      expect(() => maxRun(value as number, 0, false)).to.throw(TypeError, 'emptyCells');
      expect(() => maxRun(0, value as number, false)).to.throw(TypeError, 'emptyColumns');
    }
  });

  describe('against a search over single-card moves that knows no formula', () => {
    for (const cells of [0, 1, 2]) {
      for (const emptyColumns of [0, 1, 2]) {
        const onto = maxRun(cells, emptyColumns, false);
        if (onto > 8) continue;
        it(`${String(onto)} cards go onto a card with ${String(cells)} cells and ${String(emptyColumns)} columns, one more does not`, () => {
          const run = (length: number): readonly Card[] => RUN.slice(1, length + 1) as Card[];
          const ask = (length: number): boolean =>
            canBeMovedCardByCard({ run: run(length), onto: 'KS', cells, emptyColumns });
          expect(ask(onto)).to.equal(true);
          expect(ask(onto + 1)).to.equal(false);
        });
        if (emptyColumns === 0) continue;
        const into = maxRun(cells, emptyColumns, true);
        it(`${String(into)} cards go into an empty column of ${String(emptyColumns)} with ${String(cells)} cells, one more does not`, () => {
          const run = (length: number): readonly Card[] => RUN.slice(1, length + 1) as Card[];
          const ask = (length: number): boolean =>
            canBeMovedCardByCard({ run: run(length), onto: null, cells, emptyColumns });
          expect(ask(into)).to.equal(true);
          expect(ask(into + 1)).to.equal(false);
        });
      }
    }
  });
});
