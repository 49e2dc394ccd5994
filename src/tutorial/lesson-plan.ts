import type { RefusalReason } from '../engine/index.js';
import type { Setup } from './setup.js';

/** Ids of all lessons in their order: part of the public contract. */
export const LESSON_IDS = [
  'moving',
  'cards',
  'columns',
  'cells',
  'empty-columns',
  'foundations',
  'runs',
  'turn',
  'collecting',
  'counting',
  'stuck',
  'mistakes',
  'game',
] as const;
/** A lesson by its id. */
export type LessonId = (typeof LESSON_IDS)[number];

/** What a reader does at a step: see, watch cards move, move them, decide whether a move is legal, tell in own words. */
export type StepKind = 'look' | 'watch' | 'try' | 'judge' | 'say';

/** What the engine must say to a move: that it is legal, or this reason against it. */
export type Verdict = 'legal' | RefusalReason;

/**
 * A position as text, line by line, as `parsePosition` reads it. `:` is an empty column. Columns that are left out
 * hold one card each that plays no part.
 */
export type Diagram = readonly string[];

/** Something that may depend on how the game is set. */
export type BySetup<T> = T | ((setup: Setup) => T);

/** One step as it is written down; which of it is shown, and with which numbers, the engine decides. */
export interface PlanStep {
  readonly kind: StepKind;
  /** Names its text, within the lesson. */
  readonly key: string;
  /** Left out: where the step before ended. A number: that deal. */
  readonly table?: BySetup<Diagram> | number;
  /** Empty cells on the table: the others are filled with cards that play no part. Left out: as the diagram has them. */
  readonly room?: number;
  /** In notation. `judge`: the one in question; `try`: to be made in this order. */
  readonly moves?: BySetup<readonly string[]>;
  /** Cards that go by themselves, played instead of `moves`. */
  readonly collects?: 'safe' | 'all' | 'finish';
  /** `judge` only. */
  readonly verdict?: Verdict;
  /** What the text says of other moves from here: the step shows only where all of it is true. */
  readonly claims?: BySetup<readonly (readonly [notation: string, verdict: Verdict])[]>;
  /** Cards of which the text says that they stay while others go by themselves. */
  readonly stays?: readonly string[];
  /** The text says that no move is left. */
  readonly isStuck?: boolean;
  /** Cards, piles, or `columns`, `cells`, `foundations` for all of a kind; those of `moves` are lit without it. */
  readonly lit?: readonly string[];
  /** Shows only where it holds. */
  readonly when?: (setup: Setup) => boolean;
  /** The move is one that goes by itself where cards do. */
  readonly byItself?: boolean;
  /** Begins a chapter of this name. */
  readonly chapter?: string;
  /** The table of what can be moved is part of the step. */
  readonly shows?: 'capacity';
}

/** One lesson as it is written down. */
export interface LessonPlan {
  readonly id: LessonId;
  readonly when?: (setup: Setup) => boolean;
  readonly steps: readonly PlanStep[];
}
