import {
  countHome,
  DECK,
  encodeGame,
  forcedFinish,
  isStuck,
  isWon,
  type Position,
  type RuleProfile,
  type StuckKind,
} from '../engine/index.js';
import type { GameState, HistoryEntry } from './game-state.js';
import { findCollectable } from './history-entry.js';

/** Where a game stands. Stuck: no way on, though undo may help. */
export type GameStatus = 'playing' | 'won' | 'stuck';

/** Whether undo or redo can be done, or why not. */
export type StepVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'game-won' | 'nothing-to-undo' | 'nothing-to-redo' | 'undo-limit';
    };

const POSSIBLE: StepVerdict = Object.freeze({ ok: true });

/** The search for a way on is not free and many ask; a position is never changed, so its answer holds. */
const stuckKinds = new WeakMap<Position, Map<RuleProfile, StuckKind | null>>();

/** Why there is no way on from here; null where there is one, and in a won game. */
export function stuckKindOf({ position, rules }: GameState): StuckKind | null {
  const known = stuckKinds.get(position) ?? new Map<RuleProfile, StuckKind | null>();
  stuckKinds.set(position, known);
  let kind = known.get(rules);
  if (kind === undefined) {
    kind = isWon(position) ? null : isStuck(position, rules) || null;
    known.set(rules, kind);
  }
  return kind;
}

/** Playing, won or stuck. A won game is never stuck. */
export function statusOf(state: GameState): GameStatus {
  if (isWon(state.position)) return 'won';
  return stuckKindOf(state) === null ? 'playing' : 'stuck';
}

/** Whether undo is possible, and if not why. */
export function explainUndo(state: GameState): StepVerdict {
  if (isWon(state.position)) return { ok: false, reason: 'game-won' };
  if (state.past.length > state.undoFloor) return POSSIBLE;
  return { ok: false, reason: state.past.length === 0 ? 'nothing-to-undo' : 'undo-limit' };
}

/** Whether redo is possible, and if not why. */
export function explainRedo(state: GameState): StepVerdict {
  if (isWon(state.position)) return { ok: false, reason: 'game-won' };
  return state.future.length > 0 ? POSSIBLE : { ok: false, reason: 'nothing-to-redo' };
}

/** Whether undo would do anything. */
export function canUndo(state: GameState): boolean {
  return explainUndo(state).ok;
}

/** Whether redo would do anything. */
export function canRedo(state: GameState): boolean {
  return explainRedo(state).ok;
}

/** Whether any card fits home right now. */
export function canCollect(state: GameState): boolean {
  return findCollectable(state.position, state.rules).length > 0;
}

/** Whether foundation moves alone would bring all remaining cards home: such a game is as good as won. */
export function isDecided(state: GameState): boolean {
  return isWon(state.position) || forcedFinish(state.position) !== null;
}

/** Whether two games are of one deal under the same rules. */
export function isSameDeal(one: GameState, other: GameState): boolean {
  return one.deal !== null && one.deal === other.deal && one.rules === other.rules;
}

/** Whether the solution player had a hand in the moves that stand. */
export function isAssisted(state: GameState): boolean {
  return state.past.some((entry) => entry.source === 'solution');
}

/** Cards not yet home, 0 … 52. */
export function cardsLeftOf(state: GameState): number {
  return DECK.length - countHome(state.position);
}

/** The moves that stand in standard notation, one text per entry of the history. */
export function notationOf(state: GameState): readonly string[] {
  return state.past.map((entry) => entry.notation);
}

/** What was done last and stands; null at the start. */
export function lastEntryOf(state: GameState): HistoryEntry | null {
  return state.past.at(-1) ?? null;
}

/** The game's code, or null where it has none: no number, or a number of cells that codes don't know. */
export function gameCodeOf({ deal, position }: GameState): string | null {
  const cells = position.cells.length;
  if (deal === null || (cells !== 1 && cells !== 2 && cells !== 4)) return null;
  return encodeGame({ deal, cells });
}
