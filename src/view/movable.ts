import {
  COLUMN_IDS,
  explainPick,
  type Card,
  type Position,
  type RuleProfile,
} from '../engine/index.js';

/** Runs by their column, which stays the same object until a move touches it. */
const knownRuns = new WeakMap<RuleProfile, WeakMap<readonly Card[], readonly Card[]>>();

function findRun(position: Position, column: number, rules: RuleProfile): readonly Card[] {
  const cards = position.columns[column] ?? [];
  const pile = COLUMN_IDS[column];
  let known = knownRuns.get(rules);
  if (known === undefined) knownRuns.set(rules, (known = new WeakMap()));
  const found = known.get(cards);
  if (found !== undefined || pile === undefined) return found ?? [];
  let count = 0;
  while (count < cards.length && explainPick(position, pile, count + 1, rules).legal) count += 1;
  const run = cards.slice(cards.length - count);
  known.set(cards, run);
  return run;
}

/** Every card that may be lifted, alone or with the run it heads. */
export function findMovable(position: Position, rules: RuleProfile): ReadonlySet<Card> {
  const movable = new Set<Card>(
    position.columns.flatMap((_cards, column) => findRun(position, column, rules)),
  );
  for (const card of position.cells) if (card !== null) movable.add(card);
  if (rules.takeBack) for (const card of position.foundations) if (card !== null) movable.add(card);
  return movable;
}
