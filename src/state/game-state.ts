import type { AutoCollect, Card, Move, PileId, Position, RuleProfile } from '../engine/index.js';

/** Who made a move: the player, the page through the element's methods, or the solution player. */
export type MoveSource = 'user' | 'page' | 'solution';

/**
 * One thing that was done, and all that came of it: what one undo takes back.
 * A `collect` is every card that the player sent home in one go; it has no single move.
 */
export interface HistoryEntry {
  readonly kind: 'move' | 'collect';
  /** In canonical spelling; null for a `collect`. */
  readonly move: Move | null;
  /** The move in standard notation; of a `collect` all its moves, separated by blanks. */
  readonly notation: string;
  /** The cards that were moved, the deepest of a run first; of a `collect` in the order they went. */
  readonly cards: readonly Card[];
  /** Null for a `collect`. */
  readonly from: PileId | null;
  /** Where the cards landed, a foundation by its number; null for a `collect`. */
  readonly to: PileId | null;
  /** The same as single-card moves. */
  readonly steps: readonly Move[];
  /** What then went home by itself, in order. */
  readonly auto: readonly Move[];
  readonly autoCards: readonly Card[];
  readonly before: Position;
  /** After the cards that went by themselves. */
  readonly after: Position;
  readonly source: MoveSource;
}

/** What is counted beside the history, because undo doesn't give it back. */
export interface Counters {
  /** As shown: follows undo or grows with it, as the profile has it; begins again at a restart. */
  readonly moves: number;
  readonly undos: number;
  readonly hints: number;
  readonly restarts: number;
}

/** A game as it stands: frozen data, replaced and never changed. */
export interface GameState {
  readonly rules: RuleProfile;
  /** The number of the deal; null for a position that came from elsewhere. */
  readonly deal: number | null;
  /** The table as it was dealt. */
  readonly dealt: Position;
  /** Cards that went home by themselves at the deal: they belong to it. */
  readonly dealtAuto: readonly Move[];
  /** After those: where undo ends and a restart begins. */
  readonly start: Position;
  readonly position: Position;
  /** All that was done and stands, the first entry first. */
  readonly past: readonly HistoryEntry[];
  /** What redo brings back, the next first: each item was taken back in one go. */
  readonly future: readonly (readonly HistoryEntry[])[];
  /** Entries of `past` that can't be taken back any more, because the profile keeps only so many. */
  readonly undoFloor: number;
  /** Which cards go by themselves after the next move. */
  readonly autoCollect: AutoCollect;
  readonly counters: Counters;
  /** From the first move on, whatever is undone or restarted after it. */
  readonly started: boolean;
  /** It came to the table as it was left elsewhere, or to show something; false: its cards were dealt. */
  readonly laidOut: boolean;
}
