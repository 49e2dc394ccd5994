import { longestRun, type RuleProfile } from '../engine/index.js';

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
export function capacityTable(rules: RuleProfile): readonly CapacityRow[] {
  const isForKings = rules.emptyColumn === 'kings';
  const columns = isForKings ? [0] : [0, 1, 2];
  const targets = isForKings ? [1] : [1, 2];
  return Array.from({ length: Math.max(LEAST_ROWS, rules.cells) + 1 }, (_, empty) => ({
    cells: empty,
    onto: columns.map((count) => longestRun(empty, count, false, rules)),
    into: targets.map((count) => longestRun(empty, count, true, rules)),
  }));
}
