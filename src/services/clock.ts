/** Why the clock stands still for the moment. */
export type ClockHold = 'hidden' | 'detached' | 'panel';

/**
 * The time of one game in milliseconds. Runs from `start()` to `stop()` and stands still while anything holds it.
 * `now` is injected so that the clock itself stays pure; it need only be monotone.
 */
export class Clock {
  readonly #now: () => number;
  readonly #holds = new Set<ClockHold>();
  #elapsedMs = 0;
  #started = false;
  /** When the running stretch began; null while standing still. */
  #since: number | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds played so far. */
  get elapsedMs(): number {
    return this.#elapsedMs + (this.#since === null ? 0 : Math.max(0, this.#now() - this.#since));
  }

  /** Whether time passes right now. */
  get isRunning(): boolean {
    return this.#since !== null;
  }

  /** Lets time run; calling it again changes nothing. */
  start(): void {
    this.#started = true;
    this.#settle();
  }

  /** Ends the time of this game; it stays readable. */
  stop(): void {
    this.#started = false;
    this.#settle();
  }

  /** Back to the given time (0: a new game), not running. */
  reset(elapsedMs = 0): void {
    this.#started = false;
    this.#since = null;
    this.#elapsedMs = elapsedMs;
  }

  /** Stands still until the same reason is released. */
  hold(reason: ClockHold): void {
    this.#holds.add(reason);
    this.#settle();
  }

  /** Ends one reason to stand still. */
  release(reason: ClockHold): void {
    this.#holds.delete(reason);
    this.#settle();
  }

  #settle(): void {
    const shouldRun = this.#started && this.#holds.size === 0;
    if (shouldRun && this.#since === null) this.#since = this.#now();
    if (!shouldRun && this.#since !== null) {
      this.#elapsedMs = this.elapsedMs;
      this.#since = null;
    }
  }
}
