/** Deals 1 … 32000 are all won but this one: every other has a replayed solution, this one is proven dead. */
const UNWINNABLE_DEAL = 11982;
const PROVEN_DEALS = 32000;

/**
 * A random deal number that is known to be winnable with four free cells.
 * Steps over the impossible number instead of drawing again, so that no source of randomness can make it hang.
 * @param random as `Math.random`: 0 ≤ r < 1
 */
export function pickRandomDeal(random: () => number): number {
  const drawn = 1 + Math.min(PROVEN_DEALS - 2, Math.floor(random() * (PROVEN_DEALS - 1)));
  return drawn >= UNWINNABLE_DEAL ? drawn + 1 : drawn;
}
