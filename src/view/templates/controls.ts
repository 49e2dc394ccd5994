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
import { box } from '../directives/box.js';

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

function control(view: ControlsView, item: ControlView): TemplateResult {
  const { cursor, grip, movable, isReadonly } = view;
  const isStop = cursor.pile === item.pile && cursor.index === item.index;
  const isHeld = item.card !== null && (grip?.cards.includes(item.card) ?? false);
  const isHead = isHeld && grip?.cards[0] === item.card;
  const name = isHeld && !isHead ? `${item.name}, ${view.messages.control.inSelection}` : item.name;
  const isMovable = item.card !== null && movable.has(item.card) && !isReadonly;
  return html`<button
    type="button"
    class=${isMovable ? 'control movable' : 'control'}
    tabindex=${isStop ? 0 : -1}
    aria-label=${name}
    aria-pressed=${item.card === null || isReadonly ? nothing : isHead ? 'true' : 'false'}
    aria-disabled=${isReadonly ? 'true' : nothing}
    data-card=${item.card ?? nothing}
    data-pile=${item.isPile ? item.pile : nothing}
    ${box(item.rect)}
  ></button>`;
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

function cellControl(view: ControlsView, card: Card | null, index: number): TemplateResult | null {
  const pile = CELL_IDS[index];
  if (pile === undefined || !shows(view, pile)) return null;
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
  index: number,
): TemplateResult | null {
  const pile = FOUNDATION_IDS[index];
  if (pile === undefined || !shows(view, pile)) return null;
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

function columnControls(view: ControlsView, cards: readonly Card[], column: number): unknown {
  const pile = COLUMN_IDS[column];
  if (pile === undefined) return nothing;
  const names = view.messages.control;
  if (cards.length === 0) {
    return control(view, {
      pile,
      index: -1,
      card: null,
      isPile: true,
      name: names.emptyColumn(column + 1),
      rect: placeRect(view, pile),
    });
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

/** All that the controls of a pile depend on: most piles are the same after a move as before. */
function pileState(view: ControlsView, pile: PileId | undefined, cards: unknown): unknown[] {
  const { layout, rules, messages, cursor, grip, isReadonly } = view;
  const stop = cursor.pile === pile ? cursor.index : null;
  return [
    cards,
    layout,
    rules,
    messages,
    stop,
    isReadonly,
    grip !== null && grip.pile === pile ? grip.count : 0,
  ];
}

/** Screen readers jump from heading to heading. */
function heading(id: string, text: string): TemplateResult {
  return html`<h3 class="visually-hidden" id=${id}>${text}</h3>`;
}

/**
 * The buttons for hands, keys and ears, in reading order: cells, foundations, then the columns from top to bottom.
 * Each covers exactly what is seen of its card. They never animate, so a tap always meets the table as it is.
 */
export function controls(view: ControlsView): TemplateResult {
  const { groups } = view.messages;
  const { position, layout } = view;
  return html`<div class="controls" ?inert=${view.isInert}>
    ${
      layout.cells.length === 0
        ? nothing
        : html`<div role="group" aria-labelledby="fc-cells">
            ${heading('fc-cells', groups.cells)}
            ${position.cells.map((card, index) =>
              guard(pileState(view, CELL_IDS[index], card), () => cellControl(view, card, index)),
            )}
          </div>`
    }
    ${
      layout.foundations.length === 0
        ? nothing
        : html`<div role="group" aria-labelledby="fc-foundations">
            ${heading('fc-foundations', groups.foundations)}
            ${position.foundations.map((card, index) =>
              guard(pileState(view, FOUNDATION_IDS[index], card), () =>
                foundationControl(view, card, index),
              ),
            )}
          </div>`
    }
    ${heading('fc-columns', groups.columns)}
    ${position.columns
      .slice(0, layout.columns.length)
      .map((cards, index) =>
        guard(
          pileState(view, COLUMN_IDS[index], cards),
          () =>
            html`<div role="group" aria-label=${groups.column(index + 1, cards.length)}>
              ${columnControls(view, cards, index)}
            </div>`,
        ),
      )}
  </div>`;
}
