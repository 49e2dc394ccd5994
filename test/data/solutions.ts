/** A deal and moves that win it under `standard` rules without any card going by itself. */
export interface Solution {
  readonly deal: number;
  /** Standard notation, blanks between the moves. */
  readonly moves: string;
}

/** One solution each for deals that are known, hard, or numbered beyond 32 bits. */
export const SOLUTIONS: readonly Solution[] = [
  {
    deal: 1,
    moves:
      '6a 6b 6h bh 6h 5b 52 5c 5d 5h 51 75 76 86 85 b5 7b 7h 3h 83 8h 8h ch 8h 4h 67 6h 76v4 5c 15 17 d8 1d 1h 1h dh 41 24 2d 28 2h ch 48 78 2c 27 2h ah bh 5h 32v2 3h 8h 8h 4a 47 4b 4h 5h 8h 2h 5h dh 2h 5h 8h 6h 36 3h 8h 3h 6h 3h 4h 8h ah 1h 6h 7h 6h 6h 12 1h 7h bh ch 2h',
  },
  {
    deal: 2,
    moves:
      '1h 1a 1h 8b 8h 7c 7d 7h ah 2a 2h 62 64 6h 12 67 62 6h a2 46v2 4a 4h 5h 5h 7h 75 7h ah 2h 1a 1h 5h 5h 2h bh 2h 42 4b 4h 4h 5h 57 5h 34 3h 8h dh 8d 84 8h bh 2h 2h 2h 6h 2h 36 35 3h 4h 6h ah 2h 3h 4h 6h 7h dh 2h 5h ch 1h 2h 3h 7h',
  },
  {
    deal: 3,
    moves:
      '5h 6h 5a 5h 2b 2h 35 27 2h 3h 3h 4c 4d 4h dh 8d 8h bh ch 1b 1c 1h 1h dh 5h 5h 56 5h 75v2 8d 8h c5 45 75 2c 26 2h 7h 82 8h 4h 5h 7h bh 68v2 6b 6h 18 1h 5h 42 4h 7h 64 6h 5h 6h 8h ah 7h 8h 38 3h 3h 5h 8h ch 2h 5h 8h dh 2h 3h 4h bh 1h',
  },
  {
    deal: 5,
    moves:
      '2h 1a 1b 4c 14 7d 18 17 15 1h bh 75 31 41 37 42 43 4h d4 32 34 a8 24 3a 37 3h 23 73 64 86 8h 2b 24 2h 82 83 72 7d 7h 5h 8h 8h 67v2 b3 53 68v2 6b 62 6h dh 1h 3h 2h 78 5d 58 57 5h 2h 4h 5h 1h 3h 4h 1h 2h 3h 4h 8h 3h 4h 6h 2h 3h 4h 8h ch 3h 4h 8h 3h 4h 8h bh 3h 4h 8h ah 3h 4h 7h 4h dh',
  },
  {
    deal: 10,
    moves:
      '5h 8a 8h 57 5b 51 5h 75 21 2h 61 8c 8h 6h 37 61 76 3d 3h 76 76 71 7h 4h a7 2a 27 23 2h 1h 1h 2h 38 d8 48 37 32 3h 62 12 4d 43 41 4h 5h 2h 5h 7h 1h 7h 7h 67 6h 6h 5h 2h 8h 1h 15 1h ah 1a 17 16 1h 4h 2h 8h 2h 8h 2h 8h ah 2h 7h 8h 2h 3h 8h bh dh 2h 6h 7h ch 5h',
  },
  {
    deal: 24,
    moves:
      '4h 46 7a 7b 7h 7c 76 7h 1h 1d 17 18 51 a7 15 2a 26 2h 2h 1h 2h 1h c1 4c 4h 42 4h 6h d4 41 24v2 2h 54 57 5d 52 5h 3h 35 3h 1h 6h a5 87 8a 8h 1h 6h 8h 1h 8h 4h 6h 8h 31 3h 7h ah 7h 4h 3h 4h 6a 6h 7h 7h 68 6h 6h bh 1h 4h 5h dh 2h 3h 7h ch 4h 5h 8h ah',
  },
  {
    deal: 164,
    moves:
      '1a 15 1b 1h 13 1h 5h 1h 6h 2c 27 41 2d 2h 6h 21 21 46 41 5h c5 4c 41 4h 4h bh 64v2 74 5h 7h 35 24 73 32v2 7b 7h 3h 5h 85 85 82 ah 8a 8h 6h 7h 5h 4h 5h 4h 5h 1h 4h 5h 8h 4h 1h 37 3h 4h 6h bh dh 1h 5h ah 2h 5h 1h 5h 6h 2h 5h 2h 3h 3h ch 1h 7h',
  },
  {
    deal: 178,
    moves:
      '2h 5a 5b 58 5c 56 5h 65v2 74 68 67 6d 6h d6 2d 25 2h 23 c2 25 72 7h 72 7h 78 37v2 32 62 87 1c 16 1h 5h 13 1h b1 41 31 8b 31 37 a7 87 8h 8a 86 8h 48 4h 5h 2h 4h 5h 4h 7h 4h 38 3h 1h 2h 5h 7h 1h 2h 5h 7h 1h 2h 8h 1h 2h 7h 8h ch 1h 2h 7h 1h 2h 4h 7h 1h 6h 7h bh dh 1h 6h 7h ah',
  },
  {
    deal: 285,
    moves:
      '8a 8h 4b 64 85 8h 6c 68 6d 65 25 26 28 2h 27 36 32 a8 42 3a 3h 34 3h bh 35 52 73v2 7h 7h 43 4h 83 5b 5h 1h 5h 2h 7h 7h 7h ch 4c 4h 6h 6h 3h bh 86v3 8h 6h 13 17 1h 4h 7h 2h 2h 3h 5b 5h 2h 3h 14 1h 2h 2h 27v2 2h 3h 1h 3h 7h ah bh 3h 6h 7h ch 4h 5h 6h dh 3h',
  },
  {
    deal: 391,
    moves:
      '7h 6a 68 12 61 3b 6c 61 6h 26v2 36 c6 2c 2d 2h b2 28 4b 42 4h dh 4h 1h 58 15 1h 1h 1h 26 15 5h 56 7d 7h 2h 87 81 8h 4h 32 3h 4h 83 4h a4 8a 8h 54 13 51 5h 6h 7h 5h 6h 1h 6h 6h 73 7h 7h 3h ah 3h 6h 3h 6h 3h 6h 3h 3h 8h 8h ch dh 7h 4h 6h bh 3h 4h 6h 2h 6h',
  },
  {
    deal: 617,
    moves:
      '4a 46 4b 2c 27 72 4d 42 4h 7h 83 47 dh 74v2 7d 7h 8h 83 74 81 87 8h b1 27 18v2 2b 12 16 d6 1h 21 2d 2h 4h 6h 4h 4h 32v2 34 3h 6h 6h b6 24 3b 32 3h ah 6h 3a 3h 6h 6h 53 5h 57 56 5h 5h 6h dh 6h 7h 62 6h 8h 6h 15v3 1h 13 1h 2h 7h bh 2h 3h 5h 7h 8h ah 3h 4h 5h 7h 4h 5h 7h ch 4h 7h',
  },
  {
    deal: 718,
    moves:
      '8h 83 85 68 6a 6b 6c 6h 1d 1h 65 16 a5 2a 24 12 1h dh 26 34 72 27 27 2d 21 41 32 3h 4h 8h 3h 3h 1h 3h 3h 1h dh 4d 43 a8 4a 4h 1h 4h 8h 4h 5h c4 46 73 7h 1h 8h 82 8h 5h 54v2 58 5c 5h 5h 6h dh 4h 3h 4h 78 7h 7h ah 5h 6h bh ch 3h 6h 1h 3h 6h 8h 2h 3h 6h 8h 2h 3h',
  },
  {
    deal: 891,
    moves:
      '2a 2h 2b 2c 2h 2h ah 5a 5h 5d 57 57 5h 45 35 15 d5 4d 45 25 12 12 1h 61 6h 46 4h 4h ah 74 bh 72 8a 8h 7b 7h 7h ah 3a 35 3h 3h d3 8d 8h 8h 5h 8h 1h 5h 5h 1h 6h 2h 6h 68 6h 6h ah 36v2 3h 73 7h 4h 1h 4h 5h 1h 2h 4h 5h dh 2h 3h 5h 6h 8h bh ch 5h 6h',
  },
  {
    deal: 1941,
    moves:
      '3a 3b 1c 15 1h 3d 3h 3h 38 3h 4h 87 8h 83 a8 73 7a 7h 5h 76 73 27 2h 52 53 51 56 5h 1h 7h 7h 1h 61 3h 8h 51 75 85 65 d7 67 8d 8h c8 68 6h 6c 6h 1h 2h 5h 1h 2h 3h 5h dh 1h 2h 3h 5h 1h 3h ah 4a 4h 4h 5h 3h 4h 5h 4h ah 2h 8h 2h bh ch 2h 4h 7h 8h 7h',
  },
  {
    deal: 2000,
    moves:
      '6h 5a 5b 3c 3h 5d 52 5h 5h d3 8d 85 45 45 4h 1h 86 8h a6 28 35 7h c7 65 1h 2h 45 4a 4h 4h 6h 26 64v2 14 64 16 26 24 2c 2h 1h 12 1h 31 3h d6 3d 3h 8h 1h 5h 7h 8h 5h 8h 5h 7h 71 7h 4h 5h ch 4h 5h 6h 4h 6h dh 4h ah 72 7h 8h 4h 5h 6h 5h 6h 1h 2h 5h bh 2h 5h',
  },
  {
    deal: 6182,
    moves:
      '7a 78 7b 7c 56 75 7h 57v2 27 2d 2h 4h bh 5b 5h ah 4a 46 4h 8h 7h 5h d7 57 b5 75 7h 67v3 8b 8d 87 c7 37 6h 3h 3c 31 3h b3 8b 81 8h 4h 3h 5h 4h 4h 3h ch 14v3 1c 17 18 1h 6h 3h 23 2h 1h 82 68 6h 6h 5h 7h 5h 7h 3h 4h 5h 7h 8h bh 4h 7h dh 2h 4h 7h ch 2h 7h 1h 2h 7h ah',
  },
  {
    deal: 7477,
    moves:
      '28 28 2a 2b 2h 2c 2h 72v2 72 71 7d 75 37 35 34 3h d4 3d 3h 2h 72 83 b7 17 87 8b 86 84 81 8h 2h ch 2h 6h 68 6h 1h 1h 8h 58v2 5c 5h 2h 8h 62 12 62 6h ch 7h dh 62 46v3 1c 1d 13 1h 3h 8h 3h 3h 41 4h 2h 3h 7h 2h 2h 5h 2h ch 1h 7h 5h 4c 41 4h 1h 4h 4h 5h 5h 6h 7h 6h bh dh 6h ah ch',
  },
  {
    deal: 10692,
    moves:
      '4a 4b 48 4c 46 4d 74 a8 7a d7 67 c6 41 84v3 2c 2h 6h 8h 3h 8d 84 7h 87 b8 a4 78 12 1a 7b 7h 75 15 1h 7h 17 1h 35 65 16 1h a1 21 7a c7 2c 28 27 2h 6h 68 6h 5h 67 d6 82 8h 5d 5h 3h 53 5h bh 5b 5h 4h 4h 1h bh 28 32v2 3h 3h 5h 8h dh 8h 5h 8h 2h 8h 2h 8h 5h 8h 7h 8h 3h 4h 7h 1h 6h 7h ah 1h 4h 6h ch 4h',
  },
  {
    deal: 12345,
    moves:
      '8a 8b 84 8h 1h 71 87 87 48v3 14 74 67 78 18 6c 6h 1h 38 b8 68 6h 4h 54 2b 2d 2h 1h 51 5h 5h 5h c1 63 36v2 36 26 2c 2h 4h 4h 5h b4 3b 35 3h ah 7h 8h 72 7h 1h 4h 8h 4h 8h 4h 4h ch 8h 8h 4h 5h dh 4a 4h 43 4h 1h 2h 6h 1h 2h 6h 8h 3h 8h 1h 3h 6h 8h ah bh 6h 8h',
  },
  {
    deal: 14292,
    moves:
      '3a 73 1b 16 71 75 47 74 7h 7c 17v2 c7 67 6c 67 6d 65 6h 12 12 16 1h c6 46 41 4h 31 43 4c 4h 5h 8h bh 4h 34v2 3b 3h 5h d4 8d 8h 8h 2h ch 87 84 28v2 2h 2c 24 2h d4 2d 2h 5h 8h ah 7h 8h 7h 3a 3h 5h bh 4h 5h 7h 7h 5h 5h ch 1h 4h 5h 6h 7h 1h 4h 6h 7h 1h 4h 6h 7h dh 4h 6h ah 4h',
  },
  {
    deal: 17683,
    moves:
      '5a 5h 5b 58 5c 5h 25 25 45 25 c2 3c 32 12 34 3d 3h 37 32 12 a3 d3 1a 1d 13 c3 1c 1h d1 71 87 8h bh 81 8h 8h 8h 48v2 61 28 21 42 4h 4h 7h 74 7b 71 7h 8h 4h 8h bh 1h 4h 8h ch 1h 4h 8h 1h 6h 8h ah 6h 1h 6h 24v3 2h 3h 7h 1h 3h 4h 5h 5h 67 6h 1h 3h 4h 1h 3h 4h 5h 1h 2h 5h 7h 1h',
  },
  {
    deal: 31465,
    moves:
      '5h 67 6a 1b 1c 13 13 18 1d 61 6h c1 6c d6 a6 4a 4d 41 c6 4c 43 4h 6h 72 7h 6h 6h c6 17 1c 13 b1 41 84v2 73 7h 87 8b 87 8h 2h 8h ch b8 48 38 74v3 7h 7b 37v2 3c 3h 3h 31 3h d1 5d 5h 2h 6h b1 d1 5b 5d 5h 8h 25 21 2h 3h 4h 6h 8h 1h 4h 8h 1h 8h ah 4h 8h 2h 2h ch 1h 7h 8h dh 1h 7h 8h 1h 2h 5h 8h bh 1h 8h 1h',
  },
  {
    deal: 32000,
    moves:
      '4h 5a 5h 2h 1b 5c 54 5d 53 d5 1d 65 18 15 b5 1b 1h 17 67 61 6h 3h 21 d2 21 42 4h ch 3c 3d 3h ch 4c 4h 45 4h b5 a6 74v3 7a 74 7b 73 7h 8h 2h 6h 8h 1h 3h 6h 2h 32 3h 2h 3h 1h 8h 87 8h 1h 8h 2h 5h ch 1h 2h 8h 23 2h 5h dh 4h 5h 6h 3h 4h 5h 7h ah 3h 4h 5h bh 4h 5h',
  },
  {
    deal: 57148,
    moves:
      '1a 1b 1c 41 5d 51 65 a4 6a 61 64 76 c1 64 2c 27 26 d2 27 57 15 b6 8b a2 18 1h ch 81 8a 8c 81 8h b1 3b 3d a8 3a 36 c3 86 8h 16 38v2 18 41 3c 3h a3 43 23 28 d2 58 4a 4d 4h 4h 41 4h 7h 8h 7h 6h 43 54 5h 7h 6h 7h 73 75 7h 2h 3h 6h 8h ch 2h 6h 8h 1h 3h 8h 3h 8h 3h 72 7h 8h 6h 1h 3h 6h 8h bh 1h 6h 1h 3h 4h 6h ah 3h 5h 6h dh 2h 6h',
  },
  {
    deal: 98714,
    moves:
      '7h 5h 3a 3b 32 1c 1d 18 a8 12 1a 1h 7h 41 a4 34 3h 63 18 86 81 85 38 36 53v2 5a 15 c1 51 5c 5h d5 c5 43 4c 4h 2h 2h 4h 46 4h 64 6h 7h 7h 2d 2h 2h ah dh 4h 65 74 7h 67 6h 8h 6h 6h 2h 8h ch 23 2h 5h 2h 5h 5h 4h b5 51 82 84 8h 2h 3h 1h 3h 8h 1h 3h 5h 7h 1h 3h 5h 1h 3h 4h 5h 1h 3h',
  },
  {
    deal: 1000000,
    moves:
      '2h 2h 6a 61 6h 6b 6h 5h 6h 16v2 5c 5h 15 1h 4h 2d 24 2h 65 61 c6 a6 16 1a 1c 1h 2h 2h 71 7h 72 76 7h 7h 37 34 3h dh 1h 31 3h 4h 3h 3h 4h 81 8h 4h 7h 85 83 8h 2h bh 42 4h 42 4h 5h 6h ch 4h 5h 6h 8h 1h 5h 6h 1h 5h 6h 2h 3h 56 5h 6h ah 2h 6h',
  },
  {
    deal: 4294967297,
    moves:
      '71 6a 6b 6h 6h 7c 73 7h 2d 2h b6 56 1h c7 5b 5h 5c 57 5h 2h 7h 1h d5 8d 85 c5 8c 8h ch 8c 8h 2h 28 2h bh d2 ah 65 1a 1b 1h 1h 7h 8h 7h 7h 67v2 6h 36v2 3h 4h 4h 47 4h 42 4h 2h 4h bh 2h 7h ch 2h 5h 3h 3b 32 3h 7h 3h ah bh 5h 6h 5h 1h 1h 2h 5h 7h 6h',
  },
  {
    deal: 8589934591,
    moves:
      '5h 5h 7a 47 72 8b 8h 4c 4h 3h 4h 7h 7d 7h 8h 7h 56 57 5h 5h b8 27 25 2b 25 28 26 2h 34 3h 34 3h 7h 7h 8h 53 42v2 45 45 4h 7h 14 1h 7h 1h 8h 1h 3h ah 6h 67v2 83 8a 8h 1h 2h 6h 61 c2 62 68 6h 1h 3h 4h bh 1h 3h 1h 2h 3h 7h 2h 3h 5h 7h 8h ah 2h 5h dh',
  },
];
