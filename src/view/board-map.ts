import type { Card, PileId, Position, RuleProfile } from '../engine/index.js';
import { pileLength, type Target } from '../interaction/index.js';
import {
  hitTest,
  nearestPiles,
  placeCards,
  type BoardLayout,
  type CardBox,
  type Placement,
  type Point,
} from '../layout/index.js';

/** Where everything of one position lies, and what lies where. Points are in px of the board. */
export class BoardMap {
  readonly layout: BoardLayout;
  readonly position: Position;
  readonly placement: Placement;

  constructor(layout: BoardLayout, position: Position, rules: RuleProfile) {
    this.layout = layout;
    this.position = position;
    this.placement = placeCards(layout, position, rules);
  }

  /** Whether the table has this pile: an example may have only some. */
  has(pile: PileId): boolean {
    return this.placement.piles.has(pile);
  }

  /** The first place there is. */
  get first(): Target | null {
    const [pile] = this.placement.piles.keys();
    return pile === undefined ? null : { pile, index: pileLength(this.position, pile) - 1 };
  }

  /** The card at a target and how it lies. */
  seatAt({ pile, index }: Target): CardBox | undefined {
    for (const seat of this.placement.boxes.values()) {
      if (seat.pile === pile && seat.index === index) return seat;
    }
    return undefined;
  }

  /** The card or place of a control. */
  targetOf(control: Element): Target | null {
    const seat = this.placement.boxes.get(control.getAttribute('data-card') as Card);
    if (seat !== undefined) return { pile: seat.pile, index: seat.index };
    const pile = control.getAttribute('data-pile');
    return pile === null ? null : { pile: pile as PileId, index: -1 };
  }

  /** The card or place at a point; null for the felt. */
  targetAt(point: Point): Target | null {
    return hitTest(this.layout, this.placement, this.position, point);
  }

  /** Piles that cards let go at an offset from their place may be meant for, nearest first. */
  dropsFor(head: Card, offset: Point): readonly PileId[] {
    const { layout, placement } = this;
    const seat = placement.boxes.get(head);
    if (seat === undefined) return [];
    const { width, height } = layout.card;
    const box = { x: seat.x + offset.x, y: seat.y + offset.y, width, height };
    return nearestPiles(layout, placement, box);
  }
}
