import type { RuleProfile } from '../engine/index.js';
import { addDay, joinDays, NO_DAYS, type DailyStreak } from './daily-streak.js';

/** Version of the format in which statistics are kept and exported. */
export const STATISTICS_VERSION = 1;
/** Results kept one by one, the latest; the sums count all of them. */
export const KEPT_RESULTS = 500;

/** A best result, and where and when it was. */
export interface BestResult {
  /** Milliseconds or moves. */
  readonly value: number;
  /** Null for a position without a number. */
  readonly deal: number | null;
  /** As `2026-11-29`, where the player was. */
  readonly date: string;
}

/** What is counted for one set of rules with one number of cells. */
export interface ProfileStatistics {
  /** Games that were won or lost. */
  readonly games: number;
  readonly wins: number;
  /** Wins in a row up to now. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly bestTime: BestResult | null;
  readonly fewestMoves: BestResult | null;
  /** Milliseconds of all games won together. */
  readonly winningMs: number;
  /** Milliseconds of the latest games won, the last one last. */
  readonly winTimes: readonly number[];
  /** Cards not home in the latest games lost, the last one last. */
  readonly cardsLeft: readonly number[];
}

/** Everything counted; keys are ids, never texts of a language. */
export interface Statistics {
  readonly version: typeof STATISTICS_VERSION;
  readonly profiles: Readonly<Record<string, ProfileStatistics>>;
  readonly daily: DailyStreak;
}

/** How a game ended. */
export type GameResult = {
  /** As `statisticsKey` gives it. */
  readonly key: string;
} & (
  | {
      readonly outcome: 'won';
      readonly timeMs: number;
      readonly moves: number;
      readonly deal: number | null;
      /** The player's calendar date, as `2026-11-29`. */
      readonly date: string;
      /** The date of which this was the deal of the day; null: it was none. */
      readonly dailyDate: string | null;
    }
  | { readonly outcome: 'lost'; readonly cardsLeft: number }
);

/** No game played under these rules yet. */
export const NO_GAMES: ProfileStatistics = Object.freeze({
  games: 0,
  wins: 0,
  streak: 0,
  longestStreak: 0,
  bestTime: null,
  fewestMoves: null,
  winningMs: 0,
  winTimes: Object.freeze([]),
  cardsLeft: Object.freeze([]),
});

/** Nothing counted at all. */
export const NO_STATISTICS: Statistics = Object.freeze({
  version: STATISTICS_VERSION,
  profiles: Object.freeze({}),
  daily: NO_DAYS,
});

/** Under which key games of these rules are counted; where players choose the cells, each number by itself. */
export function statisticsKey({ id, cells, cellChoices }: RuleProfile): string {
  return cellChoices.length > 1 ? `${id}:${cells}` : id;
}

/** What is counted under a key. */
export function profileOf({ profiles }: Statistics, key: string): ProfileStatistics {
  return Object.hasOwn(profiles, key) ? (profiles[key] ?? NO_GAMES) : NO_GAMES;
}

/** Games won of all, 0 … 1; null before the first game. */
export function winShareOf({ wins, games }: ProfileStatistics): number | null {
  return games === 0 ? null : wins / games;
}

/** Average time of the games won, in ms: lost ones have no part in it. Null before the first win. */
export function averageWinMsOf({ wins, winningMs }: ProfileStatistics): number | null {
  return wins === 0 ? null : winningMs / wins;
}

/** Half of the latest games won took longer, half less; ms, null before the first win. */
export function medianWinMsOf({ winTimes }: ProfileStatistics): number | null {
  const sorted = [...winTimes].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

function addToLatest(list: readonly number[], value: number): readonly number[] {
  return Object.freeze([...list, value].slice(-KEPT_RESULTS));
}

/** The better of two; the earlier one where they are equal. */
function lesser(best: BestResult | null, result: BestResult): BestResult {
  return best !== null && best.value <= result.value ? best : Object.freeze(result);
}

function addToProfile(before: ProfileStatistics, result: GameResult): ProfileStatistics {
  const games = before.games + 1;
  if (result.outcome === 'lost') {
    const cardsLeft = addToLatest(before.cardsLeft, result.cardsLeft);
    return Object.freeze({ ...before, games, streak: 0, cardsLeft });
  }
  const { timeMs, moves, deal, date } = result;
  const streak = before.streak + 1;
  return Object.freeze({
    ...before,
    games,
    wins: before.wins + 1,
    streak,
    longestStreak: Math.max(before.longestStreak, streak),
    bestTime: lesser(before.bestTime, { value: timeMs, deal, date }),
    fewestMoves: lesser(before.fewestMoves, { value: moves, deal, date }),
    winningMs: before.winningMs + timeMs,
    winTimes: addToLatest(before.winTimes, timeMs),
  });
}

function joinProfiles(earlier: ProfileStatistics, later: ProfileStatistics): ProfileStatistics {
  const { bestTime, fewestMoves } = later;
  const isUnbroken = later.wins === later.games;
  const streak = later.streak + (isUnbroken ? earlier.streak : 0);
  return Object.freeze({
    games: earlier.games + later.games,
    wins: earlier.wins + later.wins,
    streak,
    longestStreak: Math.max(earlier.longestStreak, later.longestStreak, streak),
    bestTime: bestTime === null ? earlier.bestTime : lesser(earlier.bestTime, bestTime),
    fewestMoves:
      fewestMoves === null ? earlier.fewestMoves : lesser(earlier.fewestMoves, fewestMoves),
    winningMs: earlier.winningMs + later.winningMs,
    winTimes: later.winTimes.reduce(addToLatest, earlier.winTimes),
    cardsLeft: later.cardsLeft.reduce(addToLatest, earlier.cardsLeft),
  });
}

/** Two statistics as one: the games of both, those of `later` counted after those of `earlier`. */
export function joinStatistics(earlier: Statistics, later: Statistics): Statistics {
  if (later === NO_STATISTICS) return earlier;
  // Not by assignment: a key may be `__proto__`.
  const joined = Object.entries(later.profiles).map(
    ([key, profile]): [string, ProfileStatistics] => [
      key,
      joinProfiles(profileOf(earlier, key), profile),
    ],
  );
  return Object.freeze({
    version: STATISTICS_VERSION,
    profiles: Object.freeze({ ...earlier.profiles, ...Object.fromEntries(joined) }),
    daily: joinDays(earlier.daily, later.daily),
  });
}

/** The statistics with one more game. */
export function addResult(statistics: Statistics, result: GameResult): Statistics {
  const { key } = result;
  const profile = addToProfile(profileOf(statistics, key), result);
  const day = result.outcome === 'won' ? result.dailyDate : null;
  return Object.freeze({
    version: STATISTICS_VERSION,
    profiles: Object.freeze({ ...statistics.profiles, [key]: profile }),
    daily: day === null ? statistics.daily : addDay(statistics.daily, day),
  });
}
