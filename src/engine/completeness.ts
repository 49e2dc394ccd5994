import { DECK, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import { requirePosition } from './position-check.js';
import { homeRank } from './position.js';
import type { Position } from './position.js';

/**
 * The cards of a full pack that are nowhere on a board, in pack order; none on a complete one.
 * @throws TypeError or RangeError where the position is none
 */
export function missingCards(position: Position): readonly Card[] {
  const p = requirePosition(position);
  const lying = new Set<Card | null>([...p.columns.flat(), ...p.cells]);
  return Object.freeze(
    DECK.filter((card) => !lying.has(card) && homeRank(p, suitOf(card)) < rankOf(card)),
  );
}

/**
 * Whether all 52 cards are on the board; games and the solver refuse boards where some are missing.
 * @throws TypeError or RangeError where the position is none
 */
export function isCompletePosition(p: Position): boolean {
  return missingCards(p).length === 0;
}
