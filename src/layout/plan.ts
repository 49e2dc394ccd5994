import type { CardSize } from './card-size.js';
import type { Rect } from './geometry.js';

/** What a layout depends on. */
export interface LayoutOptions {
  /** Inner size of the widget in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Free cells in play, 0 … 8; more than four stand in two rows. */
  readonly cells: number;
  /** Cells right, foundations left, for the left hand. Columns keep their order. */
  readonly mirrored?: boolean;
  /** Cards in the longest column that must fit; 19 is the most a deal can build up. */
  readonly deepest?: number;
  /** False: never the arrangement with cells and foundations beside the columns. */
  readonly side?: boolean;
}

/** The part of a layout that the two arrangements work out, in CSS px of the board. */
export interface Plan {
  readonly card: CardSize;
  readonly toolbar: Rect;
  /** The gutter, where messages appear. */
  readonly message: Rect;
  readonly cells: readonly Rect[];
  readonly foundations: readonly Rect[];
  readonly columns: readonly Rect[];
  /** The narrowest strip a covered card is given. */
  readonly stripFloor: number;
  /** Gap between two piles side by side. */
  readonly gap: number;
}
