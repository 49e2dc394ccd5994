import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isSamePosition } from '../../engine/index.js';
import { createExample, reduce, type GameState } from '../../state/index.js';
import {
  advance,
  createProgress,
  stepOf,
  type Course,
  type Progress,
  type TutorialInput,
} from '../../tutorial/index.js';
import type { LessonMark } from '../context.js';
import { markOf } from './lesson-mark.js';

/** Between two cards that move, in ms: slow enough to follow. */
const STEP_MS = 1100;
/** Before the first one, so that it is seen where it lies and where it will go. */
const START_MS = 1300;
/** The same where the lesson plays on by itself: there is a text to be read. */
const RUN_MS = 2600;

/** Told of every change: what it was before, and whether the reader did it (else the clock). */
export type ProgressListener = (before: Progress, progress: Progress) => void;

/** Leads through a course: keeps the table in step with the machine, and is its clock. */
export class LessonPlayer implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #tell: ProgressListener;
  readonly course: Course;
  #progress: Progress;
  #state: GameState;
  #mark: LessonMark | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    course: Course,
    start: Parameters<typeof createProgress>[1],
    tell: ProgressListener,
  ) {
    this.#host = host;
    this.#tell = tell;
    this.course = course;
    this.#progress = createProgress(course, start);
    this.#state = createExample(this.#progress.position, stepOf(this.#progress, course).rules);
    this.#mark = markOf(this.#progress, course);
    host.addController(this);
  }

  get progress(): Progress {
    return this.#progress;
  }

  /** The table, as the board draws it. */
  get state(): GameState {
    return this.#state;
  }

  get mark(): LessonMark | null {
    return this.#mark;
  }

  /** Takes what the reader, or the page, wants. */
  send(input: TutorialInput): void {
    const before = this.#progress;
    const progress = advance(before, input, this.course);
    if (progress === before) return;
    this.#progress = progress;
    this.#state = this.#follow(before, progress, input);
    this.#mark = markOf(progress, this.course);
    this.#schedule(progress.queue.length === before.queue.length - 1 ? STEP_MS : START_MS);
    this.#tell(before, progress);
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#schedule(START_MS);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearTimeout(this.#timer);
  }

  readonly #onVisibility = (): void => this.#schedule(STEP_MS);

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    const { status, paused, isRunning, played } = this.#progress;
    if (status !== 'playing' || paused || document.hidden || !this.#host.isConnected) return;
    const ms = isRunning && played === 0 ? RUN_MS : delayMs;
    this.#timer = setTimeout(() => this.send({ type: 'tick' }), ms);
  }

  /** The table after an input: by a move where one was made, so that its cards travel; else as it is. */
  #follow(before: Progress, progress: Progress, input: TutorialInput): GameState {
    const { rules } = stepOf(progress, this.course);
    const move =
      input.type === 'try' ? input.move : input.type === 'tick' ? before.queue[0]?.move : undefined;
    const moved = move === undefined ? this.#state : reduce(this.#state, { type: 'move', move });
    const isSame = moved.rules === rules && isSamePosition(moved.position, progress.position);
    return isSame ? moved : createExample(progress.position, rules);
  }
}
