import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PileId } from '../../engine/index.js';
import type { Input, Interaction, PointerKind, Target } from '../../interaction/index.js';
import type { CardBox, Point } from '../../layout/index.js';
import { BoardFrame, type ClientPoint } from '../board-frame.js';
import { controlOf } from '../control-of.js';
import type { Table } from '../context.js';
import { keepOnBoard } from '../keep-on-board.js';
import { HeardPointers } from './heard-pointers.js';

/** What the controller needs of the board. */
export interface PointerHost extends ReactiveControllerHost, HTMLElement {
  readonly interaction: Interaction;
  readonly table: Table | undefined;
  /** Whether fingers may do anything at all. */
  readonly isLive: boolean;
  send(input: Input): void;
  /** The card or place of a control. */
  targetOf(control: Element): Target | null;
  /** The card or place at a point of the board. */
  targetAt(point: Point): Target | null;
  /** The card at a target and how it lies. */
  seatAt(target: Target): CardBox | undefined;
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

interface Press {
  readonly pointerId: number;
  readonly pointer: PointerKind;
  readonly timeStamp: number;
  readonly target: Target | null;
  readonly frame: BoardFrame;
  /** Where the pointer was heard of last. */
  client: ClientPoint;
}

function kindOf(event: PointerEvent): PointerKind {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

/** The same card, or the one under it: the first tap may have sent the upper one away. */
function isSameSpot(first: Target | null, second: Target | null): boolean {
  if (first === null || second === null || first.pile !== second.pile) return false;
  return first.index === second.index || (second.index >= 0 && first.index === second.index + 1);
}

/**
 * Turns pointer events on the board into inputs. One pointer at a time; it is captured on the board, which never goes
 * away, and whatever interrupts it (a second finger, a lost capture, a released button) cancels.
 */
export class PointerController implements ReactiveController {
  readonly #host: PointerHost;
  #press: Press | null = null;
  #lastTap: Press | null = null;
  /** What a pointer was put down on whose release was kept from the board; a click may come of it. */
  #unheard: Target | null = null;
  readonly #heard = new HeardPointers();
  #nextFrame = 0;

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
    const { pointerId } = event;
    const isOther = this.#press !== null && this.#press.pointerId !== pointerId;
    const isAlone = this.#heard.down(event) && !isOther;
    this.cancel();
    this.#unheard = null;
    const isMain = isAlone && event.button === 0 && !event.ctrlKey;
    if (!isMain || !this.#host.isLive) return;
    const frame = new BoardFrame(this.#host, this.#onMeasured);
    const control = controlOf(event);
    const at = frame.pointOf(event);
    const target = control === null ? this.#host.targetAt(at) : this.#host.targetOf(control);
    const pointer = kindOf(event);
    const { timeStamp } = event;
    this.#press = { pointerId, pointer, timeStamp, target, frame, client: event };
    this.#capture(pointerId);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    this.#host.send({ type: 'press', pointerId, pointer, target, at });
  };

  readonly #onMove = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== event.pointerId) return;
    // A mouse without a button down: it was let go where nobody could see.
    if (press.pointer === 'mouse' && event.buttons === 0) {
      this.cancel();
      return;
    }
    press.client = event;
    this.#follow(press);
    if (this.#isDragging && this.#nextFrame === 0) {
      this.#nextFrame = requestAnimationFrame(this.#onFrame);
    }
  };

  readonly #onFrame = (): void => {
    this.#nextFrame = 0;
    this.#carry();
    this.#press?.frame.measureSoon();
  };

  /** The page may have shifted under the pointer: by a scroll, by what grew above, by a transform. */
  readonly #onMeasured = (): void => {
    if (this.#press === null || !this.#isDragging) return;
    this.#follow(this.#press);
    this.#carry();
  };

  readonly #onUp = (event: PointerEvent): void => {
    this.#heard.gone(event);
    const press = this.#press;
    if (press?.pointerId !== event.pointerId) return;
    press.client = event;
    // A page that shifts makes no drag of a tap.
    if (this.#isDragging) press.frame.measure();
    this.#follow(press);
    const offset = this.#offset();
    const drops = offset === null ? [] : this.#host.dropsFor(offset);
    const held = event.timeStamp - press.timeStamp;
    const isStill = this.#isStill();
    const isDouble = this.#isDouble(press) && isStill;
    const isPeek = this.#host.isPeeking && press.pointer !== 'mouse';
    const isLong = press.pointer === 'touch' && held >= LONG_PRESS_MS && isStill && !isPeek;
    const isTap = isStill && (!isPeek || this.#isMeant());
    this.#lastTap = isTap && !isDouble ? press : null;
    this.#end();
    if (isPeek && !isTap) {
      this.#host.send({ type: 'pointer-cancel', pointerId: press.pointerId });
    } else if (isLong && this.#host.hasContext(press.target)) {
      this.#host.send({ type: 'pointer-cancel', pointerId: press.pointerId });
      this.#host.send({ type: 'context', target: press.target });
    } else {
      this.#host.send({ type: 'release', pointerId: press.pointerId, drops, double: isDouble });
    }
  };

  readonly #onCancel = (event: PointerEvent): void => {
    if (event.type === 'pointercancel') this.#heard.gone(event);
    if (this.#press?.pointerId !== event.pointerId) return;
    if (event.type === 'lostpointercapture' && this.#isStill()) this.#unheard = this.#press.target;
    this.cancel();
  };

  /**
   * The focus was set on press; the browser's own idea would look for it under the captured pointer. So it would with
   * another button in the middle of a drag.
   */
  readonly #onMouseDown = (event: MouseEvent): void => {
    if (event.button === 0 || this.#press !== null) event.preventDefault();
  };

  /** Enter, Space and assistive technology click without a pointer, or a page kept the pointer's events to itself. */
  readonly #onClick = (event: MouseEvent): void => {
    if (this.#heard.isEcho(event) || !this.#host.isLive) return;
    const control = controlOf(event);
    // A captured pointer clicks on the board.
    const target = control === null ? this.#unheard : this.#host.targetOf(control);
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

  /** Whether a finger that was held on a covered card still taps: something can be lifted there, or is to be put there. */
  #isMeant(): boolean {
    const { interaction } = this.#host;
    return interaction.kind === 'pressed' && (interaction.grip ?? interaction.held) !== null;
  }

  get #isDragging(): boolean {
    return this.#host.interaction.kind === 'dragging';
  }

  #follow({ pointerId, frame, client }: Press): void {
    this.#host.send({ type: 'pointer-move', pointerId, at: frame.pointOf(client) });
  }

  #offset(): Point | null {
    const { interaction } = this.#host;
    if (interaction.kind !== 'dragging') return null;
    const { start, at } = interaction;
    return { x: at.x - start.x, y: at.y - start.y };
  }

  #carry(): void {
    const { table } = this.#host;
    const target = this.#press?.target ?? null;
    const seat = target === null ? undefined : this.#host.seatAt(target);
    const offset = this.#offset();
    if (offset === null || seat === undefined || table === undefined) return;
    this.#host.carry(keepOnBoard(offset, seat, table.layout));
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
    cancelAnimationFrame(this.#nextFrame);
    this.#nextFrame = 0;
    press?.frame.close();
    if (press !== null && this.#host.hasPointerCapture(press.pointerId)) {
      this.#host.releasePointerCapture(press.pointerId);
    }
  }
}
