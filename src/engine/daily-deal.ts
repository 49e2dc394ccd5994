import { dayNumberOf } from './calendar.js';
import { MAX_CELLS } from './pile.js';
import { standard } from './profiles/standard.js';
import { provenDeals, type DealRules } from './proven-deals.js';

/** For whom the deal of the day is. */
export interface DailyOptions {
  /** Free cells in play, 0 … 8; 4 if left out. */
  readonly cells?: number;
  /** The rules it is to be winnable under, with their own number of cells; `standard` if left out. */
  readonly rules?: DealRules;
}

/**
 * Of the lists and the order below. What was published once stays for ever, so whatever changes them is a new
 * version that old dates don't see.
 */
const VERSION = 1;
/** Rounds of the shuffle: odd factors, so that no two indices meet. */
const FACTORS: readonly number[] = [0x2c1b3c6d, 0x297a2d39, 0x5bd1e995];

/**
 * The deal of a calendar date: the same everywhere and for ever, and proven to be winnable. As many days pass as there
 * are proven deals before one comes again.
 * @param date the player's local date as `2026-11-29`
 * @throws TypeError for what is no text, no number of cells or no options; RangeError for a date that is none, cells
 * outside 0 … 8 and rules without proven deals
 */
export function dailyDeal(date: string, options: DailyOptions = {}): number {
  const day = readDay(date);
  const deals = provenDeals(readRules(options));
  if (deals === null) throw new RangeError('dailyDeal: no deals are proven under these rules');
  const turn = day - deals.count * Math.floor(day / deals.count);
  return deals.at(shuffleIndex(turn, deals.count));
}

function readDay(date: unknown): number {
  if (typeof date !== 'string') throw new TypeError('dailyDeal: the date must be a text');
  const day = dayNumberOf(date);
  if (day !== null) return day;
  throw new RangeError(`dailyDeal: ${JSON.stringify(date)} is no date such as 2026-11-29`);
}

function readRules(options: unknown): DealRules {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('dailyDeal: the options must be an object');
  }
  const { cells, rules } = options as DailyOptions;
  if (rules !== undefined) {
    if (typeof rules !== 'object' || rules === null) {
      throw new TypeError('dailyDeal: the rules must be a profile');
    }
    return rules;
  }
  if (cells === undefined) return standard;
  if (typeof cells !== 'number') throw new TypeError('dailyDeal: cells must be a number');
  if (!Number.isInteger(cells) || cells < 0 || cells > MAX_CELLS) {
    throw new RangeError(
      `dailyDeal: ${String(cells)} is not a whole number of cells from 0 to ${String(MAX_CELLS)}`,
    );
  }
  return { ...standard, cells };
}

/** Sends the indices below a count to one another in no visible order, each to one of its own. */
function shuffleIndex(index: number, count: number): number {
  const bits = 32 - Math.clz32(count - 1);
  const mask = 2 ** bits - 1;
  const half = (bits + 1) >> 1;
  let mixed = index;
  // Every round is one to one on so many bits; walking on from a result too large lands inside in the end.
  do {
    for (const factor of FACTORS) {
      mixed = (Math.imul(mixed, factor) + (factor >>> 8) + VERSION) & mask;
      mixed ^= mixed >>> half;
    }
  } while (mixed >= count);
  return mixed;
}
