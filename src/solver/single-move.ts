import {
  applyMove,
  canonicalMove,
  collectable,
  concreteTarget,
  countEmptyCells,
  countEmptyColumns,
  countHome,
  explainMove,
  FOUNDATION_IDS,
  kindOf,
  legalMoves,
  rankOf,
  runLength,
  topOf,
  type Card,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';

/** A move worth making, with what is needed to show it. */
export interface SuggestedMove {
  readonly move: Move;
  readonly cards: readonly Card[];
  readonly from: PileId;
  readonly to: PileId;
  /** The card it would lie on; null for an empty place or a foundation. */
  readonly onto: Card | null;
}

/** Cards over a lower one in the same column: each of them is in the way. */
function countBlockers(position: Position): number {
  let blockers = 0;
  for (const column of position.columns) {
    let lowest = Number.POSITIVE_INFINITY;
    for (const card of column) {
      if (rankOf(card) > lowest) blockers += 1;
      lowest = Math.min(lowest, rankOf(card));
    }
  }
  return blockers;
}

/** Neighbours in columns that already are a run. */
function countLinks(position: Position, rules: RuleProfile): number {
  return position.columns.reduce(
    (links, column) => links + Math.max(0, runLength(column, rules.stacking) - 1),
    0,
  );
}

/** How good a table looks at a glance: cards home, order, and room. */
function rate(position: Position, rules: RuleProfile): number {
  return (
    8 * countHome(position) +
    3 * countEmptyCells(position) +
    6 * countEmptyColumns(position) +
    2 * countLinks(position, rules) -
    3 * countBlockers(position)
  );
}

function isPile(place: Move['from']): place is PileId {
  return place !== 'foundation';
}

/**
 * The best of all legal moves by a look at the table right after each, cards that may safely go home included.
 * One move deep: it promises nothing about winning. Null where no move is legal.
 * @param isKnown says which tables were there before, so that no suggestion leads back to one
 */
export function findSingleMove(
  position: Position,
  rules: RuleProfile,
  isKnown: (table: Position) => boolean = () => false,
): SuggestedMove | null {
  let best: Move | null = null;
  let bestRate = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(position, rules)) {
    // Taking a card back, or moving a whole column or a cell sideways, never is the way on.
    if (!isPile(move.from) || isSideways(position, move)) continue;
    let after = applyMove(position, move, rules);
    if (isKnown(after)) continue;
    for (const step of collectable(after, 'safe', rules)) after = applyMove(after, step, rules);
    const rated = rate(after, rules);
    if (rated > bestRate) {
      best = move;
      bestRate = rated;
    }
  }
  return best === null ? null : describeMove(position, best, rules);
}

function isSideways(position: Position, { from, to, count = 1 }: Move): boolean {
  if (to === 'foundation') return false;
  const isEmptyTarget = topOf(position, to) === null;
  if (kindOf(from) === 'cell') return kindOf(to) === 'cell';
  if (kindOf(to) !== 'column' || !isEmptyTarget) return false;
  const column = position.columns[Number(from.slice('column-'.length)) - 1] ?? [];
  return column.length === count;
}

/** What is needed to show a move; null for one that isn't legal. */
export function describeMove(
  position: Position,
  move: Move,
  rules: RuleProfile,
): SuggestedMove | null {
  const verdict = explainMove(position, move, rules);
  const to = concreteTarget(position, move, rules);
  const canonical = canonicalMove(position, move, rules);
  if (!verdict.legal || to === null || canonical === null) return null;
  const from = isPile(move.from) ? move.from : foundationOf(position, verdict.cards[0]);
  if (from === null) return null;
  const { cards } = verdict;
  const onto = kindOf(to) === 'foundation' ? null : topOf(position, to);
  return { move: canonical, cards, from, to, onto };
}

/** The foundation that a card lies on. */
function foundationOf({ foundations }: Position, card: Card | undefined): PileId | null {
  return FOUNDATION_IDS[foundations.indexOf(card ?? null)] ?? null;
}
