import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FocusClaim, focusHost } from '../focus-claim.js';

/** A button of the bar as it is shown. */
interface Shown {
  readonly button: HTMLButtonElement;
  readonly action: string;
  isDisabled: boolean;
  tabIndex: string | null;
}

/**
 * The state of a toolbar's buttons: which can be pressed, and the roving focus: one tab stop, arrows, Home and End
 * between those. It changes with every move and the buttons don't, so it is written to them directly.
 */
export class ToolbarButtons implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #claim: FocusClaim;
  #stop: string | null = null;
  #shown: readonly Shown[] = [];
  /** It is known whether the focus was in the bar before what is happening to it. */
  #isNoted = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#claim = new FocusClaim(host);
    host.addController(this);
  }

  /** Before the buttons are drawn anew: whoever has the focus may go. */
  note(): void {
    this.#claim.note(this.#host);
    this.#isNoted = true;
  }

  /** Looks what buttons there are, after they were drawn. */
  find(): void {
    const buttons = this.#host.querySelectorAll<HTMLButtonElement>('button[data-action]');
    this.#shown = [...buttons].map((button) => ({
      button,
      action: button.dataset['action'] ?? '',
      isDisabled: button.disabled,
      tabIndex: button.getAttribute('tabindex'),
    }));
  }

  /**
   * Shows which buttons can be pressed. Where the tab stop is none of them any more, the first one takes over, with the
   * focus if it was there.
   */
  show(live: readonly string[]): void {
    const isStopGone = this.#stop === null || !live.includes(this.#stop);
    if (isStopGone) this.#stop = live[0] ?? null;
    for (const shown of this.#shown) {
      const isDisabled = !live.includes(shown.action);
      const tabIndex = shown.action === this.#stop ? '0' : '-1';
      // Only what differs: a browser asks itself anew whether the focus may stay where either is set.
      if (shown.isDisabled !== isDisabled) this.#disable(shown, isDisabled);
      if (shown.tabIndex !== tabIndex) shown.button.setAttribute('tabindex', tabIndex);
      shown.tabIndex = tabIndex;
    }
    if (!this.#isNoted) return;
    this.#isNoted = false;
    // A button that changed its place in the bar has lost the focus on the way.
    if (this.#claim.isLost || (isStopGone && this.#claim.isHeld)) this.#handOn();
  }

  #disable(shown: Shown, isDisabled: boolean): void {
    if (isDisabled && !this.#isNoted) this.note();
    shown.button.disabled = isDisabled;
    shown.isDisabled = isDisabled;
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    this.#host.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#host.removeEventListener('focusin', this.#onFocus);
  }

  #handOn(): void {
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
