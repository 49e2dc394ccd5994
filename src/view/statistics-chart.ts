import { medianWinMsOf, type ProfileStatistics } from '../services/index.js';

const MINUTE_MS = 60_000;
/** Ends of the bars in minutes; the last bar has none. */
const BAR_ENDS: readonly number[] = [3, 5, 7, 9, 11, 13, 15];
/** What a good player takes at most: the par that Windows players know. */
export const PAR_MINUTES = 3;

/** One bar: games won in some range of minutes. */
export interface Bar {
  /** As `3–5`, `<3`, `15+`. */
  readonly minutes: string;
  readonly games: number;
  /** The median falls here. */
  readonly isMedian: boolean;
}

/** The bar that a time belongs to. */
function barOf(ms: number): number {
  const index = BAR_ENDS.findIndex((end) => ms < end * MINUTE_MS);
  return index < 0 ? BAR_ENDS.length : index;
}

function rangeOf(index: number): string {
  const from = BAR_ENDS[index - 1];
  const to = BAR_ENDS[index];
  if (from === undefined) return `<${String(to)}`;
  return to === undefined ? `${from}+` : `${from}–${to}`;
}

/** The latest games won, sorted by minutes. */
export function chartOf(profile: ProfileStatistics): readonly Bar[] {
  const median = medianWinMsOf(profile);
  return [...BAR_ENDS, Infinity].map((_, index) => ({
    minutes: rangeOf(index),
    games: profile.winTimes.filter((ms) => barOf(ms) === index).length,
    isMedian: median !== null && barOf(median) === index,
  }));
}

/** Games won in par time, among the latest. */
export function winsWithinPar({ winTimes }: ProfileStatistics): number {
  return winTimes.filter((ms) => ms <= PAR_MINUTES * MINUTE_MS).length;
}

/** Cards not home when a game was given up, on average over the latest; null where none was lost. */
export function averageCardsLeft({ cardsLeft }: ProfileStatistics): number | null {
  if (cardsLeft.length === 0) return null;
  return cardsLeft.reduce((sum, cards) => sum + cards, 0) / cardsLeft.length;
}
