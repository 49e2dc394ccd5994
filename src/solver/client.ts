import type { Position, RuleProfile } from '../engine/index.js';
import { checkQuestion } from './core/task.js';
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

/** Lists of ways that led nowhere on this page: a policy that refused once refuses again, and reports it again. */
const barren = new WeakSet<readonly WorkerFactory[]>();

/**
 * Questions to a solver that must not hold up the page: one worker, made at the first question, answers them
 * one after the other. A question that is cancelled ends it, the next one makes another. Where no worker may run,
 * this thread searches in slices.
 */
export class SolverClient {
  readonly #factories: readonly WorkerFactory[];
  readonly #onFailure: ((message: string) => void) | undefined;
  #link: WorkerLink | null = null;
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
    options: SolveOptions = {},
  ): Promise<TimedSolution> {
    const { signal, ...rest } = options;
    const ending = this.#closing.signal;
    const cancelled = signal === undefined ? ending : AbortSignal.any([signal, ending]);
    return new Promise((resolve, reject) => {
      checkQuestion(position, rules, rest);
      const giveUp = (): void => reject(reasonOf(cancelled));
      if (cancelled.aborted) {
        giveUp();
        return;
      }
      cancelled.addEventListener('abort', giveUp, { once: true });
      this.#queue = this.#queue
        .then(() => this.#answer(position, rules, { ...rest, signal: cancelled }))
        .then(resolve, reject)
        .finally(() => cancelled.removeEventListener('abort', giveUp));
    });
  }

  /** Ends the worker and all questions still open, whose promises are rejected with an AbortError. */
  close(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#endWorker();
  }

  async #answer(
    position: Position,
    rules: RuleProfile,
    options: SolveOptions & { readonly signal: AbortSignal },
  ): Promise<TimedSolution> {
    const { signal, ...rest } = options;
    signal.throwIfAborted();
    const link = this.#link ?? (await this.#openLink(signal));
    if (link === null) return solve(position, rules, options);
    this.#lastId += 1;
    const id = this.#lastId;
    const cancelled = rejectOnAbort(signal);
    try {
      const reply = await Promise.race([
        link.ask({ id, position, rules, options: rest }, patienceFor(rest)),
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

  async #openLink(signal: AbortSignal): Promise<WorkerLink | null> {
    if (!this.#hasWorkers) return null;
    const isBarren = barren.has(this.#factories);
    const link = isBarren ? null : await openWorker(this.#factories);
    if (link === null) {
      this.#hasWorkers = false;
      barren.add(this.#factories);
      this.#fail('no worker can be had here');
    } else if (signal.aborted) {
      link.end();
      signal.throwIfAborted();
    }
    this.#link = link;
    return link;
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

/** What a cancelled promise is rejected with: the signal's reason, which should be an error. */
function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError');
}

/** What came through a channel is a copy: frozen again, as all that the engine knows. */
function freezeSolution(solution: TimedSolution): TimedSolution {
  solution.line?.forEach((move) => Object.freeze(move));
  Object.freeze(solution.line);
  return Object.freeze(solution);
}
