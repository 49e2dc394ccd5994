/** A place on the board in CSS px; the origin is the top left corner of the widget. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box on the board in CSS px: top left corner and size. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether a point lies in a box; left and top edge count, right and bottom do not. */
export function containsPoint(rect: Rect, point: Point): boolean {
  return (
    point.x >= rect.x &&
    point.x < rect.x + rect.width &&
    point.y >= rect.y &&
    point.y < rect.y + rect.height
  );
}

/** Whether two boxes share more than an edge. */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The middle of a box. */
export function centerOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** Distance in px from a point to the nearest point of a box; 0 inside. */
export function distanceTo(rect: Rect, point: Point): number {
  const dx = Math.max(rect.x - point.x, 0, point.x - (rect.x + rect.width));
  const dy = Math.max(rect.y - point.y, 0, point.y - (rect.y + rect.height));
  return Math.hypot(dx, dy);
}
