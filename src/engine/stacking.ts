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
 * Which card of the run at a column's end goes onto a card: how many cards move with it, counted from the
 * end, or 0 where none fits. `length` is the run's length.
 */
export function fittingCount(
  column: readonly Card[],
  length: number,
  onto: Card,
  stacking: Stacking,
): number {
  const count = countOfRightRank(column, length, onto);
  const head = column[column.length - count];
  return count > 0 && head !== undefined && suitsMatch(head, onto, stacking) ? count : 0;
}

/** As {@link fittingCount}, but by rank alone: the suits may not match. */
export function countOfRightRank(column: readonly Card[], length: number, onto: Card): number {
  const last = column[column.length - 1];
  if (last === undefined) return 0;
  // Ranks in a run rise by one from its end, so the place of the right one needs no search.
  const count = rankOf(onto) - rankOf(last);
  return count >= 1 && count <= length ? count : 0;
}
