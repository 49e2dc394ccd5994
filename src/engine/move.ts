import { RANKS, SUITS } from './card.js';
import type { Suit } from './card.js';
import { ANY_FOUNDATION, placeOf } from './pile.js';
import type { Place, PlaceCode } from './pile.js';

/**
 * A move as the notation says it. Canonical spelling:
 * `count` only for two cards or more into an empty column (onto a card the cards that fit go);
 * `to: 'foundation'` for the place that takes the card (a numbered one only for an ace to a chosen empty place);
 * `from: 'foundation'` with `suit` when a card is taken back.
 */
export interface Move {
  readonly from: Place;
  readonly to: Place;
  readonly count?: number;
  readonly suit?: Suit;
}

/** The most cards that a move may name: the whole pack. */
export const MAX_COUNT = 52;

const PLACE_COUNT = ANY_FOUNDATION + 1;
/** Counts that a move between two places may have: 0 … 13, since no run is longer than a suit. */
const COUNT_SLOTS = RANKS.length + 1;
/** Moves made before, by places and count: there are few different ones, and lists of moves are made often. */
const knownMoves: (Move | undefined)[] = Array<undefined>(PLACE_COUNT * PLACE_COUNT * COUNT_SLOTS);
const knownTakeBacks: (Move | undefined)[] = Array<undefined>(SUITS.length * PLACE_COUNT);

/** The frozen move between two places; a `count` of 1 is left out. Equal moves are one object. */
export function moveBetween(from: PlaceCode, to: PlaceCode, count = 1): Move {
  const key = (from * PLACE_COUNT + to) * COUNT_SLOTS + count;
  return (knownMoves[key] ??= Object.freeze({
    from: placeOf(from),
    to: placeOf(to),
    ...(count > 1 ? { count } : {}),
  }));
}

/** The frozen move that takes the top card of a suit back from home. Equal moves are one object. */
export function takeBackMove(suit: Suit, to: PlaceCode): Move {
  const key = SUITS.indexOf(suit) * PLACE_COUNT + to;
  return (knownTakeBacks[key] ??= Object.freeze({ from: 'foundation', to: placeOf(to), suit }));
}
