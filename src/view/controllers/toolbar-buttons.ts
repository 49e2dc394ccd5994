import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FocusClaim, focusHost } from '../focus-claim.js';
import { isHeldEnter, walkButtons } from '../toolbar-keys.js';

/** A button can be pressed; it can't, but stays for the focus that is on it; it can't. */
type Look = 'live' | 'kept' | 'dead';

/** A button of the bar as it is shown. */
interface Shown {
  readonly button: HTMLButtonElement;
  readonly action: string;
  look: Look;
  tabIndex: string | null;
}

function lookOf(button: HTMLButtonElement): Look {
  if (button.disabled) return 'dead';
  return button.hasAttribute('aria-disabled') ? 'kept' : 'live';
}

/** Actions that a key held down may repeat, as on the board. */
const REPEATABLE: readonly string[] = ['undo', 'redo'];

/**
 * The state of a toolbar's buttons: which can be pressed, and the roving focus: one tab stop, arrows, Home and End
 * between those. It changes with every move and the buttons don't, so it is written to them directly. A button that wears
 * out under the focus keeps it, or the next press would be one on its neighbour; asked again, the game tells why it can't.
 */
export class ToolbarButtons implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #claim: FocusClaim;
  #stop: string | null = null;
  #shown: readonly Shown[] = [];
  /** The buttons were drawn anew, and it is known whether the focus was in the bar before. */
  #isRedrawn = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#claim = new FocusClaim(host);
    host.addController(this);
  }

  /** Before the buttons are drawn anew: whoever has the focus may go. */
  note(): void {
    this.#claim.note(this.#host);
    this.#isRedrawn = true;
  }

  /** Looks what buttons there are, after they were drawn. */
  find(): void {
    const buttons = this.#host.querySelectorAll<HTMLButtonElement>('button[data-action]');
    this.#shown = [...buttons].map((button) => ({
      button,
      action: button.dataset['action'] ?? '',
      look: lookOf(button),
      tabIndex: button.getAttribute('tabindex'),
    }));
  }

  /**
   * Shows which buttons can be pressed. Where the tab stop is on none of them any more, and not kept by the focus, it is
   * the first one.
   */
  show(live: readonly string[]): void {
    let stop: string | null = null;
    for (const shown of this.#shown) {
      const look = live.includes(shown.action) ? 'live' : this.#wear(shown);
      // Only what differs: a browser asks itself anew whether the focus may stay where either is set.
      if (shown.look !== look) draw(shown, look);
      if (shown.action === this.#stop && look !== 'dead') stop = this.#stop;
    }
    this.#stop = stop ?? live[0] ?? null;
    for (const shown of this.#shown) {
      const tabIndex = shown.action === this.#stop ? '0' : '-1';
      if (shown.tabIndex !== tabIndex) shown.button.setAttribute('tabindex', tabIndex);
      shown.tabIndex = tabIndex;
    }
    // A button that changed its place in the bar has lost the focus on the way.
    if (this.#isRedrawn && this.#claim.isLost) this.#handOn();
    this.#isRedrawn = false;
  }

  /** How one looks that can't be pressed. One that is dead already can't have taken the focus: nobody need ask. */
  #wear({ button, look }: Shown): Look {
    return look !== 'dead' && this.#claim.focused === button ? 'kept' : 'dead';
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    this.#host.addEventListener('focusin', this.#onFocus);
    this.#host.addEventListener('focusout', this.#onBlur);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#host.removeEventListener('focusin', this.#onFocus);
    this.#host.removeEventListener('focusout', this.#onBlur);
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

  /** What was kept for the focus only is shown as it is. */
  readonly #onBlur = (): void => {
    if (this.#shown.some(({ look }) => look === 'kept')) this.#host.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (isHeldEnter(event) && !REPEATABLE.includes(actionOf(event) ?? '')) event.preventDefault();
    walkButtons(event, this.#buttons());
  };

  #buttons(): readonly HTMLButtonElement[] {
    return [...this.#host.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  }
}

function draw(shown: Shown, look: Look): void {
  const { button } = shown;
  button.disabled = look === 'dead';
  if (look === 'kept') button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  shown.look = look;
}

function actionOf(event: Event): string | null {
  const target = event.composedPath()[0];
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null)
    : null;
}
