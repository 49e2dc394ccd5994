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

interface Shown {
  readonly element: HTMLButtonElement;
  view: ButtonView | null;
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Writes what differs from what is shown; a new button has the size of a card. */
function draw({ element, view: last }: Shown, view: ButtonView, card: CardSize): void {
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
  putAt(element, last?.rect ?? { x: Number.NaN, y: Number.NaN, ...card }, view.rect);
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

  override render(_views: readonly ButtonView[], _card: CardSize): typeof noChange {
    return noChange;
  }

  override update(
    part: ElementPart,
    [views, card]: [readonly ButtonView[], CardSize],
  ): typeof noChange {
    for (const [index, view] of views.entries()) {
      const shown = (this.#shown[index] ??= this.#add(part.element));
      if (shown.view === view) continue;
      draw(shown, view, card);
      shown.view = view;
    }
    for (const { element } of this.#shown.splice(views.length)) element.remove();
    return noChange;
  }

  #add(group: Element): Shown {
    const element = document.createElement('button');
    element.type = 'button';
    group.append(element);
    return { element, view: null };
  }
}

/** Element directive: `html\`<div role="group" ${buttons(views, card)}></div>\``, with the size of a card. */
export const buttons = directive(ButtonsDirective);
