import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far from the viewport an element gets ready. */
const MARGIN = '300px';

/** Tells once that the element comes near what is seen of the page; before that it need not draw much. */
export class NearController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: IntersectionObserver | null = null;
  #isNear = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  get isNear(): boolean {
    return this.#isNear;
  }

  hostConnected(): void {
    if (this.#isNear) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#isNear = true;
        this.#stop();
        this.#host.requestUpdate();
      },
      { rootMargin: MARGIN },
    );
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #stop(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }
}
