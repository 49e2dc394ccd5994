import type { Card, Suit } from './card.js';

/** Why a move can't be made, with the numbers a sentence needs. Flat, plain JSON. */
export type Refusal =
  | { readonly reason: 'game-over' }
  | { readonly reason: 'bad-notation'; readonly text?: string }
  | { readonly reason: 'no-such-place'; readonly place: string }
  | { readonly reason: 'no-such-card'; readonly place: string }
  | { readonly reason: 'foundation-final' }
  | { readonly reason: 'ambiguous'; readonly suits: readonly Suit[] }
  /** `buried`: how many cards lie on it. */
  | { readonly reason: 'not-available'; readonly card: Card; readonly buried: number }
  /** `card` does not continue the run that ends in `onto`. */
  | { readonly reason: 'run-broken'; readonly card: Card; readonly onto: Card }
  | { readonly reason: 'groups-off'; readonly cards: number }
  | { readonly reason: 'ace-home-only'; readonly card: Card }
  | { readonly reason: 'no-cell-to-cell' }
  | { readonly reason: 'cell-takes-one'; readonly cards: number }
  | { readonly reason: 'cell-occupied'; readonly card: Card }
  | { readonly reason: 'cells-full' }
  | { readonly reason: 'foundation-takes-one'; readonly cards: number }
  /** The place belongs to another suit. */
  | { readonly reason: 'foundation-suit'; readonly card: Card; readonly suit: Suit }
  /** `needs`: the card that must come first. */
  | { readonly reason: 'foundation-needs'; readonly card: Card; readonly needs: Card }
  | { readonly reason: 'kings-only'; readonly card: Card }
  | { readonly reason: 'same-color'; readonly card: Card; readonly onto: Card }
  | { readonly reason: 'same-suit-needed'; readonly card: Card; readonly onto: Card }
  | {
      readonly reason: 'wrong-rank';
      readonly card: Card;
      readonly onto: Card;
      /** `gap`: too low; `equal`: same rank; `upward`: higher than the card it should lie on. */
      readonly kind: 'gap' | 'equal' | 'upward';
    }
  /** `cellsToFree` is null where no number of cells would help. */
  | {
      readonly reason: 'run-too-long';
      readonly cards: number;
      readonly max: number;
      readonly cellsToFree: number | null;
    };

/** Reason codes in the order in which they are looked for; the first that applies is told. */
export type RefusalReason = Refusal['reason'];

/** A refusal as the functions that explain hand it out. */
export type Refused = { readonly legal: false } & Refusal;

/** A frozen refusal for the outside. */
export function refuse(refusal: Refusal): Refused {
  return Object.freeze({ legal: false, ...refusal });
}

/** The reason and its numbers without the verdict: what events and sentences are made of. */
export function toRefusal({ legal: _, ...refusal }: Refused): Refusal {
  return refusal;
}

/** Whether an inner function refused instead of answering. */
export function isRefusal(value: object): value is Refusal {
  return 'reason' in value;
}
