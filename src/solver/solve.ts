import type { Position, RuleProfile } from '../engine/index.js';
import { SolverTask, type TaskOptions } from './core/task.js';
import { TimedTask, type TimedSolution } from './slices.js';

/** What a question may say besides position and rules. */
export interface SolveOptions extends TaskOptions {
  /** Ends the search; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** After so long the next look at the clock ends a slice: then it has held this thread for no more than 8 ms. */
const SLICE_MS = 6;

/**
 * Whether a position can be won, in this thread, in slices of at most 8 ms: `winnable` with a line that replays
 * through `applyMove` with `collectable` after each move; `unwinnable` only where everything was searched;
 * else `unknown`.
 * @throws (as a rejection) TypeError or RangeError for a position that is none, does not belong to the rules or lacks
 * cards, for rules that are none, and for a budget or mode that makes no sense; the signal's reason once it is aborted
 */
export async function solve(
  position: Position,
  rules: RuleProfile,
  options: SolveOptions = {},
): Promise<TimedSolution> {
  const { signal, ...taskOptions } = options;
  const task = new TimedTask(new SolverTask(position, rules, taskOptions));
  for (;;) {
    if (signal?.aborted === true) {
      task.stop();
      throw signal.reason;
    }
    const solution = task.run(SLICE_MS);
    if (solution !== null) return solution;
    await pause();
  }
}

/** Lets the page do what it has to. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
