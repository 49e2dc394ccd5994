import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FocusClaim, focusInView } from '../focus-claim.js';

/**
 * Takes the focus to the words of victory, which replace the game under it, and back to the board when they go.
 * A focus elsewhere in the page stays there.
 */
export class WinFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #claim: FocusClaim;
  readonly #isWon: () => boolean;
  #isShown = false;
  /** They come or go with the update that is under way. */
  #isChanging = false;
  /** The hand used last was one on the keyboard: then the focus is to be seen where a script puts it. */
  #isByKey = false;

  /** @param isWon whether the words are to be shown */
  constructor(host: ReactiveControllerHost & HTMLElement, isWon: () => boolean) {
    this.#host = host;
    this.#isWon = isWon;
    this.#claim = new FocusClaim(host);
    host.addController(this);
    host.addEventListener('pointerdown', () => (this.#isByKey = false), { capture: true });
    host.addEventListener('keydown', () => (this.#isByKey = true), { capture: true });
  }

  hostUpdate(): void {
    this.#isChanging = this.#isWon() !== this.#isShown;
    if (!this.#isChanging) return;
    // What will go: the words of victory, or the game for which they come.
    const area = this.#isShown ? '.win' : '.root';
    this.#claim.note(this.#claim.focused?.closest(area) ?? null);
  }

  hostUpdated(): void {
    if (!this.#isChanging) return;
    const title = this.#host.shadowRoot?.getElementById('fc-win-title') ?? null;
    this.#isShown = title !== null;
    if (!this.#claim.isHeld) return;
    if (title === null) this.#host.focus();
    else {
      title.classList.toggle('by-key', this.#isByKey);
      focusInView(title, this.#isByKey);
    }
  }
}
