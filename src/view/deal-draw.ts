import { provenDeals, type Level, type RuleProfile } from '../engine/index.js';
import type * as LevelsDoor from '../levels/index.js';
import { pickRandomDeal } from '../services/index.js';
import { LEVEL_SAMPLE } from './level-sample.js';

/** From which deals a random one is drawn. */
export type LevelChoice = Level | 'any';

/** So long a first deal waits for the table of levels; then it is any winnable one. */
const PATIENCE_MS = 3000;

let levels: typeof LevelsDoor | null = null;
let loading: Promise<void> | null = null;

/** Levels were graded for these rules, with whatever number of cells. */
function hasLevels({ stacking, emptyColumn, dealtToCells }: RuleProfile): boolean {
  return stacking === 'alternate-color' && emptyColumn === 'any' && dealtToCells === 0;
}

/** Whether a random deal of this level can be drawn now: no table is needed, or it is there. */
export function canDraw(level: LevelChoice, rules: RuleProfile): boolean {
  return level === 'any' || levels !== null || !hasLevels(rules);
}

/** Loads the table of levels, once for all games of the page. Settles when it is there, or doesn't come in time. */
export async function loadLevels(): Promise<void> {
  loading ??= import('../levels/index.js').then(
    (door) => {
      levels = door;
    },
    () => {
      // The next one who needs it may have more luck.
      loading = null;
    },
  );
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** A random deal that is proven to be winnable, of the level; until its table is there, one of a few. */
export function drawDeal(level: LevelChoice, rules: RuleProfile): number {
  const proven = provenDeals(rules);
  const { accepted } = rules.deals;
  const isAllowed = (deal: number): boolean => deal <= accepted && proven?.has(deal) === true;
  const ofLevel = level === 'any' || !hasLevels(rules) ? null : drawOfLevel(level, isAllowed);
  return ofLevel ?? pickRandomDeal(Math.random, rules);
}

function drawOfLevel(level: Level, isAllowed: (deal: number) => boolean): number | null {
  if (levels !== null) return levels.pickLevelDeal(level, Math.random, isAllowed);
  const deals = LEVEL_SAMPLE[level].filter(isAllowed);
  return deals[Math.floor(Math.random() * deals.length)] ?? null;
}
