import {
  applyMove,
  collectable,
  explainMove,
  forcedFinish,
  type AutoCollect,
  type Card,
  type Move,
  type Position,
  type RuleProfile,
} from '../engine/index.js';

const AUTO_COLLECT_MODES: readonly unknown[] = ['off', 'safe', 'all'] satisfies AutoCollect[];

/** Whether a value is one of the modes. */
export function isAutoCollect(value: unknown): value is AutoCollect {
  return AUTO_COLLECT_MODES.includes(value);
}

/** Cards that go home together, one after the other, and the table after them. */
export interface AutomaticTail {
  readonly moves: readonly Move[];
  readonly cards: readonly Card[];
  readonly after: Position;
}

/** Plays moves one after another; the engine throws where one isn't legal. */
export function playAll(position: Position, moves: readonly Move[], rules: RuleProfile): Position {
  return moves.reduce((table, move) => applyMove(table, move, rules), position);
}

/** Plays moves home as {@link playAll} does, and notes whose they are. */
export function playHome(
  position: Position,
  moves: readonly Move[],
  rules: RuleProfile,
): AutomaticTail {
  const cards: Card[] = [];
  let after = position;
  for (const move of moves) {
    const verdict = explainMove(after, move, rules);
    if (verdict.legal) cards.push(...verdict.cards);
    after = applyMove(after, move, rules);
  }
  return Object.freeze({
    moves: Object.freeze([...moves]),
    cards: Object.freeze(cards),
    after,
  });
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
  const tail = playHome(position, collected, rules);
  const isTakenBack = lastMove !== null && lastMove.from.startsWith('foundation');
  const finish = isTakenBack || !finishesByItself(mode, rules) ? null : forcedFinish(tail.after);
  if (finish === null || finish.length === 0) return tail;
  const end = playHome(tail.after, finish, rules);
  return Object.freeze({
    moves: Object.freeze([...tail.moves, ...end.moves]),
    cards: Object.freeze([...tail.cards, ...end.cards]),
    after: end.after,
  });
}
