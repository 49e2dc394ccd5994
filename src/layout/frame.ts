/** How much room the container has: chooses paddings, gaps and which texts the toolbar shows. */
export type Tier = 'tiny' | 'mini' | 'mid' | 'wide';

/** What a container's width alone decides, in CSS px. */
export interface Frame {
  readonly tier: Tier;
  /** Between the board's edge and the cards. */
  readonly padding: number;
  /** Between two piles of a row. */
  readonly gap: number;
  /** Height of the toolbar. */
  readonly bar: number;
  /** Height of the gutter between the top row and the columns, where messages appear. */
  readonly gutter: number;
  /** Between toolbar and top row. */
  readonly top: number;
  /** Below the longest column. */
  readonly bottom: number;
}

const MINI_FROM_PX = 300;
const MID_FROM_PX = 480;
const WIDE_FROM_PX = 860;
/** From here a message fits the gutter on one line. */
const ONE_LINE_FROM_PX = 560;

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The tier of a container `width` px wide. */
export function tierOf(width: number): Tier {
  if (width < MINI_FROM_PX) return 'tiny';
  if (width < MID_FROM_PX) return 'mini';
  return width < WIDE_FROM_PX ? 'mid' : 'wide';
}

/** Paddings, gaps and bars of a container `width` px wide. */
export function frameOf(width: number): Frame {
  const tier = tierOf(width);
  if (tier === 'tiny') {
    return { tier, padding: 4, gap: 2, bar: 44, gutter: 52, top: 2, bottom: 6 };
  }
  if (tier === 'mini') {
    return { tier, padding: 6, gap: 4, bar: 44, gutter: 44, top: 2, bottom: 6 };
  }
  return {
    tier,
    padding: clamp(8, 0.02 * width, 24),
    gap: clamp(6, 0.014 * width, 16),
    bar: 52,
    gutter: width < ONE_LINE_FROM_PX ? 44 : 36,
    top: 4,
    bottom: 12,
  };
}
