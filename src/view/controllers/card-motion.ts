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
/** As in the style sheet of the cards. */
const EASING = 'cubic-bezier(.2, 0, 0, 1)';

/** Cards that arrive together. */
interface Flight {
  readonly seats: Seat[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Seat {
  readonly element: HTMLElement;
  /** Where the card rests or is going to rest. */
  x: number;
  y: number;
  z: number;
  /** How the card's style lets it travel when its transform is set. */
  durationMs: number;
  delayMs: number;
  easing: string;
  /** The flight it is in; null: it rests, or is in the hand. */
  flight: Flight | null;
  /** How far that flight goes, and whether it set off in the air. */
  wayX: number;
  wayY: number;
  isRedirected: boolean;
  /** The flight itself where it goes through other places. */
  detour: Animation | null;
  /** How far the hand has carried the card. */
  hand: Point | null;
  /** The card it is going to cover, which shows its art until then. */
  awaited: HTMLElement | null;
  /** Until the flight sets off, the card keeps its place among those that lie with it. */
  departure: ReturnType<typeof setTimeout> | undefined;
}

function seatAnew(element: HTMLElement): Seat {
  return {
    element,
    x: Number.NaN,
    y: Number.NaN,
    z: Number.NaN,
    durationMs: 0,
    delayMs: 0,
    easing: EASING,
    flight: null,
    wayX: 0,
    wayY: 0,
    isRedirected: false,
    detour: null,
    hand: null,
    awaited: null,
    departure: undefined,
  };
}

function toTransform(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** From place to place, waiting where there is nothing to do; a way without legs goes straight there. */
function frameWay(transform: string, to: Point, { durationMs, legs = [] }: Travel): Keyframe[] {
  const goal = toTransform(to.x, to.y);
  if (legs.length === 0) return [{ transform, easing: EASING }, { transform: goal }];
  const frames: Keyframe[] = [{ transform, offset: 0 }];
  for (const [order, { x, y, fromMs, toMs }] of legs.entries()) {
    frames.push({ transform, offset: fromMs / durationMs, easing: EASING });
    transform = order === legs.length - 1 ? goal : toTransform(x, y);
    frames.push({ transform, offset: toMs / durationMs });
  }
  frames.push({ transform, offset: 1 });
  return frames;
}

/** Whether two cards fly side by side all the way, as those of a run do. */
function isFormation(one: Seat, other: Seat): boolean {
  if (one.flight === null || one.flight !== other.flight) return false;
  if (one.isRedirected !== other.isRedirected) return false;
  return one.wayX === other.wayX && one.wayY === other.wayY;
}

/** Has a card travel at a pace from now on, where it travels at another. */
function setPace(seat: Seat, { durationMs, delayMs, easing = EASING }: Travel): void {
  const { style } = seat.element;
  if (seat.durationMs !== durationMs) style.setProperty('transition-duration', `${durationMs}ms`);
  if (seat.delayMs !== delayMs) style.setProperty('transition-delay', `${delayMs}ms`);
  if (seat.easing !== easing) style.setProperty('transition-timing-function', easing);
  seat.durationMs = durationMs;
  seat.delayMs = delayMs;
  seat.easing = easing;
}

const AT_ONCE: Travel = { durationMs: 0, delayMs: 0 };

/**
 * Owns the transforms of the visual cards. Positions come from the layout's arithmetic, so nothing is ever measured.
 * A straight flight is a transition of the card's style: the browser sends a card on from wherever it is in the air.
 */
export class CardMotion {
  readonly #nodes: ReadonlyMap<Card, HTMLElement>;
  readonly #seats = new Map<Card, Seat>();
  /** Those in the air, by the ms after which they arrive, as long as a change is drawn. */
  readonly #departing = new Map<number, Flight>();
  readonly #flights = new Set<Flight>();

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
        this.#send(seat, box, plan);
        if (seat.flight !== null && below?.pile === box.pile) this.#await(seat, below.card);
      }
      below = box;
    }
    this.#departing.clear();
  }

  /** Carries cards with the pointer, by an offset in board px from their places. */
  carry(cards: readonly Card[], offset: Point): void {
    for (const card of cards) {
      const seat = this.#seats.get(card);
      if (seat === undefined) continue;
      if (seat.hand === null) {
        this.#land(seat);
        setPace(seat, AT_ONCE);
        this.#stack(seat, seat.z + HAND_Z);
      }
      seat.hand = offset;
      this.#put(seat, seat.x + offset.x, seat.y + offset.y);
    }
  }

  /** Opens the hand: the next `settle` sends the cards on from where they are. */
  release(): void {
    for (const seat of this.#seats.values()) {
      if (seat.hand === null) continue;
      seat.x += seat.hand.x;
      seat.y += seat.hand.y;
      // That of the hand stands there now.
      seat.z = Number.NaN;
      seat.hand = null;
    }
  }

  /** Ends all flights at their goals. */
  finish(): void {
    for (const flight of this.#flights) this.#arrive(flight);
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

  #send(seat: Seat, box: CardBox, plan: MotionPlan | null): void {
    const isPlaced = !Number.isNaN(seat.x);
    const isMoved = seat.x !== box.x || seat.y !== box.y;
    if (!isMoved && seat.z === box.z) return;
    const travel = isPlaced ? (plan?.(box.card) ?? null) : null;
    if (isMoved) this.#move(seat, box, travel);
    const { z } = seat;
    seat.z = box.z;
    const lifted = seat.flight === null ? box.z : box.z + FLIGHT_Z;
    const waitMs = seat.flight === null || Number.isNaN(z) ? 0 : (travel?.delayMs ?? 0);
    if (waitMs === 0) this.#stack(seat, lifted);
    else seat.departure = setTimeout(() => this.#stack(seat, lifted), waitMs);
  }

  #move(seat: Seat, to: Point, travel: Travel | null): void {
    const { element, flight, detour } = seat;
    const isThrough = travel !== null && (detour !== null || travel.legs !== undefined);
    // The one case in which the browser is asked: it knows its way through other places.
    const from = isThrough ? getComputedStyle(element).transform : null;
    if (flight !== null) this.#land(seat);
    setPace(seat, isThrough ? AT_ONCE : (travel ?? AT_ONCE));
    seat.wayX = to.x - seat.x;
    seat.wayY = to.y - seat.y;
    seat.isRedirected = flight !== null;
    seat.x = to.x;
    seat.y = to.y;
    this.#put(seat, to.x, to.y);
    if (travel === null || travel.durationMs === 0) return;
    seat.flight = this.#depart(seat, travel.delayMs + travel.durationMs);
    if (from === null) return;
    const { durationMs, delayMs } = travel;
    const timing = { duration: durationMs, delay: delayMs, fill: 'backwards' } as const;
    seat.detour = element.animate(frameWay(from, to, travel), timing);
  }

  #put({ element }: Seat, x: number, y: number): void {
    element.style.setProperty('transform', toTransform(x, y));
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

  /** Takes a card into the flight of those that arrive with it. */
  #depart(seat: Seat, afterMs: number): Flight {
    let flight = this.#departing.get(afterMs);
    if (flight === undefined) {
      const started: Flight = { seats: [], timer: undefined };
      started.timer = setTimeout(() => this.#arrive(started), afterMs);
      this.#departing.set(afterMs, started);
      this.#flights.add(started);
      flight = started;
    }
    flight.seats.push(seat);
    return flight;
  }

  /** Whoever was sent elsewhere meanwhile is in another flight. */
  #arrive(flight: Flight): void {
    clearTimeout(flight.timer);
    this.#flights.delete(flight);
    for (const seat of flight.seats) if (seat.flight === flight) this.#land(seat);
  }

  #land(seat: Seat): void {
    if (seat.flight === null) return;
    clearTimeout(seat.departure);
    seat.detour?.cancel();
    seat.detour = null;
    seat.flight = null;
    this.#stack(seat, seat.z);
    seat.awaited?.removeAttribute('data-awaits');
    seat.awaited = null;
  }
}
