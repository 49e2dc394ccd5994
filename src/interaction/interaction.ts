import type {
  Card,
  InputMode,
  Move,
  PileId,
  Position,
  Refusal,
  RuleProfile,
  Suit,
} from '../engine/index.js';
import type { Point } from '../layout/index.js';

/** What is in the hand: the last cards of a pile, the deepest first. */
export interface Grip {
  readonly pile: PileId;
  readonly count: number;
  readonly cards: readonly Card[];
  /**
   * Taken by naming the pile only, as notation does: onto a card goes the run that fits, whatever its length.
   * Otherwise exactly these cards go.
   */
  readonly flexible: boolean;
}

/** What a finger or key points at. `index` counts from the deepest card; −1: the place itself, or below its last card. */
export interface Target {
  readonly pile: PileId;
  readonly index: number;
}

/** Which tool points; a finger is less steady than a mouse or pen. */
export type PointerKind = 'mouse' | 'pen' | 'touch';

/** Cards chosen, waiting for a place to go to. */
export interface Armed {
  readonly kind: 'armed';
  readonly grip: Grip;
  readonly by: 'pointer' | 'keyboard';
}

/** What fingers and keys are in the middle of. */
export type Interaction =
  | { readonly kind: 'idle' }
  /** A pointer is down and hasn't gone far: it may become a tap or a drag. */
  | {
      readonly kind: 'pressed';
      readonly pointerId: number;
      readonly pointer: PointerKind;
      /** Null: the felt. */
      readonly target: Target | null;
      readonly at: Point;
      /** What a drag would lift; null where nothing can be lifted there. */
      readonly grip: Grip | null;
      /** The selection from before, which a tap may serve. */
      readonly held: Armed | null;
      /** Gone too far for a tap with nothing to drag. */
      readonly strayed: boolean;
    }
  | {
      readonly kind: 'dragging';
      readonly pointerId: number;
      readonly grip: Grip;
      readonly start: Point;
      readonly at: Point;
    }
  | Armed
  /** A card is to come back from a foundation: which suit? */
  | { readonly kind: 'choosing-suit' };

/** What happens at the board. Positions are in px of the board. */
export type Input =
  | {
      readonly type: 'press';
      readonly pointerId: number;
      readonly pointer: PointerKind;
      readonly target: Target | null;
      readonly at: Point;
    }
  | { readonly type: 'pointer-move'; readonly pointerId: number; readonly at: Point }
  | {
      readonly type: 'release';
      readonly pointerId: number;
      /** Piles the dragged cards may be meant for, the nearest first. */
      readonly drops: readonly PileId[];
      /** The second tap of two quick ones at one spot. */
      readonly double: boolean;
    }
  | { readonly type: 'pointer-cancel'; readonly pointerId: number }
  /** Right click or long press, on release; null: the felt. */
  | { readonly type: 'context'; readonly target: Target | null }
  /** Enter, Space or a click by assistive technology. */
  | { readonly type: 'activate'; readonly target: Target }
  /** A place named by its key: first the one to take from, then the one to put on. */
  | { readonly type: 'place'; readonly place: PileId | 'foundation' }
  | { readonly type: 'suit'; readonly suit: Suit }
  /** One card more or fewer in the hand. */
  | { readonly type: 'more' | 'fewer' }
  | { readonly type: 'escape' }
  /** The table is another one now. */
  | { readonly type: 'position-changed' };

/** What the player wants of the game, or should be told. */
export type Intent =
  /** A legal move in canonical spelling. */
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  | { readonly type: 'picked'; readonly grip: Grip }
  /** Which of the suits that are home is to come back? */
  | { readonly type: 'ask-suit'; readonly suits: readonly Suit[] }
  /** What was in the hand is no longer, without a move. */
  | { readonly type: 'dropped' }
  | { readonly type: 'collect' };

/** What the machine needs to know of the game. */
export interface World {
  readonly position: Position;
  readonly rules: RuleProfile;
  readonly input: InputMode;
}

/** The next state and what comes of it, in order. */
export interface Outcome {
  readonly interaction: Interaction;
  readonly intents: readonly Intent[];
}

/** Nothing in the hand, nothing pressed. */
export const IDLE: Interaction = Object.freeze({ kind: 'idle' });
