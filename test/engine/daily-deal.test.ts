import { expect } from '@open-wc/testing';
import { dailyDeal, provenDeals, rules } from '../../src/engine/index.js';
import { DAILY_DEALS } from '../data/daily-deals.js';

const DAY_MS = 86_400_000;
const dateAt = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const FIRST_DAY = Date.UTC(2026, 10, 1) / DAY_MS;

describe('engine/daily-deal', () => {
  it('B150 never changes what was published for sixty days', () => {
    for (const [cells, deals] of Object.entries(DAILY_DEALS)) {
      const found = deals.map((_, index) =>
        dailyDeal(dateAt(FIRST_DAY + index), { cells: Number(cells) }),
      );
      expect(found, `${cells} cells`).to.deep.equal(deals);
    }
  });

  it('B041 B150 is a proven deal every day, none twice before each has had its turn', () => {
    for (const cells of [0, 1, 2, 3, 4]) {
      const profile = rules('standard', { cells });
      const proven = provenDeals(profile);
      if (proven === null) return expect.fail('no list');
      const days = Math.min(proven.count, 3000);
      const seen = new Set<number>();
      for (let day = 0; day < days; day += 1) {
        const deal = dailyDeal(dateAt(proven.count * 40 + day), { cells });
        expect(proven.has(deal), String(deal)).to.equal(true);
        seen.add(deal);
      }
      expect(seen.size, `${String(cells)} cells`).to.equal(days);
    }
  });

  it('is the same for all who play with as many cells, and winnable where the rules are others', () => {
    const date = '2026-11-29';
    expect(dailyDeal(date)).to.equal(dailyDeal(date, { cells: 4 }));
    expect(dailyDeal(date, { rules: rules('one-tap') })).to.equal(dailyDeal(date));
    const scored = rules('scored', { cells: 2 });
    expect(dailyDeal(date, { rules: scored })).to.equal(dailyDeal(date, { cells: 2 }));
    for (const id of ['bakers-game', 'eight-off']) {
      const deal = dailyDeal(date, { rules: rules(id) });
      expect(provenDeals(rules(id))?.has(deal), id).to.equal(true);
    }
  });

  it('has a deal for every date there is, long ago too', () => {
    for (const date of ['0001-01-01', '1969-12-31', '2024-02-29', '9999-12-31']) {
      expect(dailyDeal(date), date).to.be.within(1, 32_000);
      expect(dailyDeal(date, { cells: 1 }), date).to.be.within(1, 2048);
    }
  });

  it('refuses what is no date', () => {
    for (const junk of ['', 'today', '2026-2-3', '2026-02-30', '2023-02-29', '2026-11-29T12:00']) {
      expect(() => dailyDeal(junk), junk).to.throw(RangeError, 'no date');
    }
    for (const junk of [undefined, null, 20_260_101, new Date(0), ['2026-11-29']]) {
      expect(() => dailyDeal(junk as unknown as string), String(junk)).to.throw(TypeError);
    }
  });

  it('refuses cells and rules that nobody can be dealt', () => {
    for (const cells of [-1, 9, 1.5, Number.NaN]) {
      expect(() => dailyDeal('2026-11-29', { cells }), String(cells)).to.throw(RangeError);
    }
    for (const options of [null, 4, { cells: '4' }, { cells: null }, { rules: null }]) {
      expect(() => dailyDeal('2026-11-29', options as unknown as { cells: number })).to.throw(
        TypeError,
      );
    }
    const unknown = { ...rules('standard'), emptyColumn: 'kings' } as const;
    expect(() => dailyDeal('2026-11-29', { rules: unknown })).to.throw(RangeError, 'proven');
  });
});
