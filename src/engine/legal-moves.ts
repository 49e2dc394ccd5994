import { longestRun } from './capacity.js';
import { rankOf, suitIndexOf, suitOf } from './card.js';
import type { Card } from './card.js';
import { foundationFor } from './foundation.js';
import { moveBetween, takeBackMove } from './move.js';
import type { Move } from './move.js';
import {
  ANY_FOUNDATION,
  COLUMN_COUNT,
  FIRST_CELL,
  FIRST_FOUNDATION,
  isColumnCode,
} from './pile.js';
import type { PlaceCode } from './pile.js';
import { requireTable } from './position-check.js';
import { columnAt, isAllHome, topAt } from './position.js';
import type { Position } from './position.js';
import type { RuleProfile } from './rule-profile.js';
import { countToRank, fitsOn, fittingCount, runLength } from './stacking.js';
import { canLeaveForCell, canStartColumn, isHomeOnly } from './target.js';

/** What every source is asked about, read once for all of them. */
interface Targets {
  /** The uncovered cards of the columns, null for an empty one. */
  readonly tops: readonly (Card | null)[];
  /** Their ranks, 0 for an empty column. */
  readonly ranks: readonly number[];
  readonly emptyCells: readonly PlaceCode[];
  /** How far each suit is home, in the order of `SUITS`. */
  readonly homeRanks: readonly number[];
  /** The longest runs that can be moved, by the kind of target. */
  readonly longestOntoCard: number;
  readonly longestIntoEmpty: number;
}

/**
 * All legal moves, each different result once, in canonical spelling: from columns, cells, then foundations; for
 * each of them home first, then to columns, then to cells. None in a won position.
 * @throws TypeError or RangeError where the position or the rules are none, or do not belong together
 */
export function legalMoves(position: Position, rules: RuleProfile): readonly Move[] {
  const p = requireTable(position, rules);
  const moves: Move[] = [];
  if (isAllHome(p)) return Object.freeze(moves);
  const targets = readTargets(p, rules);
  for (let from = 0; from < FIRST_CELL + p.cells.length; from += 1) {
    const card = topAt(p, from);
    if (card === null) continue;
    addHomeMoves(p, from, card, targets, rules, moves);
    if (isHomeOnly(card, rules)) continue;
    if (isColumnCode(from)) addRunMoves(p, from, targets, rules, moves);
    else addCardMoves(from, card, targets, rules, moves);
    if (!canLeaveForCell(from, rules)) continue;
    for (const to of targets.emptyCells) moves.push(moveBetween(from, to));
  }
  if (rules.takeBack) addTakeBacks(p, targets, rules, moves);
  return Object.freeze(moves);
}

function readTargets(p: Position, rules: RuleProfile): Targets {
  const tops = Array<Card | null>(COLUMN_COUNT);
  const ranks = Array<number>(COLUMN_COUNT);
  let emptyColumns = 0;
  for (let to = 0; to < COLUMN_COUNT; to += 1) {
    const top = topAt(p, to);
    if (top === null) emptyColumns += 1;
    tops[to] = top;
    ranks[to] = top === null ? 0 : rankOf(top);
  }
  const emptyCells: PlaceCode[] = [];
  for (let index = 0; index < p.cells.length; index += 1) {
    if (p.cells[index] === null) emptyCells.push(FIRST_CELL + index);
  }
  const homeRanks = [0, 0, 0, 0];
  for (const top of p.foundations) if (top !== null) homeRanks[suitIndexOf(top)] = rankOf(top);
  return {
    tops,
    ranks,
    emptyCells,
    homeRanks,
    longestOntoCard: longestRun(emptyCells.length, emptyColumns, false, rules),
    longestIntoEmpty: longestRun(emptyCells.length, emptyColumns, true, rules),
  };
}

function addHomeMoves(
  p: Position,
  from: PlaceCode,
  card: Card,
  targets: Targets,
  rules: RuleProfile,
  moves: Move[],
): void {
  if (targets.homeRanks[suitIndexOf(card)] !== rankOf(card) - 1) return;
  const own = foundationFor(p, card, rules);
  moves.push(moveBetween(from, ANY_FOUNDATION));
  if (rules.foundations !== 'free' || rankOf(card) !== 1) return;
  p.foundations.forEach((top, index) => {
    if (top === null && index !== own) moves.push(moveBetween(from, FIRST_FOUNDATION + index));
  });
}

function addRunMoves(
  p: Position,
  from: PlaceCode,
  targets: Targets,
  rules: RuleProfile,
  moves: Move[],
): void {
  const { tops, ranks, longestOntoCard, longestIntoEmpty } = targets;
  const column = columnAt(p, from);
  const length = rules.groups ? runLength(column, rules.stacking) : 1;
  const lengthOntoCard = Math.min(length, longestOntoCard);
  const lengthIntoEmpty = Math.min(length, longestIntoEmpty);
  const lastRank = ranks[from] ?? 0;
  for (let to = 0; to < COLUMN_COUNT; to += 1) {
    const onto = tops[to];
    if (onto != null) {
      // A column's own uncovered card has too low a rank for any card of its run.
      const count = countToRank(lastRank, lengthOntoCard, ranks[to] ?? 0);
      if (count > 0 && fittingCount(column, count, onto, rules.stacking) > 0) {
        moves.push(moveBetween(from, to));
      }
      continue;
    }
    for (let count = 1; count <= lengthIntoEmpty; count += 1) {
      const head = column[column.length - count];
      if (head !== undefined && canStartColumn(head, rules)) {
        moves.push(moveBetween(from, to, count));
      }
    }
  }
}

/** To columns that take a single card. */
function addCardMoves(
  from: PlaceCode,
  card: Card,
  targets: Targets,
  rules: RuleProfile,
  moves: Move[],
): void {
  for (let to = 0; to < COLUMN_COUNT; to += 1) {
    if (columnTakes(targets, to, card, rules)) moves.push(moveBetween(from, to));
  }
}

function columnTakes(targets: Targets, to: number, card: Card, rules: RuleProfile): boolean {
  const onto = targets.tops[to] ?? null;
  return onto === null ? canStartColumn(card, rules) : fitsOn(card, onto, rules.stacking);
}

function addTakeBacks(p: Position, targets: Targets, rules: RuleProfile, moves: Move[]): void {
  for (const card of p.foundations) {
    if (card === null || isHomeOnly(card, rules)) continue;
    const suit = suitOf(card);
    for (let to = 0; to < COLUMN_COUNT; to += 1) {
      if (columnTakes(targets, to, card, rules)) moves.push(takeBackMove(suit, to));
    }
    for (const to of targets.emptyCells) moves.push(takeBackMove(suit, to));
  }
}
