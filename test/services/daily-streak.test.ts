import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { dayNumberOf } from '../../src/engine/index.js';
import { addDay, localDateOf, NO_DAYS, streakOn } from '../../src/services/index.js';

/** The date so many days after the first of 2026. */
function dateAt(day: number): string {
  return new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
}

function win(...dates: readonly string[]) {
  return dates.reduce(addDay, NO_DAYS);
}

describe('services/daily-streak', () => {
  it('B149 counts calendar dates: neither a flight nor a change of the clocks breaks it', () => {
    // 2026-03-29 has 23 hours in Europe, 2026-10-25 has 25; the dates follow one another all the same.
    expect(win('2026-03-28', '2026-03-29', '2026-03-30').days).to.equal(3);
    expect(win('2026-10-24', '2026-10-25', '2026-10-26').days).to.equal(3);
    // Over the date line westward: the same date comes twice, or even the one before.
    expect(win('2026-11-28', '2026-11-29', '2026-11-29').days).to.equal(2);
    expect(win('2026-11-28', '2026-11-29', '2026-11-28', '2026-11-30').days).to.equal(3);
    expect(win('2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02').days).to.equal(4);
    expect(win('2026-12-31', '2027-01-01').days).to.equal(2);
  });

  it('B151 counts 200 days in a row as 200, however often each is told', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 200, maxLength: 200 }),
        (times) => {
          const dates = times.flatMap((time, day) => Array<string>(time).fill(dateAt(day)));
          expect(win(...dates)).to.deep.equal({ lastDate: dateAt(199), days: 200, longest: 200 });
        },
      ),
      { numRuns: 10 },
    );
  });

  it('begins again after a day left out, and remembers the longest', () => {
    const streak = win('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05');
    expect(streak).to.deep.equal({ lastDate: '2026-11-05', days: 1, longest: 3 });
  });

  it('still stands on the day after, and is over the day after that', () => {
    const streak = win('2026-11-28', '2026-11-29');
    const on = (today: string): number => streakOn(streak, today);
    expect([on('2026-11-28'), on('2026-11-29'), on('2026-11-30'), on('2026-12-01')]).to.deep.equal([
      2, 2, 2, 0,
    ]);
    expect(streakOn(NO_DAYS, '2026-11-30')).to.equal(0);
  });

  it('takes no notice of what is no date', () => {
    for (const junk of ['', 'yesterday', '2026-2-3', '2026-02-30', '0000-00-00', '2026-13-01']) {
      expect(dayNumberOf(junk), junk).to.equal(null);
      expect(addDay(NO_DAYS, junk)).to.equal(NO_DAYS);
    }
    fc.assert(fc.property(fc.string(), (text) => addDay(NO_DAYS, text) === NO_DAYS));
  });

  it('numbers dates one after another, and names the date where the player is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 2_000_000 }), (day) => {
        fc.pre(/^\d{4}-/.test(dateAt(day)));
        expect(dayNumberOf(dateAt(day))).to.equal(20_454 + day);
      }),
    );
    expect(localDateOf(new Date(2026, 10, 9, 23, 59))).to.equal('2026-11-09');
    expect(localDateOf(new Date(2026, 10, 9, 0, 0))).to.equal('2026-11-09');
  });
});
