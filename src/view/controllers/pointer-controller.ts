import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PileId } from '../../engine/index.js';
import type { Input, Interaction, PointerKind, Target } from '../../interaction/index.js';
import type { Point } from '../../layout/index.js';

/** What the controller needs of the board. */
export interface PointerHost extends ReactiveControllerHost, HTMLElement {
  readonly interaction: Interaction;
  /** Whether fingers may do anything at all. */
  readonly isLive: boolean;
  send(input: Input): void;
  /** The card or place of a control. */
  targetOf(control: Element): Target | null;
  /** The card or place at a point of the board. */
  targetAt(point: Point): Target | null;
  /** Piles that the cards in the hand may be meant for, nearest first. */
  dropsFor(offset: Point): readonly PileId[];
  /** Shows the cards in the hand where the pointer is. */
  carry(offset: Point): void;
  /** A covered card shows itself under a finger that is held on it. */
  readonly isPeeking: boolean;
  /** Whether a right click or long press there means something in this profile. */
  hasContext(target: Target | null): boolean;
}

const DOUBLE_TAP_MS = 350;
const LONG_PRESS_MS = 500;
const ECHO_MS = 700;

interface Press {
  readonly pointerId: number;
  readonly pointer: PointerKind;
  readonly timeStamp: number;
  readonly target: Target | null;
}

/** Where the board is on the screen, and how much its ancestors scale it. */
interface BoardFrame extends Point {
  readonly scaleX: number;
  readonly scaleY: number;
}

function measure(board: HTMLElement): BoardFrame {
  const { x, y, width, height } = board.getBoundingClientRect();
  return {
    x,
    y,
    scaleX: width / board.offsetWidth || 1,
    scaleY: height / board.offsetHeight || 1,
  };
}

function kindOf(event: PointerEvent): PointerKind {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

/** The same card, or the one under it: the first tap may have sent the upper one away. */
function isSameSpot(first: Target | null, second: Target | null): boolean {
  if (first === null || second === null || first.pile !== second.pile) return false;
  return first.index === second.index || (second.index >= 0 && first.index === second.index + 1);
}

/** The control in an event's path. */
export function controlOf(event: Event): Element | null {
  for (const node of event.composedPath()) {
    if (!(node instanceof Element)) continue;
    if (node.hasAttribute('data-card') || node.hasAttribute('data-pile')) return node;
    if (node === event.currentTarget) return null;
  }
  return null;
}

/**
 * Turns pointer events on the board into inputs. One pointer at a time; it is captured on the board, which never goes
 * away, and whatever interrupts it (a second finger, a lost capture, a released button) cancels.
 */
export class PointerController implements ReactiveController {
  readonly #host: PointerHost;
  #press: Press | null = null;
  #lastTap: Press | null = null;
  /** When a pointer was let go last; the click it brings along is not a second activation. */
  #releasedAt = Number.NEGATIVE_INFINITY;
  /** Measured once per press, so that following the pointer reads no layout. */
  #frameOfBoard: BoardFrame | null = null;
  #frame = 0;

  constructor(host: PointerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    host.addEventListener('pointerdown', this.#onDown);
    host.addEventListener('pointermove', this.#onMove);
    host.addEventListener('pointerup', this.#onUp);
    host.addEventListener('pointercancel', this.#onCancel);
    host.addEventListener('lostpointercapture', this.#onCancel);
    host.addEventListener('mousedown', this.#onMouseDown);
    host.addEventListener('click', this.#onClick);
    host.addEventListener('contextmenu', this.#onContextMenu);
  }

  hostDisconnected(): void {
    this.cancel();
    const host = this.#host;
    host.removeEventListener('pointerdown', this.#onDown);
    host.removeEventListener('pointermove', this.#onMove);
    host.removeEventListener('pointerup', this.#onUp);
    host.removeEventListener('pointercancel', this.#onCancel);
    host.removeEventListener('lostpointercapture', this.#onCancel);
    host.removeEventListener('mousedown', this.#onMouseDown);
    host.removeEventListener('click', this.#onClick);
    host.removeEventListener('contextmenu', this.#onContextMenu);
  }

  /**
   * Lets go of whatever is pressed or dragged, without a move. For another layout, too: a hand is known by how far it is
   * from where it took hold, and that is elsewhere then.
   */
  cancel(): void {
    const press = this.#press;
    if (press === null) return;
    this.#end();
    this.#host.send({ type: 'pointer-cancel', pointerId: press.pointerId });
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (this.#press !== null) {
      this.cancel();
      return;
    }
    const isMain = event.isPrimary && event.button === 0 && !event.ctrlKey;
    if (!isMain || !this.#host.isLive) return;
    this.#frameOfBoard = null;
    const control = controlOf(event);
    const at = this.#pointOf(event);
    const target = control === null ? this.#host.targetAt(at) : this.#host.targetOf(control);
    const { pointerId } = event;
    this.#press = { pointerId, pointer: kindOf(event), timeStamp: event.timeStamp, target };
    this.#capture(pointerId);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    window.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
    this.#host.send({ type: 'press', pointerId, pointer: kindOf(event), target, at });
  };

  readonly #onMove = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== event.pointerId) return;
    // A mouse without a button down: it was let go where nobody could see.
    if (press.pointer === 'mouse' && event.buttons === 0) {
      this.cancel();
      return;
    }
    this.#host.send({ type: 'pointer-move', pointerId: press.pointerId, at: this.#pointOf(event) });
    if (this.#host.interaction.kind === 'dragging' && this.#frame === 0) {
      this.#frame = requestAnimationFrame(this.#onFrame);
    }
  };

  readonly #onFrame = (): void => {
    this.#frame = 0;
    const offset = this.#offset();
    if (offset !== null) this.#host.carry(offset);
  };

  readonly #onUp = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== event.pointerId) return;
    this.#releasedAt = event.timeStamp;
    this.#host.send({ type: 'pointer-move', pointerId: press.pointerId, at: this.#pointOf(event) });
    const offset = this.#offset();
    const drops = offset === null ? [] : this.#host.dropsFor(offset);
    const held = event.timeStamp - press.timeStamp;
    const isStill = this.#isStill();
    const isLong = press.pointer === 'touch' && held >= LONG_PRESS_MS && isStill;
    const isDouble = this.#isDouble(press) && isStill;
    const isPeek = this.#host.isPeeking && press.pointer !== 'mouse';
    this.#lastTap = isStill && !isDouble && !isPeek ? press : null;
    this.#end();
    if (isPeek) {
      // A finger that was held on a card to see it wants nothing more.
      this.#host.send({ type: 'pointer-cancel', pointerId: press.pointerId });
      return;
    }
    if (isLong && this.#host.hasContext(press.target)) {
      this.#host.send({ type: 'pointer-cancel', pointerId: press.pointerId });
      this.#host.send({ type: 'context', target: press.target });
    } else {
      this.#host.send({ type: 'release', pointerId: press.pointerId, drops, double: isDouble });
    }
  };

  readonly #onCancel = (event: PointerEvent): void => {
    if (this.#press?.pointerId === event.pointerId) this.cancel();
  };

  /** The focus was set on press; the browser's own idea would look for it under the captured pointer. */
  readonly #onMouseDown = (event: MouseEvent): void => {
    if (event.button === 0) event.preventDefault();
  };

  /** Enter, Space and assistive technology click without a pointer. */
  readonly #onClick = (event: MouseEvent): void => {
    if (this.#isEcho(event) || !this.#host.isLive) return;
    const control = controlOf(event);
    const target = control === null ? null : this.#host.targetOf(control);
    if (target !== null) this.#host.send({ type: 'activate', target });
  };

  readonly #onContextMenu = (event: MouseEvent): void => {
    const isTouch =
      this.#press?.pointer === 'touch' || (event as PointerEvent).pointerType === 'touch';
    if (isTouch) {
      event.preventDefault();
      return;
    }
    // Another button while one is down: what was begun is broken off, and that is all.
    if (this.#press !== null) {
      event.preventDefault();
      this.cancel();
      return;
    }
    const isRightClick = event.button === 2 || event.ctrlKey;
    if (!isRightClick || event.shiftKey || !this.#host.isLive) return;
    const control = controlOf(event);
    const target = control === null ? null : this.#host.targetOf(control);
    if (!this.#host.hasContext(target)) return;
    event.preventDefault();
    this.#host.send({ type: 'context', target });
  };

  /**
   * Whether a click comes from a pointer, which has been answered on release. Taps may follow each other so fast that
   * the click of one arrives within the next; an engine that doesn't say what clicked is judged by the time passed.
   */
  #isEcho(event: MouseEvent): boolean {
    if (event.detail === 0) return false;
    const { pointerType } = event as Partial<PointerEvent>;
    if (pointerType !== undefined) return pointerType !== '';
    return event.timeStamp - this.#releasedAt < ECHO_MS;
  }

  /** The page scrolled under the pointer: measure again at the next event. */
  readonly #onScroll = (): void => {
    this.#frameOfBoard = null;
  };

  #isDouble(press: Press): boolean {
    const last = this.#lastTap;
    return (
      last !== null &&
      press.timeStamp - last.timeStamp <= DOUBLE_TAP_MS &&
      isSameSpot(last.target, press.target)
    );
  }

  /** Whether the pointer is where it was put down: it neither swiped nor dragged, not even a drag that was broken off. */
  #isStill(): boolean {
    const { interaction } = this.#host;
    return interaction.kind === 'pressed' && !interaction.strayed;
  }

  #offset(): Point | null {
    const { interaction } = this.#host;
    if (interaction.kind !== 'dragging') return null;
    const { start, at } = interaction;
    return { x: at.x - start.x, y: at.y - start.y };
  }

  /** Client coordinates in px of the board, whatever scale its ancestors have. */
  #pointOf(event: MouseEvent): Point {
    const { x, y, scaleX, scaleY } = (this.#frameOfBoard ??= measure(this.#host));
    return { x: (event.clientX - x) / scaleX, y: (event.clientY - y) / scaleY };
  }

  #capture(pointerId: number): void {
    try {
      this.#host.setPointerCapture(pointerId);
    } catch {
      // A pointer that is already gone, or was made by a script, can't be captured; events still arrive here.
    }
  }

  #end(): void {
    const press = this.#press;
    this.#press = null;
    this.#frameOfBoard = null;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    window.removeEventListener('scroll', this.#onScroll, { capture: true });
    if (press !== null && this.#host.hasPointerCapture(press.pointerId)) {
      this.#host.releasePointerCapture(press.pointerId);
    }
  }
}
