const ECHO_MS = 700;

/**
 * The pointers that a board has heard of: how many are on it at once, and which clicks only repeat what their releases
 * have said already. A page may keep any event to itself before it gets here.
 */
export class HeardPointers {
  readonly #down = new Set<number>();
  #releasedAt = Number.NEGATIVE_INFINITY;

  /** A pointer goes down; tells whether it is the only one there. */
  down({ pointerId, isPrimary }: PointerEvent): boolean {
    // The first finger on the whole screen: those from before went up where nobody could see.
    if (isPrimary) this.#down.clear();
    this.#down.add(pointerId);
    return this.#down.size === 1;
  }

  /** A pointer goes up, or the browser takes it away. */
  gone({ type, pointerId, timeStamp }: PointerEvent): void {
    if (this.#down.delete(pointerId) && type === 'pointerup') this.#releasedAt = timeStamp;
  }

  /**
   * Whether a click comes with a release that was heard, as was its press. Taps may follow each other so fast that the
   * click of one arrives within the next, so its time tells; some engines say besides that no pointer clicked.
   */
  isEcho(click: MouseEvent): boolean {
    if (click.detail === 0 || (click as Partial<PointerEvent>).pointerType === '') return false;
    return click.timeStamp - this.#releasedAt < ECHO_MS;
  }
}
