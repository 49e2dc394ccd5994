/** The narrowest strip of a covered card at which its index stays comfortable. */
const STRIP_FLOOR_PX = 12;
/** The narrowest strip where the box is so low that cards would shrink below the comfortable width. */
const LOW_STRIP_FLOOR_PX = 8;
/** Card height that the lower floor may buy back (cards 30 px wide). */
const COMFORTABLE_HEIGHT_PX = 42;

/** The longest column of a deal: seven dealt cards down to a king, then queen to ace. */
export const DEEPEST_COLUMN = 19;

/** Height that the strips of the longest column leave for a card. */
export interface HeightCap {
  readonly maxHeight: number;
  readonly stripFloor: number;
}

/**
 * Decides how high a card may be so that the longest column fits.
 * `capAt(floor)` is the height left for one card when every strip is `floor` px; `wanted` is what the width allows.
 * Low boxes squeeze strips further before cards get too small to read, but never to make cards larger than that.
 */
export function capHeight(capAt: (floor: number) => number, wanted: number): HeightCap {
  const usual = capAt(STRIP_FLOOR_PX);
  if (usual >= Math.min(COMFORTABLE_HEIGHT_PX, wanted)) {
    return { maxHeight: usual, stripFloor: STRIP_FLOOR_PX };
  }
  const squeezed = Math.min(COMFORTABLE_HEIGHT_PX, capAt(LOW_STRIP_FLOOR_PX));
  return { maxHeight: squeezed, stripFloor: LOW_STRIP_FLOOR_PX };
}
