import type { WorkerFactory } from '../../src/solver/index.js';

/** Workers made and ended in a test. */
export interface Count {
  made: number;
  ended: number;
}

/** The package's own worker, counted. */
export function countedFactory(count: Count): WorkerFactory {
  return () => {
    count.made += 1;
    const url = new URL('../../src/solver/worker.js', import.meta.url);
    const worker = new Worker(url, { type: 'module' });
    const terminate = worker.terminate.bind(worker);
    worker.terminate = () => {
      count.ended += 1;
      terminate();
    };
    return worker;
  };
}

/** The package's own worker, which is not heard of until it is released; and the questions put to it. */
export function heldFactory(count: Count): {
  readonly factory: WorkerFactory;
  readonly asked: unknown[];
  release: () => void;
} {
  const make = countedFactory(count);
  const asked: unknown[] = [];
  const held = {
    asked,
    release: (): void => undefined,
    factory: (): Worker => {
      const worker = make();
      const released = new Promise<void>((resolve) => (held.release = resolve));
      let onMessage: ((event: MessageEvent) => void) | null = null;
      worker.addEventListener('message', (event) => void released.then(() => onMessage?.(event)));
      Object.defineProperty(worker, 'onmessage', {
        set: (listener: typeof onMessage) => (onMessage = listener),
      });
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown) => {
        asked.push(message);
        post(message);
      };
      return worker;
    },
  };
  return held;
}

/** Lets timers of so many milliseconds end at once while something is done. */
export async function hurry(ms: number, work: () => Promise<void>): Promise<void> {
  const original = globalThis.setTimeout;
  const hurried = (handler: () => void, delay?: number): unknown =>
    original(handler, delay === ms ? 0 : delay);
  Object.assign(globalThis, { setTimeout: hurried });
  try {
    await work();
  } finally {
    Object.assign(globalThis, { setTimeout: original });
  }
}

/** A worker of this text. */
export const workerOf =
  (text: string): WorkerFactory =>
  () =>
    new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));

export async function nameOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
}
