import type { AutoCollect, RuleProfile } from '../../engine/index.js';
import type { SearchRules } from './expansion.js';
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

/**
 * Different weights get lost on different deals, so short attempts come before the one that sees everything.
 * Weights found by hill climbing over deals above 32000, so that the numbered ones are no training set.
 */
const QUICK: readonly (readonly [Weights, number])[] = [
  [createWeights([32, 8, 0, 8, 4, 24, 0, 20, 7]), 4000],
  [createWeights([44, 0, 0, 8, 12, 24, 0, 28, 11]), 4000],
  [createWeights([16, 12, 0, 16, 8, 28, 0, 28, 2]), 4000],
  [createWeights([32, 0, 0, 8, 12, 20, 0, 4, 1]), 4000],
  [createWeights([32, 8, 0, 8, 4, 24, 0, 20, 7]), 16_000],
  [createWeights([44, 0, 0, 8, 12, 24, 0, 28, 11]), 16_000],
];
const LAST = createWeights([32, 8, 0, 8, 4, 24, 0, 20, 7]);

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
    { rules: complete, weights: LAST, nodes: Infinity, isComplete: true },
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
  };
}
