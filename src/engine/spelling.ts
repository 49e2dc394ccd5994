import { rankOf, suitOf } from './card.js';
import { foundationFor } from './foundation.js';
import { moveBetween, takeBackMove } from './move.js';
import type { Move } from './move.js';
import {
  ANY_FOUNDATION,
  FIRST_FOUNDATION,
  isColumnCode,
  isFoundationCode,
  pileOf,
} from './pile.js';
import type { PileId } from './pile.js';
import { requireTable } from './position-check.js';
import { topAt } from './position.js';
import type { Position } from './position.js';
import { isRefusal } from './refusal.js';
import { resolveMove } from './resolve.js';
import type { RuleProfile } from './rule-profile.js';
import type { Transfer } from './target.js';

/** The canonical spelling of a legal transfer. */
export function spellTransfer(p: Position, transfer: Transfer, rules: RuleProfile): Move {
  const { from, to, count } = transfer;
  const card = topAt(p, from);
  if (card !== null && isFoundationCode(from)) return takeBackMove(suitOf(card), to);
  if (card !== null && isFoundationCode(to)) {
    const isChosen = rankOf(card) === 1 && foundationFor(p, card, rules) !== to - FIRST_FOUNDATION;
    return moveBetween(from, isChosen ? to : ANY_FOUNDATION);
  }
  const isToEmptyColumn = isColumnCode(to) && topAt(p, to) === null;
  return moveBetween(from, to, isToEmptyColumn ? count : 1);
}

/**
 * A legal move in the spelling that notation and events use, or null if it is not legal.
 * @throws TypeError or RangeError, as explainMove
 */
export function canonicalMove(position: Position, move: Move, rules: RuleProfile): Move | null {
  const p = requireTable(position, rules);
  const transfer = resolveMove(p, move, rules);
  return isRefusal(transfer) ? null : spellTransfer(p, transfer, rules);
}

/**
 * The pile where the cards of a legal move come to lie (its `to`, with `foundation` made out), or null if it
 * is not legal.
 * @throws TypeError or RangeError, as explainMove
 */
export function concreteTarget(position: Position, move: Move, rules: RuleProfile): PileId | null {
  const p = requireTable(position, rules);
  const transfer = resolveMove(p, move, rules);
  return isRefusal(transfer) ? null : pileOf(transfer.to);
}
