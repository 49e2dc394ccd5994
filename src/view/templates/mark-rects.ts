import { topOf, type Card, type PileId, type Position } from '../../engine/index.js';
import type { BoardLayout, Placement, Rect } from '../../layout/index.js';

/** What marks are measured on. */
export interface MarkScene {
  readonly layout: BoardLayout;
  readonly placement: Placement;
  readonly position: Position;
}

/** From the first card's top to the last card's bottom; null where the cards aren't on the board. */
export function rectOfCards({ layout, placement }: MarkScene, cards: readonly Card[]): Rect | null {
  const [head] = cards;
  const tail = cards.at(-1);
  const first = head === undefined ? undefined : placement.boxes.get(head);
  const last = tail === undefined ? undefined : placement.boxes.get(tail);
  if (first === undefined || last === undefined) return null;
  const { width, height } = layout.card;
  const isRun = first.pile === last.pile;
  const bottom = (isRun ? last.y : first.y) + height;
  return { x: first.x, y: first.y, width, height: bottom - first.y };
}

/** The uncovered card of a pile, or its empty place; null where the board hasn't got it. */
export function rectOfPile(scene: MarkScene, pile: PileId): Rect | null {
  const top = topOf(scene.position, pile);
  if (top !== null) return rectOfCards(scene, [top]);
  const place = scene.placement.piles.get(pile);
  const { width, height } = scene.layout.card;
  return place === undefined ? null : { x: place.x, y: place.y, width, height };
}
