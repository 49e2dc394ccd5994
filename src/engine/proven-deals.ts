import { CLASSIC_DEALS, FIRST_DEAL, UNWINNABLE_DEAL } from './deal-range.js';
import { PROVEN_LISTS } from './proven-lists.js';
import type { RuleProfile } from './rule-profile.js';

/** What of a profile decides which deals it wins; all else only changes how they are played. */
export type DealRules = Pick<RuleProfile, 'cells' | 'stacking' | 'emptyColumn' | 'dealtToCells'>;

/** Deals that are proven to be winnable under some rules, in order of their numbers. */
export interface ProvenDeals {
  readonly count: number;
  /** The number of the deal at an index from 0. */
  at(index: number): number;
  /** Whether this deal is among them. */
  has(deal: number): boolean;
}

const CELLS_FOR_ALL = 4;
const BITS_PER_LETTER = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** With four cells and more: each of these deals has been solved, and more cells take nothing away. */
const ALL_BUT_ONE: ProvenDeals = Object.freeze({
  count: CLASSIC_DEALS - FIRST_DEAL,
  at: (index: number) => FIRST_DEAL + index + (FIRST_DEAL + index >= UNWINNABLE_DEAL ? 1 : 0),
  has: (deal: number) =>
    Number.isInteger(deal) &&
    deal >= FIRST_DEAL &&
    deal <= CLASSIC_DEALS &&
    deal !== UNWINNABLE_DEAL,
});

const known = new Map<string, ProvenDeals>();

/**
 * The deals that are proven to be winnable under these rules; null where no list was made for them. Group moves and
 * where aces may go change nothing, and cards that may be taken back from home only win more. Each list is frozen: deals
 * of the day are drawn from it.
 */
export function provenDeals(rules: DealRules): ProvenDeals | null {
  const { cells, stacking, emptyColumn, dealtToCells } = rules;
  const isFreeCell = stacking === 'alternate-color' && emptyColumn === 'any' && dealtToCells === 0;
  if (isFreeCell && cells >= CELLS_FOR_ALL) return ALL_BUT_ONE;
  const kind = `${stacking} ${emptyColumn} ${String(cells)} ${String(dealtToCells)}`;
  const list = PROVEN_LISTS[kind];
  if (list === undefined) return null;
  const deals = known.get(kind) ?? unpackList(list);
  known.set(kind, deals);
  return deals;
}

function unpackList(list: string): ProvenDeals {
  const numbers: number[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const bits = LETTERS.indexOf(list.charAt(index));
    for (let bit = 0; bit < BITS_PER_LETTER; bit += 1) {
      if ((bits >> bit) & 1) numbers.push(FIRST_DEAL + index * BITS_PER_LETTER + bit);
    }
  }
  const members = new Set(numbers);
  return Object.freeze({
    count: numbers.length,
    at: (index: number) => numbers[index] ?? Number.NaN,
    has: (deal: number) => members.has(deal),
  });
}
