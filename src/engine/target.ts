import { KING_RANK, cardOf, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import { cellsToFree, longestRun } from './capacity.js';
import { foundationFor, isNextHome } from './foundation.js';
import type { Source } from './lift.js';
import { suitOfFoundation } from './lift.js';
import {
  ANY_CELL,
  ANY_FOUNDATION,
  FIRST_CELL,
  FIRST_FOUNDATION,
  isCellCode,
  isColumnCode,
  isFoundationCode,
} from './pile.js';
import type { PlaceCode } from './pile.js';
import { columnAt, countEmptyCells, countEmptyColumns, homeRank, topAt } from './position.js';
import type { Position } from './position.js';
import type { Refusal } from './refusal.js';
import type { Request } from './request.js';
import type { RuleProfile } from './rule-profile.js';
import { countToRank, fitsOn, fittingCount, runLength, suitsMatch } from './stacking.js';

/** A legal move boiled down: so many cards from one pile to another. */
export interface Transfer {
  readonly from: PlaceCode;
  readonly to: PlaceCode;
  readonly count: number;
}

/** Whether a card may go nowhere but onto a foundation. */
export function isHomeOnly(card: Card, rules: RuleProfile): boolean {
  return rules.aces === 'home-only' && rankOf(card) === 1;
}

/** Whether a card may be the first in an empty column. */
export function canStartColumn(card: Card, rules: RuleProfile): boolean {
  return rules.emptyColumn === 'any' || rankOf(card) === KING_RANK;
}

/** Whether cards of this kind of source may go to a cell at all. */
export function canLeaveForCell(from: PlaceCode, rules: RuleProfile): boolean {
  return rules.cellToCell || !isCellCode(from);
}

/** Whether the target takes what a move asks for, from this source; the transfer, or why not. */
export function explainTarget(
  p: Position,
  source: Source,
  request: Request,
  rules: RuleProfile,
): Transfer | Refusal {
  const { to } = request;
  const count = countAsked(p, source, request, rules);
  if (count > 1 && !rules.groups) return { reason: 'groups-off', cards: count };
  if (isFoundationCode(to)) return explainFoundation(p, source, to, count, rules);
  if (isHomeOnly(source.top, rules)) return { reason: 'ace-home-only', card: source.top };
  if (isCellCode(to)) return explainCell(p, source, to, count, rules);
  return explainColumn(p, source, request, count, rules);
}

/** How many cards a move means: those it says, or those that fit the target's card, else one. */
function countAsked(p: Position, source: Source, request: Request, rules: RuleProfile): number {
  const { from } = source;
  if (request.count > 0) return request.count;
  if (!isColumnCode(from) || !isColumnCode(request.to)) return 1;
  const onto = topAt(p, request.to);
  if (onto === null) return 1;
  const column = columnAt(p, from);
  const count = countToRank(rankOf(source.top), runLength(column, rules.stacking), rankOf(onto));
  return Math.max(1, fittingCount(column, count, onto, rules.stacking));
}

function explainCell(
  p: Position,
  { from }: Source,
  to: PlaceCode,
  count: number,
  rules: RuleProfile,
): Transfer | Refusal {
  if (!canLeaveForCell(from, rules)) return { reason: 'no-cell-to-cell' };
  if (count > 1) return { reason: 'cell-takes-one', cards: count };
  if (to === ANY_CELL) {
    const index = p.cells.indexOf(null);
    return index < 0 ? { reason: 'cells-full' } : { from, to: FIRST_CELL + index, count };
  }
  const card = topAt(p, to);
  return card === null ? { from, to, count } : { reason: 'cell-occupied', card };
}

function explainFoundation(
  p: Position,
  { from, top: card }: Source,
  to: PlaceCode,
  count: number,
  rules: RuleProfile,
): Transfer | Refusal {
  if (count > 1) return { reason: 'foundation-takes-one', cards: count };
  const own = foundationFor(p, card, rules);
  if (to === ANY_FOUNDATION) {
    return own < 0 ? explainNeed(p, card) : { from, to: FIRST_FOUNDATION + own, count };
  }
  const suit = suitOfFoundation(p, to - FIRST_FOUNDATION, rules);
  if (suit === null) {
    // An empty free place takes any ace, and nothing else: the suits begun stay where they are.
    if (rankOf(card) === 1) return { from, to, count };
    return { reason: 'foundation-needs', card, needs: cardOf(1, suitOf(card)) };
  }
  if (suit !== suitOf(card)) return { reason: 'foundation-suit', card, suit };
  return isNextHome(p, card) ? { from, to, count } : explainNeed(p, card);
}

/** Which card must come home before this one can. */
function explainNeed(p: Position, card: Card): Refusal {
  const suit = suitOf(card);
  return { reason: 'foundation-needs', card, needs: cardOf(homeRank(p, suit) + 1, suit) };
}

function explainColumn(
  p: Position,
  source: Source,
  request: Request,
  count: number,
  rules: RuleProfile,
): Transfer | Refusal {
  const { from, top } = source;
  const { to } = request;
  const onto = topAt(p, to);
  const column = columnAt(p, from);
  const head = count === 1 ? top : (column[column.length - count] ?? top);
  if (onto === null) {
    if (!canStartColumn(head, rules)) return { reason: 'kings-only', card: head };
  } else if (!fitsOn(head, onto, rules.stacking)) {
    return explainMisfit(request.count > 0 ? head : cardMeant(p, source, onto, rules), onto, rules);
  }
  const isToEmpty = onto === null;
  const max =
    count === 1 ? 1 : longestRun(countEmptyCells(p), countEmptyColumns(p), isToEmpty, rules);
  if (count <= max) return { from, to, count };
  const more = cellsToFree(p, count, isToEmpty, rules);
  return { reason: 'run-too-long', cards: count, max, cellsToFree: more };
}

/** The card of a run that a refusal is about where none fits: the one of the right rank, else the uncovered one. */
function cardMeant(p: Position, { from, top }: Source, onto: Card, rules: RuleProfile): Card {
  if (!rules.groups || !isColumnCode(from)) return top;
  const column = columnAt(p, from);
  const count = countToRank(rankOf(top), runLength(column, rules.stacking), rankOf(onto));
  return column[column.length - Math.max(1, count)] ?? top;
}

/** Why a card does not lie on another; where suits and ranks are wrong, the suits are told. */
function explainMisfit(card: Card, onto: Card, rules: RuleProfile): Refusal {
  if (!suitsMatch(card, onto, rules.stacking)) {
    const reason = rules.stacking === 'same-suit' ? 'same-suit-needed' : 'same-color';
    return { reason, card, onto };
  }
  const step = rankOf(onto) - rankOf(card);
  if (step === 0) return { reason: 'wrong-rank', card, onto, kind: 'equal' };
  return { reason: 'wrong-rank', card, onto, kind: step > 0 ? 'gap' : 'upward' };
}
