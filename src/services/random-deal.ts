import { CLASSIC_DEALS, FIRST_DEAL, provenDeals, type RuleProfile } from '../engine/index.js';

/**
 * A random deal number that is proven to be winnable under these rules, where a list of such deals was made for them.
 * The list is drawn from by its index: no number is drawn again, so no source of randomness can make it hang.
 * @param random as `Math.random`: 0 ≤ r < 1
 */
export function pickRandomDeal(random: () => number, rules: RuleProfile): number {
  const { accepted } = rules.deals;
  const draw = (count: number): number => Math.min(count - 1, Math.floor(random() * count));
  const proven = provenDeals(rules);
  let count = proven?.count ?? 0;
  // The list is in order: whatever the rules don't accept stands at its end.
  while (count > 0 && Number(proven?.at(count - 1)) > accepted) count -= 1;
  if (proven !== null && count > 0) return proven.at(draw(count));
  // Where nothing is proven about any deal the classic ones are as good as others.
  return FIRST_DEAL + draw(Math.min(accepted, CLASSIC_DEALS));
}
