import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Card, Position } from '../../engine/index.js';
import type { Interaction, Target } from '../../interaction/index.js';
import type { CardBox, Point } from '../../layout/index.js';
import type { Table } from '../context.js';
import { controlOf } from '../control-of.js';

/** What the controller needs of the board. */
export interface PeekHost extends ReactiveControllerHost, HTMLElement {
  readonly interaction: Interaction;
  readonly table: Table | undefined;
  /** The card or place of a control. */
  targetOf(control: Element): Target | null;
  /** The card at a target and how it lies. */
  seatAt(target: Target): CardBox | undefined;
  /** Where the keyboard is, while its focus is to be seen. */
  readonly visibleCursor: Target | null;
  /** In px of the board. */
  readonly cardHeight: number;
}

/** A pointer or the focus that rests so long wants to see; less would make cards pop up on the way. */
const DWELL_MS = 600;
const LONG_PRESS_MS = 500;

/**
 * Lets a covered card show its face while a pointer or the focus rests on it, or a finger is held on it. Escape, any
 * press and a focus that goes elsewhere put it back; a pointer may wander over all of the card that is shown.
 */
export class PeekController implements ReactiveController {
  readonly #host: PeekHost;
  #shown: CardBox | null = null;
  /** What is shown next if nothing else happens, or was shown and put back. */
  #next: Card | null = null;
  /** That card is the one with the focus, not the one under a pointer. */
  #isByFocus = false;
  /** Where the focus was last. */
  #cursor: Target | null = null;
  #position: Position | undefined;
  /** Where on the screen a button went down or up last. */
  #pressed: Point | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: PeekHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The covered card that shows itself. */
  get card(): Card | null {
    return this.#shown?.card ?? null;
  }

  hostConnected(): void {
    const host = this.#host;
    host.addEventListener('pointerover', this.#onOver);
    host.addEventListener('pointerdown', this.#onDown);
    host.addEventListener('pointerup', this.#onUp);
    host.addEventListener('pointerleave', this.#onLeave);
  }

  hostDisconnected(): void {
    this.#end();
    const host = this.#host;
    host.removeEventListener('pointerover', this.#onOver);
    host.removeEventListener('pointerdown', this.#onDown);
    host.removeEventListener('pointerup', this.#onUp);
    host.removeEventListener('pointerleave', this.#onLeave);
  }

  /** Follows the focus. */
  hostUpdate(): void {
    const cursor = this.#host.visibleCursor;
    const last = this.#cursor;
    this.#cursor = cursor;
    const position = this.#host.table?.state.position;
    const isMove = position !== this.#position;
    this.#position = position;
    if (isMove) {
      // Nobody asked to see beneath the cards that were just laid there.
      this.#end();
      return;
    }
    if (cursor === null) {
      if (this.#isByFocus) this.#end();
    } else if (last?.pile !== cursor.pile || last.index !== cursor.index) {
      this.#consider(cursor, DWELL_MS);
      this.#isByFocus = true;
    }
  }

  /** Puts the card back until pointer or focus rest on another one; tells whether one was shown. */
  dismiss(): boolean {
    clearTimeout(this.#timer);
    const wasShown = this.#shown !== null;
    this.#shown = null;
    if (wasShown) this.#host.requestUpdate();
    return wasShown;
  }

  readonly #onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    // The cards came to the pointer, which lies where it pressed.
    if (event.clientX === this.#pressed?.x && event.clientY === this.#pressed.y) return;
    this.#pressed = null;
    const control = controlOf(event);
    const target = control === null ? null : this.#host.targetOf(control);
    if (target !== null && this.#isOverShown(target)) return;
    this.#end();
    if (target !== null) this.#consider(target, DWELL_MS);
  };

  readonly #onDown = (event: PointerEvent): void => {
    this.#onUp(event);
    this.#end();
    // One of two fingers looks at nothing; the board has heard of this one by now.
    const isAlone = event.isPrimary || this.#host.interaction.kind === 'pressed';
    const control = isAlone && event.pointerType !== 'mouse' ? controlOf(event) : null;
    const target = control === null ? null : this.#host.targetOf(control);
    if (target !== null) this.#consider(target, LONG_PRESS_MS);
  };

  readonly #onUp = ({ clientX, clientY }: PointerEvent): void => {
    this.#pressed = { x: clientX, y: clientY };
  };

  readonly #onLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#end();
  };

  #end(): void {
    this.dismiss();
    this.#next = null;
    this.#isByFocus = false;
  }

  /** Whether a card lies under the face that is shown, so that a pointer on it is on that face. */
  #isOverShown({ pile, index }: Target): boolean {
    const shown = this.#shown;
    const seat = this.#host.seatAt({ pile, index });
    if (shown?.pile !== pile || seat === undefined || index < shown.index) return false;
    return seat.y < shown.y + this.#host.cardHeight;
  }

  #consider(target: Target, delayMs: number): void {
    const seat = this.#host.seatAt(target);
    const card = seat?.covered === true && !target.pile.startsWith('foundation') ? seat.card : null;
    if (card === this.#next) return;
    this.#end();
    this.#next = card;
    if (card !== null) this.#timer = setTimeout(() => this.#show(target, card), delayMs);
  }

  #show(target: Target, card: Card): void {
    const seat = this.#host.seatAt(target);
    const { interaction } = this.#host;
    // A finger that swipes over the cards isn't held on any of them.
    const isSwipe = interaction.kind === 'pressed' && interaction.strayed;
    if (seat?.card !== card || isSwipe || interaction.kind === 'dragging') return;
    this.#shown = seat;
    this.#host.requestUpdate();
  }
}
