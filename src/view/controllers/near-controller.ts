import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far from the viewport an element gets ready. */
const MARGIN = '300px';
const PRINT = 'print';

/**
 * Tells once that the element comes near what is seen of the page, or that the page is printed; before that it need not
 * draw much.
 */
export class NearController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: IntersectionObserver | null = null;
  #paper: MediaQueryList | null = null;
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
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#arrive();
      },
      { rootMargin: MARGIN },
    );
    this.#observer.observe(this.#host);
    // Not every way to paper tells both, and on paper everything is seen.
    this.#paper = matchMedia(PRINT);
    this.#paper.addEventListener('change', this.#onPaper);
    window.addEventListener('beforeprint', this.#arrive);
    this.#onPaper();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  readonly #onPaper = (): void => {
    if (this.#paper?.matches === true) this.#arrive();
  };

  readonly #arrive = (): void => {
    this.#isNear = true;
    this.#stop();
    this.#host.requestUpdate();
  };

  #stop(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#paper?.removeEventListener('change', this.#onPaper);
    this.#paper = null;
    window.removeEventListener('beforeprint', this.#arrive);
  }
}
