import {
  provenDeals,
  UNWINNABLE_DEAL,
  type AutoCollect,
  type RuleProfile,
} from '../engine/index.js';

/** What is known of a deal's solvability. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** The numbers among the first million that four free cells can't win: each searched to the end. */
const UNWINNABLE_DEALS: ReadonlySet<number> = new Set([
  UNWINNABLE_DEAL,
  146692,
  186216,
  455889,
  495505,
  512118,
  517776,
  781948,
]);
const PROVEN_CELLS = 4;

/** What solvers have found out since the page was loaded: a proof holds for every game on it. */
const learned = new WeakMap<RuleProfile, Map<number, Verdict>>();

/** Notes what was proven about a deal; a position without a number is none. */
export function learnVerdict(deal: number | null, rules: RuleProfile, verdict: Verdict): void {
  if (deal === null) return;
  const deals = learned.get(rules) ?? new Map<number, Verdict>();
  learned.set(rules, deals.set(deal, verdict));
}

/** Whether cards that go home by themselves may spoil what is won otherwise; by suit, none is needed on the table. */
export function canSpoil(mode: AutoCollect, rules: RuleProfile): boolean {
  return mode === 'all' && rules.stacking !== 'same-suit';
}

/**
 * Says what is proven about a deal under the given rules, nothing more. Groups and aces-home-only change nothing here;
 * other stackings and numbers of cells do. The eight impossible deals stay so even where cards may come back.
 */
export function verifyDeal(deal: number | null, rules: RuleProfile): Verdict {
  if (deal === null) return 'unknown';
  const isFreeCell =
    rules.stacking === 'alternate-color' && rules.emptyColumn === 'any' && rules.dealtToCells === 0;
  // Fewer cells only make it harder: what four can't win, fewer can't.
  if (isFreeCell && rules.cells <= PROVEN_CELLS && UNWINNABLE_DEALS.has(deal)) return 'unwinnable';
  if (provenDeals(rules)?.has(deal) === true) return 'winnable';
  return learned.get(rules)?.get(deal) ?? 'unknown';
}

/** What a game says about a deal that is lost from its start. */
interface LostDeal {
  readonly deal: number | null;
  readonly rules: RuleProfile;
  readonly autoCollect: AutoCollect;
}

/** Whether a game that is lost at its start is a deal that nobody can win; else it may be the cards that go by themselves. */
export function isImpossible({ deal, rules, autoCollect }: LostDeal): boolean {
  return !canSpoil(autoCollect, rules) || verifyDeal(deal, rules) === 'unwinnable';
}
