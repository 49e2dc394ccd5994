import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import {
  kindOf,
  RANKS,
  SUITS,
  topOf,
  type Card,
  type PileId,
  type Position,
} from '../../engine/index.js';
import type { Grip } from '../../interaction/index.js';
import {
  indexCapHeight,
  type BoardLayout,
  type CardBox,
  type CardSize,
  type Placement,
} from '../../layout/index.js';
import { faceSizeOf } from '../art/pips.js';
import { cssVars, type CssVars } from '../directives/css-vars.js';
import { cardFace, type IndexLetters } from './card-face.js';

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

/** A fixed order, so that no card's node ever moves in the document. */
const DECK: readonly Card[] = RANKS.flatMap((rank) =>
  SUITS.map((suit) => `${rank}${suit}` as const),
);

/** The card below those in the hand: it shows its face while they are away. */
function isBared({ placement, grip, isDragging }: CardsView, seat: CardBox): boolean {
  const head = grip?.cards[0];
  const lifted = isDragging && head !== undefined ? placement.boxes.get(head) : undefined;
  return lifted?.pile === seat.pile && lifted.index === seat.index + 1;
}

function isFoundation(pile: PileId): boolean {
  return kindOf(pile) === 'foundation';
}

/** An index as large as on a card on which nothing lies. */
function sizesOf({ width, height }: CardSize): CssVars {
  return { '--_fc-cap': `${indexCapHeight(width, height)}px`, '--_fc-strip': `${height}px` };
}

function card(view: CardsView, seat: CardBox): unknown {
  const { layout, letters, movable, grip, isDragging, targets, position } = view;
  const isHeld = grip?.cards.includes(seat.card) ?? false;
  const isTarget = targets.includes(seat.pile) && topOf(position, seat.pile) === seat.card;
  const isMovable = movable.has(seat.card);
  const isLifted = isHeld && isDragging;
  const isPeeked = view.peeked === seat.card;
  const isCovered = seat.covered && !isPeeked && !isBared(view, seat);
  // One that goes home is seen on its way there, also where another lies on it in the end.
  if (!isCovered || isFoundation(seat.pile)) view.drawn.add(seat.card);
  const hasArt = view.drawn.has(seat.card);
  const size = faceSizeOf(layout.card.width);
  const part = `card${isMovable ? ' movable' : ''}${isLifted ? ' dragging' : ''}`;
  const place = `card${isCovered ? ' covered' : ''}${isPeeked ? ' peeked' : ''}`;
  const hold = isLifted ? ' lifted' : isHeld ? ' selected' : '';
  const className = `${place}${hold}${isTarget ? ' target' : ''}`;
  // A move changes few cards; the others need not even be compared with what is drawn.
  return guard(
    [seat, className, part, hasArt, size, letters],
    () =>
      html`<div
        class=${className}
        part=${part}
        data-face=${seat.card}
        ${cssVars(
          isPeeked
            ? sizesOf(layout.card)
            : { '--_fc-cap': `${seat.indexCap}px`, '--_fc-strip': `${seat.strip}px` },
        )}
      >
        ${guard([size, letters, hasArt], () => cardFace(seat.card, { size, letters, hasArt }))}
      </div>`,
  );
}

/**
 * The cards as they are seen: nodes that live as long as the game and move by transform alone. Each has its own place in
 * the list, though an example may have only some.
 */
export function cards(view: CardsView): TemplateResult {
  const { boxes } = view.placement;
  return html`<div class="cards" aria-hidden="true">
    ${DECK.map((name) => {
      const seat = boxes.get(name);
      return seat === undefined ? nothing : card(view, seat);
    })}
    ${view.veil}
  </div>`;
}
