import { runLength, type Card, type Position, type RuleProfile } from '../engine/index.js';

/** Every card that may be lifted, alone or with the run it heads: those for which `explainPick` says so. */
export function findMovable(position: Position, rules: RuleProfile): ReadonlySet<Card> {
  const movable = new Set<Card>();
  for (const column of position.columns) {
    const count = rules.groups ? runLength(column, rules.stacking) : Math.min(1, column.length);
    for (let index = column.length - count; index < column.length; index += 1) {
      const card = column[index];
      if (card !== undefined) movable.add(card);
    }
  }
  for (const card of position.cells) if (card !== null) movable.add(card);
  if (rules.takeBack) for (const card of position.foundations) if (card !== null) movable.add(card);
  return movable;
}
