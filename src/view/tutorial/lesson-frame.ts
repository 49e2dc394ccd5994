import { createBoardLayout, type BoardLayout } from '../../layout/index.js';
import type { Lesson, Step } from '../../tutorial/index.js';
import type { Size } from '../controllers/size-controller.js';

/** Where board and panel of a lesson stand in the widget; px. */
export interface LessonFrame {
  /** The panel stands beside the board, or lies below it. */
  readonly isBeside: boolean;
  /** Width of the panel beside, height of the sheet below. */
  readonly panel: number;
  /** The same while the sheet is folded: two lines, and the move that is being played where there are several. */
  readonly folded: number;
  readonly layout: BoardLayout;
}

const BESIDE_FROM_PX = 720;
const PANEL_PX = 352;
/** Low boxes have no height to give away. */
const LOW_PX = 420;
const BESIDE_LOW_FROM_PX = 560;
const LOW_PANEL_PX = 300;
const MODAL_BELOW_PX = 480;
const SHEET_PX = 262;
const SHEET_SHARE = 0.4;
const FOLDED_PX = 106;
const MOVE_LINE_PX = 34;

/** Whether a widget is so narrow that a lesson takes the whole attention. */
export function isNarrow({ width }: Size): boolean {
  return width < MODAL_BELOW_PX;
}

/** The frame of a lesson in a widget of this size; `isFolded` where the sheet stays folded all the time. */
export function createLessonFrame(
  { width, height }: Size,
  lesson: Lesson,
  { rules, moves }: Step,
  options: { readonly isFolded: boolean; readonly mirrored: boolean },
): LessonFrame {
  const isLow = height < LOW_PX && width >= BESIDE_LOW_FROM_PX;
  const isBeside = isLow || width >= BESIDE_FROM_PX;
  const sheet = Math.floor(Math.min(SHEET_PX, SHEET_SHARE * height));
  const hasList = options.isFolded || moves.flatMap(({ singles }) => singles).length > 1;
  const folded = Math.min(FOLDED_PX + (hasList ? MOVE_LINE_PX : 0), sheet);
  const panel = isBeside ? (width < BESIDE_FROM_PX ? LOW_PANEL_PX : PANEL_PX) : sheet;
  const taken = options.isFolded ? folded : sheet;
  const layout = createBoardLayout({
    width: isBeside ? width - panel : width,
    height: isBeside ? height : height - taken,
    cells: rules.cells,
    mirrored: options.mirrored,
    deepest: deepestOf(lesson),
    // The bar above the board has the list and the way out.
    side: false,
  });
  return { isBeside, panel, folded, layout };
}

/** Cards in the longest column that the lesson ever shows. */
function deepestOf({ steps }: Lesson): number {
  let deepest = 1;
  for (const { position, moves } of steps) {
    for (const table of [
      position,
      ...moves.flatMap(({ singles }) => singles.map(({ after }) => after)),
    ]) {
      for (const { length } of table.columns) deepest = Math.max(deepest, length);
    }
  }
  return deepest;
}
