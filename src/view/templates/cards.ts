import { html, type TemplateResult } from 'lit';
import { kindOf, topOf, type Card, type PileId, type Position } from '../../engine/index.js';
import type { Grip } from '../../interaction/index.js';
import {
  indexCapHeight,
  type BoardLayout,
  type CardBox,
  type Placement,
} from '../../layout/index.js';
import { faceSizeOf } from '../art/pips.js';
import { deck, type CardNodes, type CardView } from '../directives/deck.js';
import type { IndexLetters } from './card-face.js';

/** What the visual cards show. */
export interface CardsView {
  readonly layout: BoardLayout;
  readonly placement: Placement;
  readonly position: Position;
  /** Letters of the language, or null for A J Q K. */
  readonly letters: IndexLetters | null;
  readonly movable: ReadonlySet<Card>;
  /** What is selected or in the hand. */
  readonly grip: Grip | null;
  readonly isDragging: boolean;
  /** The covered card that shows itself. */
  readonly peeked: Card | null;
  readonly targets: readonly PileId[];
  /** Cards whose art has been seen. What is added here stays drawn; most of a deal is never looked at in its first minute. */
  readonly drawn: Set<Card>;
  /** Lies over the cards at rest and under those in flight. */
  readonly veil: unknown;
}

/** The card below those in the hand: it shows its face while they are away. */
function isBared({ placement, grip, isDragging }: CardsView, seat: CardBox): boolean {
  const head = grip?.cards[0];
  const lifted = isDragging && head !== undefined ? placement.boxes.get(head) : undefined;
  return lifted?.pile === seat.pile && lifted.index === seat.index + 1;
}

/** What a card shows; adds it to `drawn` once its art is seen. */
function look(view: CardsView, seat: CardBox): CardView {
  const { layout, letters, movable, grip, isDragging, targets, position, drawn } = view;
  const { card, pile } = seat;
  const { width, height } = layout.card;
  const isHeld = grip?.cards.includes(card) ?? false;
  const isTarget = targets.includes(pile) && topOf(position, pile) === card;
  const isLifted = isHeld && isDragging;
  const isPeeked = view.peeked === card;
  const isCovered = seat.covered && !isPeeked && !isBared(view, seat);
  // One that goes home is seen on its way there, also where another lies on it in the end.
  if (!isCovered || kindOf(pile) === 'foundation') drawn.add(card);
  const place = `card${isCovered ? ' covered' : ''}${isPeeked ? ' peeked' : ''}`;
  const hold = isLifted ? ' lifted' : isHeld ? ' selected' : '';
  return {
    className: `${place}${hold}${isTarget ? ' target' : ''}`,
    part: `card${movable.has(card) ? ' movable' : ''}${isLifted ? ' dragging' : ''}`,
    // One that shows itself has an index as large as one on which nothing lies.
    cap: isPeeked ? indexCapHeight(width, height) : seat.indexCap,
    strip: isPeeked ? height : seat.strip,
    hasArt: drawn.has(card),
    size: faceSizeOf(width),
    letters,
  };
}

/**
 * The cards as they are seen: nodes that live as long as the game and move by transform alone, kept in `nodes`. An
 * example may have only some.
 */
export function cards(nodes: CardNodes, view: CardsView): TemplateResult {
  const { boxes } = view.placement;
  const lookOf = (card: Card): CardView | null => {
    const seat = boxes.get(card);
    return seat === undefined ? null : look(view, seat);
  };
  return html`<div class="cards" aria-hidden="true" ${deck(nodes, lookOf)}>${view.veil}</div>`;
}
