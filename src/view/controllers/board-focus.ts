import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cursor, Target } from '../../interaction/index.js';
import { controlOf } from '../control-of.js';
import { showFocus } from '../focus-claim.js';

/** What the controller needs of the board. */
export interface FocusHost extends ReactiveControllerHost, HTMLElement {
  readonly cursor: Cursor;
  targetOf(control: Element): Target | null;
  placeCursor(cursor: Cursor): void;
}

/**
 * Keeps the focus on the control at the cursor. Rendering removes and renames buttons under the focus; whoever was on
 * the board before an update is on the board after it, and never falls back to the page.
 */
export class BoardFocus implements ReactiveController {
  readonly #host: FocusHost;
  #isWithin = false;
  #isVisible = false;
  #isRendering = false;
  /** The focus comes with a press. */
  #isPointed = false;

  constructor(host: FocusHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether the focus is on a control of the board. */
  get isWithin(): boolean {
    return this.#isWithin;
  }

  /** Whether it is to be seen: set by keys, not by a pointer. */
  get isVisible(): boolean {
    return this.#isWithin && this.#isVisible;
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#onPointer, { capture: true });
    this.#host.addEventListener('keydown', this.#onKey, { capture: true });
    this.#host.addEventListener('focusin', this.#onFocusIn);
    this.#host.addEventListener('focusout', this.#onFocusOut);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#onPointer, { capture: true });
    this.#host.removeEventListener('keydown', this.#onKey, { capture: true });
    this.#host.removeEventListener('focusin', this.#onFocusIn);
    this.#host.removeEventListener('focusout', this.#onFocusOut);
    this.#isWithin = false;
  }

  hostUpdate(): void {
    this.#isRendering = true;
  }

  hostUpdated(): void {
    this.#isRendering = false;
    if (this.#isWithin) this.focus();
  }

  #setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    this.#host.requestUpdate();
  }

  /** Focuses the control at the cursor, and shows it to those who use keys. */
  focus(): void {
    const stop = this.#host.querySelector<HTMLElement>('.control[tabindex="0"]');
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    if (stop === null || root.activeElement === stop) return;
    stop.focus({ preventScroll: true });
    if (this.isVisible) showFocus(stop);
  }

  readonly #onPointer = (): void => {
    this.#isPointed = true;
    this.#setVisible(false);
  };

  /** A key goes where the focus is, also where the page keeps news of the focus to itself. */
  readonly #onKey = (event: KeyboardEvent): void => {
    this.#isPointed = false;
    if (!this.#isWithin) this.#enter(event);
    this.#setVisible(true);
  };

  readonly #onFocusIn = (event: FocusEvent): void => this.#enter(event);

  /** The focus is on the control in an event's path. */
  #enter(event: Event): void {
    const control = controlOf(event);
    if (control === null) return;
    const isEntry = !this.#isWithin;
    this.#isWithin = true;
    // Inside the board the last tool counts: the browser takes a focus that a script repaired for a keyboard's.
    if (isEntry && !this.#isPointed) this.#isVisible = control.matches(':focus-visible');
    this.#isPointed = false;
    const target = this.#host.targetOf(control);
    const { cursor } = this.#host;
    if (target !== null && (target.pile !== cursor.pile || target.index !== cursor.index)) {
      this.#host.placeCursor(target);
    } else if (isEntry) {
      this.#host.requestUpdate();
    }
  }

  readonly #onFocusOut = (event: FocusEvent): void => {
    const to = event.relatedTarget;
    if (this.#isRendering || (to instanceof Node && this.#host.contains(to))) return;
    this.#isWithin = false;
    if (this.#isVisible) this.#host.requestUpdate();
  };
}
