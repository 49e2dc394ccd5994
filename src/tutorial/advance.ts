import { applyMove, explainMove, toRefusal, type Move, type Refusal } from '../engine/index.js';
import type { Course } from './course.js';
import { findAsked, isAsked } from './goal.js';
import type { LessonId } from './lesson-plan.js';
import {
  arrive,
  lessonIndex,
  lessonOf,
  stepOf,
  type Answer,
  type Fault,
  type Progress,
} from './progress.js';

/** After so many wrong tries the move is shown. */
const TRIES = 2;

/** What a reader, or the clock of the view, does. */
export type TutorialInput =
  /** Goes on, always; an undone `try` step shows its move first. */
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** The step from its beginning. */
  | { readonly type: 'replay' }
  /** The first single move of the queue has been played; `finish`: all of them have. */
  | { readonly type: 'tick' }
  | { readonly type: 'finish' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Plays on by itself, step after step, until something is asked or the lesson ends. */
  | { readonly type: 'run' }
  /** The reader's own move on the table. */
  | { readonly type: 'try'; readonly move: Move }
  /** What the reader wanted to do has been refused already, by whoever knows what hands do. */
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'judge'; readonly answer: Answer }
  /** A lesson by its id (absent: the first), a step from 0 (out of range: the nearest). */
  | { readonly type: 'open'; readonly lesson: string; readonly step?: number };

function withChanges(progress: Progress, changes: Partial<Progress>): Progress {
  return Object.freeze({ ...progress, ...changes });
}

/** The lessons done, with this one among them, in the order of the course. */
function addDone(progress: Progress, course: Course): readonly LessonId[] {
  const { id } = lessonOf(progress, course);
  const all = course.lessons.map((lesson) => lesson.id);
  return Object.freeze(all.filter((one) => one === id || progress.done.includes(one)));
}

/** Leaves the step for the next one; the last step of a lesson marks it as done. */
function goOn(progress: Progress, course: Course): Progress {
  const { lesson, step } = progress;
  if (step + 1 < lessonOf(progress, course).steps.length) {
    return arrive(course, lesson, step + 1, progress);
  }
  const done = addDone(progress, course);
  if (lesson + 1 < course.lessons.length) {
    return arrive(course, lesson + 1, 0, { done, isRunning: false });
  }
  return withChanges(progress, { done, isEnded: true, isRunning: false, isLeaving: false });
}

function goBack(progress: Progress, course: Course): Progress {
  const kept = { done: progress.done, isRunning: false };
  if (progress.step > 0) return arrive(course, progress.lesson, progress.step - 1, kept);
  if (progress.lesson === 0) return arrive(course, 0, 0, kept);
  return arrive(course, progress.lesson - 1, Number.MAX_SAFE_INTEGER, kept);
}

/** Lets the moves that a `try` step still asks for be played. */
function show(progress: Progress, course: Course, isLeaving: boolean): Progress {
  const { moves, rules } = stepOf(progress, course);
  let { position } = progress;
  const queue = moves.slice(progress.made).flatMap((asked) => {
    const singles = findAsked(position, asked, rules)?.singles ?? [];
    position = singles.at(-1)?.after ?? position;
    return singles;
  });
  const made = moves.length;
  return withChanges(progress, {
    status: 'playing',
    queue,
    made,
    isShown: true,
    isLeaving,
    paused: false,
  });
}

function next(progress: Progress, course: Course): Progress {
  const isAsking = stepOf(progress, course).kind === 'try' && progress.status === 'ready';
  return isAsking ? show(progress, course, true) : goOn(progress, course);
}

/** Plays the first `count` single moves of the queue. */
function play(progress: Progress, course: Course, count: number): Progress {
  const played = progress.queue.slice(0, count);
  const last = played.at(-1);
  if (progress.status !== 'playing' || last === undefined) return progress;
  const queue = progress.queue.slice(count);
  const after = withChanges(progress, {
    position: last.after,
    queue,
    played: progress.played + played.length,
    status: queue.length > 0 ? 'playing' : 'done',
  });
  return after.status === 'done' && (after.isLeaving || after.isRunning)
    ? goOn(after, course)
    : after;
}

function fail(progress: Progress, course: Course, fault: Fault): Progress {
  const wrong = progress.wrong + 1;
  const failed = withChanges(progress, { wrong, fault });
  return wrong < TRIES ? failed : show(failed, course, false);
}

/** The reader's move at a `try` step: right, another one, or refused. */
function tryMove(progress: Progress, course: Course, move: Move): Progress {
  const { kind, moves, rules } = stepOf(progress, course);
  const asked = moves[progress.made];
  if (kind !== 'try' || progress.status !== 'ready' || asked === undefined) return progress;
  const { position, made } = progress;
  const verdict = explainMove(position, move, rules);
  if (!verdict.legal)
    return fail(progress, course, { kind: 'refused', refusal: toRefusal(verdict) });
  if (!isAsked(position, move, asked, rules)) return fail(progress, course, { kind: 'other-move' });
  return withChanges(progress, {
    position: applyMove(position, move, rules),
    made: made + 1,
    played: progress.played + verdict.steps.length,
    wrong: 0,
    fault: null,
    status: made + 1 < moves.length ? 'ready' : 'done',
  });
}

function refused(progress: Progress, course: Course, refusal: Refusal): Progress {
  const isAsking = stepOf(progress, course).kind === 'try' && progress.status === 'ready';
  return isAsking ? fail(progress, course, { kind: 'refused', refusal }) : progress;
}

/** The reader's answer; a move that is legal is then played. */
function judge(progress: Progress, course: Course, answer: Answer): Progress {
  const { kind, moves } = stepOf(progress, course);
  if (kind !== 'judge' || progress.answer !== null) return progress;
  const queue = moves.flatMap(({ singles }) => singles);
  return withChanges(progress, { answer, queue, status: queue.length > 0 ? 'playing' : 'done' });
}

function setPaused(progress: Progress, paused: boolean): Progress {
  const isRunning = progress.isRunning && !paused;
  if (progress.status !== 'playing' || progress.paused === paused) {
    return isRunning === progress.isRunning ? progress : withChanges(progress, { isRunning });
  }
  return withChanges(progress, { paused, isRunning });
}

/** Begins to play on: a step that has been played through is left at once. */
function run(progress: Progress, course: Course): Progress {
  const running = withChanges(progress, { isRunning: true, paused: false });
  return running.status === 'done' ? goOn(running, course) : running;
}

/** Whether an answer at a `judge` step was the engine's; null before there is one. */
export function isRightAnswer(progress: Progress, course: Course): boolean | null {
  const { verdict } = stepOf(progress, course);
  if (progress.answer === null || verdict === null) return null;
  return (progress.answer === 'legal') === verdict.legal;
}

/**
 * One step of the tutorial's machine: pure and total. What does not belong to the step changes nothing and gives the
 * same object back; `next` always leads on.
 */
export function advance(progress: Progress, input: TutorialInput, course: Course): Progress {
  switch (input.type) {
    case 'next':
      return next(progress, course);
    case 'previous':
      return goBack(progress, course);
    case 'replay':
      return arrive(course, progress.lesson, progress.step, { ...progress, isRunning: false });
    case 'tick':
      return play(progress, course, 1);
    case 'finish':
      return play(progress, course, progress.queue.length);
    case 'pause':
      return setPaused(progress, true);
    case 'resume':
      return setPaused(progress, false);
    case 'run':
      return run(progress, course);
    case 'try':
      return tryMove(progress, course, input.move);
    case 'refused':
      return refused(progress, course, input.refusal);
    case 'judge':
      return judge(progress, course, input.answer);
    case 'open':
      return openLesson(progress, course, input.lesson, input.step);
  }
}

function openLesson(progress: Progress, course: Course, id: string, step = 0): Progress {
  const isPresent = course.lessons.some((lesson) => lesson.id === id);
  const kept = { done: progress.done, isRunning: false };
  return arrive(course, lessonIndex(course, id), isPresent ? step : 0, kept);
}
