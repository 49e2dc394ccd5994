import { html, nothing, type TemplateResult } from 'lit';
import type { RuleProfile } from '../../engine/index.js';
import type { BoardLayout, Rect } from '../../layout/index.js';
import { suitIcon } from '../art/deck.js';
import { box } from '../directives/box.js';

function place(kind: 'cell' | 'foundation' | 'column', rect: Rect, ghost: unknown): TemplateResult {
  return html`<div class="place ${kind}" part=${kind} ${box(rect)}>${ghost}</div>`;
}

/** The empty places drawn under the cards; a foundation of one suit shows that suit. */
export function places(layout: BoardLayout, rules: RuleProfile): TemplateResult {
  const suits = rules.foundations;
  const { width, height } = layout.card;
  return html`<div class="places" aria-hidden="true">
    ${layout.cells.map((rect) => place('cell', rect, nothing))}
    ${layout.foundations.map((rect, index) => {
      const suit = suits === 'free' ? undefined : suits[index];
      return place('foundation', rect, suit === undefined ? nothing : suitIcon(suit, 'ghost'));
    })}
    ${layout.columns.map(({ x, y }) => place('column', { x, y, width, height }, nothing))}
  </div>`;
}
