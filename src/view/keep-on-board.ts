import type { BoardLayout, Point } from '../layout/index.js';

/**
 * As far as cards may be carried so that the one under the pointer stays in sight: what leaves the board is cut off.
 * @param offset how far the pointer carries them
 * @param seat where that card was lifted
 */
export function keepOnBoard(
  offset: Point,
  seat: Point,
  { width, height, card }: Pick<BoardLayout, 'width' | 'height' | 'card'>,
): Point {
  return {
    x: Math.min(Math.max(offset.x, -seat.x), width - card.width - seat.x),
    y: Math.min(Math.max(offset.y, -seat.y), height - card.height - seat.y),
  };
}
