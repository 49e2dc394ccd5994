import type { Card } from './card.js';
import type { Move } from './move.js';
import { ANY_CELL, isColumnCode } from './pile.js';
import { requireTable } from './position-check.js';
import { columnAt, topAt } from './position.js';
import type { Position } from './position.js';
import { isRefusal, refuse } from './refusal.js';
import type { Refusal, Refused } from './refusal.js';
import { resolveMove } from './resolve.js';
import type { RuleProfile } from './rule-profile.js';
import { spellTransfer } from './spelling.js';
import { splitRun } from './steps.js';
import type { Transfer } from './target.js';
import { transferCards } from './transfer.js';

/** What the engine says to a move that may be made. */
export interface Allowed {
  readonly legal: true;
  /** The cards that move, deepest first. */
  readonly cards: readonly Card[];
  /** The single-card moves it consists of, in canonical spelling; one for a single card. */
  readonly steps: readonly Move[];
}

/** What the engine says to a move: that it may be made and what moves, or why not. */
export type Explanation = Allowed | Refused;

/**
 * Whether a move may be made, in any spelling: `{legal: true, cards, steps}`, or the first reason against it
 * with its numbers. What is no move at all is refused too, with `bad-notation`.
 * @throws TypeError or RangeError where the position or the rules are none, or do not belong together
 */
export function explainMove(position: Position, move: Move, rules: RuleProfile): Explanation {
  const p = requireTable(position, rules);
  return explainTransfer(p, resolveMove(p, move, rules), rules);
}

/**
 * Whether a card may go to whichever cell is empty: as {@link explainMove} with the leftmost one for a target,
 * or `cells-full` where none is.
 * @throws TypeError or RangeError, as explainMove
 */
export function explainToAnyCell(
  position: Position,
  pick: Omit<Move, 'to'>,
  rules: RuleProfile,
): Explanation {
  const p = requireTable(position, rules);
  return explainTransfer(p, resolveMove(p, pick, rules, ANY_CELL), rules);
}

function explainTransfer(
  p: Position,
  transfer: Transfer | Refusal,
  rules: RuleProfile,
): Explanation {
  if (isRefusal(transfer)) return refuse(transfer);
  const isGroup = transfer.count > 1;
  const steps = isGroup ? splitRun(p, transfer, rules) : [spellTransfer(p, transfer, rules)];
  return Object.freeze({
    legal: true,
    cards: Object.freeze(listCards(p, transfer)),
    steps: Object.freeze(steps),
  });
}

function listCards(p: Position, { from, count }: Transfer): readonly Card[] {
  if (isColumnCode(from)) return columnAt(p, from).slice(-count);
  const card = topAt(p, from);
  return card === null ? [] : [card];
}

/**
 * The position after a move, in any spelling.
 * @throws RangeError with the reason in its message where the move is not legal; else as {@link explainMove}
 */
export function applyMove(position: Position, move: Move, rules: RuleProfile): Position {
  const p = requireTable(position, rules);
  const transfer = resolveMove(p, move, rules);
  if (isRefusal(transfer)) throw new RangeError(`move: not legal here (${transfer.reason})`);
  return transferCards(p, transfer);
}
