import {
  CELL_IDS,
  COLUMN_COUNT,
  COLUMN_IDS,
  FOUNDATION_COUNT,
  FOUNDATION_IDS,
  indexOf,
  kindOf,
  type PileId,
  type RuleProfile,
} from '../engine/index.js';

/** What decides which place stands above which column. */
export interface BoardShape {
  readonly rules: RuleProfile;
  /** Cells on the right, foundations on the left; the order within each stays. */
  readonly mirrored: boolean;
}

/** More cells than this stand in two rows, and the foundations beside them do too (Eight Off). */
const CELLS_IN_ROW = 4;
const HALF = COLUMN_COUNT / 2;

/** How the places of one kind stand over the columns: how many in a row, over which column the first is, how wide each. */
interface Block {
  readonly ids: readonly PileId[];
  readonly inRow: number;
  readonly firstColumn: number;
  readonly columnsEach: number;
}

function cellsBlock({ rules, mirrored }: BoardShape): Block {
  const inRow = Math.min(rules.cells, CELLS_IN_ROW);
  return {
    ids: CELL_IDS.slice(0, rules.cells),
    inRow,
    firstColumn: mirrored ? COLUMN_COUNT - inRow : 0,
    columnsEach: 1,
  };
}

function foundationsBlock({ rules, mirrored }: BoardShape): Block {
  const inRow = rules.cells > CELLS_IN_ROW ? FOUNDATION_COUNT / 2 : FOUNDATION_COUNT;
  return {
    ids: FOUNDATION_IDS,
    inRow,
    firstColumn: mirrored ? 0 : HALF,
    columnsEach: HALF / inRow,
  };
}

/** The place above a column, in the lowest row; with fewer cells the nearest one. */
function aboveColumn(column: number, shape: BoardShape): PileId | null {
  const isOverCells = column < HALF !== shape.mirrored && shape.rules.cells > 0;
  const block = isOverCells ? cellsBlock(shape) : foundationsBlock(shape);
  const slot = Math.floor((column - block.firstColumn) / block.columnsEach);
  const inRow = Math.min(block.inRow - 1, Math.max(0, slot));
  const lastRow = Math.ceil(block.ids.length / block.inRow) - 1;
  return block.ids[Math.min(lastRow * block.inRow + inRow, block.ids.length - 1)] ?? null;
}

/** The place above a pile, or null in the top row. */
export function pileAbove(pile: PileId, shape: BoardShape): PileId | null {
  if (kindOf(pile) === 'column') return aboveColumn(indexOf(pile), shape);
  const { ids, inRow } = kindOf(pile) === 'cell' ? cellsBlock(shape) : foundationsBlock(shape);
  return ids[indexOf(pile) - inRow] ?? null;
}

/** The place below one of the upper places: the next row, else the column under it. Null for a column. */
export function pileBelow(pile: PileId, shape: BoardShape): PileId | null {
  if (kindOf(pile) === 'column') return null;
  const block = kindOf(pile) === 'cell' ? cellsBlock(shape) : foundationsBlock(shape);
  const index = indexOf(pile);
  const lower = block.ids[index + block.inRow];
  if (lower !== undefined) return lower;
  const column = block.firstColumn + (index % block.inRow) * block.columnsEach;
  return COLUMN_IDS[column] ?? null;
}
