import type { Card, PileId, Position, RuleProfile } from '../engine/index.js';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  RANKS,
  rankOf,
  runLength,
  suitOf,
} from '../engine/index.js';
import type { BoardLayout } from './board-layout.js';
import { indexCapHeight } from './card-size.js';
import { fanColumn } from './column-fan.js';
import type { Point, Rect } from './geometry.js';

/** Where one card lies and how much of it is seen, in CSS px of the board. */
export interface CardBox extends Point {
  readonly card: Card;
  readonly pile: PileId;
  /** Counted from the deepest card of the pile, 0-based; on a foundation the ace is 0. */
  readonly index: number;
  /** Visible height; the card's height where nothing lies on it. */
  readonly strip: number;
  /** Another card lies on it: only the index is to be seen. */
  readonly covered: boolean;
  /** Cap height of the rank in the index. */
  readonly indexCap: number;
}

/** Where all cards of a position lie. */
export interface Placement {
  readonly boxes: ReadonlyMap<Card, CardBox>;
  /** What each pile covers: its empty place at least, a column down to the end of its last card. */
  readonly piles: ReadonlyMap<PileId, Rect>;
}

function placeColumn(
  layout: BoardLayout,
  pile: PileId,
  cards: readonly Card[],
  rules: RuleProfile,
  place: Rect,
): readonly CardBox[] {
  const { width, height } = layout.card;
  const run = rules.groups ? runLength(cards, rules.stacking) : 1;
  const fan = fanColumn(layout, cards.length, run);
  const firstOfRun = cards.length - run;
  // Whole px keep the card lines crisp; the index is sized by the exact step, so that neighbours match.
  const top = (index: number): number =>
    Math.round(
      place.y +
        Math.min(index, firstOfRun) * fan.buried +
        Math.max(0, index - firstOfRun) * fan.run,
    );
  return cards.map((card, index) => {
    const covered = index < cards.length - 1;
    const step = index < firstOfRun ? fan.buried : fan.run;
    return {
      card,
      pile,
      index,
      x: place.x,
      y: top(index),
      strip: covered ? top(index + 1) - top(index) : height,
      covered,
      indexCap: indexCapHeight(width, covered ? step : height),
    };
  });
}

/** All cards of a foundation lie on one spot; the two uppermost keep their art, so that the top one can leave. */
function placeFoundation(
  layout: BoardLayout,
  pile: PileId,
  top: Card,
  place: Rect,
): readonly CardBox[] {
  const suit = suitOf(top);
  const height = rankOf(top);
  return RANKS.slice(0, height).map((rank, index) => ({
    card: `${rank}${suit}` as const,
    pile,
    index,
    x: place.x,
    y: place.y,
    strip: layout.card.height,
    covered: index < height - 2,
    indexCap: indexCapHeight(layout.card.width, layout.card.height),
  }));
}

/** The boxes of a pile's cards and what the pile covers. */
interface Seats {
  readonly boxes: readonly CardBox[];
  readonly rect: Rect;
}

/** Where the piles of one layout lie under one set of rules, as far as anybody has asked. */
interface KnownSeats {
  readonly columns: WeakMap<readonly Card[], Map<PileId, Seats>>;
  readonly tops: Map<string, Seats>;
}

/** Most piles are the same after a move as before; so are the boxes of their cards then, by identity too. */
const known = new WeakMap<BoardLayout, WeakMap<RuleProfile, KnownSeats>>();

function knownSeats(layout: BoardLayout, rules: RuleProfile): KnownSeats {
  let ofLayout = known.get(layout);
  if (ofLayout === undefined) known.set(layout, (ofLayout = new WeakMap()));
  let seats = ofLayout.get(rules);
  if (seats === undefined) {
    seats = { columns: new WeakMap(), tops: new Map() };
    ofLayout.set(rules, seats);
  }
  return seats;
}

function recall<Key>(map: Map<Key, Seats>, key: Key, place: () => Seats): Seats {
  const found = map.get(key) ?? place();
  map.set(key, found);
  return found;
}

/**
 * Places every card of a position, also those beneath the tops of the foundations.
 * `rules` tell what makes a movable run; the layout must have as many cells as the position.
 */
export function placeCards(layout: BoardLayout, position: Position, rules: RuleProfile): Placement {
  const boxes = new Map<Card, CardBox>();
  const piles = new Map<PileId, Rect>();
  const seats = knownSeats(layout, rules);
  const put = (pile: PileId, placed: Seats): void => {
    for (const box of placed.boxes) boxes.set(box.card, box);
    piles.set(pile, placed.rect);
  };

  layout.columns.forEach((place, column) => {
    const pile = COLUMN_IDS[column];
    if (pile === undefined) return;
    const cards = position.columns[column] ?? [];
    const ofColumn = seats.columns.get(cards) ?? new Map<PileId, Seats>();
    seats.columns.set(cards, ofColumn);
    const seat = (): Seats => {
      const placed = placeColumn(layout, pile, cards, rules, place);
      const bottom = (placed.at(-1)?.y ?? place.y) + layout.card.height;
      return { boxes: placed, rect: { ...place, height: bottom - place.y } };
    };
    put(pile, recall(ofColumn, pile, seat));
  });
  layout.cells.forEach((place, cell) => {
    const pile = CELL_IDS[cell];
    if (pile === undefined) return;
    const card = position.cells[cell];
    if (!card) piles.set(pile, place);
    else {
      const seat = (): Seats => ({
        boxes: placeColumn(layout, pile, [card], rules, place),
        rect: place,
      });
      put(pile, recall(seats.tops, `${pile} ${card}`, seat));
    }
  });
  layout.foundations.forEach((place, foundation) => {
    const pile = FOUNDATION_IDS[foundation];
    if (pile === undefined) return;
    const top = position.foundations[foundation];
    if (!top) piles.set(pile, place);
    else {
      const seat = (): Seats => ({ boxes: placeFoundation(layout, pile, top, place), rect: place });
      put(pile, recall(seats.tops, `${pile} ${top}`, seat));
    }
  });
  return { boxes, piles };
}
