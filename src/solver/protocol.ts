import type { Position, RuleProfile } from '../engine/index.js';
import type { TaskOptions } from './core/task.js';
import type { TimedSolution } from './slices.js';

/** What a page and its solver worker say to each other: all that both sides must agree on. */
export interface Question {
  /** Told again in the answer. */
  readonly id: number;
  readonly position: Position;
  readonly rules: RuleProfile;
  readonly options: TaskOptions;
  /** Milliseconds that are left of the time for a prompt answer: beyond it a line is not shortened; Infinity: no such time. */
  readonly promptMs: number;
}

/** What the worker says: once that it is there, then an answer to each question, or why it has none. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly solution: TimedSolution }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
