import { maxRun, type RuleProfile } from '../engine/index.js';

/** What can be moved with so many empty cells. */
export interface CapacityRow {
  readonly cells: number;
  /** Onto a card, with 0, 1, 2 … empty columns. */
  readonly onto: readonly number[];
  /** Into an empty column, with 1, 2 … empty columns. */
  readonly into: readonly number[];
}

const LEAST_ROWS = 4;

/**
 * The longest runs for 0 … 4 empty cells (or as many as the rules have, if more) and 0, 1, 2 empty columns.
 * Where only kings enter empty columns these don't help, and the rows have one entry each.
 */
export function capacityTable({ cells, emptyColumn }: RuleProfile): readonly CapacityRow[] {
  const columns = emptyColumn === 'kings' ? [0] : [0, 1, 2];
  const targets = emptyColumn === 'kings' ? [1] : [1, 2];
  return Array.from({ length: Math.max(LEAST_ROWS, cells) + 1 }, (_, empty) => ({
    cells: empty,
    onto: columns.map((count) => maxRun(empty, count)),
    into: targets.map((count) => maxRun(empty, count, true)),
  }));
}
