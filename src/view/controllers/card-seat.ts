import type { PileId } from '../../engine/index.js';
import type { Point } from '../../layout/index.js';

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

/** As the style sheet of the cards has it. */
const EASING = 'cubic-bezier(.2, 0, 0, 1)';

/** A card on the table: where it is going to rest, and what its style has been told. Points in px of the board. */
export interface Seat {
  readonly element: HTMLElement;
  /** Where the card rests or is going to rest. */
  x: number;
  y: number;
  pile: PileId | null;
  index: number;
  /** How the card's style lets it travel when its transform is set. */
  durationMs: number;
  delayMs: number;
  easing: string;
  /** When the flight it set off on last is over, in ms of the page. */
  landsAt: number;
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
  /** When that is, in ms of the page. */
  departsAt: number;
  /** Place in the stacking order. */
  order: number;
}

/** That of a card that was nowhere yet. */
export function seatAnew(element: HTMLElement): Seat {
  return {
    element,
    x: Number.NaN,
    y: Number.NaN,
    pile: null,
    index: 0,
    durationMs: 0,
    delayMs: 0,
    easing: EASING,
    landsAt: 0,
    wayX: 0,
    wayY: 0,
    isRedirected: false,
    detour: null,
    hand: null,
    awaited: null,
    departure: undefined,
    departsAt: 0,
    order: 0,
  };
}

/** As CSS has it. */
export function toTransform(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** From place to place, waiting where there is nothing to do; a way without legs goes straight there. */
export function frameWay(
  transform: string,
  to: Point,
  { durationMs, legs = [] }: Travel,
): Keyframe[] {
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

/** Has a card travel at a pace from now on, where it travels at another. */
export function setPace(seat: Seat, { durationMs, delayMs, easing = EASING }: Travel): void {
  const { style } = seat.element;
  if (seat.durationMs !== durationMs) style.setProperty('transition-duration', `${durationMs}ms`);
  if (seat.delayMs !== delayMs) style.setProperty('transition-delay', `${delayMs}ms`);
  if (seat.easing !== easing) style.setProperty('transition-timing-function', easing);
  seat.durationMs = durationMs;
  seat.delayMs = delayMs;
  seat.easing = easing;
}

/** No travel: the card is there. */
export const AT_ONCE: Travel = { durationMs: 0, delayMs: 0 };

/** Takes back that a card is to rise later. */
export function stay(seat: Seat): void {
  if (seat.departure !== undefined) clearTimeout(seat.departure);
  seat.departure = undefined;
}

/** Writes where a card is. */
export function put({ element }: Seat, x: number, y: number): void {
  element.style.setProperty('transform', toTransform(x, y));
}
