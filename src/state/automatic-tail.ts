import {
  applyMove,
  collectable,
  forcedFinish,
  type AutoCollect,
  type Move,
  type Position,
  type RuleProfile,
} from '../engine/index.js';

const AUTO_COLLECT_MODES: readonly unknown[] = ['off', 'safe', 'all'] satisfies AutoCollect[];

/** Whether a value is one of the modes. */
export function isAutoCollect(value: unknown): value is AutoCollect {
  return AUTO_COLLECT_MODES.includes(value);
}

/** Cards that go home by themselves, and the table after them. */
export interface AutomaticTail {
  readonly moves: readonly Move[];
  readonly after: Position;
}

/** Plays moves one after another; the engine throws where one isn't legal. */
export function playAll(position: Position, moves: readonly Move[], rules: RuleProfile): Position {
  return moves.reduce((table, move) => applyMove(table, move, rules), position);
}

function finishesByItself(mode: AutoCollect, rules: RuleProfile): boolean {
  return rules.forcedFinish === 'always' || (rules.forcedFinish === 'unless-off' && mode !== 'off');
}

/**
 * What goes home by itself in a position: first what the mode collects, then the rest where the profile lets a
 * forced finish start by itself.
 * @param lastMove the move that led here; a card it took back from a foundation stays, and no finish starts then
 */
export function findAutomaticTail(
  position: Position,
  mode: AutoCollect,
  rules: RuleProfile,
  lastMove: Move | null,
): AutomaticTail {
  const collected = collectable(position, mode, rules, lastMove === null ? {} : { lastMove });
  const after = playAll(position, collected, rules);
  const isTakenBack = lastMove !== null && lastMove.from.startsWith('foundation');
  const finish = isTakenBack || !finishesByItself(mode, rules) ? null : forcedFinish(after);
  if (finish === null || finish.length === 0) return { moves: collected, after };
  return { moves: [...collected, ...finish], after: playAll(after, finish, rules) };
}
