import type { Question, Reply } from './protocol.js';
import type { WorkerFactory } from './spawn.js';

/** A worker that has said that it is there. */
export interface WorkerLink {
  /**
   * The worker's answer; a rejection where it broke down, or was silent for so long. One question at a time.
   * @param patienceMs Infinity: no limit
   */
  ask(question: Question, patienceMs: number): Promise<Reply>;
  /** Ends the worker; a question still open is never answered. */
  end(): void;
}

/**
 * The first of these ways that leads to a working worker; null where none does. A page's policy may forbid a
 * worker at once or by an event later on, so each has to report first, however long that takes: what is slow is not
 * refused. The first way is tried before this returns.
 * @throws (as a rejection) the signal's reason once it is aborted: the worker is ended then
 */
export async function openWorker(
  factories: readonly WorkerFactory[],
  signal: AbortSignal,
): Promise<WorkerLink | null> {
  for (const make of factories) {
    try {
      return await greet(make(), signal);
    } catch {
      signal.throwIfAborted();
      // The next way may work.
    }
  }
  return null;
}

function greet(worker: Worker, signal: AbortSignal): Promise<WorkerLink> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string): void => {
      signal.removeEventListener('abort', onAbort);
      worker.terminate();
      reject(new Error(`solver worker: ${why}`));
    };
    const onAbort = (): void => giveUp('not wanted any more');
    signal.addEventListener('abort', onAbort);
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp(event.message);
    };
    worker.onmessage = () => {
      signal.removeEventListener('abort', onAbort);
      worker.onmessage = null;
      resolve(linkTo(worker));
    };
  });
}

/** The longest time that a timer can wait for. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function linkTo(worker: Worker): WorkerLink {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: (question, patienceMs) =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => reject(new Error(`solver worker: ${why}`));
        clearTimeout(timer);
        if (patienceMs <= LONGEST_TIMER_MS) {
          timer = setTimeout(() => fail('no answer in time'), patienceMs);
        }
        worker.onmessage = ({ data }: MessageEvent<Reply>) => {
          clearTimeout(timer);
          resolve(data);
        };
        worker.onmessageerror = () => fail('an unreadable answer');
        worker.onerror = (event) => {
          event.preventDefault();
          fail(event.message);
        };
        worker.postMessage(question);
      }),
    end: () => {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}
