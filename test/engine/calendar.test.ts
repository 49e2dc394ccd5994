import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { dayNumberOf } from '../../src/engine/index.js';

const DAY_MS = 86_400_000;
const dateAt = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

describe('engine/calendar', () => {
  it('numbers every date as the clock of the machine does', () => {
    const first = Date.UTC(1600, 0, 1) / DAY_MS;
    for (let day = first; day < first + 366 * 801; day += 1) {
      if (dayNumberOf(dateAt(day)) !== day) expect.fail(dateAt(day));
    }
    expect(dayNumberOf('1970-01-01')).to.equal(0);
    expect(dayNumberOf('0001-01-01')).to.equal(-719_162);
    expect(dayNumberOf('9999-12-31')).to.equal(2_932_896);
  });

  it('knows which days there are', () => {
    const real = ['2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30'];
    const made = [
      '2023-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-13-01',
      '2026-01-00',
    ];
    for (const date of real) expect(dayNumberOf(date), date).to.not.equal(null);
    for (const date of [...made, '0000-01-01', '', ' 2026-11-29', '2026-11-29T00:00', '26-11-29']) {
      expect(dayNumberOf(date), date).to.equal(null);
    }
    fc.assert(fc.property(fc.string(), (text) => dayNumberOf(text) === null));
  });
});
