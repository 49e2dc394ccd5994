import { suitOf, type Position, type RuleProfile, type Suit } from '../engine/index.js';

/** The suit a foundation belongs to by now: fixed by the rules or by the card on it; null where any ace may start it. */
export function foundationSuit(rules: RuleProfile, position: Position, index: number): Suit | null {
  const top = position.foundations[index] ?? null;
  if (top !== null) return suitOf(top);
  return rules.foundations === 'free' ? null : (rules.foundations[index] ?? null);
}
