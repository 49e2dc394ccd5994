/** Where a finger is, in CSS px of the page. */
export interface FingerSpot {
  readonly x: number;
  readonly y: number;
}

type PointerKind = 'touch' | 'mouse' | 'pen';

let lastPointerId = 1000;

/**
 * A pointer made of events, for what a real one in a test can't do: being cancelled, losing its capture, coming
 * second, or tapping faster than a test runner sends commands. No browser knows it, so none captures it; what follows
 * its press goes to the board, as it would with the capture there.
 */
export class Finger {
  readonly #id: number;
  readonly #kind: PointerKind;
  readonly #isPrimary: boolean;
  #element: Element | null = null;
  #at: FingerSpot = { x: 0, y: 0 };

  constructor(kind: PointerKind = 'touch', { isPrimary = true } = {}) {
    lastPointerId += 1;
    this.#id = lastPointerId;
    this.#kind = kind;
    this.#isPrimary = isPrimary;
  }

  /** Down in the middle of an element, or `dx`, `dy` px beside it. */
  down(element: Element, { dx = 0, dy = 0 } = {}): void {
    const { x, y, width, height } = element.getBoundingClientRect();
    this.#at = { x: x + width / 2 + dx, y: y + height / 2 + dy };
    this.#element = element;
    this.#send('pointerdown', 1);
    this.#element = element.closest('.board') ?? element;
  }

  /** Moves by so many px. */
  moveBy(dx: number, dy: number): void {
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy };
    this.#send('pointermove', 1);
  }

  /** Moves to the middle of an element. */
  moveTo(element: Element): void {
    const { x, y, width, height } = element.getBoundingClientRect();
    this.moveBy(x + width / 2 - this.#at.x, y + height / 2 - this.#at.y);
  }

  /** Up where it is. */
  up(): void {
    this.#send('pointerup', 0);
  }

  /** The browser takes the pointer away: it scrolls or zooms with it. */
  cancel(): void {
    this.#send('pointercancel', 0);
  }

  /** Somebody else takes the capture. */
  loseCapture(): void {
    this.#send('lostpointercapture', 1);
  }

  /** Moves with no button down any more: it was let go where nobody could see. */
  moveReleased(): void {
    this.#send('pointermove', 0);
  }

  /** Down and up at once. */
  tap(element: Element, aside: { readonly dx?: number; readonly dy?: number } = {}): void {
    this.down(element, aside);
    this.up();
  }

  #send(type: string, buttons: number): void {
    const changesButton = type === 'pointerdown' || type === 'pointerup';
    this.#element?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: type !== 'pointercancel' && type !== 'lostpointercapture',
        pointerId: this.#id,
        pointerType: this.#kind,
        isPrimary: this.#isPrimary,
        button: changesButton ? 0 : -1,
        buttons,
        clientX: this.#at.x,
        clientY: this.#at.y,
      }),
    );
  }
}
