import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  rankOf,
  type Card,
  type PileId,
  type Position,
  type RuleProfile,
} from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import type { Cursor, Grip } from '../../interaction/index.js';
import type { BoardLayout, Placement, Rect } from '../../layout/index.js';
import { buttons, type ButtonView, type SpareButtons } from '../directives/buttons.js';

/** All that the controls show. */
export interface ControlsView {
  readonly position: Position;
  readonly rules: RuleProfile;
  readonly layout: BoardLayout;
  readonly placement: Placement;
  readonly messages: Messages;
  /** Where the one tab stop of the board is. */
  readonly cursor: Cursor;
  /** What is selected or in the hand. */
  readonly grip: Grip | null;
  /** Cards that may be lifted now. */
  readonly movable: ReadonlySet<Card>;
  /** Nobody can play here: the controls only tell what lies where. */
  readonly isReadonly: boolean;
  /** A panel covers the table. */
  readonly isInert: boolean;
  /** Buttons that no pile needs now. */
  readonly spare: SpareButtons;
}

interface ControlView {
  readonly pile: PileId;
  readonly index: number;
  readonly card: Card | null;
  /** The control also stands for its pile: its last card, or its empty place. */
  readonly isPile: boolean;
  readonly name: string;
  readonly rect: Rect;
}

function control(view: ControlsView, item: ControlView): ButtonView {
  const { cursor, grip, movable, isReadonly } = view;
  const { card, pile, rect } = item;
  const isHeld = card !== null && (grip?.cards.includes(card) ?? false);
  const isHead = isHeld && grip?.cards[0] === card;
  return {
    name: isHeld && !isHead ? `${item.name}, ${view.messages.control.inSelection}` : item.name,
    rect,
    card,
    pile: item.isPile ? pile : null,
    isMovable: card !== null && movable.has(card) && !isReadonly,
    isStop: cursor.pile === pile && cursor.index === item.index,
    isPressed: card === null || isReadonly ? null : isHead,
    isDisabled: isReadonly,
  };
}

function visibleRect(view: ControlsView, card: Card): Rect {
  const seat = view.placement.boxes.get(card);
  const { width, height } = view.layout.card;
  return seat === undefined
    ? { x: 0, y: 0, width, height }
    : { x: seat.x, y: seat.y, width, height: Math.min(seat.strip, height) };
}

function placeRect(view: ControlsView, pile: PileId): Rect {
  const rect = view.placement.piles.get(pile) ?? { x: 0, y: 0 };
  const { width, height } = view.layout.card;
  return { x: rect.x, y: rect.y, width, height };
}

/** An example shows only some of the piles. */
function shows({ placement }: ControlsView, pile: PileId): boolean {
  return placement.piles.has(pile);
}

function cellControl(view: ControlsView, card: Card | null, pile: PileId): ButtonView {
  const names = view.messages.control;
  const letter = pile.slice(-1);
  return control(view, {
    pile,
    index: card === null ? -1 : 0,
    card,
    isPile: true,
    name: card === null ? names.emptyCell(letter) : names.cellCard(card, letter),
    rect: card === null ? placeRect(view, pile) : visibleRect(view, card),
  });
}

function foundationControl(
  view: ControlsView,
  card: Card | null,
  pile: PileId,
  index: number,
): ButtonView {
  const names = view.messages.control;
  const { foundations } = view.rules;
  const suit = foundations === 'free' ? null : (foundations[index] ?? null);
  return control(view, {
    pile,
    index: card === null ? -1 : rankOf(card) - 1,
    card,
    isPile: true,
    name:
      card === null
        ? names.emptyFoundation(suit, index + 1)
        : names.foundationCard(card, index + 1),
    rect: placeRect(view, pile),
  });
}

function columnControls(
  view: ControlsView,
  cards: readonly Card[],
  pile: PileId,
  column: number,
): readonly ButtonView[] {
  const names = view.messages.control;
  if (cards.length === 0) {
    const name = names.emptyColumn(column + 1);
    const rect = placeRect(view, pile);
    return [control(view, { pile, index: -1, card: null, isPile: true, name, rect })];
  }
  return cards.map((card, index) => {
    const isLast = index === cards.length - 1;
    return control(view, {
      pile,
      index,
      card,
      isPile: isLast,
      name: names.columnCard({
        card,
        column: column + 1,
        index: index + 1,
        count: cards.length,
        state: isLast ? 'last' : view.movable.has(card) ? 'run' : 'buried',
      }),
      rect: visibleRect(view, card),
    });
  });
}

/** All that the controls of a group depend on: most groups are the same after a move as before. */
function groupState(view: ControlsView, piles: readonly PileId[], cards: unknown): unknown[] {
  const { layout, rules, messages, cursor, grip, isReadonly } = view;
  const stop = piles.includes(cursor.pile) ? cursor : null;
  const held = grip !== null && piles.includes(grip.pile) ? grip : null;
  return [
    cards,
    layout,
    rules,
    messages,
    isReadonly,
    stop?.pile,
    stop?.index,
    held?.pile,
    held?.count,
  ];
}

/** What the button of a place shows. */
type Place = (card: Card | null, pile: PileId, index: number) => ButtonView;

/**
 * The group of the places above the columns, each for one card at a time; nothing where the table has none. Screen
 * readers jump from heading to heading.
 */
function placeGroup(
  view: ControlsView,
  id: string,
  name: string,
  piles: readonly PileId[],
  cards: readonly (Card | null)[],
  place: Place,
): unknown {
  return guard(groupState(view, piles, cards), () => {
    const shown = piles.filter((pile) => shows(view, pile));
    if (shown.length === 0) return nothing;
    return html`<div
      role="group"
      aria-labelledby=${id}
      ${buttons(
        shown.map((pile) => {
          const index = piles.indexOf(pile);
          return place(cards[index] ?? null, pile, index);
        }),
        view.layout.card,
        view.spare,
      )}
    >
      <h3 class="visually-hidden" id=${id}>${name}</h3>
    </div>`;
  });
}

/**
 * The buttons for hands, keys and ears, in reading order: cells, foundations, then the columns from top to bottom.
 * Each covers exactly what is seen of its card. They never animate, so a tap always meets the table as it is.
 */
export function controls(view: ControlsView): TemplateResult {
  const { groups } = view.messages;
  const { position, layout } = view;
  const { cells, foundations, columns } = position;
  return html`<div class="controls" ?inert=${view.isInert}>
    ${placeGroup(view, 'fc-cells', groups.cells, CELL_IDS, cells, (card, pile) =>
      cellControl(view, card, pile),
    )}
    ${placeGroup(
      view,
      'fc-foundations',
      groups.foundations,
      FOUNDATION_IDS,
      foundations,
      (card, pile, index) => foundationControl(view, card, pile, index),
    )}
    <h3 class="visually-hidden" id="fc-columns">${groups.columns}</h3>
    ${COLUMN_IDS.slice(0, layout.columns.length).map((pile, index) => {
      const cards = columns[index] ?? [];
      return guard(
        groupState(view, [pile], cards),
        () =>
          html`<div
            role="group"
            aria-label=${groups.column(index + 1, cards.length)}
            ${buttons(columnControls(view, cards, pile, index), layout.card, view.spare)}
          ></div>`,
      );
    })}
  </div>`;
}
