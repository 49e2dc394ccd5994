import {
  dealPosition,
  requireTable,
  type AutoCollect,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import { findAutomaticTail } from './automatic-tail.js';
import type { Counters, GameState } from './game-state.js';

/** What a game begins with: the number of a deal, or a table laid out elsewhere. */
export type GameOptions = {
  readonly rules: RuleProfile;
  /** The profile's own where nothing is said. */
  readonly autoCollect?: AutoCollect;
  /** A game already begun starts over; by default one begins with its first move. */
  readonly started?: boolean;
} & ({ readonly deal: number } | { readonly position: Position });

/** Nothing counted yet. */
export const NO_COUNTS: Counters = Object.freeze({ moves: 0, undos: 0, hints: 0, restarts: 0 });

/**
 * A new game. Where the mode isn't `off`, cards that may go home at once do; they belong to the deal.
 * @throws RangeError, TypeError for what is no deal number; RangeError for a position the rules don't match
 */
export function createGame(options: GameOptions): GameState {
  const { rules, autoCollect = rules.autoCollect, started = false } = options;
  const dealt = requireTable(
    'deal' in options ? dealPosition(options.deal, rules) : options.position,
    rules,
  );
  const tail =
    autoCollect === 'off'
      ? { moves: [], after: dealt }
      : findAutomaticTail(dealt, autoCollect, rules, null);
  return Object.freeze({
    rules,
    deal: 'deal' in options ? options.deal : null,
    dealt,
    dealtAuto: Object.freeze([...tail.moves]),
    start: tail.after,
    position: tail.after,
    past: Object.freeze([]),
    future: Object.freeze([]),
    undoFloor: 0,
    autoCollect,
    counters: NO_COUNTS,
    started,
    laidOut: false,
  });
}
