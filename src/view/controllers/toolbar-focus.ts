import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FocusClaim } from '../focus-claim.js';

/** Roving focus of a toolbar: one tab stop, arrows, Home and End between the buttons that can be pressed. */
export class ToolbarFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #claim: FocusClaim;
  #stop: string | null = null;
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
    if (this.#stop !== null && actions.includes(this.#stop)) return;
    this.#stop = actions[0] ?? null;
    this.#isHandedOn = true;
  }

  /** 0 for the one tab stop, -1 for the others. */
  tabIndexOf(action: string): 0 | -1 {
    return action === this.#stop ? 0 : -1;
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
    const isHandedOn = this.#isHandedOn && this.#claim.isHeld;
    this.#isHandedOn = false;
    if (!isHandedOn) return;
    const stop = this.#buttons().find((button) => button.dataset['action'] === this.#stop);
    stop?.focus();
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
