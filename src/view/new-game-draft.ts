import type { GameState } from '../state/index.js';
import type { LevelChoice } from './deal-draw.js';
import type { Settings } from './settings.js';

/** What the player has chosen and typed in the new-game dialog so far. */
export interface NewGameDraft {
  readonly kind: 'random' | 'daily' | 'number' | 'code';
  /** From which deals the random one is to be. */
  readonly level: LevelChoice;
  readonly number: string;
  readonly code: string;
  readonly cells: number;
}

/** The dialog as it opens: a random deal of the level and with as many cells as now. */
export function draftNewGame({ rules }: GameState, { level }: Settings): NewGameDraft {
  return { kind: 'random', level, number: '', code: '', cells: rules.cells };
}
