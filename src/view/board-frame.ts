import type { Point } from '../layout/index.js';

/** A place on the screen, as pointer events have it. */
export type ClientPoint = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** One thing for each corner, from the upper left one on with the clock. */
type Corners<Type> = readonly [Type, Type, Type, Type];

/**
 * Where a point lies in a square whose corners are seen at `corners`, in shares of its sides; null where it is seen
 * edge on. Heckbert's projection of a square (Fundamentals of Texture Mapping and Image Warping, 1989, 2.2.3), solved
 * for the point: right however the square is turned, mirrored, skewed or seen in perspective.
 */
export function locate([p0, p1, p2, p3]: Corners<Point>, seen: Point): Point | null {
  const [ax, ay, bx, by] = [p1.x - p2.x, p1.y - p2.y, p3.x - p2.x, p3.y - p2.y];
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const area = ax * by - bx * ay;
  const [g, h] = [(sx * by - bx * sy) / area, (ax * sy - sx * ay) / area];
  const [ux, uy] = [p1.x - p0.x + g * (p1.x - seen.x), p1.y - p0.y + g * (p1.y - seen.y)];
  const [vx, vy] = [p3.x - p0.x + h * (p3.x - seen.x), p3.y - p0.y + h * (p3.y - seen.y)];
  const [dx, dy] = [seen.x - p0.x, seen.y - p0.y];
  const scale = ux * vy - vx * uy;
  const at = { x: (dx * vy - vx * dy) / scale, y: (ux * dy - dx * uy) / scale };
  return Number.isFinite(at.x) && Number.isFinite(at.y) ? at : null;
}

function markCorner(board: HTMLElement, left: number, top: number): HTMLElement {
  const corner = document.createElement('div');
  corner.style.setProperty('position', 'absolute');
  corner.style.setProperty('left', `${left}px`);
  corner.style.setProperty('top', `${top}px`);
  board.prepend(corner);
  return corner;
}

/**
 * Where the board is on the screen as long as a pointer is down on it. No browser tells what its ancestors do to an
 * element, but every one tells where an element without a size is seen: there is one in each corner meanwhile.
 */
export class BoardFrame {
  readonly #board: HTMLElement;
  readonly #width: number;
  readonly #height: number;
  readonly #corners: Corners<HTMLElement>;
  readonly #observer: ResizeObserver;
  #seen: Corners<Point>;
  #last: Point = { x: 0, y: 0 };

  /** @param onMeasured hears that `measureSoon` has been done */
  constructor(board: HTMLElement, onMeasured: () => void) {
    const { clientWidth: width, clientHeight: height } = board;
    this.#board = board;
    this.#width = width;
    this.#height = height;
    this.#corners = [
      markCorner(board, 0, 0),
      markCorner(board, width, 0),
      markCorner(board, width, height),
      markCorner(board, 0, height),
    ];
    this.#seen = this.#see();
    this.#observer = new ResizeObserver(() => {
      this.measure();
      onMeasured();
    });
  }

  /** Measures at once, which may make the browser lay out what has changed. */
  measure(): void {
    this.#seen = this.#see();
  }

  /** Measures when this frame is laid out; whoever is observed anew is reported then, changed or not. */
  measureSoon(): void {
    this.#observer.unobserve(this.#board);
    this.#observer.observe(this.#board);
  }

  /** A point of the screen in px of the board. */
  pointOf({ clientX, clientY }: ClientPoint): Point {
    const at = locate(this.#seen, { x: clientX, y: clientY });
    if (at !== null) this.#last = { x: at.x * this.#width, y: at.y * this.#height };
    return this.#last;
  }

  /** The pointer is gone. */
  close(): void {
    this.#observer.disconnect();
    for (const corner of this.#corners) corner.remove();
  }

  #see(): Corners<Point> {
    const [a, b, c, d] = this.#corners;
    return [
      a.getBoundingClientRect(),
      b.getBoundingClientRect(),
      c.getBoundingClientRect(),
      d.getBoundingClientRect(),
    ];
  }
}
