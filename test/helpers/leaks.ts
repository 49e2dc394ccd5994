/** What an element may hold on to outside itself: listeners on window and document, timers, observers. */
export interface HeldCounts {
  readonly listeners: number;
  readonly timers: number;
  readonly observers: number;
}

type Listener = EventListenerOrEventListenerObject | null;

/** Counts what is held between its making and `stop()`, by standing in for the browser's own functions. */
export class LeakWatch {
  readonly #listeners = new Set<string>();
  /** Weak: the watch must not hold what it looks for. */
  readonly #ids = new WeakMap<object, number>();
  #lastId = 0;
  readonly #timers = new Set<unknown>();
  readonly #observers = new Set<object>();
  readonly #undo: (() => void)[] = [];

  constructor() {
    for (const target of [window, document]) this.#watchListeners(target);
    this.#watchTimers();
    this.#watchObserver(MutationObserver.prototype);
    this.#watchObserver(ResizeObserver.prototype);
    this.#watchObserver(IntersectionObserver.prototype);
  }

  /** What is held right now. */
  get held(): HeldCounts {
    return {
      listeners: this.#listeners.size,
      timers: this.#timers.size,
      observers: this.#observers.size,
    };
  }

  /** Gives the browser its functions back. */
  stop(): void {
    for (const undo of this.#undo.reverse()) undo();
  }

  #idOf(value: object | null): number {
    if (value === null) return 0;
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    this.#lastId += 1;
    this.#ids.set(value, this.#lastId);
    return this.#lastId;
  }

  #replace<Host extends object, Name extends keyof Host>(
    host: Host,
    name: Name,
    by: Host[Name],
  ): void {
    const own = Object.getOwnPropertyDescriptor(host, name);
    Object.defineProperty(host, name, { configurable: true, writable: true, value: by });
    this.#undo.push(() => {
      if (own) Object.defineProperty(host, name, own);
      else Reflect.deleteProperty(host, name);
    });
  }

  #watchListeners(target: Window | Document): void {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const keyOf = (type: string, listener: Listener, options: unknown): string => {
      const isCapture = typeof options === 'object' && options ? 'capture' in options : options;
      return [this.#idOf(target), type, this.#idOf(listener), Boolean(isCapture)].join(' ');
    };
    this.#replace(
      target,
      'addEventListener',
      (type: string, listener: Listener, options?: unknown) => {
        this.#listeners.add(keyOf(type, listener, options));
        add(type, listener as EventListener, options as AddEventListenerOptions);
      },
    );
    this.#replace(
      target,
      'removeEventListener',
      (type: string, listener: Listener, options?: unknown) => {
        this.#listeners.delete(keyOf(type, listener, options));
        remove(type, listener as EventListener, options as EventListenerOptions);
      },
    );
  }

  #watchTimers(): void {
    const { setTimeout: start, clearTimeout: stop } = window;
    const begin = (handler: () => void, ms?: number): unknown => {
      const id = start(() => {
        this.#timers.delete(id);
        handler();
      }, ms);
      this.#timers.add(id);
      return id;
    };
    this.#replace(window, 'setTimeout', begin as typeof window.setTimeout);
    this.#replace(window, 'clearTimeout', (id: Parameters<typeof stop>[0]) => {
      this.#timers.delete(id);
      stop(id);
    });
  }

  #watchObserver(prototype: {
    observe: (...values: never[]) => void;
    disconnect: () => void;
  }): void {
    const { observe, disconnect } = prototype;
    const observers = this.#observers;
    this.#replace(prototype, 'observe', function watch(this: object, ...values: never[]): void {
      observers.add(this);
      observe.apply(this, values);
    });
    this.#replace(prototype, 'disconnect', function unwatch(this: object): void {
      observers.delete(this);
      disconnect.apply(this);
    });
  }
}
