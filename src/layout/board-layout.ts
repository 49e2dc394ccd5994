import type { CardSize } from './card-size.js';
import { ringWidth } from './card-size.js';
import type { Tier } from './frame.js';
import { tierOf } from './frame.js';
import { createMemo } from './memo.js';
import type { LayoutOptions, Plan } from './plan.js';
import { createSidePlan } from './side-plan.js';
import { createStackedPlan } from './stacked-plan.js';
import { DEEPEST_COLUMN } from './strip-floor.js';

/**
 * Where everything stands. Depends on the container and the number of cells only, never on the cards,
 * so that no move shifts anything but the column it touches. All numbers are CSS px of the board.
 */
export interface BoardLayout extends Plan {
  readonly width: number;
  readonly height: number;
  readonly tier: Tier;
  /** Cells and foundations stand beside the columns and the toolbar is a rail: for low, broad boxes. */
  readonly side: boolean;
  readonly mirrored: boolean;
  /** Width of rings around cards. */
  readonly ring: number;
  /** Step from card to card in a column that is not crowded. */
  readonly naturalStep: number;
}

/** Strips never get narrower than a finger needs while there is room. */
const COMFORTABLE_STEP_PX = 24;
/** Columns up to this long keep one step; longer ones are squeezed. */
const UNCROWDED_STEPS = 12;

/** More cells than this stand in two rows. */
const CELLS_IN_ROW = 4;
/** Boards with two rows of cells keep them unless the side arrangement makes cards this much wider. */
const SIDE_GAIN_OF_TWO_ROWS = 1.2;

function naturalStep(card: CardSize, columnHeight: number): number {
  const roomy = Math.min(0.46 * card.height, (columnHeight - card.height) / UNCROWDED_STEPS);
  return Math.round(Math.max(COMFORTABLE_STEP_PX, 0.27 * card.height, roomy));
}

/** A page has few boxes, and asks for the same one after every move; what it gets can be told by identity. */
const recall = createMemo<BoardLayout>();

/**
 * Works out the board for a container; the same object for the same question.
 * The side arrangement is taken wherever it gives larger cards. Sizes are rounded down to whole px;
 * meant for 240 × 320 and more, smaller boxes still give finite numbers.
 */
export function createBoardLayout(options: LayoutOptions): BoardLayout {
  // Not a number counts as no room.
  const width = Math.max(0, Math.floor(options.width) || 0);
  const height = Math.max(0, Math.floor(options.height) || 0);
  const mirrored = options.mirrored ?? false;
  const deepest = Math.max(1, options.deepest ?? DEEPEST_COLUMN);
  const isSideAllowed = options.side ?? true;
  const box = { width, height, cells: options.cells, mirrored, deepest, side: isSideAllowed };
  return recall(box, () => workOut(box));
}

function workOut(box: Required<LayoutOptions>): BoardLayout {
  const { width, height, mirrored, cells } = box;
  const stacked = createStackedPlan(box);
  const beside = createSidePlan(box);
  const gain = cells > CELLS_IN_ROW ? SIDE_GAIN_OF_TWO_ROWS : 1;
  const side = box.side && beside.card.width > gain * stacked.card.width;
  const plan = side ? beside : stacked;
  return {
    ...plan,
    width,
    height,
    tier: tierOf(width),
    side,
    mirrored,
    ring: ringWidth(plan.card.width),
    naturalStep: naturalStep(plan.card, plan.columns[0]?.height ?? 0),
  };
}
