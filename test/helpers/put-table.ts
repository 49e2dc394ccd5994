import {
  formatPosition,
  missingCards,
  rankOf,
  rules as findRules,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { createGame, takeSnapshot } from '../../src/state/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { lay, type Layout } from './tables.js';

/**
 * A table with all 52 cards: those that a layout doesn't name lie under the cards of one column, the highest rank on
 * top, where they are in nobody's way.
 * @param under number of that column
 */
export function layWhole(layout: Layout, rules: RuleProfile, under = 8): Position {
  const lost = [...missingCards(lay(layout, rules))].sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
  const column = String(under);
  return lay({ ...layout, [column]: [...lost, layout[column] ?? ''].join(' ') }, rules);
}

/** Puts a position on the table of a game, as its start, with the rules and modes that the game has. */
export async function putPosition(game: FreeCellGame, position: Position): Promise<void> {
  const rules = findRules(game.rules, { cells: game.cells });
  const state = createGame({ rules, position, autoCollect: 'off' });
  if (!game.importGame(takeSnapshot(state, { timeMs: 0 }))) {
    throw new Error(`no table: ${formatPosition(position)}`);
  }
  await game.updateComplete;
}

/** The same from a layout; see {@link layWhole}. */
export async function putTable(game: FreeCellGame, layout: Layout, under?: number): Promise<void> {
  const rules = findRules(game.rules, { cells: game.cells });
  await putPosition(game, layWhole(layout, rules, under));
}
