import type { Card, PileId, Position } from '../engine/index.js';
import { CELL_IDS, COLUMN_IDS, FOUNDATION_IDS, rankOf } from '../engine/index.js';
import type { BoardLayout } from './board-layout.js';
import { centerOf, containsPoint, distanceTo, overlaps } from './geometry.js';
import type { Point, Rect } from './geometry.js';
import type { Placement } from './placement.js';

/** What lies under a point. */
export interface Hit {
  readonly pile: PileId;
  /** Index of the card in its pile; -1: an empty place, or below the cards of a column. */
  readonly index: number;
}

/** How far, in card widths, a card's middle may be from a pile that is to take it. */
const DROP_REACH = 0.6;

/** A column from its first card to the lower edge of the board: what counts as that column. */
function columnArea(layout: BoardLayout, place: Rect): Rect {
  return { ...place, height: Math.max(place.height, layout.height - place.y) };
}

function hitColumn(
  placement: Placement,
  cards: readonly Card[],
  height: number,
  y: number,
): number {
  for (let index = cards.length - 1; index >= 0; index -= 1) {
    const card = cards[index];
    const box = card === undefined ? undefined : placement.boxes.get(card);
    if (box !== undefined && y >= box.y && y < box.y + height) return index;
  }
  return -1;
}

/** The pile and card at a point of the board; null for the bare felt. */
export function hitTest(
  layout: BoardLayout,
  placement: Placement,
  position: Position,
  point: Point,
): Hit | null {
  const column = layout.columns.findIndex((place) =>
    containsPoint(columnArea(layout, place), point),
  );
  const columnId = COLUMN_IDS[column];
  if (columnId !== undefined) {
    const cards = position.columns[column] ?? [];
    return { pile: columnId, index: hitColumn(placement, cards, layout.card.height, point.y) };
  }
  const cell = layout.cells.findIndex((place) => containsPoint(place, point));
  const cellId = CELL_IDS[cell];
  if (cellId !== undefined) return { pile: cellId, index: position.cells[cell] ? 0 : -1 };
  const foundation = layout.foundations.findIndex((place) => containsPoint(place, point));
  const foundationId = FOUNDATION_IDS[foundation];
  if (foundationId === undefined) return null;
  const top = position.foundations[foundation];
  return { pile: foundationId, index: top ? rankOf(top) - 1 : -1 };
}

/**
 * Piles that a card let go at `box` may be meant for, nearest first: those that it overlaps and those within
 * 0.6 card widths of its middle. Columns count down to the lower edge of the board.
 * For a run, pass the box of its first card.
 */
export function nearestPiles(
  layout: BoardLayout,
  placement: Placement,
  box: Rect,
): readonly PileId[] {
  const center = centerOf(box);
  const reach = DROP_REACH * layout.card.width;
  return [...placement.piles]
    .map(([pile, rect]) => {
      const area = pile.startsWith('column') ? columnArea(layout, rect) : rect;
      return { pile, distance: distanceTo(area, center), touched: overlaps(area, box) };
    })
    .filter(({ distance, touched }) => touched || distance <= reach)
    .sort((a, b) => a.distance - b.distance)
    .map(({ pile }) => pile);
}
