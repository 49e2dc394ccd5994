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
  /** What has been seen of them. */
  readonly looks: CardLooks;
  /** Lies over the cards at rest and under those in flight. */
  readonly veil: unknown;
}

/** How a card looked, and at which place with which marks. */
interface Look {
  readonly seat: CardBox;
  readonly marks: number;
  readonly letters: IndexLetters | null;
  readonly view: CardView;
}

/** The cards of a table as they are seen, and what has been seen of them. */
export class CardLooks {
  /** The nodes that show them. */
  readonly nodes: CardNodes = new Map();
  /** Cards whose art has been seen: it stays drawn; most of a deal is never looked at in its first minute. */
  readonly drawn = new Set<Card>();
  /** How each card looked last: most look the same after a move as before. */
  readonly last = new Map<Card, Look>();
}

/** The card below those in the hand: it shows its face while they are away. */
function isBared({ placement, grip, isDragging }: CardsView, seat: CardBox): boolean {
  const head = grip?.cards[0];
  const lifted = isDragging && head !== undefined ? placement.boxes.get(head) : undefined;
  return lifted?.pile === seat.pile && lifted.index === seat.index + 1;
}

const HELD = 1;
const LIFTED = 2;
const TARGET = 4;
const PEEKED = 8;
const COVERED = 16;
const MOVABLE = 32;

/** All that is so of a card, as a sum of the above. */
function marksOf(view: CardsView, seat: CardBox): number {
  const { card, pile, covered } = seat;
  let marks = view.movable.has(card) ? MOVABLE : 0;
  if (view.grip?.cards.includes(card) === true) marks |= view.isDragging ? HELD | LIFTED : HELD;
  if (view.targets.includes(pile) && topOf(view.position, pile) === card) marks |= TARGET;
  if (view.peeked === card) marks |= PEEKED;
  else if (covered && !isBared(view, seat)) marks |= COVERED;
  return marks;
}

/** What a card shows, the same object as long as it shows the same. */
function look(view: CardsView, seat: CardBox): CardView {
  const { letters, looks } = view;
  const marks = marksOf(view, seat);
  const last = looks.last.get(seat.card);
  if (last?.seat === seat && last.marks === marks && last.letters === letters) return last.view;
  const shown = lookOf(view, seat, marks);
  looks.last.set(seat.card, { seat, marks, letters, view: shown });
  return shown;
}

function lookOf(view: CardsView, seat: CardBox, marks: number): CardView {
  const { drawn } = view.looks;
  const { card, pile } = seat;
  const { width, height } = view.layout.card;
  const isPeeked = (marks & PEEKED) !== 0;
  const isLifted = (marks & LIFTED) !== 0;
  const isCovered = (marks & COVERED) !== 0;
  // One that goes home is seen on its way there, also where another lies on it in the end.
  if (!isCovered || kindOf(pile) === 'foundation') drawn.add(card);
  const place = `card${isCovered ? ' covered' : ''}${isPeeked ? ' peeked' : ''}`;
  const hold = isLifted ? ' lifted' : (marks & HELD) !== 0 ? ' selected' : '';
  return {
    className: `${place}${hold}${(marks & TARGET) === 0 ? '' : ' target'}`,
    part: `card${(marks & MOVABLE) === 0 ? '' : ' movable'}${isLifted ? ' dragging' : ''}`,
    // One that shows itself has an index as large as one on which nothing lies.
    cap: isPeeked ? indexCapHeight(width, height) : seat.indexCap,
    strip: isPeeked ? height : seat.strip,
    hasArt: drawn.has(card),
    size: faceSizeOf(width),
    letters: view.letters,
  };
}

/**
 * The cards as they are seen: nodes that live as long as the game and move by transform alone. An example may have only
 * some.
 */
export function cards(view: CardsView): TemplateResult {
  const { boxes } = view.placement;
  const find = (card: Card): CardView | null => {
    const seat = boxes.get(card);
    return seat === undefined ? null : look(view, seat);
  };
  return html`<div class="cards" aria-hidden="true" ${deck(view.looks.nodes, find)}>
    ${view.veil}
  </div>`;
}
