import { html, nothing, type TemplateResult } from 'lit';
import type { TutorialTexts } from '../../i18n/index.js';
import { lessonOf, type Course, type Lesson, type Progress } from '../../tutorial/index.js';
import { icon } from '../art/icons.js';

/** What the list of lessons shows and does. */
export interface LessonListView {
  readonly course: Course;
  readonly progress: Progress;
  readonly texts: TutorialTexts;
  readonly onOpen: (lesson: string, step?: number) => void;
}

/** All lessons, those read to their end ticked; in the worked game its chapters, too. */
export function lessonList(view: LessonListView): TemplateResult {
  const { course, texts } = view;
  const { lessons, firstRound } = course;
  if (firstRound === 0) return list(view, lessons, 0, texts.ui.lessons);
  return html`<h3 class="list-head">${texts.ui.firstRound}</h3>
    ${list(view, lessons.slice(0, firstRound), 0, texts.ui.firstRound)}
    <h3 class="list-head">${texts.ui.moreLessons}</h3>
    ${list(view, lessons.slice(firstRound), firstRound, texts.ui.moreLessons)}`;
}

function list(
  view: LessonListView,
  lessons: readonly Lesson[],
  from: number,
  label: string,
): TemplateResult {
  // eslint-disable-next-line lit-a11y/no-redundant-role -- Safari forgets lists that have no markers
  return html`<ol class="lesson-list" role="list" aria-label=${label}>
    ${lessons.map((lesson, index) => row(view, lesson, from + index + 1))}
  </ol>`;
}

function row(view: LessonListView, lesson: Lesson, number: number): TemplateResult {
  const { course, progress, texts, onOpen } = view;
  const isCurrent = lessonOf(progress, course).id === lesson.id;
  const isDone = progress.done.includes(lesson.id);
  return html`<li>
    <button
      type="button"
      class="lesson-row"
      part="button"
      data-action=${`lesson:${lesson.id}`}
      aria-current=${isCurrent ? 'true' : 'false'}
      @click=${() => onOpen(lesson.id)}
    >
      <span class="lesson-number">${number}</span>
      <span class="lesson-name">${texts.lessons[lesson.id]}</span>
      ${
        isDone
          ? html`${icon('tick')}<span class="visually-hidden">, ${texts.ui.isDone}</span>`
          : nothing
      }
    </button>
    ${isCurrent && lesson.chapters.length > 0 ? chapters(view, lesson) : nothing}
  </li>`;
}

function chapters({ progress, texts, onOpen }: LessonListView, lesson: Lesson): TemplateResult {
  const names = texts.chapters as Readonly<Record<string, string>>;
  const begun = lesson.chapters.filter(({ step }) => step <= progress.step).length - 1;
  // eslint-disable-next-line lit-a11y/no-redundant-role -- Safari forgets lists that have no markers
  return html`<ol class="lesson-list" role="list" aria-label=${texts.ui.chapters}>
    ${lesson.chapters.map(
      ({ name, step }, index) =>
        html`<li>
          <button
            type="button"
            class="lesson-row chapter"
            part="button"
            data-action=${`chapter:${name}`}
            aria-current=${index === begun ? 'step' : 'false'}
            @click=${() => onOpen(lesson.id, step)}
          >
            ${names[name] ?? name}
          </button>
        </li>`,
    )}
  </ol>`;
}
