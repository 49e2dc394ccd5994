/** How much a face shows: all its pips, or one large one. */
export type FaceSize = 'small' | 'medium' | 'large';

/** Cards at least this wide, in px, show as many pips as their rank. */
const LARGE_FROM_PX = 72;
const MEDIUM_FROM_PX = 60;

/** The face for cards of that width in px. */
export function faceSizeOf(cardWidth: number): FaceSize {
  if (cardWidth >= LARGE_FROM_PX) return 'large';
  return cardWidth < MEDIUM_FROM_PX ? 'small' : 'medium';
}

/** One pip on a face of 100 × 140: its middle and its size. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LEFT = 29;
const MIDDLE = 50;
const RIGHT = 71;
type Spot = readonly [x: number, y: number];

function rows(...ys: readonly number[]): readonly Spot[] {
  return ys.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]);
}

/** Middles of the pips by rank; the space above belongs to the index. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [MIDDLE, 56],
    [MIDDLE, 120],
  ],
  3: [
    [MIDDLE, 54],
    [MIDDLE, 88],
    [MIDDLE, 122],
  ],
  4: rows(56, 120),
  5: [...rows(56, 120), [MIDDLE, 88]],
  6: rows(56, 88, 120),
  7: [...rows(56, 88, 120), [MIDDLE, 72]],
  8: [...rows(56, 88, 120), [MIDDLE, 72], [MIDDLE, 104]],
  9: [...rows(55, 77.7, 100.3, 123), [MIDDLE, 89]],
  10: [...rows(55, 77.7, 100.3, 123), [MIDDLE, 66.3], [MIDDLE, 111.7]],
};

function pipSize(rank: number): number {
  if (rank <= 3) return 24;
  return rank >= 9 ? 18 : 21;
}

/** The pips of an ace or number card (rank 1 … 10); none for courts. */
export function pipsOf(rank: number, size: FaceSize): readonly Pip[] {
  if (rank > 10) return [];
  if (rank === 1) return [{ x: MIDDLE, y: size === 'small' ? 91 : 86, size: 54 }];
  if (size === 'small') return [{ x: MIDDLE, y: 91, size: 50 }];
  if (size === 'medium') return [{ x: MIDDLE, y: 86, size: 44 }];
  return (SPOTS[rank] ?? []).map(([x, y]) => ({ x, y, size: pipSize(rank) }));
}

/** Width of a court's bust, in units of the face's 100. */
export function bustWidth(size: FaceSize): number {
  return size === 'small' ? 78 : 88;
}
