import { isSamePosition, type Position, type RuleProfile } from '../engine/index.js';
import { readBudget } from './core/budget.js';
import type { SolveOptions } from './solve.js';
import type { TimedSolution } from './slices.js';

/** All that an answer depends on. */
export interface SharedQuestion {
  readonly position: Position;
  readonly rules: RuleProfile;
  /** Without the signal, which each asker has for itself. */
  readonly options: Omit<SolveOptions, 'signal'>;
  readonly promptMs: number;
}

/** A search that several wait for who asked the same. It ends early only when nobody waits any more. */
export class SharedSearch {
  readonly #question: SharedQuestion;
  readonly #ending = new AbortController();
  readonly #answer: Promise<TimedSolution>;
  #askers = 0;
  #hasBegun = false;

  /** @param search searches until the signal is aborted; says when it begins, as it may have to wait for its turn */
  constructor(
    question: SharedQuestion,
    search: (signal: AbortSignal, begin: () => void) => Promise<TimedSolution>,
  ) {
    this.#question = question;
    this.#answer = search(this.#ending.signal, () => {
      this.#hasBegun = true;
    });
    // Who has gone need not hear of it.
    this.#answer.catch(() => undefined);
  }

  /** Whether it has begun, so that some of its time is spent. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether its answer is the one to another question too. The time for a prompt answer runs from each question on. */
  fits({ position, rules, options, promptMs }: SharedQuestion): boolean {
    const own = this.#question;
    const [budget, ownBudget] = [readBudget(options.budget), readBudget(own.options.budget)];
    return (
      !this.#ending.signal.aborted &&
      rules === own.rules &&
      promptMs === own.promptMs &&
      (promptMs === Infinity || !this.#hasBegun) &&
      (options.autoCollect ?? 'off') === (own.options.autoCollect ?? 'off') &&
      budget.nodes === ownBudget.nodes &&
      budget.ms === ownBudget.ms &&
      budget.bytes === ownBudget.bytes &&
      budget.shortenMs === ownBudget.shortenMs &&
      isSamePosition(position, own.position)
    );
  }

  /** Waits for the answer; rejected with the signal's reason once it is aborted, which the others don't notice. */
  join(signal: AbortSignal): Promise<TimedSolution> {
    this.#askers += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(reasonOf(signal));
        this.#askers -= 1;
        if (this.#askers === 0) this.#ending.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }
}

/** What a cancelled promise is rejected with: the signal's reason, which should be an error. */
export function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError');
}
