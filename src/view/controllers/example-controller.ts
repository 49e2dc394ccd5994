import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  canonicalMove,
  explainMove,
  formatMove,
  type Move,
  type Refusal,
} from '../../engine/index.js';
import { reduce, type GameState } from '../../state/index.js';
import type { LessonMark } from '../context.js';
import type { ExampleMode, ExamplePlan, PlannedMove } from '../example-plan.js';

/** Between two cards that move, in ms: slow enough to follow. */
const STEP_MS = 1100;
/** Before the first one. */
const START_MS = 350;
/** After so many wrong tries the move is shown. */
const TRIES = 2;

/** A try that wasn't the marked move: refused by the rules, or legal but another one. */
export type ExampleTry = { readonly refusal: Refusal } | { readonly refusal: null };

/** What came of something the reader did. */
export type ExampleNews =
  | { readonly type: 'step'; readonly state: GameState }
  | { readonly type: 'play' | 'done' }
  | { readonly type: 'try'; readonly correct: boolean }
  | { readonly type: 'judge'; readonly correct: boolean };

/** Plays, tries or judges one example; nothing moves before the reader wants it to. */
export class ExampleController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #tell: (news: ExampleNews) => void;
  #plan: ExamplePlan | null = null;
  #mode: ExampleMode = 'show';
  #state: GameState | null = null;
  #queue: readonly Move[] = [];
  #isPlaying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #made = 0;
  #wrong = 0;
  #failed: ExampleTry | null = null;
  #answer: boolean | null = null;
  #isShown = false;
  #mark: LessonMark | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, tell: (news: ExampleNews) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  /** The table as it lies; null before there is an example. */
  get state(): GameState | null {
    return this.#state;
  }

  get mark(): LessonMark | null {
    return this.#mark;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Single-card moves played so far. */
  get played(): number {
    return this.#state?.past.length ?? 0;
  }

  /** All is made, played or answered. */
  get isDone(): boolean {
    if (this.#mode === 'judge') return this.#answer !== null && this.#queue.length === 0;
    if (this.#mode === 'try') return this.#asked === null && this.#queue.length === 0;
    return this.played === (this.#plan?.steps.length ?? 0);
  }

  /** What was wrong with the last try. */
  get failed(): ExampleTry | null {
    return this.#failed;
  }

  /** The move was shown after wrong tries. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Whether the reader's answer was right; null before there is one. */
  get isRight(): boolean | null {
    const verdict = this.#plan?.moves[0]?.verdict;
    if (this.#answer === null || verdict === undefined) return null;
    return this.#answer === verdict.legal;
  }

  /** The reader may move cards. */
  get isLive(): boolean {
    return this.#mode === 'try' && this.#asked !== null && this.#queue.length === 0;
  }

  /** Takes an example, or none, from its beginning. */
  load(plan: ExamplePlan | null, mode: ExampleMode): void {
    this.#plan = plan;
    this.#mode = mode;
    this.restart();
  }

  /** Back to the beginning. */
  restart(): void {
    this.#stop();
    this.#state = this.#plan?.frames[0] ?? null;
    this.#queue = [];
    this.#made = 0;
    this.#wrong = 0;
    this.#failed = null;
    this.#answer = null;
    this.#isShown = false;
    this.#changed();
  }

  /** Plays on from here; from the beginning where all is played. */
  play(): void {
    const { steps = [] } = this.#plan ?? {};
    if (this.isDone) this.restart();
    this.#tell({ type: 'play' });
    this.#queue = steps.slice(this.played).map(({ move }) => move);
    this.#run(START_MS);
  }

  /** Stops after the card that is on its way. */
  pause(): void {
    this.#stop();
    this.#queue = [];
    this.#changed();
  }

  /** One single-card move on, or back. */
  step(direction: 1 | -1): void {
    const frame = this.#plan?.frames[this.played + direction];
    if (frame === undefined) return;
    this.#stop();
    this.#queue = [];
    this.#state = frame;
    if (direction === 1) this.#tell({ type: 'step', state: frame });
    if (this.isDone) this.#tell({ type: 'done' });
    this.#changed();
  }

  /** The reader says whether the move is legal; a legal one is then played. */
  judge(isLegal: boolean): void {
    if (this.#mode !== 'judge' || this.#answer !== null) return;
    this.#answer = isLegal;
    this.#tell({ type: 'judge', correct: this.isRight === true });
    const [move] = this.#plan?.moves ?? [];
    this.#queue = move?.verdict.legal === true ? move.verdict.steps : [];
    this.#run(START_MS);
  }

  /** The reader moves. */
  attempt(move: Move): void {
    const asked = this.#asked;
    const state = this.#state;
    if (!this.isLive || asked === null || state === null) return;
    const { position, rules } = state;
    const verdict = explainMove(position, move, rules);
    if (!verdict.legal) {
      const { legal: _legal, ...refusal } = verdict;
      this.#fail({ refusal });
    } else if (spell(state, move) !== spell(state, asked.move)) this.#fail({ refusal: null });
    else {
      this.#state = reduce(state, { type: 'move', move });
      this.#advance();
      this.#tell({ type: 'try', correct: true });
      if (this.isDone) this.#tell({ type: 'done' });
      this.#changed();
    }
  }

  /** The reader tried what the rules refuse. */
  refuse(refusal: Refusal): void {
    if (this.isLive) this.#fail({ refusal });
  }

  /** What was being played goes on where the element is put back into the page. */
  hostConnected(): void {
    if (this.#queue.length > 0) this.#run(STEP_MS);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  get #asked(): PlannedMove | null {
    return this.#plan?.moves[this.#made] ?? null;
  }

  #advance(): void {
    this.#made += 1;
    this.#wrong = 0;
    this.#failed = null;
  }

  #fail(failed: ExampleTry): void {
    this.#wrong += 1;
    this.#failed = failed;
    this.#tell({ type: 'try', correct: false });
    if (this.#wrong >= TRIES) {
      const verdict = this.#asked?.verdict;
      this.#queue = verdict?.legal === true ? verdict.steps : [];
      this.#isShown = true;
      this.#run(STEP_MS);
    }
    this.#changed();
  }

  #run(delayMs: number): void {
    this.#stop();
    if (this.#queue.length > 0) {
      this.#isPlaying = true;
      this.#timer = setTimeout(() => this.#tick(), delayMs);
    }
    this.#changed();
  }

  #tick(): void {
    const [move, ...rest] = this.#queue;
    if (move === undefined || this.#state === null) return;
    this.#state = reduce(this.#state, { type: 'move', move });
    this.#queue = rest;
    if (rest.length === 0 && this.#mode === 'try') this.#advance();
    this.#tell({ type: 'step', state: this.#state });
    if (this.isDone) this.#tell({ type: 'done' });
    this.#run(STEP_MS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isPlaying = false;
  }

  #changed(): void {
    this.#mark = this.#findMark();
    this.#host.requestUpdate();
  }

  #findMark(): LessonMark | null {
    const { steps = [], moves = [] } = this.#plan ?? {};
    const isAnswered = this.#mode === 'judge' && this.#queue.length === 0 && this.played > 0;
    const single = this.#mode === 'show' || this.#queue.length > 0 ? steps[this.played] : undefined;
    const whole = this.#mode === 'judge' ? (isAnswered ? undefined : moves[0]) : this.#asked;
    const move = this.#mode === 'show' ? single : (single ?? whole);
    if (move === undefined || move === null) return null;
    const number = this.#mode === 'show' && steps.length > 1 ? this.played + 1 : null;
    return {
      cards: [],
      piles: [],
      bright: [],
      move: { cards: move.cards, to: move.to },
      number,
      isVeiled: false,
    };
  }
}

function spell({ position, rules }: GameState, move: Move): string | null {
  const canonical = canonicalMove(position, move, rules);
  return canonical === null ? null : formatMove(canonical);
}
