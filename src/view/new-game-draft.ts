import type { GameState } from '../state/index.js';

/** What the player has chosen and typed in the new-game dialog so far. */
export interface NewGameDraft {
  readonly kind: 'random' | 'number' | 'code';
  readonly number: string;
  readonly code: string;
  readonly cells: number;
}

/** The dialog as it opens: a random deal with as many cells as now. */
export function draftNewGame({ rules }: GameState): NewGameDraft {
  return { kind: 'random', number: '', code: '', cells: rules.cells };
}
