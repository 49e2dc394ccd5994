import { expect } from '@open-wc/testing';
import { provenDeals, rules, type ProvenDeals } from '../../src/engine/index.js';
import { IMPOSSIBLE_DEALS, VERDICTS } from '../data/winnable.js';

/** Of these rules, which must have a list. */
function provenWith(id: string, cells?: number): ProvenDeals {
  const deals = provenDeals(rules(id, cells === undefined ? {} : { cells }));
  if (deals === null) throw new Error(`no list for ${id}`);
  return deals;
}

describe('engine/proven-deals', () => {
  it('B041 has all of the first 32000 but one where there are four cells or more', () => {
    const deals = provenWith('standard');
    expect(deals.count).to.equal(31_999);
    expect([0, 11_980, 11_981, 31_998].map(deals.at)).to.deep.equal([1, 11_981, 11_983, 32_000]);
    for (const deal of [0, 0.5, -1, 32_001, Number.NaN, ...IMPOSSIBLE_DEALS]) {
      expect(deals.has(deal), String(deal)).to.equal(false);
    }
    expect(provenWith('standard', 6)).to.equal(deals);
    for (const id of ['one-tap', 'single-card', 'classic', 'scored']) {
      expect(provenWith(id), id).to.equal(deals);
    }
  });

  for (const cells of [0, 1, 2, 3] as const) {
    it(`has none that is known to be lost with ${String(cells)} cells, and hardly misses one`, () => {
      const deals = provenWith('standard', cells);
      let missed = 0;
      [...VERDICTS[cells]].forEach((known, index) => {
        if (known !== 'W') expect(deals.has(index + 1), String(index + 1)).to.equal(false);
        else if (!deals.has(index + 1)) missed += 1;
      });
      expect(missed).to.be.at.most(5);
    });
  }

  it('lists the numbers in order, each of which it has', () => {
    for (const [id, cells] of [
      ['scored', 1],
      ['scored', 2],
      ['bakers-game', undefined],
      ['eight-off', undefined],
    ] as const) {
      const deals = provenWith(id, cells);
      const numbers = Array.from({ length: deals.count }, (_, index) => deals.at(index));
      expect(
        numbers.every((deal) => deals.has(deal)),
        id,
      ).to.equal(true);
      expect(numbers).to.deep.equal([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers.length).to.be.greaterThan(400);
      expect(deals.at(deals.count)).to.be.NaN;
    }
    expect([provenWith('standard', 0).has(164), provenWith('standard', 0).has(892)]).to.deep.equal([
      true,
      true,
    ]);
  });

  it('has none for rules that nobody has searched', () => {
    const standard = rules('standard');
    expect(provenDeals({ ...standard, emptyColumn: 'kings' })).to.equal(null);
    expect(provenDeals({ ...standard, dealtToCells: 2 })).to.equal(null);
    expect(provenDeals({ ...standard, stacking: 'same-suit', cells: 3 })).to.equal(null);
  });
});
