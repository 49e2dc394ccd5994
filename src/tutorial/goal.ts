import {
  CELL_IDS,
  COLUMN_IDS,
  explainMove,
  kindOf,
  topOf,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import { pileOfCard, showMove } from './shown-move.js';
import type { ShownMove } from './step.js';

/** Whether a legal move does what is asked for: the same cards to the same card, or to any place of the same kind. */
export function isAsked(
  position: Position,
  move: Move,
  asked: ShownMove,
  rules: RuleProfile,
): boolean {
  const verdict = explainMove(position, move, rules);
  if (!verdict.legal || verdict.cards.join() !== asked.cards.join()) return false;
  const made = showMove(position, move, rules);
  return made.onto === asked.onto && kindOf(made.to) === kindOf(asked.to);
}

function placesLike({ to, onto }: ShownMove, p: Position): readonly PileId[] {
  if (onto !== null && kindOf(to) === 'column') {
    const pile = pileOfCard(p, onto);
    return pile === null ? [] : [pile];
  }
  const empty = [...CELL_IDS.slice(0, p.cells.length), ...COLUMN_IDS].filter(
    (pile) => kindOf(pile) === kindOf(to) && topOf(p, pile) === null,
  );
  return [to, ...empty];
}

/**
 * The move that is asked for as it can be made on this table, where the reader may have put cards into other cells
 * or columns than planned; null where it can't.
 */
export function findAsked(
  position: Position,
  asked: ShownMove,
  rules: RuleProfile,
): ShownMove | null {
  const from = asked.cards[0] === undefined ? null : pileOfCard(position, asked.cards[0]);
  if (from === null) return null;
  const { count, suit } = asked.move;
  const extra = { ...(count === undefined ? {} : { count }), ...(suit ? { suit } : {}) };
  for (const to of placesLike(asked, position)) {
    const isHome = kindOf(to) === 'foundation' && asked.move.to === 'foundation';
    const move = { from, to: isHome ? ('foundation' as const) : to, ...extra };
    if (isAsked(position, move, asked, rules)) return showMove(position, move, rules);
  }
  return null;
}
