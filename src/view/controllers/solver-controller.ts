import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  isWon,
  type AutoCollect,
  type Move,
  type Position,
  type RuleProfile,
} from '../../engine/index.js';
import {
  LineBook,
  SolverClient,
  type LineStep,
  type SolveBudget,
  type SolveResult,
  type Verdict,
} from '../../solver/index.js';
import type { GameState } from '../../state/index.js';
import { learnVerdict } from '../verified.js';

/** Of a game, what a question is about. */
export type Asked = Pick<GameState, 'rules' | 'position' | 'autoCollect' | 'deal' | 'start'>;

/** What is known of a position. */
export interface Answer {
  readonly verdict: Verdict;
  /** Only with `winnable`. */
  readonly line?: readonly Move[];
}

/** How a question is asked. */
export interface AskOptions {
  readonly budget?: SolveBudget;
  readonly signal?: AbortSignal;
  /** Nobody waits for it: it outlives moves, and gives way to whatever is asked next. */
  readonly isBackground?: boolean;
}

/** What the solver needs of its element. */
export interface SolverHost extends ReactiveControllerHost, HTMLElement {
  /** The page wants no worker: the search runs in its own thread. */
  readonly noWorker: boolean;
  /** Told once: no worker can be had, or one broke down. */
  workerFailed(): void;
}

/** A worker that nobody asks for so long is not kept. */
const IDLE_MS = 60_000;

/**
 * The solver of one element. Asked nothing, it costs nothing: the worker comes with the first question and goes with the
 * element, or when it was idle for long. What was found out is kept, so that the same is not searched twice.
 */
export class SolverController implements ReactiveController {
  readonly #host: SolverHost;
  readonly #lines = new LineBook();
  /** Positions are never changed, so a proof holds for good under its rules and mode. */
  readonly #lost = new WeakMap<Position, Map<RuleProfile, Set<AutoCollect>>>();
  /** What the player or the page waits for, and what nobody does. */
  #foreground = new AbortController();
  #background = new AbortController();
  #client: SolverClient | null = null;
  /** It has no worker and needs none. */
  #isAlone = false;
  #open = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: SolverHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether a question is open. */
  get isBusy(): boolean {
    return this.#open > 0;
  }

  /** What is known without a search; null: nothing. */
  recall(asked: Asked): Answer | null {
    const { rules, position, autoCollect } = asked;
    const line = this.#lines.lineFrom(position, rules, autoCollect);
    if (line !== null) return { verdict: 'winnable', line };
    return this.#isLost(asked) ? { verdict: 'unwinnable' } : null;
  }

  /** The next step of the line that is known from here; null where none is. */
  nextStep({ rules, position, autoCollect }: Asked): LineStep | null {
    return this.#lines.stepFrom(position, rules, autoCollect);
  }

  /** As {@link recall}, but of the line only its first move: that costs no replay. */
  glance(asked: Asked): Answer | null {
    const step = this.nextStep(asked);
    if (step !== null) return { verdict: 'winnable', line: [step.move] };
    return this.#isLost(asked) ? { verdict: 'unwinnable' } : null;
  }

  /** What is proven of a position without a search; null: nothing. Cheaper than {@link recall}. */
  verdictOf(asked: Asked): Verdict | null {
    if (isWon(asked.position) || this.nextStep(asked) !== null) return 'winnable';
    return this.#isLost(asked) ? 'unwinnable' : null;
  }

  /** The game went on: what was asked about it until now is dropped. */
  drop(): void {
    this.#foreground.abort();
    this.#foreground = new AbortController();
  }

  /**
   * What is known, else the solver's answer.
   * @throws (as a rejection) TypeError or RangeError for a budget that makes no sense; an AbortError where the game went
   * on or the element leaves the page; the signal's reason once it is aborted
   */
  async ask(asked: Asked, { budget, signal, isBackground = false }: AskOptions): Promise<Answer> {
    signal?.throwIfAborted();
    const known = this.recall(asked);
    if (known !== null) return known;
    const { rules, position, autoCollect } = asked;
    this.#background.abort();
    this.#background = new AbortController();
    const dropped = (isBackground ? this.#background : this.#foreground).signal;
    this.#count(1);
    try {
      const answer = await this.#reach().solve(position, rules, {
        autoCollect,
        signal: signal === undefined ? dropped : AbortSignal.any([signal, dropped]),
        ...(budget === undefined ? {} : { budget }),
      });
      this.#learn(asked, answer);
      return answer;
    } finally {
      this.#count(-1);
    }
  }

  hostDisconnected(): void {
    this.#close();
  }

  #isLost({ rules, position, autoCollect }: Asked): boolean {
    return this.#lost.get(position)?.get(rules)?.has(autoCollect) ?? false;
  }

  #reach(): SolverClient {
    clearTimeout(this.#idleTimer);
    // An element that is in no page would never be told to end its worker.
    const isAlone = this.#host.noWorker || !this.#host.isConnected;
    if (this.#client !== null && isAlone !== this.#isAlone) this.#close();
    this.#isAlone = isAlone;
    this.#client ??= isAlone
      ? new SolverClient({ factories: [] })
      : new SolverClient({ onFailure: () => this.#host.workerFailed() });
    return this.#client;
  }

  #close(): void {
    clearTimeout(this.#idleTimer);
    this.#client?.close();
    this.#client = null;
  }

  #count(change: 1 | -1): void {
    this.#open += change;
    if (this.#open === 0 && this.#client !== null) {
      clearTimeout(this.#idleTimer);
      this.#idleTimer = setTimeout(() => this.#close(), IDLE_MS);
    }
    this.#host.requestUpdate();
  }

  #learn(asked: Asked, { verdict, line }: SolveResult): void {
    const { rules, position, autoCollect, deal, start } = asked;
    if (line !== undefined) {
      this.#lines.add(position, line, rules, autoCollect);
      learnVerdict(deal, rules, 'winnable');
    } else if (verdict === 'unwinnable') {
      const byRules = this.#lost.get(position) ?? new Map<RuleProfile, Set<AutoCollect>>();
      const modes = byRules.get(rules) ?? new Set();
      this.#lost.set(position, byRules.set(rules, modes.add(autoCollect)));
      // Cards that all go home at once can spoil a deal that is won otherwise.
      if (position === start && autoCollect !== 'all') learnVerdict(deal, rules, 'unwinnable');
    }
  }
}
