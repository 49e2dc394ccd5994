import { fitsOn } from './stacking.js';
import { legalMoves } from './legal-moves.js';
import type { Move } from './move.js';
import { codeOf, isColumnCode, kindOf } from './pile.js';
import { requirePosition, requireTable } from './position-check.js';
import { columnAt, countHome, isAllHome } from './position.js';
import type { Position } from './position.js';
import { isRefusal } from './refusal.js';
import { resolveMove } from './resolve.js';
import type { RuleProfile } from './rule-profile.js';
import { canStartColumn } from './target.js';
import { transferCards } from './transfer.js';

/** Why a game can't go on: no move is left, or only moves that lead nowhere. */
export type StuckKind = 'no-moves' | 'to-and-fro';

/** How many different positions are looked at before "only to-and-fro" is given up unproven. */
const POSITION_LIMIT = 500;

/**
 * Whether all 52 cards are home.
 * @throws TypeError or RangeError where the position is none
 */
export function isWon(position: Position): boolean {
  const p = requirePosition(position);
  return isAllHome(p);
}

/**
 * Whether the game can't go on: `no-moves`; `to-and-fro` where from every position that can be reached this one
 * can be reached again and none of them has more cards home; else false, as in a won position, and where
 * that would take too long to find out.
 * @throws TypeError or RangeError, as explainMove
 */
export function isStuck(position: Position, rules: RuleProfile): StuckKind | false {
  const p = requireTable(position, rules);
  if (isAllHome(p)) return false;
  const moves = legalMoves(p, rules);
  if (moves.length === 0) return 'no-moves';
  return isToAndFro(p, moves, rules) ? 'to-and-fro' : false;
}

/**
 * Visits every position that single-card moves lead to (group moves lead to no others), taking tables that
 * differ in the order of cells or columns only for one. A move that is not for good can be taken back by the next:
 * so where no position reached has a move for good, this one can be reached from all of them.
 */
function isToAndFro(start: Position, ways: readonly Move[], rules: RuleProfile): boolean {
  const home = countHome(start);
  const seen = new Set<string>();
  const open = [start];
  // The newest first: if a move for good can be reached, it is found sooner in the depth.
  for (let p = open.pop(); p !== undefined; p = open.pop()) {
    const isFull = countHome(p) >= home;
    const legal = p === start ? ways : legalMoves(p, rules);
    const moves = legal.filter((move) => move.count === undefined);
    for (const move of moves) {
      if ((isFull && isHomeward(move)) || isForGood(p, move, rules)) return false;
    }
    // Most games have a way on at once: no table need be known again there.
    if (p === start) seen.add(keyOf(start));
    for (const move of moves) {
      const transfer = resolveMove(p, move, rules);
      if (isRefusal(transfer)) continue;
      const next = transferCards(p, transfer);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= POSITION_LIMIT) return false;
      seen.add(key);
      open.push(next);
    }
  }
  return true;
}

function isHomeward(move: Move): boolean {
  return kindOf(move.to) === 'foundation';
}

/** Whether a move tears apart what no move can put together again: a card and one that it does not fit on. */
function isForGood(p: Position, move: Move, rules: RuleProfile): boolean {
  const from = codeOf(move.from);
  if (!isColumnCode(from)) return false;
  const column = columnAt(p, from);
  const card = column[column.length - 1];
  const onto = column[column.length - 2];
  if (card === undefined) return false;
  return onto === undefined ? !canStartColumn(card, rules) : !fitsOn(card, onto, rules.stacking);
}

/** The table as text, the same whatever the order of cells, columns and foundations. */
function keyOf(p: Position): string {
  const columns = p.columns.map((column) => column.join('')).sort();
  const cells = p.cells.filter((card) => card !== null).sort();
  const foundations = p.foundations.filter((card) => card !== null).sort();
  return [columns.join(), cells.join(), foundations.join()].join('|');
}
