import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What lies open until the player goes elsewhere. */
export interface Dismissible {
  readonly isOpen: boolean;
  /** Whether an element of the widget belongs to what lies open. */
  has(element: Element): boolean;
  /** Closes it; `isPressed`: by a press outside the widget, which takes the focus where it likes. */
  dismiss(isPressed: boolean): void;
}

/** Closes what lies open once the focus or a press goes elsewhere. It listens only while something lies open. */
export class Dismissal implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #layer: Dismissible;
  #stop: (() => void) | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, layer: Dismissible) {
    this.#host = host;
    this.#layer = layer;
    host.addController(this);
  }

  hostUpdated(): void {
    const isWanted = this.#layer.isOpen && this.#host.isConnected;
    if (!isWanted) this.hostDisconnected();
    else this.#stop ??= this.#listen();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #listen(): () => void {
    const root = this.#host.getRootNode() as ShadowRoot;
    const page = this.#host.ownerDocument;
    const onFocusOut = (event: Event): void => {
      const { relatedTarget: to } = event as FocusEvent;
      // To nothing: the window lost it, or what had it went.
      if (to instanceof Element && !this.#layer.has(to)) this.#layer.dismiss(false);
    };
    const onPress = (event: Event): void => {
      if (!event.composedPath().includes(root)) this.#layer.dismiss(true);
    };
    // In a frame, a press on the page around it is only seen by what it takes away.
    const onBlur = (): void => this.#layer.dismiss(true);
    root.addEventListener('focusout', onFocusOut);
    page.addEventListener('pointerdown', onPress, { capture: true });
    page.defaultView?.addEventListener('blur', onBlur);
    return () => {
      root.removeEventListener('focusout', onFocusOut);
      page.removeEventListener('pointerdown', onPress, { capture: true });
      page.defaultView?.removeEventListener('blur', onBlur);
    };
  }
}
