import { SolverTask } from './core/task.js';
import type { Question, Reply } from './protocol.js';
import { TimedTask } from './slices.js';

/** What this file needs of a worker's global scope, whose types don't go together with a page's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as WorkerScope;

// One question at a time, to the end: whoever wants it no longer ends the worker.
scope.onmessage = ({ data: { id, position, rules, options, promptMs } }) => {
  try {
    const task = new TimedTask(new SolverTask(position, rules, options), promptMs);
    const solution = task.run(Infinity);
    if (solution !== null) scope.postMessage({ kind: 'answer', id, solution });
  } catch (error) {
    scope.postMessage({ kind: 'failed', id, message: String(error) });
  }
};
scope.postMessage({ kind: 'ready' });
