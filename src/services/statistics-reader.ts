import { dayNumberOf } from '../engine/index.js';
import { isJsonObject } from '../state/index.js';
import { NO_DAYS, type DailyStreak } from './daily-streak.js';
import {
  KEPT_RESULTS,
  STATISTICS_VERSION,
  type BestResult,
  type ProfileStatistics,
  type Statistics,
} from './statistics.js';

const CARDS = 52;
/** Longer than any profile's id with its number of cells; more keys than any page has rules. */
const KEY_LENGTH = 100;
const MAX_KEYS = 200;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && dayNumberOf(value) !== null;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly number[] {
  return Array.isArray(value) && value.length <= KEPT_RESULTS && value.every(isItem);
}

/** Undefined: it isn't sound; null is a best result not yet there. */
function readBest(value: unknown): BestResult | null | undefined {
  if (value === null) return null;
  if (!isJsonObject(value)) return undefined;
  const { value: best, deal, date } = value;
  if (!isDuration(best) || !(deal === null || isCount(deal)) || !isDate(date)) return undefined;
  return Object.freeze({ value: best, deal, date });
}

function readProfile(value: unknown): ProfileStatistics | null {
  if (!isJsonObject(value)) return null;
  const { games, wins, streak, longestStreak, winningMs, winTimes, cardsLeft } = value;
  const bestTime = readBest(value['bestTime']);
  const fewestMoves = readBest(value['fewestMoves']);
  if (!isCount(games) || !isCount(wins) || !isCount(streak) || !isCount(longestStreak)) return null;
  if (wins > games || streak > longestStreak || longestStreak > wins) return null;
  if (bestTime === undefined || fewestMoves === undefined || !isDuration(winningMs)) return null;
  if (!isListOf(winTimes, isDuration) || winTimes.length > wins) return null;
  const isCards = (item: unknown): boolean => isCount(item) && item <= CARDS;
  if (!isListOf(cardsLeft, isCards) || cardsLeft.length > games - wins) return null;
  return Object.freeze({
    games,
    wins,
    streak,
    longestStreak,
    bestTime,
    fewestMoves,
    winningMs,
    winTimes: Object.freeze([...winTimes]),
    cardsLeft: Object.freeze([...cardsLeft]),
  });
}

function readDaily(value: unknown): DailyStreak | null {
  if (!isJsonObject(value)) return null;
  const { lastDate, days, longest } = value;
  if (!isCount(days) || !isCount(longest) || days > longest) return null;
  if (lastDate === null) return days === 0 && longest === 0 ? NO_DAYS : null;
  return isDate(lastDate) && days > 0 ? Object.freeze({ lastDate, days, longest }) : null;
}

/** Statistics from elsewhere, checked to the last number; null where anything is wrong. Never throws. */
export function readStatistics(value: unknown): Statistics | null {
  if (!isJsonObject(value) || value['version'] !== STATISTICS_VERSION) return null;
  const { profiles } = value;
  const daily = readDaily(value['daily']);
  if (!isJsonObject(profiles) || daily === null) return null;
  const entries = Object.entries(profiles);
  if (entries.length > MAX_KEYS) return null;
  const read: [string, ProfileStatistics][] = [];
  for (const [key, item] of entries) {
    const profile = readProfile(item);
    if (profile === null || key.length > KEY_LENGTH) return null;
    read.push([key, profile]);
  }
  return Object.freeze({
    version: STATISTICS_VERSION,
    profiles: Object.freeze(Object.fromEntries(read)),
    daily,
  });
}

/** The text of a file that holds statistics; another browser can read it. */
export function formatStatistics(statistics: Statistics): string {
  return JSON.stringify(statistics, null, 2);
}

/** Reads such a text; null where it is none. Never throws. */
export function parseStatistics(text: string): Statistics | null {
  try {
    return readStatistics(JSON.parse(text));
  } catch {
    return null;
  }
}
