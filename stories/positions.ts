/** All moves of a won game of deal 617, with nothing collected by itself. */
export const SOLUTION_617 =
  '4a 46 4b 2c 27 72 4d 42 4h 7h 83 47 dh 74v2 7d 7h 8h 83 74 81 87 8h b1 27 18v2 2b 12 16 d6 1h 21 ' +
  '2d 2h 4h 6h 4h 4h 32v2 34 3h 6h 6h b6 24 3b 32 3h ah 6h 3a 3h 6h 6h 53 5h 57 56 5h 5h 6h dh 6h ' +
  '7h 62 6h 8h 6h 15v3 1h 13 1h 2h 7h bh 2h 3h 5h 7h 8h ah 3h 4h 5h 7h 4h 5h 7h ch 4h 7h';

/** Moves of deal 1301 that make a column of nineteen cards, the most there can be. */
export const NINETEEN_1301 = '63 6a 8b 5d 5c 71 c1 5c 51 81 72 b2 cb dc 1d d1 7d dh 71 21 71 31';

/** Moves of deal 590 after which only one is left, which leaves none. */
export const NEARLY_STUCK_590 = '4c 8a 8d';
