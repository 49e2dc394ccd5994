import { isSameSuit, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import type { Position } from './position.js';
import type { RuleProfile } from './rule-profile.js';

/** Whether a card is the next one of its suit to go home; the same under all rules. */
export function isNextHome(p: Position, card: Card): boolean {
  const needed = rankOf(card) - 1;
  for (const top of p.foundations) {
    if (top !== null && isSameSuit(top, card)) return rankOf(top) === needed;
  }
  return needed === 0;
}

/**
 * The index of the foundation that takes this card, or −1 where none does. Where the places are free, an ace
 * goes to the leftmost empty one.
 */
export function foundationFor(p: Position, card: Card, rules: RuleProfile): number {
  if (!isNextHome(p, card)) return -1;
  if (rules.foundations !== 'free') return rules.foundations.indexOf(suitOf(card));
  return rankOf(card) === 1 ? p.foundations.indexOf(null) : foundationOf(p, card);
}

/** The index of the foundation where this card's suit lies, or −1 where none of it is home. */
export function foundationOf(p: Position, card: Card): number {
  return p.foundations.findIndex((top) => top !== null && isSameSuit(top, card));
}
