import { expect } from '@open-wc/testing';
import {
  explainMove,
  parseMove,
  rules,
  type Explanation,
  type RuleProfile,
} from '../../src/engine/index.js';
import { FULL_CELLS, lay, type Layout } from '../helpers/tables.js';

const tell = (
  layout: Layout,
  text: string,
  profile: RuleProfile = rules('standard'),
): Explanation => explainMove(lay(layout, profile), parseMove(text), profile);

const refused = (reason: string, numbers: object = {}): object => ({
  legal: false,
  reason,
  ...numbers,
});

describe('engine/legality: runs that are too long', () => {
  /** Fills columns 3 to 8 with cards that fit nothing here, and leaves the last ones empty. */
  const fillColumns = (empty: number): Layout =>
    Object.fromEntries(
      ['AC', 'AD', 'AH', 'AS', '2C', '2S'].map((card, index) => [
        index + 3,
        index < 6 - empty ? card : '',
      ]),
    );

  it('the smallest number of cells that helps', () => {
    const seven = { 1: '2D JS TH 9S 8D 7C 6D 5S', 2: 'QH' };
    expect(tell({ ...seven, ...fillColumns(1), a: 'KS', b: 'KC' }, '12')).to.deep.equal(
      refused('run-too-long', { cards: 7, max: 6, cellsToFree: 1 }),
    );
    expect(tell({ ...seven, ...fillColumns(1), ...FULL_CELLS }, '12')).to.deep.equal(
      refused('run-too-long', { cards: 7, max: 2, cellsToFree: 3 }),
    );
    expect(tell({ ...seven, ...fillColumns(1), a: 'KS' }, '12').legal).to.equal(true);
  });

  it('null where no number of cells helps', () => {
    const seven = { 1: '2D JS TH 9S 8D 7C 6D 5S', 2: 'QH', ...fillColumns(0) };
    expect(tell(seven, '12')).to.deep.equal(
      refused('run-too-long', { cards: 7, max: 5, cellsToFree: null }),
    );
    expect(tell({ ...seven, a: 'KS' }, '12')).to.include({ max: 4, cellsToFree: null });
    expect(tell({ ...seven, ...fillColumns(1) }, '18v7')).to.deep.equal(
      refused('run-too-long', { cards: 7, max: 5, cellsToFree: null }),
    );
    expect(tell({ ...seven, a: 'KS' }, '12', rules('standard', { cells: 8 }))).to.include({
      legal: true,
    });
  });

  it('ten onto a card, five into the one empty column with all four cells', () => {
    const ten = { 1: '2D QH JS TH 9S 8D 7C 6D 5S 4D 3S', 2: 'KS', ...fillColumns(1) };
    expect(tell(ten, '12')).to.include({ legal: true });
    expect(tell(ten, '18v5').legal).to.equal(true);
    expect(tell(ten, '18v6')).to.deep.equal(
      refused('run-too-long', { cards: 6, max: 5, cellsToFree: null }),
    );
    expect(tell({ ...ten, 7: '' }, '18v9').legal).to.equal(true);
    expect(tell({ ...ten, 7: '' }, '18va').legal).to.equal(true);
  });

  it('B002 refuses four cards with one cell, and moves none of them', () => {
    const four = { 1: '2D 9S 8D 7C 6D', 2: 'TH', ...fillColumns(0), a: 'KS', b: 'KC', c: 'KD' };
    for (const id of ['standard', 'one-tap', 'classic', 'scored']) {
      expect(tell(four, '12', rules(id)), id).to.deep.equal(
        refused('run-too-long', { cards: 4, max: 2, cellsToFree: 2 }),
      );
    }
    expect(tell(four, '12', rules('single-card'))).to.deep.equal(
      refused('groups-off', { cards: 4 }),
    );
  });

  it('B006 does not count the column that the run itself leaves', () => {
    const pair = { 1: '7C 6D', 2: '8H', ...fillColumns(0), ...FULL_CELLS };
    expect(tell(pair, '12')).to.deep.equal(
      refused('run-too-long', { cards: 2, max: 1, cellsToFree: 1 }),
    );
  });
});
