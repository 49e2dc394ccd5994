import { html, nothing, type TemplateResult } from 'lit';
import type { Messages, TutorialTexts } from '../../i18n/index.js';
import { lessonOf, stepOf, type Course, type Progress, type Step } from '../../tutorial/index.js';
import { icon } from '../art/icons.js';
import { pageOf, toldMove, toldSingle } from '../tutorial/lesson-speech.js';
import type { IndexLetters } from './card-face.js';
import { richText } from './rich-text.js';

/** What the page of a step shows. */
export interface LessonPageView {
  readonly course: Course;
  readonly progress: Progress;
  readonly texts: TutorialTexts;
  readonly messages: Messages;
  /** Letters of the language, or null for A J Q K. */
  readonly letters: IndexLetters | null;
  /** The answer of a `say` step was asked for. */
  readonly isAnswerShown: boolean;
}

/** The words of a step: where it is, what it says, the moves it has, and what came of them. */
export function lessonPage(view: LessonPageView): TemplateResult {
  const { course, progress, texts } = view;
  const step = stepOf(progress, course);
  const { title, text, after } = pageOf(step, texts);
  const lesson = lessonOf(progress, course);
  const place = texts.ui.place(
    progress.lesson + 1,
    course.lessons.length,
    progress.step + 1,
    lesson.steps.length,
  );
  const rich = (words: string): unknown => richText(bindDashes(words), view);
  return html`<p class="lesson-place">${place}</p>
    <h3 class="lesson-title">${bindDashes(title)}</h3>
    ${paragraphs(text).map((words) => html`<p class="lesson-text">${rich(words)}</p>`)}
    ${moveList(view, step)} ${step.capacity === null ? nothing : capacity(view, step)}
    ${afterwards(view, step, after).map((words) => html`<p class="lesson-text after">${words}</p>`)}
    ${progress.isEnded ? html`<p class="lesson-text after">${texts.ui.ended}</p>` : nothing}`;
}

/** No line begins with a dash. */
function bindDashes(words: string): string {
  return words.replaceAll(' — ', '\u00a0— ');
}

function paragraphs(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** What is told afterwards, paragraph by paragraph; a reader who has made the move is told so first. */
function afterwards(view: LessonPageView, step: Step, after: string | null): readonly unknown[] {
  const { texts, progress } = view;
  const told = after !== null && showsAfter(view, step) ? paragraphs(after) : [];
  const lines = told.map((words): unknown => richText(bindDashes(words), view));
  const isMade = step.kind === 'try' && progress.status === 'done' && !progress.isShown;
  if (!isMade) return lines;
  const [first, ...rest] = lines;
  return [html`<b>${texts.said.right}</b> ${first ?? nothing}`, ...rest];
}

/** When the cards have moved, the answer has been given, or the reader asks. */
function showsAfter({ progress, isAnswerShown }: LessonPageView, { kind }: Step): boolean {
  if (kind === 'say') return isAnswerShown;
  if (kind === 'judge') return progress.answer !== null;
  return kind === 'look' || progress.status === 'done';
}

/** The moves of a step one by one, where there are several. */
function moveList(view: LessonPageView, { kind, moves }: Step): unknown {
  const { progress, texts } = view;
  const isTry = kind === 'try' && !progress.isShown;
  const told = isTry
    ? moves.map(toldMove)
    : moves.flatMap(({ singles }) => singles.map(toldSingle));
  if (kind === 'judge' || told.length < 2) return nothing;
  const current = isTry ? progress.made : progress.played;
  // eslint-disable-next-line lit-a11y/no-redundant-role -- Safari forgets lists that have no markers
  return html`<ol class="lesson-moves" role="list">
    ${told.map((move, index) => {
      const state = index < current ? 'done' : index === current ? 'current' : 'coming';
      return html`<li
        class=${`lesson-move ${state}`}
        aria-current=${state === 'current' ? 'step' : 'false'}
      >
        <span class="lesson-number">${state === 'done' ? icon('tick') : index + 1}</span>
        <span>${richText(texts.said.move(move), view)}</span>
      </li>`;
    })}
  </ol>`;
}

/** How many cards can be moved, for so many empty cells and columns. */
function capacity({ texts }: LessonPageView, { capacity: rows }: Step): TemplateResult {
  const words = texts.ui.capacity;
  const { onto = [], into = [] } = rows?.[0] ?? {};
  return html`<table class="capacity">
    <caption>
      ${words.caption}
    </caption>
    <thead>
      <tr>
        <th scope="col" rowspan="2">${words.cells}</th>
        <th scope="colgroup" colspan=${onto.length}>${words.ontoHead}</th>
        <th scope="colgroup" colspan=${into.length}>${words.intoHead}</th>
      </tr>
      <tr>
        ${onto.map((_, columns) => columnHead(columns, words.onto(columns)))}
        ${into.map((_, index) => columnHead(index + 1, words.into(index + 1)))}
      </tr>
    </thead>
    <tbody>
      ${rows?.map(
        (row) =>
          html`<tr>
            <th scope="row">${row.cells}</th>
            ${[...row.onto, ...row.into].map((count) => html`<td>${count}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A number to see, and the whole of it to hear. */
function columnHead(columns: number, whole: string): TemplateResult {
  return html`<th scope="col">
    <span aria-hidden="true">${columns}</span><span class="visually-hidden">${whole}</span>
  </th>`;
}
