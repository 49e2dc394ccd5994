import { exactHeight, fitCard } from './card-size.js';
import type { Rect } from './geometry.js';
import type { LayoutOptions, Plan } from './plan.js';
import { capHeight } from './strip-floor.js';

const COLUMNS = 8;
/** Cells stand one below the other, more than four in two such stacks. */
const CELLS_IN_STACK = 4;
/** Width of the toolbar, standing at the side. */
const RAIL_PX = 48;
const PADDING_PX = 6;
const GAP_PX = 6;
/** Between the columns and the piles beside them, beyond the usual gap. */
const ZONE_GAP_PX = 8;
/** Between two piles of a stack. */
const STACK_GAP_PX = 5;
const GUTTER_PX = 34;
const GUTTER_GAP_PX = 2;

/** Cells left, foundations right of the columns, the toolbar a rail: for boxes where height is what is missing. */
export function createSidePlan(box: Required<LayoutOptions>): Plan {
  const { width, height } = box;
  const stacks = box.cells > CELLS_IN_STACK ? 2 : 1;
  const cards = COLUMNS + 1 + stacks;
  const columnsY = PADDING_PX + GUTTER_PX + GUTTER_GAP_PX;
  // Everything across that is neither a card nor one of the nine gaps.
  const fixed = RAIL_PX + 2 * PADDING_PX + 2 * ZONE_GAP_PX + (stacks - 1) * STACK_GAP_PX;
  const gaps = COLUMNS + 1;
  const widest = (width - fixed - gaps * GAP_PX) / cards;
  const wanted = fitCard(widest, Infinity);

  const stackCap = (height - 2 * PADDING_PX - 3 * STACK_GAP_PX) / 4;
  const cap = capHeight(
    (floor) => Math.min(stackCap, height - columnsY - PADDING_PX - (box.deepest - 1) * floor),
    exactHeight(wanted),
  );
  const card = fitCard(widest, cap.maxHeight);

  const stretched = (width - fixed - cards * card.width) / gaps;
  const gap =
    card.width < wanted.width ? Math.max(GAP_PX, Math.min(0.3 * card.width, stretched)) : GAP_PX;
  const zoneGap = gap + ZONE_GAP_PX;
  const used = fixed + gaps * gap + cards * card.width;
  const spare = Math.max(0, width - used) / 2;
  const stackPitch = card.width + STACK_GAP_PX;
  const cellsWidth = (stacks - 1) * stackPitch + card.width;

  // Laid out from the rail; a mirrored board is the reflection of it, but for the order of columns and cells.
  const cellsX = RAIL_PX + PADDING_PX + spare;
  const columnsX = cellsX + cellsWidth + zoneGap;
  const columnsWidth = COLUMNS * card.width + (COLUMNS - 1) * gap;
  const foundationsX = columnsX + columnsWidth + zoneGap;
  const mirror = (x: number, span: number): number =>
    Math.round(box.mirrored ? width - x - span : x);
  const place = (x: number, row: number): Rect => ({
    x,
    y: PADDING_PX + row * (card.height + STACK_GAP_PX),
    width: card.width,
    height: card.height,
  });

  const cellsLeft = mirror(cellsX, cellsWidth);
  const columnsLeft = mirror(columnsX, columnsWidth);
  const columns = Array.from({ length: COLUMNS }, (_, index) => ({
    x: Math.round(columnsLeft + index * (card.width + gap)),
    y: columnsY,
    width: card.width,
    height: Math.max(card.height, height - columnsY - PADDING_PX),
  }));
  const last = columns[COLUMNS - 1]?.x ?? columnsLeft;
  return {
    card,
    toolbar: { x: box.mirrored ? width - RAIL_PX : 0, y: 0, width: RAIL_PX, height },
    message: {
      x: columnsLeft,
      y: PADDING_PX,
      width: last + card.width - columnsLeft,
      height: GUTTER_PX,
    },
    cells: Array.from({ length: box.cells }, (_, index) =>
      place(
        Math.round(cellsLeft + Math.floor(index / CELLS_IN_STACK) * stackPitch),
        index % CELLS_IN_STACK,
      ),
    ),
    foundations: Array.from({ length: 4 }, (_, index) =>
      place(mirror(foundationsX, card.width), index),
    ),
    columns,
    stripFloor: cap.stripFloor,
    gap,
  };
}
