import { isWon, type Move } from '../engine/index.js';
import type { Action } from './action.js';
import { isAutoCollect } from './automatic-tail.js';
import { createGame, NO_COUNTS } from './create-game.js';
import type { Counters, GameState, HistoryEntry, MoveSource } from './game-state.js';
import {
  createCollectEntry,
  createMoveEntry,
  findCollectable,
  tailOfMode,
} from './history-entry.js';
import { explainRedo, explainUndo } from './selectors.js';

function change(state: GameState, changes: Partial<GameState>): GameState {
  return Object.freeze({ ...state, ...changes });
}

function count(counters: Counters, changes: Partial<Counters>): Counters {
  return Object.freeze({ ...counters, ...changes });
}

/** Puts a new entry on the past; what could be redone is gone. */
function addEntry(state: GameState, entry: HistoryEntry | null): GameState {
  if (entry === null) return state;
  const { rules, counters, undoFloor } = state;
  const past = Object.freeze([...state.past, entry]);
  const { limit } = rules.undo;
  return change(state, {
    position: entry.after,
    past,
    future: Object.freeze([]),
    undoFloor: limit === null ? undoFloor : Math.max(undoFloor, past.length - limit),
    counters: count(counters, { moves: counters.moves + 1 }),
    started: true,
  });
}

function playMove(state: GameState, move: Move, source: MoveSource): GameState {
  const { position, rules, autoCollect } = state;
  const findTail = tailOfMode(autoCollect, rules);
  return addEntry(state, createMoveEntry(move, { position, rules, source }, findTail));
}

function playCollect(state: GameState, source: MoveSource): GameState {
  const { position, rules, autoCollect } = state;
  const moves = findCollectable(position, rules);
  const findTail = tailOfMode(autoCollect, rules);
  return addEntry(state, createCollectEntry(moves, { position, rules, source }, findTail));
}

/** Takes back all entries after the first `remaining` together; redo brings them back together. One undo, however many. */
function takeBack(state: GameState, remaining: number): GameState {
  const { rules, counters, past, undoFloor } = state;
  const isPossible = Number.isInteger(remaining) && remaining >= undoFloor && explainUndo(state).ok;
  // Frozen lists are copied with a spread: engines slice them far more slowly.
  const kept = [...past];
  const undone = Object.freeze(isPossible ? kept.splice(remaining) : []);
  const [first] = undone;
  if (first === undefined) return state;
  return change(state, {
    position: first.before,
    past: Object.freeze(kept),
    future: Object.freeze([undone, ...state.future]),
    counters: count(counters, {
      moves: rules.undo.countsAsMove ? counters.moves + 1 : counters.moves - undone.length,
      undos: counters.undos + 1,
    }),
  });
}

/** Brings back exactly what was taken back: nothing is dealt, collected or decided anew. */
function bringBack(state: GameState): GameState {
  const [redone, ...future] = state.future;
  const last = redone?.at(-1);
  if (redone === undefined || last === undefined || !explainRedo(state).ok) return state;
  const { rules, counters } = state;
  return change(state, {
    position: last.after,
    past: Object.freeze([...state.past, ...redone]),
    future: Object.freeze(future),
    counters: count(counters, {
      moves: counters.moves + (rules.undo.countsAsMove ? 1 : redone.length),
    }),
  });
}

/**
 * The same deal from its start. A game in progress goes on: its undos and hints stay counted and it stays started;
 * after a win a new game of the same deal begins.
 */
function restart(state: GameState): GameState {
  const { counters, past, future } = state;
  if (past.length === 0 && future.length === 0) return state;
  const isOver = isWon(state.position);
  return change(state, {
    position: state.start,
    past: Object.freeze([]),
    future: Object.freeze([]),
    undoFloor: 0,
    counters: isOver ? NO_COUNTS : count(counters, { moves: 0, restarts: counters.restarts + 1 }),
    started: !isOver,
  });
}

function countHint(state: GameState): GameState {
  const { rules, counters } = state;
  if (isWon(state.position)) return state;
  const moves = counters.moves + (rules.hint.countsAsMove ? 1 : 0);
  return change(state, { counters: count(counters, { moves, hints: counters.hints + 1 }) });
}

/** A game from elsewhere as it comes to the table: its cards lie there at once, nobody deals them. */
export function layOut(game: GameState): GameState {
  return game.laidOut ? game : change(game, { laidOut: true });
}

function deal(state: GameState, action: Extract<Action, { type: 'deal' }>): GameState {
  try {
    return createGame(action);
  } catch {
    // Whoever wants to know what is wrong with a deal calls createGame itself; the game on the table stays.
    return state;
  }
}

/**
 * The game after an action, pure and total: whatever isn't possible or makes no sense leaves the very same object,
 * so that "did anything happen?" is a comparison of references.
 */
export function reduce(state: GameState, action: Action): GameState {
  switch (action.type) {
    case 'deal':
      return deal(state, action);
    case 'load':
      return layOut(action.game);
    case 'move':
      return playMove(state, action.move, action.source ?? 'user');
    case 'collect':
      return playCollect(state, action.source ?? 'user');
    case 'undo':
      return takeBack(state, state.past.length - 1);
    case 'back':
      return takeBack(state, action.entries);
    case 'redo':
      return bringBack(state);
    case 'restart':
      return restart(state);
    case 'set-auto-collect': {
      const { mode } = action;
      const isNew = isAutoCollect(mode) && mode !== state.autoCollect;
      return isNew ? change(state, { autoCollect: mode }) : state;
    }
    case 'count-hint':
      return countHint(state);
    default:
      return state;
  }
}
