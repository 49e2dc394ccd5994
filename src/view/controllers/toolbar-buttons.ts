import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FocusClaim, focusHost } from '../focus-claim.js';

/**
 * The state of a toolbar's buttons: which can be pressed, and the roving focus: one tab stop, arrows, Home and End
 * between those. It changes with every move and the buttons don't, so it is written to them directly.
 */
export class ToolbarButtons implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #claim: FocusClaim;
  #stop: string | null = null;
  #live: readonly string[] = [];
  /** The stop is another one now, and the focus is to follow. */
  #isHandedOn = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#claim = new FocusClaim(host);
    host.addController(this);
  }

  /**
   * Tells, at each render, the buttons that can be pressed. Where the tab stop is none of them any more, the first one
   * takes over, with the focus if it was there.
   */
  offer(actions: readonly string[]): void {
    this.#live = actions;
    if (this.#stop !== null && actions.includes(this.#stop)) return;
    this.#stop = actions[0] ?? null;
    this.#isHandedOn = true;
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    this.#host.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#host.removeEventListener('focusin', this.#onFocus);
  }

  hostUpdate(): void {
    this.#claim.note(this.#host);
  }

  hostUpdated(): void {
    for (const button of this.#host.querySelectorAll<HTMLButtonElement>('button[data-action]')) {
      const action = button.dataset['action'] ?? '';
      const isDisabled = !this.#live.includes(action);
      const tabIndex = action === this.#stop ? 0 : -1;
      // Only what differs: a browser asks itself anew whether the focus may stay where either is set.
      if (button.disabled !== isDisabled) button.disabled = isDisabled;
      if (button.getAttribute('tabindex') !== String(tabIndex)) button.tabIndex = tabIndex;
    }
    // A button that changed its place in the bar has lost it on the way.
    const isHandedOn = this.#claim.isLost || (this.#isHandedOn && this.#claim.isHeld);
    this.#isHandedOn = false;
    if (!isHandedOn) return;
    const stop = this.#buttons().find((button) => button.dataset['action'] === this.#stop);
    if (stop !== undefined) stop.focus();
    // Nothing is left in the bar that can be pressed.
    else focusHost(this.#host);
  }

  readonly #onFocus = (event: FocusEvent): void => {
    const action = actionOf(event);
    if (action === null || action === this.#stop) return;
    this.#stop = action;
    this.#host.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = this.#buttons();
    const at = buttons.findIndex((button) => button.dataset['action'] === actionOf(event));
    if (at < 0) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };

  #buttons(): readonly HTMLButtonElement[] {
    return [...this.#host.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  }
}

function actionOf(event: Event): string | null {
  const target = event.composedPath()[0];
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null)
    : null;
}
