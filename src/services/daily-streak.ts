import { dayNumberOf } from '../engine/index.js';

/** Days in a row on which the deal of the day was won. */
export interface DailyStreak {
  /** The latest date won, as `2026-11-29`; null before the first. */
  readonly lastDate: string | null;
  /** Days in a row up to it. */
  readonly days: number;
  readonly longest: number;
}

/** No day won yet. */
export const NO_DAYS: DailyStreak = Object.freeze({ lastDate: null, days: 0, longest: 0 });

function gapOf(earlier: string | null, later: string): number | null {
  const from = earlier === null ? null : dayNumberOf(earlier);
  const to = dayNumberOf(later);
  return from === null || to === null ? null : to - from;
}

/**
 * The streak after the deal of a date was won. Only calendar dates count, so a flight or a change of the clocks breaks
 * nothing; the same date again, or an earlier one, changes nothing.
 */
export function addDay(streak: DailyStreak, date: string): DailyStreak {
  if (dayNumberOf(date) === null) return streak;
  const gap = gapOf(streak.lastDate, date);
  if (gap !== null && gap <= 0) return streak;
  const days = gap === 1 ? streak.days + 1 : 1;
  return Object.freeze({ lastDate: date, days, longest: Math.max(streak.longest, days) });
}

/** Two streaks as one: the one that goes on to the later date, or the longer one where both end on the same. */
export function joinDays(one: DailyStreak, other: DailyStreak): DailyStreak {
  const gap = other.lastDate === null ? null : gapOf(one.lastDate, other.lastDate);
  const isOther =
    one.lastDate === null || (gap !== null && (gap > 0 || (gap === 0 && other.days > one.days)));
  const { lastDate, days } = isOther ? other : one;
  return Object.freeze({ lastDate, days, longest: Math.max(one.longest, other.longest) });
}

/** Days in a row as of a date: it still stands on the day after the last one won, and is over after that. */
export function streakOn({ lastDate, days }: DailyStreak, today: string): number {
  const gap = gapOf(lastDate, today);
  return gap !== null && gap <= 1 ? days : 0;
}
