import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { LAST_DEAL, dealPosition, rules } from '../../src/engine/index.js';
import { REFERENCE_DEALS } from '../data/reference-deals.js';
import { BUILT_IN_IDS, dealNumbers, listCards } from '../helpers/tables.js';

const spellColumns = (number: number): readonly string[] =>
  dealPosition(number).columns.map((column) => column.join(' '));

describe('engine/deal', () => {
  const references = Object.entries(REFERENCE_DEALS);

  it('has all reference boards to compare with', () => {
    expect(references.length).to.equal(27);
  });

  for (const [number, columns] of references) {
    it(`deals number ${number} card for card`, () => {
      expect(spellColumns(Number(number))).to.deep.equal(columns);
    });
  }

  it('B039 deals numbers beyond 2^31 and 2^32 as others do', () => {
    expect(spellColumns(3_000_000_000)[0]).to.equal('8D TS JS TD JH JD JC');
    expect(spellColumns(6_000_000_000)[0]).to.equal('2D 2C QS 8D KD 8C 4C');
  });

  it('B042 deals 52 different cards in columns of 7 and 6 for 1 … 32000', function () {
    this.timeout(60_000);
    for (let number = 1; number <= 32_000; number += 1) {
      const { columns, cells, foundations } = dealPosition(number);
      if (new Set(columns.flat()).size !== 52) expect.fail(`deal ${String(number)} lacks cards`);
      const sizes = columns.map((column) => column.length).join('');
      if (sizes !== '77776666') expect.fail(`deal ${String(number)} has columns of ${sizes}`);
      if ([...cells, ...foundations].some((card) => card !== null)) expect.fail(String(number));
    }
  });

  it('B042 deals 52 different cards for numbers of all sizes', () => {
    fc.assert(
      fc.property(dealNumbers, fc.constantFrom(...BUILT_IN_IDS), (number, id) => {
        const cards = listCards(dealPosition(number, rules(id)));
        expect(cards.length).to.equal(52);
        expect(new Set(cards).size).to.equal(52);
      }),
    );
  });

  it('B043 deals the same columns under all rules that leave the cells empty', () => {
    for (const id of BUILT_IN_IDS.filter((one) => one !== 'eight-off')) {
      for (const cells of [0, 1, 2, 4, 8]) {
        const dealt = dealPosition(1, rules(id, { cells }));
        expect(dealt.columns.map((column) => column.join(' '))).to.deep.equal(REFERENCE_DEALS[1]);
        expect(dealt.cells).to.deep.equal(Array(cells).fill(null));
      }
    }
  });

  it('deals the last four cards into the first cells in Eight Off', () => {
    const eightOff = dealPosition(1, rules('eight-off'));
    const board = REFERENCE_DEALS[1] ?? [];
    expect(eightOff.columns.map((column) => column.length)).to.deep.equal(Array(8).fill(6));
    const lastRow = board.slice(0, 4).map((column) => column.slice(-2));
    expect(eightOff.cells).to.deep.equal([...lastRow, null, null, null, null]);
    expect(eightOff.columns.map((column) => column.join(' '))).to.deep.equal(
      board.map((column) => column.slice(0, 17)),
    );
  });

  it('deals what the cells do not hold to the columns', () => {
    const p = dealPosition(1, rules('eight-off', { cells: 2 }));
    expect(p.columns.map((column) => column.length)).to.deep.equal([7, 7, 6, 6, 6, 6, 6, 6]);
    expect(p.cells).to.deep.equal(['2H', '6H']);
  });

  it('deals the first and the last number', () => {
    expect(new Set(dealPosition(1).columns.flat()).size).to.equal(52);
    expect(LAST_DEAL).to.equal(8_589_934_591);
    expect(spellColumns(LAST_DEAL)).not.to.deep.equal(spellColumns(LAST_DEAL - 2 ** 32));
  });

  it('B040 refuses numbers out of range instead of wrapping them', () => {
    const beyond = [0, -1, -2, LAST_DEAL + 1, 2 ** 53, 1.5, NaN, Infinity, -Infinity];
    for (const number of beyond) {
      expect(() => dealPosition(number), String(number)).to.throw(RangeError, /deal: .* whole/);
    }
  });

  it('refuses what is no number', () => {
    for (const value of ['617', null, undefined, true, 617n, {}, [617], Symbol('617')]) {
      expect(() => dealPosition(value as number)).to.throw(TypeError, 'deal');
    }
  });
});
