import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../art/icons.js';

/** What stands above the lesson's board and at the head of its panel. */
export interface LessonBarView {
  /** The panel stands beside the board and has a head of its own. */
  readonly isBeside: boolean;
  /** The list of lessons is open. */
  readonly isListed: boolean;
  /** Name of the lesson. */
  readonly name: string;
  /** «How to play», or what the panel shows. */
  readonly title: string;
  readonly lessonsLabel: string;
  readonly closeLabel: string;
  readonly onList: () => void;
  readonly onClose: () => void;
}

/** The bar above the board: the list of lessons, the lesson, and where there is no head beside it the way out. */
export function lessonBar(view: LessonBarView): TemplateResult {
  const { isBeside, isListed, lessonsLabel } = view;
  return html`<div class="lesson-bar">
    <button
      type="button"
      class="tool"
      part="button"
      data-action="lessons"
      aria-label=${isBeside ? nothing : lessonsLabel}
      aria-expanded=${isListed ? 'true' : 'false'}
      @click=${view.onList}
    >
      ${icon('list')} ${isBeside ? lessonsLabel : nothing}
    </button>
    <h2 class="lesson-name">${view.name}</h2>
    ${isBeside ? nothing : closeButton(view, false)}
  </div>`;
}

/** The head of a panel that stands beside the board. */
export function lessonHead(view: LessonBarView): TemplateResult {
  return html`<div class="lesson-head">
    <h2>${view.title}</h2>
    ${closeButton(view, true)}
  </div>`;
}

function closeButton({ closeLabel, onClose }: LessonBarView, hasLabel: boolean): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    part="button"
    data-action="close"
    aria-label=${hasLabel ? nothing : closeLabel}
    @click=${onClose}
  >
    ${icon('close')} ${hasLabel ? closeLabel : nothing}
  </button>`;
}
