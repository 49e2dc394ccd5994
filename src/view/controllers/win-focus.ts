import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Takes the focus to the words of victory, which replace the game under it, and back to the board when they go.
 * A focus elsewhere in the page stays there.
 */
export class WinFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isShown = false;
  /** The focus was among the words of victory before this render. */
  #wasWithin = false;
  /** The hand used last was one on the keyboard: then the focus is to be seen where a script puts it. */
  #isByKey = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('pointerdown', () => (this.#isByKey = false), { capture: true });
    host.addEventListener('keydown', () => (this.#isByKey = true), { capture: true });
  }

  hostUpdate(): void {
    this.#wasWithin = this.#isShown && this.#focused?.closest('.win') != null;
  }

  hostUpdated(): void {
    const title = this.#host.shadowRoot?.getElementById('fc-win-title') ?? null;
    const wasShown = this.#isShown;
    this.#isShown = title !== null;
    if (title === null && this.#wasWithin) this.#host.focus();
    if (wasShown || this.#focused === null) return;
    title?.classList.toggle('by-key', this.#isByKey);
    title?.focus({ preventScroll: true });
  }

  get #focused(): Element | null {
    return this.#host.shadowRoot?.activeElement ?? null;
  }
}
