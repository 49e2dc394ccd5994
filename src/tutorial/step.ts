import type { Card, Explanation, Move, PileId, Position, RuleProfile } from '../engine/index.js';
import type { CapacityRow } from './capacity-table.js';
import type { LessonId, StepKind } from './lesson-plan.js';

/** One card going from one pile to another. */
export interface SingleMove {
  readonly move: Move;
  readonly notation: string;
  readonly card: Card;
  readonly from: PileId;
  readonly to: PileId;
  /** The card it comes to lie on; null: an empty place. */
  readonly onto: Card | null;
  /** The table before and after it. */
  readonly before: Position;
  readonly after: Position;
}

/** A move as a step shows it; one that is not legal has no single moves. */
export interface ShownMove {
  readonly move: Move;
  readonly notation: string;
  /** Deepest first. */
  readonly cards: readonly Card[];
  readonly from: PileId;
  readonly to: PileId;
  readonly onto: Card | null;
  readonly singles: readonly SingleMove[];
}

/** What a step lights up beside the cards of its moves. */
export interface Lit {
  readonly piles: readonly PileId[];
  readonly cards: readonly Card[];
}

/** The numbers and cards that a text may tell: plain data, all from the engine or the setup. */
export interface Facts {
  /** Cards in the pack, columns, and free cells of the game in force. */
  readonly deck: number;
  readonly columns: number;
  readonly cells: number;
  /** How many columns are dealt the most cards, and how many that is; the others get `shortCards`. */
  readonly tallColumns: number;
  readonly tallCards: number;
  readonly shortCards: number;
  /** Cards dealt to cells. */
  readonly dealtToCells: number;
  readonly actions: readonly string[];
  readonly autoCollect: 'off' | 'safe' | 'all';
  readonly keys: boolean;
  /** What a right click or long press on the table does. */
  readonly contextFelt: 'none' | 'collect';
  readonly forcedFinish: 'unless-off' | 'always' | 'on-request' | 'never';
  readonly groups: boolean;
  readonly takeBack: boolean;
  /** Aces go nowhere but home. */
  readonly acesHomeOnly: boolean;
  readonly bySuit: boolean;
  readonly undoLimit: number | null;
  readonly undoCounts: boolean;
  readonly hintCounts: boolean;
  readonly hintShows: 'source-target' | 'source';
  readonly score: 'none' | 'rubies' | 'points';
  readonly counters: readonly string[];
  readonly pointsHome: number;
  readonly pointsFromCell: number;
  readonly parMinutes: number;
  /** A deal that can't be won. */
  readonly impossibleDeal: number;

  /** The first move of the step: its highest card and the one that it goes on; empty where there is none. */
  readonly card: string;
  readonly onto: string;
  readonly notation: string;
  /** How many cards move, in how many single moves. */
  readonly count: number;
  readonly singles: number;
  /** The table as the step begins. */
  readonly emptyCells: number;
  readonly emptyColumns: number;
  /** The longest run that can go onto a card, and into an empty column. */
  readonly max: number;
  readonly maxInto: number;
  /** What can be moved when as many cells are free as a move that is too long needs. */
  readonly maxThen: number;
}

/** One step as it is shown under the rules in force. */
export interface Step {
  readonly kind: StepKind;
  /** Names its text: `runs.two`. */
  readonly key: string;
  /** The rules in force with as many cells as this table has: ask the engine with these. */
  readonly rules: RuleProfile;
  /** The table as the step begins. */
  readonly position: Position;
  readonly lit: Lit;
  /** `watch`, `try`: what is played, one after the other. `judge`: the one in question. */
  readonly moves: readonly ShownMove[];
  /** `judge`: what the engine says. */
  readonly verdict: Explanation | null;
  readonly facts: Facts;
  readonly byItself: boolean;
  readonly chapter: string | null;
  /** Rows of the table of what can be moved, where the step shows it. */
  readonly capacity: readonly CapacityRow[] | null;
}

/** One lesson as it is shown under the rules in force. */
export interface Lesson {
  readonly id: LessonId;
  readonly steps: readonly Step[];
  /** Steps at which chapters begin, and their names. */
  readonly chapters: readonly { readonly name: string; readonly step: number }[];
}
