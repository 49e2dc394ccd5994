import type { Action } from './action.js';
import type { GameState } from './game-state.js';
import { reduce } from './reduce.js';

/** Hears of every change, after it: the new state, the one before it and what happened. */
export type StoreListener = (state: GameState, previous: GameState, action: Action) => void;

/** Holds the one current state of a game. */
export interface Store {
  readonly state: GameState;
  /** Whether anything changed. */
  dispatch(action: Action): boolean;
  /** Returns how to stop listening. */
  subscribe(listener: StoreListener): () => void;
}

/**
 * A store around a game. Every listener hears every change in the order in which they happened, also when a listener
 * dispatches or unsubscribes; one that throws keeps none of the others from hearing (its error comes out
 * of `dispatch` at the end, in an `AggregateError`).
 */
export function createStore(initial: GameState): Store {
  let state = initial;
  let isTelling = false;
  const listeners = new Set<StoreListener>();
  const news: Parameters<StoreListener>[] = [];

  function tell(): void {
    if (isTelling) return;
    isTelling = true;
    const errors: unknown[] = [];
    for (let item = news.shift(); item !== undefined; item = news.shift()) {
      for (const listener of [...listeners]) {
        if (!listeners.has(listener)) continue;
        try {
          listener(...item);
        } catch (error) {
          errors.push(error);
        }
      }
    }
    isTelling = false;
    if (errors.length > 0) throw new AggregateError(errors, 'a listener of the store failed');
  }

  return {
    get state() {
      return state;
    },
    dispatch(action) {
      const previous = state;
      state = reduce(previous, action);
      if (state === previous) return false;
      news.push([state, previous, action]);
      tell();
      return true;
    },
    subscribe(listener) {
      // Wrapped, so that the same function subscribed twice hears twice and leaves one at a time.
      const own: StoreListener = (...item) => listener(...item);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}
