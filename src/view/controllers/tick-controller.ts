import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../../services/index.js';

const SECOND_MS = 1000;

/** Renders its host again at every full second while the clock runs; no timer runs otherwise. */
export class TickController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #clock: () => Clock | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#timer);
    const clock = this.#clock();
    if (clock === null || !clock.isRunning || !this.#host.isConnected) return;
    const untilNext = SECOND_MS - (clock.elapsedMs % SECOND_MS);
    this.#timer = setTimeout(() => this.#host.requestUpdate(), untilNext);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
