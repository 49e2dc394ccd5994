import type { WorkerFactory } from './spawn.js';
import { isOwnOrigin, makeTextWorker, trustUrl } from './worker-url.js';

/** Put around the single file by its build: its own address, and the whole worker as a function. */
declare const bundleUrl: string;
declare const runWorker: () => void;
declare const workerName: string;

/**
 * Ways to a worker for the single file, in place of `spawn.ts`: the file itself, which is a worker where it is
 * started as one; where it comes from another origin, the worker's text.
 */
export const workerFactories: readonly WorkerFactory[] = [
  () => {
    if (!isOwnOrigin(bundleUrl)) throw new Error('solver worker: of another origin');
    return new Worker(trustUrl(bundleUrl), { type: 'module', name: workerName });
  },
  () => {
    if (isOwnOrigin(bundleUrl)) throw new Error('solver worker: of the same origin');
    return makeTextWorker(`(${String(runWorker)})()`);
  },
];
