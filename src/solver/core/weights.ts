/** What makes a table look far from won, in quarters of a point; the search tries the lowest sum first. */
export interface Weights {
  /** For each card not home. */
  readonly away: number;
  /** For each card that lies on one of the four that come home next. */
  readonly cover: number;
  /** For each card that lies on one of those that come after these four. */
  readonly coverNext: number;
  /** For each card over a lower one in its column. */
  readonly buried: number;
  /** For each run with a card over a lower one beneath the run: it has to move as a whole at least once. */
  readonly buriedRuns: number;
  /** For each two neighbours in a column that do not form a run. */
  readonly breaks: number;
  /** For each cell in use. */
  readonly cells: number;
  /** For the last cell in use. */
  readonly lastCell: number;
  /** Off for each empty column. */
  readonly empty: number;
  /** For each move made. */
  readonly moves: number;
}

/** Weights in the order of the fields, as tables of them are written. */
export type WeightRow = readonly [
  away: number,
  cover: number,
  coverNext: number,
  buried: number,
  buriedRuns: number,
  breaks: number,
  cells: number,
  lastCell: number,
  empty: number,
  moves: number,
];

/** The weights of a row. */
export function createWeights(row: WeightRow): Weights {
  const [away, cover, coverNext, buried, buriedRuns, breaks, cells, lastCell, empty, moves] = row;
  return Object.freeze({
    away,
    cover,
    coverNext,
    buried,
    buriedRuns,
    breaks,
    cells,
    lastCell,
    empty,
    moves,
  });
}
