import type { Suit } from './card.js';
import type { Level } from './level.js';

/** Which cards go home by themselves: none, only those no longer needed, or every one that fits. */
export type AutoCollect = 'off' | 'safe' | 'all';
/** What a tap does: choose then place, go to the first place that fits, or home if it fits and else choose. */
export type InputMode = 'select' | 'auto-place' | 'home-first';
/** What the toolbar counts. */
export type Counter = 'moves' | 'time' | 'undos' | 'score' | 'rubies' | 'cards-left';

/** One set of rules as data. Every difference between FreeCell pages is a field here; no code asks for an id. */
export interface RuleProfile {
  /** By which `rules` asks for it. */
  readonly id: string;
  /** Free cells in play, 0 … 8. */
  readonly cells: number;
  /** What a player may choose in the new-game dialog; one entry: no choice. */
  readonly cellChoices: readonly number[];
  /** How many of the last cards are dealt into the first cells (Eight Off: 4). */
  readonly dealtToCells: number;
  /** What lies on what in columns. */
  readonly stacking: 'alternate-color' | 'same-suit';
  /** Runs move in one go, within the capacity. */
  readonly groups: boolean;
  /** What an empty column takes. */
  readonly emptyColumn: 'any' | 'kings';
  /** Aces anywhere legal, or only onto an empty foundation. */
  readonly aces: 'anywhere' | 'home-only';
  /** A card may go from one cell to another. */
  readonly cellToCell: boolean;
  /** The top card of a foundation may come back to the table. */
  readonly takeBack: boolean;
  /** Suits of the foundations in board order, or `free`: any empty place takes any ace. */
  readonly foundations: readonly Suit[] | 'free';
  /** Which cards go home by themselves, unless the page or the player says otherwise. */
  readonly autoCollect: AutoCollect;
  /**
   * What `safe` means. `low-first`: rank ≤ 2, or both foundations of the other colour ≥ rank−1.
   * `both-lower`: an ace, or both cards of rank−1 of the other colour home.
   * `may-return`: other colour ≥ rank−2 and the other suit of its own colour ≥ rank−3. `always`: every card that fits.
   */
  readonly safe: 'low-first' | 'both-lower' | 'may-return' | 'always';
  /** When a finish that foundation moves alone can make starts by itself. */
  readonly forcedFinish: 'unless-off' | 'always' | 'on-request' | 'never';
  /** What a tap does, unless the page or the player says otherwise. */
  readonly input: InputMode;
  /** What a double tap does besides two taps. */
  readonly doubleTap: 'none' | 'cell' | 'home';
  /** What a right click or long press on a card does. */
  readonly contextCard: 'none' | 'home';
  /** What a right click or long press on the felt does. */
  readonly contextFelt: 'none' | 'collect';
  readonly undo: {
    /** How many actions can be taken back; null: all. */
    readonly limit: number | null;
    /** Undo and redo are moves themselves. */
    readonly countsAsMove: boolean;
  };
  readonly hint: {
    /** Where from and where to, or where from alone. */
    readonly shows: 'source-target' | 'source';
    /** A hint counts as a move. */
    readonly countsAsMove: boolean;
  };
  /** What is counted beside the moves. */
  readonly score: 'none' | 'rubies' | 'points';
  /** What the bar counts, in this order. */
  readonly counters: readonly Counter[];
  /**
   * Buttons beyond undo, redo, new game, restart, hint, tutorial. `code`: the game code is shown and can be copied;
   * `rules`: the way to the rules is there whether the page asks for the tutorial or not.
   */
  readonly extras: readonly ('check' | 'back' | 'collect' | 'share' | 'code' | 'rules')[];
  /** Ask before a running game is replaced. */
  readonly confirmNewGame: boolean;
  readonly deals: {
    /** Greatest number dialogs offer; null: no number is asked for. */
    readonly offered: number | null;
    /** Greatest number the `deal` attribute accepts. */
    readonly accepted: number;
    /** Dialogs let players choose how hard a random deal is to be. */
    readonly levels: boolean;
    /** Dialogs offer the deal of the day. */
    readonly daily: boolean;
    /** From which level random deals come where neither page nor player chooses one; null: from any. */
    readonly level: Level | null;
  };
  /** Letters on the cards: A J Q K, or those of the language. */
  readonly indices: 'latin' | 'local';
}
