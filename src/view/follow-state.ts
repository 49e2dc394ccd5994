import { clampCursor, followEntry, type Cursor } from '../interaction/index.js';
import { lastEntryOf, type GameState } from '../state/index.js';

/** The cursor after another state came to the table: it goes with the cards that moved, forward or back. */
export function followState(cursor: Cursor, shown: GameState | null, state: GameState): Cursor {
  const { position, rules } = state;
  if (shown !== null && shown.start === state.start && shown.past.length !== state.past.length) {
    const isBack = state.past.length < shown.past.length;
    const entry = isBack ? shown.past[state.past.length] : lastEntryOf(state);
    const direction = isBack ? 'back' : 'forward';
    if (entry) return followEntry(cursor, entry, direction, position, rules);
  }
  return clampCursor(cursor, position, rules);
}

/** Whether another game has come to the table, or the same one from its start. */
export function isDealtAnew(shown: GameState, state: GameState): boolean {
  return shown.start !== state.start || shown.counters.restarts !== state.counters.restarts;
}
