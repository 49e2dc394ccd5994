import {
  COLUMN_IDS,
  explainPick,
  type Card,
  type Position,
  type RuleProfile,
} from '../engine/index.js';

/** Every card that may be lifted, alone or with the run it heads. */
export function findMovable(position: Position, rules: RuleProfile): ReadonlySet<Card> {
  const movable = new Set<Card>();
  position.columns.forEach((cards, column) => {
    const pile = COLUMN_IDS[column];
    if (pile === undefined) return;
    for (let count = 1; count <= cards.length; count += 1) {
      const card = cards[cards.length - count];
      if (card === undefined || !explainPick(position, pile, count, rules).legal) return;
      movable.add(card);
    }
  });
  for (const card of position.cells) if (card !== null) movable.add(card);
  if (rules.takeBack) for (const card of position.foundations) if (card !== null) movable.add(card);
  return movable;
}
