import type { Card } from '../../engine/index.js';
import type { CardBox, Point } from '../../layout/index.js';

/** Part of a way: to a point of the board, between two times of the flight; the card waits where there is no leg. */
export interface Leg extends Point {
  readonly fromMs: number;
  readonly toMs: number;
}

/** How one card travels to its new place. */
export interface Travel {
  readonly durationMs: number;
  readonly delayMs: number;
  /** How a straight way is travelled, as in CSS; else quick at first and slow to arrive. */
  readonly easing?: string;
  /** Places on the way, one after the other; the last leg ends at the new place. None: straight there. */
  readonly legs?: readonly Leg[];
}

/** The travel of each card of a change; a card it says nothing of is put in place at once. */
export type MotionPlan = (card: Card) => Travel | null;

/** Added to the stacking order of a card in flight, so that it passes above everything that rests. */
const FLIGHT_Z = 100;
/** Added to that of a card in the hand. */
const HAND_Z = 300;
const EASING = 'cubic-bezier(.2, 0, 0, 1)';

interface Seat {
  readonly element: HTMLElement;
  /** Where the card rests or is going to rest. */
  x: number;
  y: number;
  z: number;
  /** Where the running flight began. */
  startX: number;
  startY: number;
  flight: Animation | null;
  /** The running flight goes through other places. */
  isDetour: boolean;
  /** How far the hand has carried the card. */
  hand: Point | null;
  /** The card it is going to cover, which shows its art until then. */
  awaited: HTMLElement | null;
  /** Until the running flight sets off, the card keeps its place among those that lie with it. */
  departure: ReturnType<typeof setTimeout> | undefined;
}

function seatAnew(element: HTMLElement): Seat {
  return {
    element,
    x: Number.NaN,
    y: Number.NaN,
    z: Number.NaN,
    startX: 0,
    startY: 0,
    flight: null,
    isDetour: false,
    hand: null,
    awaited: null,
    departure: undefined,
  };
}

function toTransform(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

function frameStraight(from: Point, to: Point): Keyframe[] {
  return [{ transform: toTransform(from.x, from.y) }, { transform: toTransform(to.x, to.y) }];
}

/** From place to place, waiting where there is nothing to do. */
function frameWay(from: Point, to: Point, { durationMs, legs = [] }: Travel): Keyframe[] {
  const frames: Keyframe[] = [];
  let transform = toTransform(from.x, from.y);
  frames.push({ transform, offset: 0 });
  for (const [order, { x, y, fromMs, toMs }] of legs.entries()) {
    frames.push({ transform, offset: fromMs / durationMs, easing: EASING });
    const isLast = order === legs.length - 1;
    transform = isLast ? toTransform(to.x, to.y) : toTransform(x, y);
    frames.push({ transform, offset: toMs / durationMs });
  }
  frames.push({ transform, offset: 1 });
  return frames;
}

/** Whether two cards fly side by side all the way, as those of a run do. */
function isFormation(one: Seat, other: Seat): boolean {
  if (one.flight === null || other.flight === null) return false;
  return (
    one.x - one.startX === other.x - other.startX && one.y - one.startY === other.y - other.startY
  );
}

/**
 * Owns the transforms of the visual cards. Positions come from the layout's arithmetic, so nothing is ever measured;
 * a flight can be redirected at any frame, because its current point follows from the animation's own progress.
 */
export class CardMotion {
  readonly #nodes: ReadonlyMap<Card, HTMLElement>;
  readonly #seats = new Map<Card, Seat>();

  /** @param nodes the elements that show the cards now on the table */
  constructor(nodes: ReadonlyMap<Card, HTMLElement>) {
    this.#nodes = nodes;
  }

  /** Sends every card to its box; `plan` null puts them there at once. Boxes of a pile come from the deepest up. */
  settle(boxes: Iterable<CardBox>, plan: MotionPlan | null): void {
    let below: CardBox | null = null;
    for (const box of boxes) {
      const seat = this.#seatOf(box.card);
      if (seat !== undefined && seat.hand === null) {
        this.#send(seat, box, plan?.(box.card) ?? null);
        if (seat.flight !== null && below?.pile === box.pile) this.#await(seat, below.card);
      }
      below = box;
    }
  }

  /** Carries cards with the pointer, by an offset in board px from their places. */
  carry(cards: readonly Card[], offset: Point): void {
    for (const card of cards) {
      const seat = this.#seats.get(card);
      if (seat === undefined) continue;
      if (seat.hand === null) {
        this.#endFlight(seat);
        this.#stack(seat, seat.z + HAND_Z);
      }
      seat.hand = offset;
      seat.element.style.setProperty(
        'transform',
        toTransform(seat.x + offset.x, seat.y + offset.y),
      );
    }
  }

  /** Opens the hand: the next `settle` sends the cards on from where they are. */
  release(): void {
    for (const seat of this.#seats.values()) {
      if (seat.hand === null) continue;
      seat.startX = seat.x + seat.hand.x;
      seat.startY = seat.y + seat.hand.y;
      seat.x = seat.startX;
      seat.y = seat.startY;
      // That of the hand stands there now.
      seat.z = Number.NaN;
      seat.hand = null;
    }
  }

  /** Ends all flights at their goals. */
  finish(): void {
    for (const seat of this.#seats.values()) this.#endFlight(seat);
  }

  /** That of the element which shows the card now: a card that was away has another one. */
  #seatOf(card: Card): Seat | undefined {
    const element = this.#nodes.get(card);
    let seat = this.#seats.get(card);
    if (element !== undefined && seat?.element !== element) {
      seat = seatAnew(element);
      this.#seats.set(card, seat);
    }
    return seat;
  }

  #send(seat: Seat, box: CardBox, travel: Travel | null): void {
    const isPlaced = !Number.isNaN(seat.x);
    const isMoved = seat.x !== box.x || seat.y !== box.y;
    if (isMoved) {
      const from = this.#whereabouts(seat);
      this.#endFlight(seat);
      seat.x = box.x;
      seat.y = box.y;
      seat.element.style.setProperty('transform', toTransform(box.x, box.y));
      if (isPlaced && travel !== null && travel.durationMs > 0) this.#fly(seat, from, travel);
    }
    if (!isMoved && seat.z === box.z) return;
    const { z } = seat;
    seat.z = box.z;
    const lifted = seat.flight === null ? box.z : box.z + FLIGHT_Z;
    const waitMs = seat.flight === null || Number.isNaN(z) ? 0 : (travel?.delayMs ?? 0);
    if (waitMs === 0) this.#stack(seat, lifted);
    else seat.departure = setTimeout(() => this.#stack(seat, lifted), waitMs);
  }

  #stack({ element }: Seat, z: number): void {
    element.style.setProperty('z-index', String(z));
  }

  /** A card that comes along in formation lies under this one already. */
  #await(seat: Seat, below: Card): void {
    const lower = this.#seats.get(below);
    if (lower === undefined || seat.awaited !== null || isFormation(seat, lower)) return;
    seat.awaited = lower.element;
    seat.awaited.toggleAttribute('data-awaits', true);
  }

  #fly(seat: Seat, from: Point, travel: Travel): void {
    seat.startX = from.x;
    seat.startY = from.y;
    const isDetour = travel.legs !== undefined && travel.legs.length > 0;
    const flight = seat.element.animate(
      isDetour ? frameWay(from, seat, travel) : frameStraight(from, seat),
      {
        duration: travel.durationMs,
        delay: travel.delayMs,
        easing: isDetour ? 'linear' : (travel.easing ?? EASING),
        fill: 'backwards',
      },
    );
    seat.flight = flight;
    seat.isDetour = isDetour;
    const land = (): void => {
      if (seat.flight === flight) this.#land(seat);
    };
    flight.onfinish = land;
    // Also where the page ends all animations.
    flight.oncancel = land;
  }

  /** Where a card is seen right now, from the progress of its flight (which includes the easing). */
  #whereabouts(seat: Seat): Point {
    const progress = seat.flight?.effect?.getComputedTiming().progress;
    if (progress === undefined || progress === null) return { x: seat.x, y: seat.y };
    if (seat.isDetour) {
      // The one case in which the browser is asked: it knows its way through the keyframes.
      const { e, f } = new DOMMatrix(getComputedStyle(seat.element).transform);
      return { x: e, y: f };
    }
    return {
      x: seat.startX + (seat.x - seat.startX) * progress,
      y: seat.startY + (seat.y - seat.startY) * progress,
    };
  }

  #endFlight(seat: Seat): void {
    const { flight } = seat;
    if (flight === null) return;
    flight.onfinish = null;
    flight.oncancel = null;
    flight.cancel();
    this.#land(seat);
  }

  #land(seat: Seat): void {
    clearTimeout(seat.departure);
    seat.flight = null;
    this.#stack(seat, seat.z);
    seat.awaited?.removeAttribute('data-awaits');
    seat.awaited = null;
  }
}
