import type { AutoCollect, Move } from '../engine/index.js';
import type { GameOptions } from './create-game.js';
import type { GameState, MoveSource } from './game-state.js';

/** All that can happen to a game. What isn't possible leaves the state as it is, the same object. */
export type Action =
  /** A new deal in place of this game. */
  | ({ readonly type: 'deal' } & GameOptions)
  /** A game from elsewhere (a snapshot) in place of this one. */
  | { readonly type: 'load'; readonly game: GameState }
  /** A move in any spelling; `source` is the player where nothing is said. */
  | { readonly type: 'move'; readonly move: Move; readonly source?: MoveSource }
  /** Sends home every card that fits, by the player's wish. */
  | { readonly type: 'collect'; readonly source?: MoveSource }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Back to the moment when `entries` entries of the past stood, in one go. */
  | { readonly type: 'back'; readonly entries: number }
  /** The same deal from its start; can't be undone. */
  | { readonly type: 'restart' }
  /** Acts from the next move on. */
  | { readonly type: 'set-auto-collect'; readonly mode: AutoCollect }
  /** A hint was shown. */
  | { readonly type: 'count-hint' };
