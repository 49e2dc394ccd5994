import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../../services/index.js';

const SECOND_MS = 1000;

/** Renders its host again at every full second while the clock runs; no timer runs otherwise. */
export class TickController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #clock: () => Clock | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time at the last update: it goes back with a new deal. */
  #shownMs = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, clock: () => Clock | null) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  /** Full seconds played. */
  get seconds(): number {
    return Math.floor((this.#clock()?.elapsedMs ?? 0) / SECOND_MS);
  }

  hostUpdated(): void {
    const clock = this.#clock();
    const isTicking = clock?.isRunning === true && this.#host.isConnected;
    if (!isTicking) this.#stop();
    // A move in the middle of a second leaves its end where it is.
    else if (this.#timer === undefined || clock.elapsedMs < this.#shownMs) {
      this.#stop();
      const untilNext = SECOND_MS - (clock.elapsedMs % SECOND_MS);
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#host.requestUpdate();
      }, untilNext);
    }
    this.#shownMs = clock?.elapsedMs ?? 0;
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
