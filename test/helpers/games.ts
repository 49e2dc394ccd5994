import fc from 'fast-check';
import {
  CELL_IDS,
  legalMoves,
  parseMove,
  rules as findRules,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { createGame, reduce, type Action, type GameState } from '../../src/state/index.js';
import { SOLUTIONS } from '../data/solutions.js';
import { lay, listCards } from './tables.js';

/** A table from columns in order, cells in order, and what is home (`H-0 C-0 D-0 S-2`); all else is empty. */
export function table(
  rules: RuleProfile,
  parts: { columns?: readonly string[]; cells?: string; home?: string },
): Position {
  const layout: Record<string, string> = { home: parts.home ?? '' };
  parts.columns?.forEach((cards, index) => {
    layout[String(index + 1)] = cards;
  });
  const cells = (parts.cells ?? '').split(' ').filter(Boolean);
  cells.forEach((card, index) => {
    layout[CELL_IDS[index]?.slice(-1) ?? ''] = card;
  });
  return lay(layout, rules);
}

/** A game by profile and deal. */
export function gameOf(id: string, deal: number, cells?: number): GameState {
  return createGame({ rules: findRules(id, cells === undefined ? {} : { cells }), deal });
}

/** Plays notation separated by blanks; throws where a move changes nothing, so that no test goes on unawares. */
export function playAll(state: GameState, notation: string): GameState {
  return notation
    .split(' ')
    .filter(Boolean)
    .reduce((game, text) => {
      const next = reduce(game, { type: 'move', move: parseMove(text) });
      if (next === game) throw new Error(`${text} is not legal here`);
      return next;
    }, state);
}

/** A solution of deal 1, written without cards that go by themselves. */
export const SOLUTION_OF_DEAL_1 = SOLUTIONS.find(({ deal }) => deal === 1)?.moves ?? '';

/** Plays a solution, leaving out what went by itself already. */
export function playSolution(state: GameState, notation: string): GameState {
  return notation
    .split(' ')
    .reduce((game, text) => reduce(game, { type: 'move', move: parseMove(text) }), state);
}

/** Does one thing again and again. */
export function repeat(state: GameState, action: Action, times: number): GameState {
  let game = state;
  for (let count = 0; count < times; count += 1) game = reduce(game, action);
  return game;
}

/** Plays random legal moves, each number choosing one. */
export function walkGame(state: GameState, choices: readonly number[]): GameState {
  return choices.reduce((game, choice) => {
    const moves = legalMoves(game.position, game.rules);
    const move = moves[choice % Math.max(1, moves.length)];
    return move === undefined ? game : reduce(game, { type: 'move', move });
  }, state);
}

/** Deal numbers that every profile accepts. */
export const dealNumbers = fc.integer({ min: 1, max: 32_000 });

/** All cards on a table, sorted, for asking whether any is lost or double. */
export function allCards(position: Position): readonly string[] {
  return [...listCards(position)].sort();
}
