import { CLASSIC_DEALS, LEVELS, UNWINNABLE_DEAL, type Level } from '../engine/index.js';
import { LEVEL_TABLE } from './level-table.js';

/** The last deal that has a level. */
export const LAST_GRADED_DEAL = CLASSIC_DEALS;
/** A character holds the levels of four deals as one number, base 3, the first deal least. */
const DEALS_PER_CHARACTER = 4;
/** The digits are the characters from `(` on, but for those that mean something inside quotes. */
const DIGITS = String.fromCharCode(...Array.from({ length: 87 }, (_, index) => 40 + index)).replace(
  /[\\`]/g,
  '',
);

/** How hard a deal is with four cells; null for what has no level: it can't be won, or nobody has graded it. */
export function levelOf(deal: number): Level | null {
  const index = deal - 1;
  const isGraded = Number.isInteger(index) && index >= 0 && index < LAST_GRADED_DEAL;
  if (!isGraded || deal === UNWINNABLE_DEAL) return null;
  const four = DIGITS.indexOf(LEVEL_TABLE.charAt(Math.floor(index / DEALS_PER_CHARACTER)));
  return (
    LEVELS[Math.floor(four / LEVELS.length ** (index % DEALS_PER_CHARACTER)) % LEVELS.length] ??
    null
  );
}
