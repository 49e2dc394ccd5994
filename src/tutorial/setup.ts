import type { AutoCollect, InputMode, RuleProfile } from '../engine/index.js';

/** Numbers that lessons tell and other layers own. */
export interface Figures {
  /** Points for a card that comes home, and for one that comes from a cell to a column. */
  readonly pointsHome: number;
  readonly pointsFromCell: number;
  /** A good time for a game, in minutes. */
  readonly parMinutes: number;
}

/** What lessons depend on: the rules in force and how page and player have set the game. */
export interface Setup {
  readonly rules: RuleProfile;
  readonly input: InputMode;
  readonly autoCollect: AutoCollect;
  /** Single keys move cards (attribute `keys`). */
  readonly keys: boolean;
  /** What the bar and its menu offer, named as in `data-action`: `undo`, `hint`, `collect` … */
  readonly actions: readonly string[];
  /** Null: steps that would tell them are left out. */
  readonly figures: Figures | null;
}

const USUAL_ACTIONS = ['undo', 'redo', 'restart', 'new-game', 'settings', 'tutorial'];

/** The setup of a game that page and player left as the rules have it; `changes` are what they did set. */
export function setupOf(rules: RuleProfile, changes: Partial<Omit<Setup, 'rules'>> = {}): Setup {
  return Object.freeze({
    rules,
    input: rules.input,
    autoCollect: rules.autoCollect,
    keys: true,
    actions: [...USUAL_ACTIONS, ...rules.extras],
    figures: null,
    ...changes,
  });
}

/** Whether rules are made for beginners: they ask before a running game is lost, and move one card at a time. */
export function isForBeginners({ confirmNewGame, groups }: RuleProfile): boolean {
  return confirmNewGame && !groups;
}
