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

/** For the search to the end. */
const PATIENT = createWeights([16, 5, 0, 2, 0, 13, 14, 1, 23, 11]);

/**
 * Different weights get lost on different deals, so after a while others have a try; chosen together so that the sum
 * over thousands of deals is least. Found by hill climbing on deals above 32000, so that no deal that pages offer was
 * among them; the last ones on those that the first ones take long for.
 */
const QUICK: readonly (readonly [weights: Weights, nodes: number])[] = [
  [createWeights([14, 2, 0, 5, 0, 12, 24, 10, 22, 8]), 800],
  [createWeights([32, 8, 0, 7, 0, 4, 24, 3, 17, 7]), 400],
  [createWeights([32, 0, 0, 8, 0, 12, 20, 0, 4, 1]), 300],
  [createWeights([4, 4, 0, 4, 4, 13, 35, 7, 43, 4]), 500],
  [createWeights([14, 0, 0, 5, 0, 23, 24, 10, 22, 8]), 500],
  [createWeights([11, 2, 0, 5, 0, 7, 24, 10, 20, 8]), 9000],
  [createWeights([9, 0, 0, 4, 21, 13, 35, 11, 33, 1]), 5000],
];

/** The attempts for a game with these rules that collects in this mode, the quick ones first. */
export function planSearches(rules: RuleProfile, mode: AutoCollect): readonly Attempt[] {
  const quick = quickRules(rules, mode);
  return [
    ...QUICK.map(([weights, nodes]) => ({
      rules: quick,
      weights,
      nodes,
      isComplete: !rules.takeBack,
    })),
    { rules: searchRules(rules, mode), weights: PATIENT, nodes: Infinity, isComplete: true },
  ];
}

/** How the quick attempts search: cards taken back are seldom needed, so they do without. */
export function quickRules(rules: RuleProfile, mode: AutoCollect): SearchRules {
  return searchRules({ ...rules, takeBack: false }, mode);
}

function searchRules(rules: RuleProfile, mode: AutoCollect): SearchRules {
  const { rule, isForced } = collectingOf(rules, mode);
  const staysForTurn = isForced && rules.takeBack;
  return {
    cells: rules.cells,
    isKingsOnly: rules.emptyColumn === 'kings',
    stacking: stackingTables(rules.stacking),
    hasGroups: rules.groups || !staysForTurn,
    isSpelt: !rules.groups && mode !== 'off',
    takesBack: rules.takeBack,
    movesAces: rules.aces === 'anywhere',
    homeRule: rule,
    isForced,
    collectsFirst: mode === 'off',
    looksAhead: !staysForTurn,
  };
}
