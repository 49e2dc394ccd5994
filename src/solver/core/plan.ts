import type { AutoCollect, RuleProfile } from '../../engine/index.js';
import type { SearchRules } from './search-rules.js';
import { collectingOf } from './home-rule.js';
import { stackingTables } from './stacking.js';
import { createWeights, type Weights } from './weights.js';

/** One search of a plan: how it weighs, and after how many tables another one shall have its turn. */
export interface Attempt {
  readonly rules: SearchRules;
  readonly weights: Weights;
  /** Tables to visit at most; Infinity: to the end. */
  readonly nodes: number;
  /** Whether nothing found means that there is no win: not where it leaves some moves out. */
  readonly isComplete: boolean;
}

/** Weights found by hill climbing over deals above 50000, so that no numbered deal that pages offer was among them. */
const STEADY = createWeights([14, 2, 0, 5, 0, 12, 24, 10, 22, 8]);
const TIDY = createWeights([25, 2, 1, 6, 0, 10, 20, 7, 20, 8]);

/**
 * Different weights get lost on different deals, so after a while others have a short try; chosen together so that
 * the sum over 800 deals is least.
 */
const QUICK: readonly (readonly [weights: Weights, nodes: number])[] = [
  [STEADY, 3000],
  [TIDY, 600],
  [createWeights([32, 0, 0, 8, 0, 12, 20, 0, 4, 1]), 200],
  [createWeights([32, 8, 0, 7, 0, 4, 24, 3, 17, 7]), 200],
  [createWeights([44, 0, 0, 8, 0, 12, 24, 0, 28, 11]), 300],
  [TIDY, 6000],
];

/** The attempts for a game with these rules that collects in this mode, the quick ones first. */
export function planSearches(rules: RuleProfile, mode: AutoCollect): readonly Attempt[] {
  const complete = searchRules(rules, mode);
  // Cards taken back are seldom needed: the quick attempts do without.
  const quick = rules.takeBack ? searchRules({ ...rules, takeBack: false }, mode) : complete;
  return [
    ...QUICK.map(([weights, nodes]) => ({
      rules: quick,
      weights,
      nodes,
      isComplete: quick === complete,
    })),
    { rules: complete, weights: STEADY, nodes: Infinity, isComplete: true },
  ];
}

function searchRules(rules: RuleProfile, mode: AutoCollect): SearchRules {
  const { rule, isForced } = collectingOf(rules, mode);
  return {
    cells: rules.cells,
    isKingsOnly: rules.emptyColumn === 'kings',
    stacking: stackingTables(rules.stacking),
    // Spelt out in single cards, a group move would be torn apart by cards that go up on the way.
    hasGroups: rules.groups || mode === 'off',
    takesBack: rules.takeBack,
    takesAcesBack: rules.aces === 'anywhere',
    homeRule: rule,
    isForced,
    looksAhead: !(isForced && rules.takeBack),
  };
}
