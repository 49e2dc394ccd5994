import { COLUMN_COUNT, MAX_CELLS } from './pile.js';
import { countEmptyCells, countEmptyColumns } from './position.js';
import type { Position } from './position.js';
import type { RuleProfile } from './rule-profile.js';

/**
 * The longest run that can be moved card by card: `(c + 1) · 2^e`. Each empty cell holds one card on the way,
 * each empty column doubles what can be moved, since a part of the run can be built up in it first.
 * @param emptyCells 0 … 8
 * @param emptyColumns 0 … 8, an empty target included
 * @param toEmptyColumn the run goes into one of them, which then can't help
 * @throws TypeError for anything but numbers, RangeError for one that is not whole or out of range
 */
export function maxRun(emptyCells: number, emptyColumns: number, toEmptyColumn = false): number {
  requireCount(emptyCells, 'emptyCells', MAX_CELLS);
  requireCount(emptyColumns, 'emptyColumns', COLUMN_COUNT);
  const helping = toEmptyColumn ? Math.max(0, emptyColumns - 1) : emptyColumns;
  return (emptyCells + 1) * 2 ** helping;
}

function requireCount(value: unknown, name: string, most: number): void {
  if (typeof value !== 'number') throw new TypeError(`maxRun: ${name} must be a number`);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new RangeError(`maxRun: ${name} must be a whole number from 0 to ${String(most)}`);
  }
}

/**
 * The longest run that the rules let move with this much room: the capacity, but empty columns don't help where
 * only kings may enter them, and it is 1 where there are no group moves.
 */
export function longestRun(
  emptyCells: number,
  emptyColumns: number,
  toEmptyColumn: boolean,
  rules: RuleProfile,
): number {
  if (!rules.groups) return 1;
  return maxRun(emptyCells, rules.emptyColumn === 'kings' ? 0 : emptyColumns, toEmptyColumn);
}

/** The fewest cells that must become empty for a run of this length, or null where all of them would not do. */
export function cellsToFree(
  p: Position,
  cards: number,
  toEmptyColumn: boolean,
  rules: RuleProfile,
): number | null {
  const empty = countEmptyCells(p);
  const columns = countEmptyColumns(p);
  for (let more = 0; empty + more <= rules.cells; more += 1) {
    if (longestRun(empty + more, columns, toEmptyColumn, rules) >= cards) return more;
  }
  return null;
}
