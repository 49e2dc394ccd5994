import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Inner size of an element in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Used until the element has a box, and where none can be measured (a server, `display: none`). */
const UNMEASURED: Size = { width: 640, height: 512 };

/** Knows the host's size: measured once before the first render, then told by a ResizeObserver. */
export class SizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: ResizeObserver | null = null;
  #size: Size = UNMEASURED;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** The last known size; never zero. */
  get size(): Size {
    return this.#size;
  }

  hostConnected(): void {
    this.#take(this.#host.clientWidth, this.#host.clientHeight);
    this.#observer = new ResizeObserver(() => {
      this.#take(this.#host.clientWidth, this.#host.clientHeight);
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #take(width: number, height: number): void {
    // A hidden element measures 0 × 0: keep the board as it was until it shows again.
    if (width <= 0 || height <= 0) return;
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#host.requestUpdate();
  }
}
