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
  readonly #isHighByWidth: boolean;
  #observer: ResizeObserver | null = null;
  #size: Size = UNMEASURED;

  /** @param isHighByWidth the host's height follows from what it draws: only its width counts */
  constructor(host: ReactiveControllerHost & HTMLElement, isHighByWidth = false) {
    this.#host = host;
    this.#isHighByWidth = isHighByWidth;
    host.addController(this);
  }

  /** The last known size; never zero. */
  get size(): Size {
    return this.#size;
  }

  hostConnected(): void {
    this.#take(this.#host.clientWidth, this.#host.clientHeight);
    const measure = (): void => this.#take(this.#host.clientWidth, this.#host.clientHeight);
    // What changes the height while widths are told would have to be told again.
    this.#observer = new ResizeObserver(() => {
      if (this.#isHighByWidth) requestAnimationFrame(measure);
      else measure();
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #take(width: number, measured: number): void {
    const height = this.#isHighByWidth ? this.#size.height : measured;
    // A hidden element measures 0 × 0: keep the board as it was until it shows again.
    if (width <= 0 || height <= 0) return;
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#host.requestUpdate();
  }
}
