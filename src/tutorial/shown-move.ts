import {
  applyMove,
  concreteTarget,
  COLUMN_IDS,
  CELL_IDS,
  explainMove,
  formatMove,
  FOUNDATION_IDS,
  indexOf,
  kindOf,
  suitOf,
  topOf,
  type Card,
  type Move,
  type PileId,
  type Place,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { ShownMove, SingleMove } from './step.js';

/** The pile that a card lies in, uncovered or not, or null. Foundations are asked for their top card only. */
export function pileOfCard(p: Position, card: Card): PileId | null {
  const pile = [...COLUMN_IDS, ...CELL_IDS, ...FOUNDATION_IDS].find((id) =>
    kindOf(id) === 'column' ? p.columns[indexOf(id)]?.includes(card) : topOf(p, id) === card,
  );
  return pile ?? null;
}

/** The foundation that a suit has, or would have: the one begun, the one of that suit, the first empty one. */
function foundationOf(p: Position, card: Card | undefined, { foundations }: RuleProfile): PileId {
  const suit = card === undefined ? null : suitOf(card);
  const begun = p.foundations.findIndex((top) => top !== null && suitOf(top) === suit);
  const own =
    foundations === 'free' ? p.foundations.indexOf(null) : foundations.indexOf(suit ?? 'S');
  return FOUNDATION_IDS[begun >= 0 ? begun : own] ?? 'foundation-1';
}

function sourceOf(p: Position, { from, suit }: Move): PileId {
  if (from !== 'foundation') return from;
  const index = p.foundations.findIndex((top) => top !== null && (!suit || suitOf(top) === suit));
  return FOUNDATION_IDS[index] ?? 'foundation-1';
}

/** The last cards of a pile. */
function lastCards(p: Position, pile: PileId, count: number): readonly Card[] {
  if (kindOf(pile) === 'column') return p.columns[indexOf(pile)]?.slice(-count) ?? [];
  const top = topOf(p, pile);
  return top === null ? [] : [top];
}

function targetOf(p: Position, to: Place, card: Card | undefined, rules: RuleProfile): PileId {
  return to === 'foundation' ? foundationOf(p, card, rules) : to;
}

/** The single moves of a legal move, one after the other; none where it is not legal. */
function listSingles(position: Position, move: Move, rules: RuleProfile): readonly SingleMove[] {
  const verdict = explainMove(position, move, rules);
  if (!verdict.legal) return [];
  let before = position;
  return verdict.steps.flatMap((step): SingleMove[] => {
    const from = sourceOf(before, step);
    const to = concreteTarget(before, step, rules);
    const card = topOf(before, from);
    if (to === null || card === null) return [];
    const single = {
      move: step,
      notation: formatMove(step),
      card,
      from,
      to,
      onto: topOf(before, to),
      before,
      after: applyMove(before, step, rules),
    };
    before = single.after;
    return [single];
  });
}

/** A move as a step shows it, legal or not. */
export function showMove(position: Position, move: Move, rules: RuleProfile): ShownMove {
  const verdict = explainMove(position, move, rules);
  const from = sourceOf(position, move);
  const cards = verdict.legal ? verdict.cards : lastCards(position, from, move.count ?? 1);
  const to = targetOf(position, move.to, cards[0], rules);
  return {
    move,
    notation: formatMove(move),
    cards,
    from,
    to,
    onto: topOf(position, to),
    singles: listSingles(position, move, rules),
  };
}
