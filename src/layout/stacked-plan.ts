import { exactHeight, fitCard, MAX_CARD_WIDTH_PX } from './card-size.js';
import { frameOf } from './frame.js';
import type { Rect } from './geometry.js';
import type { LayoutOptions, Plan } from './plan.js';
import { capHeight } from './strip-floor.js';

const COLUMNS = 8;
/** Cells beyond this number start a second row. */
const CELLS_IN_ROW = 4;
/** Between the two rows of a board with many cells, at most. */
const MAX_ROW_GAP_PX = 8;
/** With two rows of cells, columns this long keep comfortable strips; cards give way down to a readable width. */
const ROOMY_COLUMN_STEPS = 12;
const COMFORTABLE_STEP_PX = 24;
const ROOMY_CARD_HEIGHT_PX = 90;
/** The toolbar's buttons reach this far beyond the cards, so that icons and cards share an edge. */
const TOOLBAR_OVERHANG_PX = 10;
/** Where small cards make the field narrower than this, the toolbar takes the room it needs. */
const ROOMY_BAR_PX = 560;

/** Cells and foundations in a row above the columns, the toolbar on top: the usual arrangement. */
export function createStackedPlan(box: Required<LayoutOptions>): Plan {
  const { width, height } = box;
  const frame = frameOf(width);
  const rows = box.cells > CELLS_IN_ROW ? 2 : 1;
  const rowGap = Math.round(Math.min(frame.gap, MAX_ROW_GAP_PX)) * (rows - 1);
  const inner = width - 2 * frame.padding;
  const widest = (inner - (COLUMNS - 1) * frame.gap) / COLUMNS;
  const wanted = fitCard(widest, Infinity);

  const free = height - frame.bar - frame.gutter - frame.top - frame.bottom - rowGap;
  const cap = capHeight(
    (floor) => (free - (box.deepest - 1) * floor) / (rows + 1),
    exactHeight(wanted),
  );
  const roomy = (free - ROOMY_COLUMN_STEPS * COMFORTABLE_STEP_PX) / (rows + 1);
  const soft = rows === 1 ? Infinity : Math.max(ROOMY_CARD_HEIGHT_PX, roomy);
  const card = fitCard(widest, Math.min(cap.maxHeight, soft));

  // Where height or the greatest width decides, the room left over goes to the gaps first.
  const capped = card.width < wanted.width || widest >= MAX_CARD_WIDTH_PX;
  const stretched = (inner - COLUMNS * card.width) / (COLUMNS - 1);
  const gap = capped ? Math.max(frame.gap, Math.min(0.3 * card.width, stretched)) : frame.gap;
  const fieldWidth = COLUMNS * card.width + (COLUMNS - 1) * gap;
  const left = (width - fieldWidth) / 2;

  const topY = frame.bar + frame.top;
  const gutterY = topY + rows * card.height + rowGap;
  const columnsY = gutterY + frame.gutter;
  const x = (slot: number): number => Math.round(left + slot * (card.width + gap));
  const place = (slot: number, row: number): Rect => ({
    x: x(slot),
    y: topY + row * (card.height + rowGap),
    width: card.width,
    height: card.height,
  });

  const inRow = Math.min(box.cells, CELLS_IN_ROW);
  const cells = Array.from({ length: box.cells }, (_, index) => {
    const slot = index % CELLS_IN_ROW;
    return place(box.mirrored ? COLUMNS - inRow + slot : slot, Math.floor(index / CELLS_IN_ROW));
  });
  const foundationsInRow = 4 / rows;
  const foundations = Array.from({ length: 4 }, (_, index) => {
    const slot = index % foundationsInRow;
    return place(
      box.mirrored ? slot : COLUMNS - foundationsInRow + slot,
      Math.floor(index / foundationsInRow),
    );
  });

  const right = x(COLUMNS - 1) + card.width;
  const overhang = Math.min(TOOLBAR_OVERHANG_PX, Math.floor(left));
  const roomyBar = Math.min(width - 2 * (frame.padding - overhang), ROOMY_BAR_PX);
  const barWidth = Math.min(width, Math.max(right - x(0) + 2 * overhang, roomyBar));
  return {
    card,
    toolbar: {
      x: Math.floor((width - barWidth) / 2),
      y: 0,
      width: barWidth,
      height: frame.bar,
    },
    message: { x: x(0), y: gutterY, width: right - x(0), height: frame.gutter },
    cells,
    foundations,
    columns: Array.from({ length: COLUMNS }, (_, index) => ({
      x: x(index),
      y: columnsY,
      width: card.width,
      height: Math.max(card.height, height - columnsY - frame.bottom),
    })),
    stripFloor: cap.stripFloor,
    gap,
  };
}
