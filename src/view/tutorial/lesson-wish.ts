import type { Progress } from '../../tutorial/index.js';

/** Where a reader begins; a step counts from 0. */
export interface LessonWish {
  readonly lesson?: string | undefined;
  readonly step?: number | undefined;
  /** Lessons read before. */
  readonly done: readonly string[];
  /** Somebody asked for it just now: it takes the focus, and where it is narrow the whole attention. */
  readonly isAsked: boolean;
}

/** Told of every change: before and after, and the lesson it was in. */
export type LessonListener = (before: Progress, progress: Progress, lesson: string) => void;
