/** What makes a table look far from won, in quarters of a point; the search tries the lowest sum first. */
export interface Weights {
  /** For each card not home. */
  readonly away: number;
  /** For each card that lies on one of the four that come home next. */
  readonly cover: number;
  /** For each card over a lower one in its column. */
  readonly buried: number;
  /** For each two neighbours in a column that do not form a run. */
  readonly breaks: number;
  /** For each cell in use. */
  readonly cells: number;
  /** Off for each empty column. */
  readonly empty: number;
  /** For each move made. */
  readonly moves: number;
}

/** Weights in the order of the fields, as tables of them are written. */
export function createWeights(
  away: number,
  cover: number,
  buried: number,
  breaks: number,
  cells: number,
  empty: number,
  moves: number,
): Weights {
  return Object.freeze({ away, cover, buried, breaks, cells, empty, moves });
}
