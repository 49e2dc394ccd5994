import { html, nothing, type TemplateResult } from 'lit';
import { isRightAnswer, stepOf, type TutorialInput } from '../../tutorial/index.js';
import { icon } from '../art/icons.js';
import { reasonOf } from '../tutorial/lesson-speech.js';
import type { LessonPageView } from './lesson-page.js';
import { richText } from './rich-text.js';

/** What the row above the footer shows and sends. */
export interface LessonAnswerView extends LessonPageView {
  readonly onInput: (input: TutorialInput) => void;
  /** Shows one good answer of a `say` step. */
  readonly onAnswer: () => void;
}

/** A question with its answers, or at the same height what came of it; nothing where nothing is asked. */
export function lessonAnswer(view: LessonAnswerView): unknown {
  const { course, progress, texts, isAnswerShown } = view;
  const { kind } = stepOf(progress, course);
  if (kind === 'judge') {
    const content = progress.answer === null ? answers(view) : verdict(view);
    return html`<div class="lesson-answer">${content}</div>`;
  }
  if (kind !== 'say' || isAnswerShown) return nothing;
  return html`<div class="lesson-answer">
    ${button('answer', texts.ui.answer, () => view.onAnswer())}
  </div>`;
}

function button(action: string, label: string, onClick: () => void): TemplateResult {
  return html`<button
    type="button"
    class="text-button"
    part="button"
    data-action=${action}
    @click=${onClick}
  >
    ${label}
  </button>`;
}

function answers({ texts: { ui }, messages, onInput }: LessonAnswerView): TemplateResult {
  return html`<div class="answer-buttons" role="group" aria-label=${messages.example.question}>
    ${button('judge:legal', ui.legal, () => onInput({ type: 'judge', answer: 'legal' }))}
    ${button('judge:illegal', ui.illegal, () => onInput({ type: 'judge', answer: 'illegal' }))}
  </div>`;
}

function verdict(view: LessonAnswerView): TemplateResult {
  const { course, progress, texts, messages } = view;
  const step = stepOf(progress, course);
  const isRight = isRightAnswer(progress, course) === true;
  // The mark is about the answer; whether the move is legal, the words say and the board shows.
  const mark = isRight ? 'tick' : 'refusal';
  const words = texts.said.verdict(isRight, step.verdict?.legal === true);
  return html`<div class="verdict ${mark}" part="message">
    ${icon(mark)}
    <p class="answer-text"><b>${richText(words, view)}</b> ${reasonOf(step, messages)}</p>
  </div>`;
}
