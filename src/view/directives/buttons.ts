import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';
import type { Card, PileId } from '../../engine/index.js';
import type { Rect } from '../../layout/index.js';
import { putAt } from './box.js';

/** All that one of the board's buttons shows and says. */
export interface ButtonView {
  readonly name: string;
  readonly rect: Rect;
  /** The card it stands for; null: an empty place. */
  readonly card: Card | null;
  /** The pile for which it stands, too; null: it is only a card of one. */
  readonly pile: PileId | null;
  readonly isMovable: boolean;
  /** The one tab stop of the board. */
  readonly isStop: boolean;
  /** Null: nothing to press. */
  readonly isPressed: boolean | null;
  readonly isDisabled: boolean;
}

/** Size of a whole card in px of the board. */
export type CardSize = Pick<Rect, 'width' | 'height'>;

/** A button, what it shows, and the size of a card when it was drawn. */
interface Shown {
  readonly element: HTMLButtonElement;
  view: ButtonView | null;
  card: CardSize | null;
}

/** Buttons of a board that are in no group now: the next card that comes to lie somewhere takes one. */
export type SpareButtons = Shown[];

/** More are not kept. */
const MAX_SPARE = 12;

/** What no rectangle is equal to. */
const NOWHERE: Rect = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

function createButton(): Shown {
  const element = document.createElement('button');
  element.type = 'button';
  return { element, view: null, card: null };
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The rectangle of a button as its style has it: a new one has the size of a card, as long as cards have that size. */
function styledRect({ view, card: drawn }: Shown, card: CardSize): Rect {
  if (view === null) return { ...NOWHERE, ...card };
  return drawn === card ? view.rect : NOWHERE;
}

/** Writes what differs from what is shown. */
function draw(shown: Shown, view: ButtonView, card: CardSize): void {
  const { element, view: last } = shown;
  if (last?.name !== view.name) element.setAttribute('aria-label', view.name);
  if (last?.card !== view.card) setAttribute(element, 'data-card', view.card);
  if (last?.pile !== view.pile) setAttribute(element, 'data-pile', view.pile);
  if (last?.isStop !== view.isStop) element.tabIndex = view.isStop ? 0 : -1;
  if (last?.isMovable !== view.isMovable) {
    element.className = view.isMovable ? 'control movable' : 'control';
  }
  if (last?.isPressed !== view.isPressed) {
    const { isPressed } = view;
    setAttribute(element, 'aria-pressed', isPressed === null ? null : String(isPressed));
  }
  if (last?.isDisabled !== view.isDisabled) {
    setAttribute(element, 'aria-disabled', view.isDisabled ? 'true' : null);
  }
  putAt(element, styledRect(shown, card), view.rect);
  shown.view = view;
  shown.card = card;
}

/**
 * Keeps the buttons of a column, or of all cells or foundations, after what the template has in their group. That must be
 * elements: a value at the end of the group would take the buttons for its own. A move renames every card of two columns,
 * and nothing on the board is more of it than its buttons: so each is written to directly, and only where it differs.
 */
class ButtonsDirective extends Directive {
  readonly #shown: Shown[] = [];

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('buttons() belongs on an element');
  }

  override render(
    _views: readonly ButtonView[],
    _card: CardSize,
    _spare: SpareButtons,
  ): typeof noChange {
    return noChange;
  }

  override update(
    part: ElementPart,
    [views, card, spare]: [readonly ButtonView[], CardSize, SpareButtons],
  ): typeof noChange {
    for (const [index, view] of views.entries()) {
      const shown = (this.#shown[index] ??= this.#add(part.element, spare));
      draw(shown, view, card);
    }
    for (const shown of this.#shown.splice(views.length)) {
      shown.element.remove();
      if (spare.length < MAX_SPARE) spare.push(shown);
    }
    return noChange;
  }

  #add(group: Element, spare: SpareButtons): Shown {
    const shown = spare.pop() ?? createButton();
    group.append(shown.element);
    return shown;
  }
}

/**
 * Element directive: `html\`<div role="group" ${buttons(views, card, spare)}></div>\``, with the size of a card and what the
 * board has to spare. Size objects are compared by identity.
 */
export const buttons = directive(ButtonsDirective);
