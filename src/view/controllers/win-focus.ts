import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FocusClaim, focusInView } from '../focus-claim.js';

/**
 * Takes the focus to the words of victory, which replace the game under it, and back to the board when they go.
 * A focus elsewhere in the page stays there.
 */
export class WinFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #claim: FocusClaim;
  #isShown = false;
  /** The hand used last was one on the keyboard: then the focus is to be seen where a script puts it. */
  #isByKey = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#claim = new FocusClaim(host);
    host.addController(this);
    host.addEventListener('pointerdown', () => (this.#isByKey = false), { capture: true });
    host.addEventListener('keydown', () => (this.#isByKey = true), { capture: true });
  }

  hostUpdate(): void {
    // What will go: the words of victory, or the game for which they come.
    const area = this.#isShown ? '.win' : '.root';
    this.#claim.note(this.#claim.focused?.closest(area) ?? null);
  }

  hostUpdated(): void {
    const title = this.#host.shadowRoot?.getElementById('fc-win-title') ?? null;
    const wasShown = this.#isShown;
    this.#isShown = title !== null;
    if (wasShown === this.#isShown || !this.#claim.isHeld) return;
    if (title === null) this.#host.focus();
    else {
      title.classList.toggle('by-key', this.#isByKey);
      focusInView(title, this.#isByKey);
    }
  }
}
