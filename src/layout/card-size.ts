/** Card sizes in CSS px and the rules that derive everything else from the width. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Height of a card over its width. */
const CARD_RATIO = 1.4;
/** No card grows beyond this width, however wide the page. */
export const MAX_CARD_WIDTH_PX = 118;
/** Below this a board is no longer a board; keeps the arithmetic positive in absurdly small boxes. */
const MIN_CARD_WIDTH_PX = 8;
/** Card width from which rings are drawn 3 px wide instead of 2. */
const THICK_RING_FROM_PX = 64;
/** Greatest cap height of an index, and its share of the strip it lives in. */
const MAX_INDEX_CAP_PX = 26;
const INDEX_CAP_OF_STRIP = 0.72;

/**
 * The largest card, in half px of width, that is no wider and no higher than asked.
 * The height is whole px, so that stacked cards start on whole px.
 */
export function fitCard(maxWidth: number, maxHeight: number): CardSize {
  const limit = Math.min(MAX_CARD_WIDTH_PX, maxWidth, maxHeight / CARD_RATIO);
  let width = Math.max(MIN_CARD_WIDTH_PX, Math.floor(limit * 2) / 2);
  // Rounding the height may step over the limit by half a px.
  if (Math.round(CARD_RATIO * width) > maxHeight && width > MIN_CARD_WIDTH_PX) width -= 0.5;
  return {
    width,
    height: Math.round(CARD_RATIO * width),
    radius: Math.min(9, Math.max(2.5, 0.07 * width)),
  };
}

/** The height that a card's width asks for, before it is rounded. */
export function exactHeight(card: CardSize): number {
  return CARD_RATIO * card.width;
}

/** Width in px of the rings that mark a card: wide enough to be seen, never over the index. */
export function ringWidth(cardWidth: number): number {
  return cardWidth < THICK_RING_FROM_PX ? 2 : 3;
}

/** Cap height in px of the index of a card of which `strip` px are visible. */
export function indexCapHeight(cardWidth: number, strip: number): number {
  return Math.min(0.19 * cardWidth + 4, MAX_INDEX_CAP_PX, INDEX_CAP_OF_STRIP * strip);
}
