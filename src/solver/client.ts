import type { Position, RuleProfile } from '../engine/index.js';
import { readBudget } from './core/budget.js';
import { checkQuestion } from './core/task.js';
import { reasonOf, SharedSearch, type SharedQuestion } from './shared-search.js';
import { solve, type SolveOptions } from './solve.js';
import type { TimedSolution } from './slices.js';
import { workerFactories, type WorkerFactory } from './spawn.js';
import { openWorker, type WorkerLink } from './worker-link.js';

/** What a client may be told. */
export interface SolverClientOptions {
  /** Ways to a worker, instead of the package's own; an empty list: this thread only. */
  readonly factories?: readonly WorkerFactory[];
  /** Called once, the first time that no worker can be had or one breaks down. */
  readonly onFailure?: (message: string) => void;
}

/** How a client is asked. */
export interface AskSolverOptions extends SolveOptions {
  /**
   * Milliseconds from the question on, the start of the worker included, after which a line that is there is answered
   * with, even though `shortenMs` is not over; Infinity if left out. This thread takes no heed of it.
   */
  readonly promptMs?: number;
}

/** Lists of ways that led nowhere on this page: a policy that refused once refuses again, and reports it again. */
const barren = new WeakSet<readonly WorkerFactory[]>();

/** How long a question waits for a worker that is being made: so long from the start of it, not of the question. */
const START_PATIENCE_MS = 5000;

/**
 * Questions to a solver that must not hold up the page: one worker, made at the first question, answers them
 * one after the other, and equal ones at once. A question that nobody waits for any more ends it, the next one makes
 * another. Where no worker may run, and until a slow one is there, this thread searches in slices.
 */
export class SolverClient {
  readonly #factories: readonly WorkerFactory[];
  readonly #onFailure: ((message: string) => void) | undefined;
  #link: WorkerLink | null = null;
  /** The worker that is being made; null where none can be had, or where it takes long: it may still come. */
  #opening: Promise<WorkerLink | null> | null = null;
  /** The questions still open. */
  readonly #searches = new Set<SharedSearch>();
  #hasWorkers = true;
  #hasFailed = false;
  /** Settles when all questions so far are done with. */
  #queue: Promise<unknown> = Promise.resolve();
  /** Ends all questions still open when the client is closed. */
  #closing = new AbortController();
  #lastId = 0;

  constructor({ factories = workerFactories, onFailure }: SolverClientOptions = {}) {
    this.#factories = factories;
    this.#onFailure = onFailure;
    this.#hasWorkers = factories.length > 0;
  }

  /** As {@link solve}, in the worker. A worker that breaks down leaves the answer `unknown`. */
  solve(
    position: Position,
    rules: RuleProfile,
    options: AskSolverOptions = {},
  ): Promise<TimedSolution> {
    const { signal, promptMs = Infinity, ...rest } = options;
    const ending = this.#closing.signal;
    const cancelled = signal === undefined ? ending : AbortSignal.any([signal, ending]);
    return new Promise((resolve, reject) => {
      checkQuestion(position, rules, rest);
      if (cancelled.aborted) {
        reject(reasonOf(cancelled));
        return;
      }
      // The worker is on its way while this thread has other things to do.
      this.#open();
      this.#ask({ position, rules, options: rest, promptMs }, cancelled).then(resolve, reject);
    });
  }

  /** Ends the worker and all questions still open, whose promises are rejected with an AbortError. */
  close(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#opening = null;
    this.#endWorker();
  }

  /** Joins a search that is open for the same question, or starts one. */
  async #ask(question: SharedQuestion, signal: AbortSignal): Promise<TimedSolution> {
    const open = [...this.#searches].find((search) => search.fits(question));
    const isLate = open?.hasBegun === true;
    const found = await (open ?? this.#start(question)).join(signal);
    // What a search that began earlier didn't find in its time, there may still be time for.
    const isTooLate = isLate && readBudget(question.options.budget).ms < Infinity;
    return isTooLate && found.verdict === 'unknown' ? this.#ask(question, signal) : found;
  }

  /** Starts a search, whose turn comes after those that are open. */
  #start(question: SharedQuestion): SharedSearch {
    const prompt = performance.now() + question.promptMs;
    const shared = new SharedSearch(question, (signal, begin) => {
      const answer = this.#queue
        .then(() => {
          begin();
          return this.#answer(question, signal, prompt);
        })
        .finally(() => this.#searches.delete(shared));
      this.#queue = answer.catch(() => undefined);
      return answer;
    });
    this.#searches.add(shared);
    return shared;
  }

  /** @param prompt when the time for a prompt answer is over, by this thread's clock */
  async #answer(
    { position, rules, options }: SharedQuestion,
    signal: AbortSignal,
    prompt: number,
  ): Promise<TimedSolution> {
    signal.throwIfAborted();
    const link = await this.#reach();
    signal.throwIfAborted();
    if (link === null) return solve(position, rules, { ...options, signal });
    this.#lastId += 1;
    const id = this.#lastId;
    const promptMs = Math.max(0, prompt - performance.now());
    const cancelled = rejectOnAbort(signal);
    try {
      const reply = await Promise.race([
        link.ask({ id, position, rules, options, promptMs }, patienceFor(options)),
        cancelled.promise,
      ]);
      if (reply.kind === 'answer' && reply.id === id) return freezeSolution(reply.solution);
      throw new Error(reply.kind === 'failed' ? reply.message : 'solver worker: a wrong answer');
    } catch (error) {
      this.#endWorker();
      signal.throwIfAborted();
      this.#fail(String(error));
      return Object.freeze({ verdict: 'unknown', nodes: 0, ms: 0 });
    } finally {
      cancelled.stop();
    }
  }

  /** Makes a worker unless there is one, or none can be had. */
  #open(): void {
    if (!this.#hasWorkers || this.#link !== null || barren.has(this.#factories)) return;
    this.#opening ??= orNull(this.#makeLink(this.#closing.signal), START_PATIENCE_MS);
    // Whoever waits for it hears of it; it may be that nobody does any more.
    this.#opening.catch(() => undefined);
  }

  async #makeLink(ending: AbortSignal): Promise<WorkerLink | null> {
    const link = await openWorker(this.#factories, ending);
    if (ending.aborted) link?.end();
    ending.throwIfAborted();
    if (link === null) barren.add(this.#factories);
    this.#opening = null;
    this.#link = link;
    return link;
  }

  /** The worker once it is there; null where none can be had or it takes long, which is told. */
  async #reach(): Promise<WorkerLink | null> {
    this.#open();
    const link = this.#link ?? (await this.#opening);
    if (link !== null) return link;
    if (this.#opening !== null) {
      this.#fail('the worker takes long to start');
    } else if (this.#hasWorkers) {
      this.#hasWorkers = false;
      this.#fail('no worker can be had here');
    }
    return null;
  }

  #endWorker(): void {
    this.#link?.end();
    this.#link = null;
  }

  #fail(message: string): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#onFailure?.(message);
  }
}

/** How long beyond its time a worker may be silent: one that ran out of memory says nothing any more. */
const PATIENCE_MS = 5000;

function patienceFor({ budget }: SolveOptions): number {
  return (budget?.ms ?? Infinity) + (budget?.shortenMs ?? 0) + PATIENCE_MS;
}

/** A promise that a signal rejects, and a way to let go of the signal. */
function rejectOnAbort(signal: AbortSignal): { promise: Promise<never>; stop: () => void } {
  let stop = (): void => {};
  const promise = new Promise<never>((_, reject) => {
    const onAbort = (): void => reject(reasonOf(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  return { promise, stop };
}

/** What a promise comes to, but null where that takes longer than so many milliseconds. */
function orNull<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What came through a channel is a copy: frozen again, as all that the engine knows. */
function freezeSolution(solution: TimedSolution): TimedSolution {
  solution.line?.forEach((move) => Object.freeze(move));
  Object.freeze(solution.line);
  return Object.freeze(solution);
}
