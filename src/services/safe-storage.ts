/** Where a page lets a game be remembered: nowhere, in this tab, or in this browser. */
export const STORAGE_MODES = ['off', 'session', 'local'] as const;
/** One of them; nothing is read or written while it is `off`. */
export type StorageMode = (typeof STORAGE_MODES)[number];

/** What is added to a key to keep contents that can't be used out of the way. */
const ASIDE = ':aside';

/**
 * A browser's storage that never throws. Asking for it may fail already (sandboxed frames, blocked cookies), as may
 * every access; the first failure is reported, and after it everything still works as far as it can.
 */
export class SafeStorage {
  readonly #open: () => Storage;
  readonly #onFailure: () => void;
  #hasFailed = false;

  /**
   * @param open gives the browser's storage; may throw
   * @param onFailure told once, at the first failure
   */
  constructor(open: () => Storage, onFailure: () => void) {
    this.#open = open;
    this.#onFailure = onFailure;
  }

  /** The value under a key, which may be anything; undefined where there is none. What is no JSON is set aside. */
  read(key: string): unknown {
    const text = this.#attempt((storage) => storage.getItem(key), null);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      this.setAside(key);
      return undefined;
    }
  }

  /** Keeps a value that JSON can hold; whether it could. */
  write(key: string, value: unknown): boolean {
    return this.#attempt((storage) => {
      storage.setItem(key, JSON.stringify(value));
      return true;
    }, false);
  }

  /** Forgets a key and what was set aside from it. */
  remove(key: string): void {
    this.#attempt((storage) => {
      storage.removeItem(key);
      storage.removeItem(key + ASIDE);
    }, undefined);
  }

  /** Moves what can't be used out of the way, in place of what was set aside before; a person may still want to see it. */
  setAside(key: string): void {
    this.#attempt((storage) => {
      const text = storage.getItem(key);
      storage.removeItem(key);
      if (text !== null) storage.setItem(key + ASIDE, text);
    }, undefined);
  }

  #attempt<Result>(access: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return access(this.#open());
    } catch {
      if (!this.#hasFailed) {
        this.#hasFailed = true;
        this.#onFailure();
      }
      return otherwise;
    }
  }
}
