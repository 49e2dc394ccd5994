import { isSameColor, isSameSuit, rankOf } from './card.js';
import type { Card } from './card.js';
import type { RuleProfile } from './rule-profile.js';

/** The part of the rules that says what lies on what. */
export type Stacking = RuleProfile['stacking'];

/** Whether two cards' suits may lie on each other: other colours, or one suit. */
export function suitsMatch(card: Card, onto: Card, stacking: Stacking): boolean {
  return stacking === 'same-suit' ? isSameSuit(card, onto) : !isSameColor(card, onto);
}

/** Whether a card may lie on another in a column: one rank lower, and the suits match. */
export function fitsOn(card: Card, onto: Card, stacking: Stacking): boolean {
  return rankOf(onto) === rankOf(card) + 1 && suitsMatch(card, onto, stacking);
}

/** How many cards at the end of a column lie on each other as a run; 0 in an empty column. */
export function runLength(column: readonly Card[], stacking: Stacking): number {
  let index = column.length - 1;
  let card = column[index];
  if (card === undefined) return 0;
  for (; index > 0; index -= 1) {
    const onto = column[index - 1];
    if (onto === undefined || !fitsOn(card, onto, stacking)) break;
    card = onto;
  }
  return column.length - index;
}

/** Whether these cards, deepest first, lie on each other as one run (a single card does, none don't). */
export function isRun(cards: readonly Card[], stacking: Stacking): boolean {
  return cards.length > 0 && runLength(cards, stacking) === cards.length;
}

/**
 * How many cards of a run would go onto a card by their ranks: the run's last card has `lastRank`, and ranks
 * rise by one from there, so the right one needs no search. 0 where the run has none of the right rank.
 */
export function countToRank(lastRank: number, length: number, ontoRank: number): number {
  const count = ontoRank - lastRank;
  return count >= 1 && count <= length ? count : 0;
}

/**
 * Which card of the run at a column's end goes onto a card: how many cards move with it, counted from the end, or
 * 0 where none fits. `count` is what {@link countToRank} says.
 */
export function fittingCount(
  column: readonly Card[],
  count: number,
  onto: Card,
  stacking: Stacking,
): number {
  const head = count > 0 ? column[column.length - count] : undefined;
  return head !== undefined && suitsMatch(head, onto, stacking) ? count : 0;
}
