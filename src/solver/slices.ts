import type { Solution, SolverTask } from './core/task.js';

/** An answer with the time it took. */
export interface TimedSolution extends Solution {
  /** Milliseconds from question to answer by the clock of the thread that searched. */
  readonly ms: number;
}

/** Moves between two looks at the clock: well under a millisecond, a few in code that is not warm yet. */
const MOVES_PER_LOOK = 256;

/** A question with a clock beside it, worked on in slices. */
export class TimedTask {
  readonly #task: SolverTask;
  readonly #promptMs: number;
  readonly #since = performance.now();
  /** When the first line was found. */
  #wonAt: number | null = null;

  /** @param promptMs after so long a line that is there is not shortened any more, whatever the budget says */
  constructor(task: SolverTask, promptMs = Infinity) {
    this.#task = task;
    this.#promptMs = promptMs;
  }

  /** Works until the question is answered, its time is over, or the slice is; null in the last case. */
  run(sliceMs: number): TimedSolution | null {
    const start = performance.now();
    for (;;) {
      let solution = this.#task.run(MOVES_PER_LOOK);
      const now = performance.now();
      if (solution === null && this.#isOver(now)) solution = this.#task.stop();
      if (solution !== null) return Object.freeze({ ...solution, ms: now - this.#since });
      if (now - start >= sliceMs) return null;
    }
  }

  /** Gives the question up. */
  stop(): void {
    this.#task.stop();
  }

  #isOver(now: number): boolean {
    const { budget, isWon } = this.#task;
    if (now - this.#since >= budget.ms) return true;
    if (!isWon) return false;
    this.#wonAt ??= now;
    return now - this.#wonAt >= budget.shortenMs || now - this.#since >= this.#promptMs;
  }
}
