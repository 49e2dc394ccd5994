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
  readBudget,
  SolverClient,
  type LineStep,
  type SolveBudget,
  type SolveResult,
  type Verdict,
} from '../../solver/index.js';
import type { GameState } from '../../state/index.js';
import { canSpoil, learnVerdict } from '../verified.js';
import { orAborted } from './or-aborted.js';

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
  /** As {@link SolverClient.solve} takes it. */
  readonly promptMs?: number;
  /** Nobody waits for it: it outlives moves, and gives way to whatever is asked next. */
  readonly isBackground?: boolean;
  /** Nobody follows its line, which would push out those that somebody follows. */
  readonly isForVerdict?: boolean;
}

/** What the solver needs of its element. */
export interface SolverHost extends ReactiveControllerHost, HTMLElement {
  /** The page wants no worker: the search runs in its own thread. */
  readonly noWorker: boolean;
  /** Told once: no worker can be had, or one broke down. */
  workerFailed(): void;
}

/** A question asked before anybody has asked it. */
interface Ahead {
  readonly asked: Asked;
  readonly answer: Promise<Answer>;
  readonly ending: AbortController;
}

/** A worker that nobody asks for so long is not kept. */
const IDLE_MS = 60_000;
/** Steps of a new line that are written down in one task: a few milliseconds on a slow machine. */
const STEPS_PER_TASK = 4;

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
  #foreground: AbortController | null = null;
  #background: AbortController | null = null;
  #client: SolverClient | null = null;
  /** It has no worker and needs none. */
  #isAlone = false;
  /** A worker failed here once, and the host knows. */
  #hasFailed = false;
  #open = 0;
  /** The question that is asked before anybody has asked it. */
  #ahead: Ahead | null = null;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #writeTimer: ReturnType<typeof setTimeout> | undefined;

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

  /** What is proven of a position without a search; null: nothing. */
  verdictOf(asked: Asked): Verdict | null {
    if (isWon(asked.position) || this.nextStep(asked) !== null) return 'winnable';
    return this.#isLost(asked) ? 'unwinnable' : null;
  }

  /** The game went on: what was asked about it until now is dropped. */
  drop(): void {
    this.#foreground?.abort();
    this.#foreground = null;
  }

  /**
   * What is known, else the solver's answer.
   * @throws (as a rejection) TypeError or RangeError for a budget that makes no sense; an AbortError where the game went
   * on, the element leaves the page, or is in none and nobody waits; the signal's reason once it is aborted
   */
  async ask(asked: Asked, options: AskOptions): Promise<Answer> {
    options.signal?.throwIfAborted();
    // Senseless is senseless, also where the answer is known.
    readBudget(options.budget);
    const known = this.recall(asked);
    if (known !== null) return known;
    if (options.isBackground === true && !this.#host.isConnected) {
      throw new DOMException('the element is in no page', 'AbortError');
    }
    const ahead = this.#ahead;
    if (ahead !== null && isSameQuestion(ahead.asked, asked)) {
      return this.#counted(() => this.#join(ahead.answer, asked, options));
    }
    this.#giveWay();
    return this.#counted(() => this.#search(asked, options));
  }

  /**
   * Asks before anybody does, because somebody is about to: who then asks the same while it is open gets this answer.
   * Nothing is shown meanwhile, and it gives way to all that is asked.
   */
  askAhead(asked: Asked, budget: SolveBudget): void {
    // Without a worker the page's own thread would have to do it, for somebody who may only pass by.
    if (this.#host.noWorker || this.#hasFailed || this.isBusy || this.#ahead !== null) return;
    if (this.verdictOf(asked) !== null) return;
    const ending = new AbortController();
    const options = { budget, isBackground: true, signal: ending.signal };
    const ahead = { asked, answer: this.#search(asked, options), ending };
    this.#ahead = ahead;
    const end = (): void => {
      this.#ahead = null;
      this.#rest();
    };
    ahead.answer.then(end, end);
  }

  hostDisconnected(): void {
    clearTimeout(this.#writeTimer);
    this.drop();
    this.#giveWay();
    this.#close();
  }

  async #search(asked: Asked, options: AskOptions): Promise<Answer> {
    const { rules, position, autoCollect } = asked;
    const { budget, promptMs } = options;
    const answer = await this.#reach().solve(position, rules, {
      autoCollect,
      signal: this.#endOf(options),
      ...(budget === undefined ? {} : { budget }),
      ...(promptMs === undefined ? {} : { promptMs }),
    });
    this.#learn(asked, answer, options);
    return answer;
  }

  /** Waits for an answer that is on its way already; searches where nothing comes of it. */
  async #join(answer: Promise<Answer>, asked: Asked, options: AskOptions): Promise<Answer> {
    const end = this.#endOf(options);
    try {
      const found = await orAborted(answer, end);
      if (found.verdict !== 'unknown') return found;
    } catch {
      // Nothing came of it; whether this question ended meanwhile, its own signal says.
    }
    end.throwIfAborted();
    return this.#search(asked, options);
  }

  /** What nobody waits for ends. */
  #giveWay(): void {
    this.#background?.abort();
    this.#background = null;
  }

  /** What ends a question asked now. */
  #endOf({ signal, isBackground = false }: AskOptions): AbortSignal {
    const { signal: dropped } = isBackground
      ? (this.#background ??= new AbortController())
      : (this.#foreground ??= new AbortController());
    return signal === undefined ? dropped : AbortSignal.any([signal, dropped]);
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
      : new SolverClient({ onFailure: () => this.#fail() });
    return this.#client;
  }

  /** Told once, however many workers are tried; what nobody has asked yet isn't searched for in the page's own thread. */
  #fail(): void {
    this.#ahead?.ending.abort();
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#host.workerFailed();
  }

  #close(): void {
    clearTimeout(this.#idleTimer);
    this.#client?.close();
    this.#client = null;
  }

  /** A question that somebody waits for: the element is busy until it is answered. */
  async #counted(answer: () => Promise<Answer>): Promise<Answer> {
    this.#open += 1;
    this.#host.requestUpdate();
    try {
      return await answer();
    } finally {
      this.#open -= 1;
      this.#rest();
      this.#host.requestUpdate();
    }
  }

  /** The worker is not kept for ever. */
  #rest(): void {
    if (this.#open > 0 || this.#ahead !== null || this.#client === null) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#close(), IDLE_MS);
  }

  /** Writes the newest line down, a little at a time: to do it at once would hold up the page. */
  #writeOn(): void {
    clearTimeout(this.#writeTimer);
    this.#writeTimer = setTimeout(() => {
      if (!this.#lines.write(STEPS_PER_TASK)) this.#writeOn();
    });
  }

  #learn(asked: Asked, { verdict, line }: SolveResult, { isForVerdict = false }: AskOptions): void {
    const { rules, position, autoCollect, deal, start } = asked;
    if (line !== undefined) {
      if (!isForVerdict) {
        this.#lines.add(position, line, rules, autoCollect);
        this.#writeOn();
      }
      learnVerdict(deal, rules, 'winnable');
    } else if (verdict === 'unwinnable') {
      const byRules = this.#lost.get(position) ?? new Map<RuleProfile, Set<AutoCollect>>();
      const modes = byRules.get(rules) ?? new Set();
      this.#lost.set(position, byRules.set(rules, modes.add(autoCollect)));
      if (position === start && !canSpoil(autoCollect, rules))
        learnVerdict(deal, rules, 'unwinnable');
    }
  }
}

/** Whether two questions have the same answer: one position under the same rules and mode. */
export function isSameQuestion(one: Asked, other: Asked): boolean {
  return (
    one.position === other.position &&
    one.rules === other.rules &&
    one.autoCollect === other.autoCollect
  );
}
