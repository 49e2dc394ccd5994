const REVOKE_AFTER_MS = 10_000;

/** Makes a solver worker, or throws where none may be made. */
export type WorkerFactory = () => Worker;

/**
 * Ways to a worker, the best first: the module beside this one; where this one comes from another origin, a small
 * module of the page's own that loads it. The shape of the first is the one that bundlers look for.
 */
export const workerFactories: readonly WorkerFactory[] = [
  () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  () => {
    const text = `import ${JSON.stringify(new URL('./worker.js', import.meta.url).href)};`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    try {
      return new Worker(url, { type: 'module' });
    } finally {
      // The worker has taken hold of the address by the time its script is asked for.
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    }
  },
];
