import { countHome, kindOf, type Card } from '../engine/index.js';
import type { GameState } from './game-state.js';

/** A card put on a foundation. */
export const POINTS_HOME = 10;
/** A card from a cell put on a column. */
export const POINTS_FROM_CELL = 5;

/** Cards that have come from a cell to a column by a move that stands; each earns its points once. */
function cardsFromCells(state: GameState): ReadonlySet<Card> {
  const cards = new Set<Card>();
  for (const entry of state.past) {
    if (entry.from === null || entry.to === null || kindOf(entry.from) !== 'cell') continue;
    if (kindOf(entry.to) === 'column') entry.cards.forEach((card) => cards.add(card));
  }
  return cards;
}

/**
 * The score as the profile counts it, or null where it counts none. It follows from the table and the moves that stand,
 * so undo takes points back, a card taken back from home takes its own along, and nothing can be earned twice.
 * Rubies: one per card that came home. Points: 10 per card home, 5 per card that came from a cell to a column.
 */
export function scoreOf(state: GameState): number | null {
  const { rules, position, dealt } = state;
  if (rules.score === 'none') return null;
  const cameHome = countHome(position) - countHome(dealt);
  if (rules.score === 'rubies') return Math.max(0, cameHome);
  const points = POINTS_HOME * cameHome + POINTS_FROM_CELL * cardsFromCells(state).size;
  return Math.max(0, points);
}
