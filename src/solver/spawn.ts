import { isOwnOrigin, makeTextWorker } from './worker-url.js';

/** Makes a solver worker, or throws where this is not the way to one. */
export type WorkerFactory = () => Worker;

/**
 * Ways to a worker for a package of modules: the file beside this one; where this one comes from another origin, a
 * small module of the page's own that loads it. Only one of them is tried, as a refused one leaves a line in the
 * reports of the page's policy. The shape of the first is the one that bundlers look for.
 */
export const workerFactories: readonly WorkerFactory[] = [
  () => {
    if (!isOwnOrigin(import.meta.url)) throw new Error('solver worker: of another origin');
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  },
  () => {
    if (isOwnOrigin(import.meta.url)) throw new Error('solver worker: of the same origin');
    const { href } = new URL('./worker.js', import.meta.url);
    return makeTextWorker(`import ${JSON.stringify(href)};`, { type: 'module' });
  },
];
