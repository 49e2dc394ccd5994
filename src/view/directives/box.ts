import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';
import type { Rect } from '../../layout/index.js';

/**
 * Places an element at a rectangle of the board. Writes through CSSOM: a `style` attribute in a template would be
 * blocked under a strict content security policy. Touches the element only where the rectangle differs from the last.
 */
export function putAt({ style }: HTMLElement, last: Rect | null, rect: Rect): void {
  if (last?.x !== rect.x || last.y !== rect.y) {
    style.setProperty('transform', `translate(${rect.x}px, ${rect.y}px)`);
  }
  if (last?.width !== rect.width) style.setProperty('width', `${rect.width}px`);
  if (last?.height !== rect.height) style.setProperty('height', `${rect.height}px`);
}

/** Keeps an element where its rectangle is. */
class BoxDirective extends Directive {
  #last: Rect | null = null;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('box() belongs on an element');
  }

  override render(_rect: Rect): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [rect]: [Rect]): typeof noChange {
    putAt(part.element as HTMLElement, this.#last, rect);
    this.#last = rect;
    return noChange;
  }
}

/** Element directive: `html\`<div ${box(rect)}></div>\``, rectangle in px of the board. */
export const box = directive(BoxDirective);
