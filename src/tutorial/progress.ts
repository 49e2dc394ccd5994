import type { Position, Refusal } from '../engine/index.js';
import type { Course } from './course.js';
import type { LessonId } from './lesson-plan.js';
import type { Lesson, SingleMove, Step } from './step.js';

/** A try that was not what the step asks for: refused by the rules, or legal but another move. */
export type Fault =
  { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'other-move' };

/** What a reader says to "legal or not?". */
export type Answer = 'legal' | 'illegal';

/** Where a reader is: plain frozen data. */
export interface Progress {
  /** Indices into the lessons of the course and the steps of the lesson. */
  readonly lesson: number;
  readonly step: number;
  /**
   * `ready`: the reader's turn (or nothing to do but read on); `playing`: cards are to move, one `tick` after the
   * other; `done`: what the step asks for has been done or shown.
   */
  readonly status: 'ready' | 'playing' | 'done';
  readonly paused: boolean;
  /** The table as it lies now. */
  readonly position: Position;
  /** Single moves still to be played; the first one is next. */
  readonly queue: readonly SingleMove[];
  /** Moves of a `try` step that have been made. */
  readonly made: number;
  /** Single moves made or played in this step. */
  readonly played: number;
  /** Wrong tries at the move that is asked for now. */
  readonly wrong: number;
  readonly fault: Fault | null;
  /** The move of a `try` step is, or was, shown instead of made. */
  readonly isShown: boolean;
  readonly answer: Answer | null;
  /** Goes on to the next step as soon as all is played. */
  readonly isLeaving: boolean;
  /** The lesson plays on by itself, step after step. */
  readonly isRunning: boolean;
  /** Lessons read to their end, in the order of the course. */
  readonly done: readonly LessonId[];
  /** The last step of the last lesson was left. */
  readonly isEnded: boolean;
}

/** The lesson that the reader is in. */
export function lessonOf(progress: Progress, course: Course): Lesson {
  const lesson = course.lessons[progress.lesson];
  if (lesson === undefined) throw new RangeError('tutorial: this progress is of another course');
  return lesson;
}

/** The step that the reader is at. */
export function stepOf(progress: Progress, course: Course): Step {
  const step = lessonOf(progress, course).steps[progress.step];
  if (step === undefined) throw new RangeError('tutorial: this progress is of another course');
  return step;
}

/** What stays the same from step to step. */
type Kept = Pick<Progress, 'done' | 'isRunning'>;

/**
 * Arrives at a step: the lesson and step nearest to these numbers. A `watch` step begins to play at once.
 * @param lesson index into the course, NaN for the first
 */
export function arrive(course: Course, lesson: number, step: number, kept: Kept): Progress {
  const atLesson = clamp(lesson, course.lessons.length);
  const atStep = clamp(step, course.lessons[atLesson]?.steps.length ?? 0);
  const here = course.lessons[atLesson]?.steps[atStep];
  if (here === undefined) throw new RangeError('tutorial: the course has no lessons');
  const queue = here.kind === 'watch' ? here.moves.flatMap(({ singles }) => singles) : [];
  return Object.freeze({
    lesson: atLesson,
    step: atStep,
    status: queue.length > 0 ? 'playing' : 'ready',
    paused: false,
    position: here.position,
    queue,
    made: 0,
    played: 0,
    wrong: 0,
    fault: null,
    isShown: false,
    answer: null,
    isLeaving: false,
    isRunning: kept.isRunning,
    done: kept.done,
    isEnded: false,
  });
}

function clamp(index: number, length: number): number {
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0;
  return Math.max(0, Math.min(whole, length - 1));
}

/** A lesson's place in the course; the first one's where it is absent or no lesson at all. */
export function lessonIndex(course: Course, id: string | undefined): number {
  return Math.max(
    0,
    course.lessons.findIndex((lesson) => lesson.id === id),
  );
}

/**
 * Opens a course: at a lesson (one that is absent: the first), at a step counted from 0 (out of range: the nearest).
 * @param options.done lessons that a reader has finished before; unknown ones are dropped
 */
export function createProgress(
  course: Course,
  options: {
    readonly lesson?: string | undefined;
    readonly step?: number | undefined;
    readonly done?: readonly string[] | undefined;
  } = {},
): Progress {
  const { lesson, step = 0, done = [] } = options;
  const known = course.lessons.map(({ id }) => id).filter((id) => done.includes(id));
  const isPresent = course.lessons.some(({ id }) => id === lesson);
  return arrive(course, lessonIndex(course, lesson), isPresent || lesson === undefined ? step : 0, {
    done: Object.freeze(known),
    isRunning: false,
  });
}
