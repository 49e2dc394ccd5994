import type { Level } from '../engine/index.js';
import { LAST_GRADED_DEAL, levelOf } from './level-of.js';

/**
 * A random deal of a level, winnable with four cells.
 * @param random as `Math.random`: 0 ≤ r < 1
 * @param isAllowed says which deals may be drawn, as where fewer cells win fewer of them; all if left out
 * @returns null where no deal of the level is allowed
 */
export function pickLevelDeal(
  level: Level,
  random: () => number,
  isAllowed: (deal: number) => boolean = () => true,
): number | null {
  const deals: number[] = [];
  for (let deal = 1; deal <= LAST_GRADED_DEAL; deal += 1) {
    if (levelOf(deal) === level && isAllowed(deal)) deals.push(deal);
  }
  const index = Math.min(deals.length - 1, Math.floor(random() * deals.length));
  return deals[index] ?? null;
}
