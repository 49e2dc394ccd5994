import { noChange, render } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';
import { DECK, type Card } from '../../engine/index.js';
import type { FaceSize } from '../art/pips.js';
import { cardFace, type IndexLetters } from '../templates/card-face.js';

/** All that one of the visual cards shows. Sizes in px of the board. */
export interface CardView {
  readonly className: string;
  readonly part: string;
  /** Cap height of its index. */
  readonly cap: number;
  /** Height of what is seen of it. */
  readonly strip: number;
  /** False: the index only. */
  readonly hasArt: boolean;
  readonly size: FaceSize;
  readonly letters: IndexLetters | null;
}

/** The nodes of the cards on a table. */
export type CardNodes = Map<Card, HTMLElement>;

/**
 * A fixed order, so that no card's node ever moves in the document; from the last one, so that a new node knows which one
 * it stands before.
 */
const FROM_LAST: readonly Card[] = [...DECK].reverse();

function isSameFace(one: CardView | undefined, other: CardView): boolean {
  return one?.size === other.size && one.letters === other.letters && one.hasArt === other.hasArt;
}

/** Writes what differs from what is shown. */
function draw(element: HTMLElement, card: Card, last: CardView | undefined, view: CardView): void {
  const { className, part, cap, strip } = view;
  if (last?.className !== className) element.className = className;
  if (last?.part !== part) element.setAttribute('part', part);
  if (last?.cap !== cap) element.style.setProperty('--_fc-cap', `${cap}px`);
  if (last?.strip !== strip) element.style.setProperty('--_fc-strip', `${strip}px`);
  if (!isSameFace(last, view)) render(cardFace(card, view), element);
}

/**
 * Keeps the visual cards before what the template puts into its element: nodes that live as long as the game. A move
 * changes few of them, and they are compared far more often than they are drawn: so each is written to directly.
 */
class DeckDirective extends Directive {
  readonly #shown = new Map<Card, CardView>();
  /** What follows the cards in the element; undefined before they are first drawn. */
  #end: Node | null | undefined;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('deck() belongs on an element');
  }

  override render(_nodes: CardNodes, _look: (card: Card) => CardView | null): typeof noChange {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [nodes, look]: [CardNodes, (card: Card) => CardView | null],
  ): typeof noChange {
    // Drawn anew, the nodes of another element are none of this one's.
    if (this.#shown.size === 0) nodes.clear();
    if (this.#end === undefined) this.#end = element.firstChild;
    let next: Node | null = this.#end;
    for (const card of FROM_LAST) {
      const view = look(card);
      if (view === null) this.#remove(nodes, card);
      else next = this.#show(nodes, card, view, { element, next });
    }
    return noChange;
  }

  #show(
    nodes: CardNodes,
    card: Card,
    view: CardView,
    { element, next }: { readonly element: Element; readonly next: Node | null },
  ): HTMLElement {
    let node = nodes.get(card);
    if (node === undefined) {
      node = document.createElement('div');
      node.dataset['face'] = card;
      nodes.set(card, node);
      element.insertBefore(node, next);
    }
    const last = this.#shown.get(card);
    if (last === view) return node;
    draw(node, card, last, view);
    this.#shown.set(card, view);
    return node;
  }

  #remove(nodes: CardNodes, card: Card): void {
    nodes.get(card)?.remove();
    nodes.delete(card);
    this.#shown.delete(card);
  }
}

/** Element directive: `html\`<div ${deck(nodes, look)}></div>\``; `look` tells what a card shows, null: it isn't there. */
export const deck = directive(DeckDirective);
