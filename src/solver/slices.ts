import type { Solution, SolverTask } from './core/task.js';

/** An answer with the time it took. */
export interface TimedSolution extends Solution {
  /** Milliseconds from question to answer by the clock of the thread that searched. */
  readonly ms: number;
}

/** Moves between two looks at the clock: well under a millisecond, a few in code that is not warm yet. */
const MOVES_PER_LOOK = 256;

/**
 * Works on a question until it is answered, its time is over, or the slice is; null in the last case.
 * @param since when the question was asked, as `performance.now()` tells it
 * @param sliceMs how long to work at a stretch
 */
export function runSlice(task: SolverTask, since: number, sliceMs: number): TimedSolution | null {
  const start = performance.now();
  for (;;) {
    let solution = task.run(MOVES_PER_LOOK);
    const now = performance.now();
    if (solution === null && now - since >= task.budget.ms) solution = task.stop();
    if (solution !== null) return Object.freeze({ ...solution, ms: now - since });
    if (now - start >= sliceMs) return null;
  }
}
