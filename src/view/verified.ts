import type { RuleProfile } from '../engine/index.js';

/** What is known of a deal's solvability. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** The numbers among the first million that four free cells can't win: each searched to the end. */
const UNWINNABLE_DEALS: ReadonlySet<number> = new Set([
  11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948,
]);
/** Every deal up to here has been solved, but for the numbers above. */
const PROVEN_UP_TO = 32000;
const PROVEN_CELLS = 4;

/**
 * Says what is proven about a deal under the given rules, nothing more. Groups and aces-home-only change nothing here;
 * other stackings and numbers of cells do. The eight impossible deals stay so even where cards may come back.
 */
export function verifyDeal(deal: number | null, rules: RuleProfile): Verdict {
  const isFreeCell =
    rules.stacking === 'alternate-color' && rules.emptyColumn === 'any' && rules.dealtToCells === 0;
  if (deal === null || !isFreeCell) return 'unknown';
  // Fewer cells only make it harder: what four can't win, fewer can't.
  if (UNWINNABLE_DEALS.has(deal) && rules.cells <= PROVEN_CELLS) return 'unwinnable';
  return deal <= PROVEN_UP_TO && rules.cells >= PROVEN_CELLS ? 'winnable' : 'unknown';
}
