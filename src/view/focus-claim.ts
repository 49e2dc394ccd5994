/**
 * What a part of the widget asks before it moves the focus: whether the focus is its to move. It is where it was in
 * there when something was about to go from the screen, and nobody in the page has taken it since.
 */
export class FocusClaim {
  readonly #part: HTMLElement;
  #isHeld = false;

  /** @param part an element inside the widget, or the widget itself */
  constructor(part: HTMLElement) {
    this.#part = part;
  }

  /** What has the focus in the widget; null: nothing in there. */
  get focused(): Element | null {
    const root = this.#part.shadowRoot ?? this.#part.getRootNode();
    // What is in no document has no such root.
    return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  }

  /** Remembers, before anything changes, whether the focus is in there; null: it is not. */
  note(area: Element | null): void {
    const focused = this.focused ?? document.activeElement;
    this.#isHeld = area !== null && focused !== null && area.contains(focused);
  }

  /** Whether the focus, which was in there, may be put elsewhere: it is still in the widget, or nowhere. */
  get isHeld(): boolean {
    return this.#isHeld && (this.focused !== null || isNowhere(this.#part));
  }

  /** Whether the focus, which was in there, went with what had it. */
  get isLost(): boolean {
    return this.#isHeld && this.focused === null && isNowhere(this.#part);
  }
}

/** Whether no element of the page but the widget itself has the focus. */
function isNowhere(part: HTMLElement): boolean {
  const { activeElement, body } = part.ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const root = part.getRootNode();
  return activeElement === part || (root instanceof ShadowRoot && activeElement === root.host);
}

/**
 * Focuses an element. Players with keys must see where they are, so the page scrolls for them by as little as shows it;
 * it never scrolls under a finger or a mouse.
 * @param isByKey the hand used last was one on the keyboard; else the browser knows
 */
export function focusInView(element: HTMLElement, isByKey?: boolean): void {
  element.focus({ preventScroll: true });
  if (isByKey ?? element.matches(':focus-visible')) showFocus(element);
}

/** Scrolls the page by as little as shows an element with the room around it that its style asks for. */
export function showFocus(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Hands the focus on to the widget that a part of it belongs to: to its board, or to what lies over it. */
export function focusHost(part: Element): void {
  const root = part.getRootNode();
  if (root instanceof ShadowRoot) (root.host as HTMLElement).focus();
}

/** What takes the focus when it is pressed. */
const TAKES_FOCUS = 'button, input, a[href], [tabindex]';

/** A press on a text or a gap of the widget takes the focus from nobody in there. */
export function keepFocusOnPress(host: HTMLElement): void {
  host.addEventListener('mousedown', (event) => {
    const { shadowRoot } = host;
    const [target] = event.composedPath();
    // What the page brings along in a slot has its own ways.
    const isInside = target instanceof Element && target.getRootNode() === shadowRoot;
    // The middle button scrolls in some browsers, which is theirs to do.
    if (event.button === 1 || !isInside || shadowRoot?.activeElement == null) return;
    if (target.closest(TAKES_FOCUS) === null) event.preventDefault();
  });
}
