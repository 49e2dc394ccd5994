import { moveBetween } from './move.js';
import type { Move } from './move.js';
import { COLUMN_COUNT, FIRST_CELL } from './pile.js';
import type { PlaceCode } from './pile.js';
import { columnAt } from './position.js';
import type { Position } from './position.js';
import type { RuleProfile } from './rule-profile.js';
import type { Transfer } from './target.js';

/**
 * The single-card moves that a group move is short for, each legal by itself when its turn comes. Cards rest in
 * empty cells and empty columns only, never in the target if that is an empty column, never on a third card.
 */
export function splitRun(p: Position, transfer: Transfer, rules: RuleProfile): readonly Move[] {
  const cells = listEmptyCells(p);
  const columns = rules.emptyColumn === 'any' ? listEmptyColumns(p, transfer.to) : [];
  const steps: Move[] = [];
  moveRun(transfer, cells, columns, steps);
  return Object.freeze(steps);
}

function listEmptyCells(p: Position): readonly PlaceCode[] {
  return p.cells.flatMap((card, index) => (card === null ? [FIRST_CELL + index] : []));
}

function listEmptyColumns(p: Position, except: PlaceCode): readonly PlaceCode[] {
  return Array.from({ length: COLUMN_COUNT }, (_, index) => index).filter(
    (index) => index !== except && columnAt(p, index).length === 0,
  );
}

/**
 * Moves a run with these empty places: with cells alone if they are enough; else the part that is too much is
 * built up in the last empty column first, with the help of the others, and fetched at the end.
 */
function moveRun(
  { from, to, count }: Transfer,
  cells: readonly PlaceCode[],
  columns: readonly PlaceCode[],
  steps: Move[],
): void {
  const helper = columns[columns.length - 1];
  if (count <= cells.length + 1 || helper === undefined) {
    moveThroughCells({ from, to, count }, cells, steps);
    return;
  }
  const others = columns.slice(0, -1);
  const reach = (cells.length + 1) * 2 ** others.length;
  // As few cards as possible take the detour, since each of them makes the way twice.
  const detour = Math.max(1, count - reach);
  moveRun({ from, to: helper, count: detour }, cells, others, steps);
  moveRun({ from, to, count: count - detour }, cells, others, steps);
  moveRun({ from: helper, to, count: detour }, cells, others, steps);
}

function moveThroughCells(
  { from, to, count }: Transfer,
  cells: readonly PlaceCode[],
  steps: Move[],
): void {
  const resting = cells.slice(0, count - 1);
  for (const cell of resting) steps.push(moveBetween(from, cell));
  steps.push(moveBetween(from, to));
  for (const cell of resting.reverse()) steps.push(moveBetween(cell, to));
}
