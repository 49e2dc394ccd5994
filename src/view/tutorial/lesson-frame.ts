import { createBoardLayout, type BoardLayout } from '../../layout/index.js';
import type { Lesson, Step } from '../../tutorial/index.js';
import type { Size } from '../controllers/size-controller.js';

/**
 * What a low box makes of a lesson: a narrow panel beside the board; or its buttons in the bar, and its words on a small
 * sheet, or in the gutter where the columns are so long that they need all the height.
 */
type CompactForm = 'beside' | 'sheet' | 'gutter';

/** Where board and panel of a lesson stand in the widget; px. */
export interface LessonFrame {
  /** The panel stands beside the board, or lies below it. */
  readonly isBeside: boolean;
  /** How a low box shows it; null: there is height enough. */
  readonly compact: CompactForm | null;
  /** Width of the panel beside, height of the sheet below. */
  readonly panel: number;
  /** The same while the sheet is folded: two lines, and the move that is being played where there are several. */
  readonly folded: number;
  readonly layout: BoardLayout;
}

const BESIDE_FROM_PX = 720;
const PANEL_PX = 352;
/** Low boxes have no height to give away. */
const LOW_PX = 480;
const BESIDE_LOW_FROM_PX = 480;
/** As narrow as the widest row of buttons allows, and wider where the board keeps the larger share. */
const LOW_PANEL_PX = { least: 216, most: 300, share: 0.42 } as const;
/** Three lines above the answers, and columns of nine cards above them that can be read. */
const LOW_SHEET_SHARE = 0.3;
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
  const isLow = height < LOW_PX;
  const isBroad = width >= BESIDE_FROM_PX && width >= height;
  const isBeside = isBroad || (isLow && width >= BESIDE_LOW_FROM_PX);
  const { isFolded, mirrored } = options;
  const compact = !isLow || isBroad ? null : isBeside ? 'beside' : isFolded ? 'gutter' : 'sheet';
  const sheet = Math.floor(Math.min(SHEET_PX, SHEET_SHARE * height));
  const hasList = isFolded || moves.flatMap(({ singles }) => singles).length > 1;
  const folded = Math.min(FOLDED_PX + (hasList ? MOVE_LINE_PX : 0), sheet);
  const { least, most, share } = LOW_PANEL_PX;
  const panels = {
    beside: Math.floor(Math.min(most, Math.max(least, share * width))),
    sheet: Math.floor(LOW_SHEET_SHARE * height),
    gutter: 0,
  };
  const panel = compact !== null ? panels[compact] : isBeside ? PANEL_PX : sheet;
  const taken = compact === null && isFolded ? folded : panel;
  const layout = createBoardLayout({
    width: isBeside ? width - panel : width,
    height: isBeside ? height : height - taken,
    cells: rules.cells,
    mirrored,
    deepest: deepestOf(lesson),
    // The bar above the board has the list and the way out.
    side: false,
  });
  return { isBeside, compact, panel, folded, layout };
}

/** The frame as the styles want it. */
export function frameVars({
  panel,
  folded,
  layout,
}: LessonFrame): Readonly<Record<string, string>> {
  return {
    '--_fc-lesson-panel': `${panel}px`,
    '--_fc-lesson-folded': `${folded}px`,
    '--_fc-lesson-gutter-y': `${layout.message.y}px`,
    '--_fc-lesson-gutter': `${layout.message.height}px`,
  };
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
