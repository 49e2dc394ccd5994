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
