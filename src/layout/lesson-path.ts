import type { PileId } from '../engine/index.js';
import { kindOf } from '../engine/index.js';
import type { BoardLayout } from './board-layout.js';
import type { Point, Rect } from './geometry.js';
import type { Placement } from './placement.js';

/** One end of a path: the cards it leaves from, or what it leads to. */
export interface PathEnd {
  readonly pile: PileId;
  /** The cards, or the empty place. */
  readonly rect: Rect;
  /** Other cards of its column lie above it: the way from above would cross their faces. */
  readonly isCovering: boolean;
}

/** Corners of the way from one end to the other; at the last one an arrow points on from the last but one. */
export type LessonPath = readonly Point[];

/** From a card's edge to the end of the path: past the brackets, which reach less far above. */
const START_PX = 9;
const TIP_PX = 8;
const ABOVE_PX = 6;
/** How far below the cards a path runs, in card widths, and at least. */
const DEPTH = 0.42;
const MIN_DEPTH_PX = 16;
/** Where in the gutter paths run: nearer to the columns, so that the arrow to a place above has room. */
const GUTTER_LINE = 0.66;
/** A path keeps off the lower edge of the board. */
const EDGE_PX = 4;

/**
 * The way that shows where a card goes, in px of the board. It crosses no face as long as there is room: between columns
 * it runs below all that lie between, to and from the other places through the gutter and the gaps.
 */
export function createLessonPath(
  layout: BoardLayout,
  placement: Placement,
  from: PathEnd,
  to: PathEnd,
): LessonPath {
  if (kindOf(from.pile) === 'column' && kindOf(to.pile) === 'column') {
    return passBelow(layout, placement, from, to);
  }
  const start = leave(layout, from, to);
  const end = arrive(layout, to, from);
  return straighten([...start, ...end.reverse()]);
}

function middleOf({ x, width }: Rect): number {
  return x + width / 2;
}

function bottomOf({ y, height }: Rect): number {
  return y + height;
}

/** From column to column: down, below everything between, and up again. */
function passBelow(
  layout: BoardLayout,
  placement: Placement,
  from: PathEnd,
  to: PathEnd,
): LessonPath {
  const [x1, x2] = [middleOf(from.rect), middleOf(to.rect)];
  const [y1, y2] = [bottomOf(from.rect) + START_PX, bottomOf(to.rect) + TIP_PX];
  let lowest = Math.max(y1, y2);
  for (const [pile, rect] of placement.piles) {
    const middle = middleOf(rect);
    const isBetween = middle >= Math.min(x1, x2) && middle <= Math.max(x1, x2);
    if (kindOf(pile) === 'column' && isBetween && pile !== to.pile) {
      const isEmpty = rect.height <= layout.card.height && !hasCards(placement, pile);
      if (!isEmpty) lowest = Math.max(lowest, bottomOf(rect) + START_PX);
    }
  }
  const depth = Math.max(MIN_DEPTH_PX, DEPTH * layout.card.width);
  const y = Math.min(lowest + depth, layout.height - EDGE_PX);
  return [
    { x: x1, y: y1 },
    { x: x1, y },
    { x: x2, y },
    { x: x2, y: y2 },
  ];
}

function hasCards(placement: Placement, pile: PileId): boolean {
  for (const box of placement.boxes.values()) if (box.pile === pile) return true;
  return false;
}

/** The line that joins the places. */
function gutterOf({ message }: BoardLayout): number {
  return message.y + GUTTER_LINE * message.height;
}

/** The middle of the gap beside a column, on the side of the other end. */
function gapBeside(layout: BoardLayout, rect: Rect, other: Rect): number {
  const last = layout.columns.at(-1)?.x ?? rect.x;
  const first = layout.columns[0]?.x ?? rect.x;
  const wantsRight = middleOf(other) >= middleOf(rect);
  const isRight = wantsRight ? rect.x < last || rect.x <= first : rect.x <= first;
  const half = Math.max(2, layout.gap / 2);
  return isRight ? rect.x + rect.width + half : rect.x - half;
}

/** From the cards to the gutter. */
function leave(layout: BoardLayout, { pile, rect, isCovering }: PathEnd, other: PathEnd): Point[] {
  if (kindOf(pile) !== 'column') return leavePlace(layout, rect, START_PX);
  const gutter = gutterOf(layout);
  const x = middleOf(rect);
  if (!isCovering) {
    return [
      { x, y: rect.y - ABOVE_PX },
      { x, y: gutter },
    ];
  }
  const gap = gapBeside(layout, rect, other.rect);
  const y = rect.y + 0.5 * Math.min(rect.height, layout.card.height);
  const edge = gap > x ? rect.x + rect.width : rect.x;
  return [
    { x: (edge + gap) / 2, y },
    { x: gap, y },
    { x: gap, y: gutter },
  ];
}

/** The same for the end of the path, from its tip to the gutter. */
function arrive(layout: BoardLayout, { pile, rect, isCovering }: PathEnd, other: PathEnd): Point[] {
  if (kindOf(pile) !== 'column') return leavePlace(layout, rect, TIP_PX);
  const gutter = gutterOf(layout);
  const x = middleOf(rect);
  if (!isCovering) {
    return [
      { x, y: rect.y - ABOVE_PX },
      { x, y: gutter },
    ];
  }
  const gap = gapBeside(layout, rect, other.rect);
  const tip = bottomOf(rect) + TIP_PX;
  const depth = Math.max(MIN_DEPTH_PX, DEPTH * layout.card.width);
  const y = Math.min(tip + depth, layout.height - EDGE_PX);
  return [
    { x, y: tip },
    { x, y },
    { x: gap, y },
    { x: gap, y: gutter },
  ];
}

/** From a cell or foundation to the gutter: down, or where it stands beside the columns, sideways first. */
function leavePlace(layout: BoardLayout, rect: Rect, distance: number): Point[] {
  const gutter = gutterOf(layout);
  const x = middleOf(rect);
  if (!layout.side) {
    return [
      { x, y: bottomOf(rect) + distance },
      { x, y: gutter },
    ];
  }
  const isLeft = x < layout.width / 2;
  const columns = layout.columns;
  const inner = isLeft ? rect.x + rect.width : rect.x;
  const outer = isLeft ? (columns[0]?.x ?? inner) : (columns.at(-1)?.x ?? inner) + rect.width;
  const corridor = (inner + outer) / 2;
  const y = rect.y + rect.height / 2;
  const start = isLeft ? inner + distance / 2 : inner - distance / 2;
  return [
    { x: start, y },
    { x: corridor, y },
    { x: corridor, y: gutter },
  ];
}

/** Without corners that are none, and without ways back. */
function straighten(points: readonly Point[]): LessonPath {
  const path: Point[] = [];
  for (const point of points) {
    const last = path.at(-1);
    if (last !== undefined && last.x === point.x && last.y === point.y) continue;
    const before = path.at(-2);
    const isStraight =
      last !== undefined &&
      before !== undefined &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isStraight) path.pop();
    path.push(point);
  }
  return path;
}
