import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { topOf, type Card, type PileId, type Position } from '../../engine/index.js';
import type { Cursor } from '../../interaction/index.js';
import type { BoardLayout, Placement, Rect } from '../../layout/index.js';
import type { HistoryEntry } from '../../state/index.js';
import type { HintMark, LessonMark } from '../context.js';
import { box } from '../directives/box.js';
import { lessonMarks } from './lesson-marks.js';
import { rectOfCards, rectOfPile } from './mark-rects.js';

/** What is marked on the table; null or empty where nothing is. */
export interface MarksView {
  readonly layout: BoardLayout;
  readonly placement: Placement;
  readonly position: Position;
  readonly selected: readonly Card[];
  /** The selected cards follow the pointer: no ring is drawn where they lay. */
  readonly isLifted: boolean;
  readonly targets: readonly PileId[];
  readonly focused: Cursor | null;
  /** The covered card that shows itself. */
  readonly peeked: Card | null;
  readonly hint: HintMark | null;
  readonly last: HistoryEntry | null;
  readonly lesson: LessonMark | null;
}

type MarkKind = 'selected' | 'target' | 'focus' | 'hint' | 'last';

function mark(
  kind: MarkKind,
  rect: Rect,
  variant = '',
  content: unknown = nothing,
): TemplateResult {
  return html`<div class="mark mark-${kind} ${variant}" part="mark mark-${kind}" ${box(rect)}>
    ${content}
  </div>`;
}

/** The focus follows what is seen of the card, or its empty place. */
function focusMark(view: MarksView, { pile, index }: Cursor): unknown {
  for (const seat of view.placement.boxes.values()) {
    if (seat.pile !== pile || seat.index !== index) continue;
    const { width, height } = view.layout.card;
    const isWhole = view.peeked === seat.card;
    const rect = { x: seat.x, y: seat.y, width, height: isWhole ? height : seat.strip };
    return mark('focus', rect, seat.covered && !isWhole ? 'strip' : '');
  }
  const place = rectOfPile(view, pile);
  return place === null ? nothing : mark('focus', place);
}

/** `empty` where the mark stands on the bare place. */
function variantOf({ position }: MarksView, pile: PileId): string {
  return topOf(position, pile) === null ? 'empty' : '';
}

function lastMarks(view: MarksView): unknown[] {
  const { last } = view;
  if (last === null) return [];
  const isInHand = view.isLifted && last.cards.some((card) => view.selected.includes(card));
  const moved = isInHand ? null : rectOfCards(view, last.cards);
  const from = last.from === null ? null : rectOfPile(view, last.from);
  return [
    moved === null ? nothing : mark('last', moved, 'bar'),
    from === null || last.from === null
      ? nothing
      : mark('last', from, `origin ${variantOf(view, last.from)}`),
  ];
}

function hintMarks(view: MarksView): unknown[] {
  const { hint } = view;
  if (hint === null) return [];
  const source = rectOfCards(view, hint.cards);
  const target = hint.to === null ? null : rectOfPile(view, hint.to);
  const badge = (text: string): TemplateResult => html`<span class="badge">${text}</span>`;
  return [
    source === null
      ? nothing
      : mark('hint', source, 'source', target === null ? nothing : badge('1')),
    target === null ? nothing : mark('hint', target, 'goal', badge('2')),
  ];
}

/** Marks above the cards, in the order in which they may cover each other. */
export function marks(view: MarksView): TemplateResult {
  const selected = view.isLifted ? null : rectOfCards(view, view.selected);
  return html`<div class="marks" aria-hidden="true">
    ${view.lesson === null ? nothing : keyed(view.lesson, lessonMarks(view, view.lesson))}
    ${lastMarks(view)} ${selected === null ? nothing : mark('selected', selected)}
    ${view.targets.map((pile) => {
      const rect = rectOfPile(view, pile);
      return rect === null ? nothing : mark('target', rect, variantOf(view, pile));
    })}
    ${keyed(view.hint, hintMarks(view))}
    ${view.focused === null ? nothing : focusMark(view, view.focused)}
  </div>`;
}
