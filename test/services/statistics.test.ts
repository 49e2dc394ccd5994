import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { rules } from '../../src/engine/index.js';
import {
  addResult,
  averageWinMsOf,
  formatStatistics,
  joinStatistics,
  KEPT_RESULTS,
  medianWinMsOf,
  NO_GAMES,
  NO_STATISTICS,
  parseStatistics,
  profileOf,
  readStatistics,
  statisticsKey,
  winShareOf,
  type GameResult,
  type Statistics,
} from '../../src/services/index.js';

const KEY = 'standard';

function won(timeMs = 60_000, moves = 80, more: Partial<GameResult> = {}): GameResult {
  const date = '2026-11-29';
  return {
    key: KEY,
    outcome: 'won',
    timeMs,
    moves,
    deal: 617,
    date,
    dailyDate: null,
    ...more,
  } as GameResult;
}

function lost(cardsLeft = 20, key = KEY): GameResult {
  return { key, outcome: 'lost', cardsLeft };
}

function count(...results: readonly GameResult[]): Statistics {
  return results.reduce(addResult, NO_STATISTICS);
}

const results: fc.Arbitrary<GameResult> = fc.oneof(
  fc
    .record({
      key: fc.constantFrom('standard', 'scored:4', 'scored:1', '__proto__'),
      timeMs: fc.nat(10_000_000),
      moves: fc.nat(500),
      deal: fc.option(fc.integer({ min: 1, max: 32_000 })),
      date: fc.constantFrom('2026-11-29', '2024-02-29', '2027-01-01'),
      dailyDate: fc.option(fc.constantFrom('2026-11-28', '2026-11-29', '2026-11-30')),
    })
    .map((fields): GameResult => ({ outcome: 'won', ...fields })),
  fc
    .record({ key: fc.constantFrom('standard', 'scored:4'), cardsLeft: fc.nat(52) })
    .map((fields): GameResult => ({ outcome: 'lost', ...fields })),
);

describe('services/statistics', () => {
  it('B052 says «average winning time» and means it: lost games have no part in it', () => {
    const profile = profileOf(count(won(60_000), lost()), KEY);
    expect(averageWinMsOf(profile)).to.equal(60_000);
    expect([profile.games, profile.wins, winShareOf(profile)]).to.deep.equal([2, 1, 0.5]);
    expect([averageWinMsOf(NO_GAMES), medianWinMsOf(NO_GAMES), winShareOf(NO_GAMES)]).to.deep.equal(
      [null, null, null],
    );
  });

  it('counts wins in a row, and remembers the longest', () => {
    const profile = profileOf(count(won(), won(), won(), lost(), won()), KEY);
    expect([profile.streak, profile.longestStreak]).to.deep.equal([1, 3]);
  });

  it('keeps the best results with their deals and dates; of equal ones the first', () => {
    const profile = profileOf(
      count(
        won(90_000, 90, { deal: 1 }),
        won(50_000, 100, { deal: 2, date: '2026-12-01' }),
        won(50_000, 90, { deal: 3 }),
      ),
      KEY,
    );
    expect(profile.bestTime).to.deep.equal({ value: 50_000, deal: 2, date: '2026-12-01' });
    expect(profile.fewestMoves).to.deep.equal({ value: 90, deal: 1, date: '2026-11-29' });
    expect(medianWinMsOf(profile)).to.equal(50_000);
    expect(medianWinMsOf(profileOf(count(won(10), won(30)), KEY))).to.equal(20);
  });

  it('keeps the cards left of games lost, and only so many', () => {
    let statistics = count(lost(20), lost(3));
    expect(profileOf(statistics, KEY).cardsLeft).to.deep.equal([20, 3]);
    for (let game = 0; game < KEPT_RESULTS; game += 1) statistics = addResult(statistics, lost(7));
    expect(profileOf(statistics, KEY).games).to.equal(KEPT_RESULTS + 2);
    expect(profileOf(statistics, KEY).cardsLeft).to.deep.equal(Array(KEPT_RESULTS).fill(7));
  });

  it('B054 counts by ids, each number of cells by itself where players choose it', () => {
    expect(statisticsKey(rules('standard'))).to.equal('standard');
    expect(statisticsKey(rules('scored', { cells: 2 }))).to.equal('scored:2');
    const statistics = count(won(), lost(5, 'scored:2'));
    expect(Object.keys(statistics.profiles)).to.deep.equal(['standard', 'scored:2']);
    expect(profileOf(statistics, 'scored:1')).to.equal(NO_GAMES);
    expect(profileOf(statistics, 'toString')).to.equal(NO_GAMES);
  });

  it('always adds up, is frozen, and survives a file', () => {
    fc.assert(
      fc.property(fc.array(results, { maxLength: 40 }), (games) => {
        const statistics = count(...games);
        const profiles = Object.values(statistics.profiles);
        const total = profiles.reduce((sum, profile) => sum + profile.games, 0);
        expect(total).to.equal(games.length);
        for (const profile of profiles) {
          expect(profile.wins).to.be.at.most(profile.games);
          expect(profile.longestStreak).to.be.within(profile.streak, profile.wins);
          expect(Object.isFrozen(profile)).to.equal(true);
        }
        expect(parseStatistics(formatStatistics(statistics))).to.deep.equal(statistics);
      }),
      { numRuns: 60 },
    );
  });

  it('joins two as if all games had been played one after the other', () => {
    fc.assert(
      fc.property(
        fc.array(results, { maxLength: 20 }),
        fc.array(results, { maxLength: 20 }),
        (one, other) => {
          const joined = joinStatistics(count(...one), count(...other));
          const all = count(...one, ...other);
          for (const [key, profile] of Object.entries(all.profiles)) {
            const { longestStreak, ...sums } = profile;
            const { longestStreak: longest, ...mine } = profileOf(joined, key);
            expect(mine, key).to.deep.equal(sums);
            // A row of wins that began in one and ended in the middle of the other can't be seen in the sums.
            expect(longest, key).to.be.at.most(longestStreak);
          }
          expect(readStatistics(JSON.parse(formatStatistics(joined)))).to.deep.equal(joined);
        },
      ),
      { numRuns: 60 },
    );
    const own = count(won(), won());
    expect(joinStatistics(own, NO_STATISTICS)).to.equal(own);
    expect(joinStatistics(NO_STATISTICS, own)).to.deep.equal(own);
    expect(profileOf(joinStatistics(own, count(won())), KEY).longestStreak).to.equal(3);
  });

  it('keeps the streak of the later day when two are joined', () => {
    const day = (date: string): GameResult => won(1, 1, { dailyDate: date });
    const early = count(day('2026-11-27'), day('2026-11-28'));
    const late = count(day('2026-11-30'));
    const expected = { lastDate: '2026-11-30', days: 1, longest: 2 };
    expect(joinStatistics(early, late).daily).to.deep.equal(expected);
    expect(joinStatistics(late, early).daily).to.deep.equal(expected);
    expect(joinStatistics(early, count(day('2026-11-28'))).daily).to.deep.equal(early.daily);
  });

  it('reads no junk, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(readStatistics(junk)).to.equal(null);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(parseStatistics(junk)).to.equal(null);
      }),
    );
  });

  it('refuses what was tampered with', () => {
    const sound = formatStatistics(count(won(), won(), lost(9)));
    expect(parseStatistics(sound)).to.not.equal(null);
    for (const [part, by] of [
      ['"version": 1', '"version": 2'],
      ['"games": 3', '"games": 1'],
      ['"games": 3', '"games": 3.5'],
      ['"wins": 2', '"wins": -2'],
      ['"longestStreak": 2', '"longestStreak": 9'],
      ['"cardsLeft": [\n        9', '"cardsLeft": [\n        53'],
      ['"date": "2026-11-29"', '"date": "2026-02-30"'],
      ['"winningMs": 120000', '"winningMs": null'],
      ['"days": 0', '"days": 4'],
    ] as const) {
      expect(sound, part).to.contain(part);
      expect(parseStatistics(sound.replace(part, by)), by).to.equal(null);
    }
  });
});
