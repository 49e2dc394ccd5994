import type { BoardLayout } from './board-layout.js';
import { fitCard, ringWidth } from './card-size.js';
import { tierOf } from './frame.js';
import type { Rect } from './geometry.js';
import { createMemo } from './memo.js';

/** What the board of an example depends on. */
export interface ExampleOptions {
  /** Inner width in CSS px. */
  readonly width: number;
  /** Columns shown, from the first: 0 … 8. */
  readonly columns: number;
  /** Free cells shown. */
  readonly cells: number;
  readonly foundations: boolean;
  /** Cards in the longest column, whatever is played. */
  readonly deepest: number;
  /** Cards travel from column to column: room for the path below them. */
  readonly hasPath: boolean;
  readonly mirrored?: boolean;
}

/** Cards of an example are this wide where there is room. */
const CARD_WIDTH_PX = 68;
const CARD_RATIO = 1.4;
const PADDING_PX = 16;
const TOP_PX = 16;
const BOTTOM_PX = 16;
/** Between the piles above and the columns, where paths run. */
const GUTTER_PX = 40;
const PATH_PX = 46;
const FOUNDATIONS = 4;
const MIN_GAP_PX = 4;
const WIDE_GAP = 0.46;
/** A strip shows a whole index. */
const STEP_PX = 24;
const STEP_OF_HEIGHT = 0.27;
/** Columns longer than this many steps are squeezed. */
const LOOSE_STEPS = 9;
const STRIP_FLOOR_PX = 12;

/** An example is drawn again with every word it says; that its board is the same can be told by identity. */
const recall = createMemo<BoardLayout>();

/**
 * A board that has only the piles of one example and is as high as they need, in px; `height` comes with it.
 * Cells and foundations stand in a row above the columns; everything is centred. The same object for the same question.
 */
export function createExampleLayout({
  width,
  columns,
  cells,
  foundations,
  deepest,
  hasPath,
  mirrored = false,
}: ExampleOptions): BoardLayout {
  const whole = Math.max(0, Math.floor(width) || 0);
  const box = { width: whole, columns, cells, foundations, deepest, hasPath, mirrored };
  return recall(box, () => workOut(box));
}

function workOut(options: Required<ExampleOptions>): BoardLayout {
  const { width, mirrored } = options;
  const foundations = options.foundations ? FOUNDATIONS : 0;
  const inRow = options.cells + foundations;
  const slots = Math.max(1, inRow, options.columns);
  const padding = Math.min(PADDING_PX, width / 40);
  const inner = width - 2 * padding;
  const widest = (inner - (slots - 1) * MIN_GAP_PX) / slots;
  const card = fitCard(Math.min(CARD_WIDTH_PX, widest), CARD_WIDTH_PX * CARD_RATIO);
  const spare = slots > 1 ? (inner - slots * card.width) / (slots - 1) : 0;
  const gap = Math.max(0, Math.min(WIDE_GAP * card.width, spare));

  const row = (count: number): number => (width - count * card.width - (count - 1) * gap) / 2;
  const place = (left: number, slot: number, y: number): Rect => ({
    x: Math.round(left + slot * (card.width + gap)),
    y,
    width: card.width,
    height: card.height,
  });
  const topLeft = row(slots) + Math.floor((slots - inRow) / 2) * (card.width + gap);
  const cellsAt = mirrored ? foundations : 0;
  const foundationsAt = mirrored ? 0 : options.cells;

  const gutterY = inRow > 0 ? TOP_PX + card.height : TOP_PX;
  const hasGutter = inRow > 0 && options.columns > 0;
  const columnsY = gutterY + (hasGutter ? GUTTER_PX : 0);
  const naturalStep = Math.round(Math.max(STEP_PX, STEP_OF_HEIGHT * card.height));
  const steps = Math.max(0, options.deepest - 1);
  const fan = Math.max(Math.min(steps, LOOSE_STEPS) * naturalStep, steps * STRIP_FLOOR_PX);
  const columnHeight = card.height + fan;
  const end = options.columns > 0 ? columnsY + columnHeight : gutterY;
  // On the grid of the row above, where there is one.
  const columnsLeft =
    inRow > 0
      ? row(slots) + Math.floor((slots - options.columns) / 2) * (card.width + gap)
      : row(options.columns);
  return {
    card,
    toolbar: { x: 0, y: 0, width: 0, height: 0 },
    message: { x: padding, y: gutterY, width: inner, height: GUTTER_PX },
    cells: Array.from({ length: options.cells }, (_, index) =>
      place(topLeft, cellsAt + index, TOP_PX),
    ),
    foundations: Array.from({ length: foundations }, (_, index) =>
      place(topLeft, foundationsAt + index, TOP_PX),
    ),
    columns: Array.from({ length: options.columns }, (_, index) => ({
      ...place(columnsLeft, index, columnsY),
      height: columnHeight,
    })),
    stripFloor: STRIP_FLOOR_PX,
    gap,
    width,
    height: Math.ceil(end + (options.hasPath ? PATH_PX : BOTTOM_PX)),
    tier: tierOf(width),
    side: false,
    mirrored,
    ring: ringWidth(card.width),
    naturalStep,
  };
}
