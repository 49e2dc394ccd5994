import type { Card } from '../../engine/index.js';
import type { CardBox, Point } from '../../layout/index.js';
import {
  AT_ONCE,
  frameWay,
  put,
  seatAnew,
  setPace,
  stay,
  toTransform,
  type Seat,
  type Travel,
} from './card-seat.js';

/** The travel of each card of a change; a card it says nothing of is put in place at once. */
export type MotionPlan = (card: Card) => Travel | null;

/** Cards that cover others, at the same time. */
interface Arrival {
  readonly seats: Seat[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Where a card is seen. The one case in which the browser is asked is one that is broken off in the air. */
function whereabouts({ element, x, y }: Seat, isInAir: boolean): string {
  return isInAir ? getComputedStyle(element).transform : toTransform(x, y);
}

/** Whether two cards fly side by side all the way, as those of a run do. */
function isFormation(one: Seat, other: Seat): boolean {
  return (
    one.landsAt === other.landsAt &&
    one.isRedirected === other.isRedirected &&
    one.wayX === other.wayX &&
    one.wayY === other.wayY
  );
}

/**
 * Owns the transforms of the visual cards. Positions come from the layout's arithmetic, so nothing is ever measured.
 * A straight flight is a transition of the card's style: the browser sends a card on from wherever it is in the air.
 * A card that sets off comes to lie above all others and stays there: where it lands, it lies on top anyway. What lies
 * on one that rises, rises with it.
 */
export class CardMotion {
  readonly #nodes: ReadonlyMap<Card, HTMLElement>;
  readonly #seats = new Map<Card, Seat>();
  readonly #arrivals = new Map<number, Arrival>();
  /** Place in the stacking order of the card above all others. */
  #top = 0;
  /** That of the card above all those at rest. */
  #rest = 0;
  /** When the last flight is over. */
  #landsAt = 0;

  /** @param nodes the elements that show the cards now on the table */
  constructor(nodes: ReadonlyMap<Card, HTMLElement>) {
    this.#nodes = nodes;
  }

  /** Place in the stacking order for what lies over all cards at rest and under those that set off last. */
  get rest(): number {
    return this.#rest;
  }

  /** Sends every card to its box; `plan` null puts them there at once. Boxes of a pile come from the deepest up. */
  settle(boxes: Iterable<CardBox>, plan: MotionPlan | null): void {
    const now = performance.now();
    if (this.#landsAt <= now) this.#rest = this.#top;
    let below: CardBox | null = null;
    let pile: Seat[] = [];
    for (const box of boxes) {
      const seat = this.#seatOf(box.card);
      if (below?.pile !== box.pile) pile = [];
      if (seat !== undefined && seat.hand === null && this.#send(seat, box, plan, now)) {
        if (below?.pile === box.pile) this.#await(seat, below.card, now);
      }
      if (seat !== undefined) {
        this.#keepOver(seat, pile, now);
        pile.push(seat);
      }
      below = box;
    }
    if (this.#landsAt <= now) this.#rest = this.#top;
  }

  /** Carries cards with the pointer, by an offset in board px from their places. */
  carry(cards: readonly Card[], offset: Point): void {
    for (const card of cards) {
      const seat = this.#seats.get(card);
      if (seat === undefined) continue;
      if (seat.hand === null) {
        this.#land(seat);
        setPace(seat, AT_ONCE);
        this.#raise(seat);
      }
      seat.hand = offset;
      put(seat, seat.x + offset.x, seat.y + offset.y);
    }
  }

  /** Opens the hand: the next `settle` sends the cards on from where they are. */
  release(): void {
    for (const seat of this.#seats.values()) {
      if (seat.hand === null) continue;
      seat.x += seat.hand.x;
      seat.y += seat.hand.y;
      seat.hand = null;
    }
  }

  /** Ends all flights at their goals. */
  finish(): void {
    const waiting = [...this.#seats.values()].filter(({ departure }) => departure !== undefined);
    for (const seat of waiting.sort((one, other) => one.index - other.index)) this.#raise(seat);
    for (const seat of this.#seats.values()) this.#land(seat);
    for (const { timer } of this.#arrivals.values()) clearTimeout(timer);
    this.#arrivals.clear();
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

  /** Whether the card is on its way there now. */
  #send(seat: Seat, box: CardBox, plan: MotionPlan | null, now: number): boolean {
    const isMoved = seat.x !== box.x || seat.y !== box.y;
    const isElsewhere = seat.pile !== box.pile || seat.index !== box.index;
    if (!isMoved && !isElsewhere) return false;
    const isToRise = isElsewhere || seat.departure !== undefined;
    const isPlaced = seat.pile !== null;
    const travel = (isPlaced ? plan?.(box.card) : null) ?? AT_ONCE;
    seat.pile = box.pile;
    seat.index = box.index;
    if (isMoved) this.#move(seat, box, travel, now);
    if (isToRise && travel.delayMs === 0) this.#raise(seat);
    else if (isToRise) this.#departIn(seat, travel.delayMs, now);
    return travel.durationMs > 0;
  }

  #move(seat: Seat, to: Point, travel: Travel, now: number): void {
    const { element } = seat;
    const { durationMs, delayMs, legs } = travel;
    const isInAir = seat.landsAt > now;
    const isThrough = durationMs > 0 && (legs !== undefined || (isInAir && seat.detour !== null));
    const from = isThrough ? whereabouts(seat, isInAir) : null;
    this.#land(seat);
    setPace(seat, isThrough ? AT_ONCE : travel);
    seat.wayX = to.x - seat.x;
    seat.wayY = to.y - seat.y;
    seat.isRedirected = isInAir;
    seat.landsAt = durationMs > 0 ? now + delayMs + durationMs : 0;
    this.#landsAt = Math.max(this.#landsAt, seat.landsAt);
    seat.x = to.x;
    seat.y = to.y;
    put(seat, to.x, to.y);
    if (from === null) return;
    const timing = { duration: durationMs, delay: delayMs, fill: 'backwards' } as const;
    seat.detour = element.animate(frameWay(from, to, travel), timing);
  }

  #departIn(seat: Seat, delayMs: number, now: number): void {
    stay(seat);
    seat.departsAt = now + delayMs;
    seat.departure = setTimeout(() => this.#raise(seat), delayMs);
  }

  /** A card rises with or after those it lies on, also where it stays or comes before them. */
  #keepOver(seat: Seat, pile: readonly Seat[], now: number): void {
    const lower = pile.at(-1);
    if (lower === undefined) return;
    const isWaiting = seat.departure !== undefined;
    if (lower.departure === undefined) {
      if (!isWaiting && seat.order < lower.order) this.#raise(seat);
    } else if (!isWaiting && seat.landsAt <= now && seat.hand === null) {
      this.#departIn(seat, Math.ceil(lower.departsAt - now), now);
    } else if (!isWaiting || seat.departsAt < lower.departsAt) {
      for (const other of pile) if (other.departure !== undefined) this.#raise(other);
      this.#raise(seat);
    }
  }

  /** Lays a card above all others. */
  #raise(seat: Seat): void {
    stay(seat);
    this.#top += 1;
    seat.order = this.#top;
    seat.element.style.setProperty('z-index', String(this.#top));
  }

  /** A card that comes along in formation lies under this one already. */
  #await(seat: Seat, below: Card, now: number): void {
    const lower = this.#seats.get(below);
    if (lower === undefined || isFormation(seat, lower)) return;
    seat.awaited = lower.element;
    seat.awaited.toggleAttribute('data-awaits', true);
    let arrival = this.#arrivals.get(seat.landsAt);
    if (arrival === undefined) {
      const { landsAt } = seat;
      const timer = setTimeout(() => this.#arrive(landsAt), landsAt - now);
      arrival = { seats: [], timer };
      this.#arrivals.set(landsAt, arrival);
    }
    arrival.seats.push(seat);
  }

  /** Whoever was sent elsewhere meanwhile arrives at another time. */
  #arrive(landsAt: number): void {
    const seats = this.#arrivals.get(landsAt)?.seats ?? [];
    this.#arrivals.delete(landsAt);
    for (const seat of seats) if (seat.landsAt === landsAt) this.#land(seat);
  }

  /** Ends the flight of a card, wherever it is. */
  #land(seat: Seat): void {
    seat.landsAt = 0;
    seat.detour?.cancel();
    seat.detour = null;
    stay(seat);
    seat.awaited?.removeAttribute('data-awaits');
    seat.awaited = null;
  }
}
