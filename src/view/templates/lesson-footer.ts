import { html, nothing, type TemplateResult } from 'lit';
import type { Messages, TutorialTexts } from '../../i18n/index.js';
import {
  lessonOf,
  stepOf,
  type Course,
  type Progress,
  type TutorialInput,
} from '../../tutorial/index.js';
import { icon, type IconName } from '../art/icons.js';

/** What the buttons below the page show and send. */
export interface LessonFooterView {
  readonly course: Course;
  readonly progress: Progress;
  readonly texts: TutorialTexts;
  readonly messages: Messages;
  readonly onInput: (input: TutorialInput) => void;
}

/** So many dots are drawn: in a longer lesson those around the step, small at an end that goes on. */
const MAX_DOTS = 5;
/** More steps than this are counted in numbers. */
const MAX_STEPS = 20;

/** Back, again, pause, how far it is, and on. */
export function lessonFooter(view: LessonFooterView): TemplateResult {
  const { course, progress, messages, texts, onInput } = view;
  const step = stepOf(progress, course);
  const isFirst = progress.lesson === 0 && progress.step === 0;
  const hasMoves = step.moves.length > 0;
  const label = progress.isEnded ? messages.actions.returnToGame : messages.actions.next;
  return html`<div class="lesson-footer">
    ${tool(view, 'previous', 'previous', messages.actions.previous, { type: 'previous' }, isFirst)}
    ${hasMoves ? tool(view, 'replay', 'restart', texts.ui.replay, { type: 'replay' }) : nothing}
    ${hasMoves ? pause(view) : nothing} ${dots(view)}
    <button
      type="button"
      class="text-button primary lesson-next"
      part="button"
      data-action="next"
      @click=${() => onInput({ type: 'next' })}
    >
      <span class="next-label">${label}</span>${icon('next')}
    </button>
  </div>`;
}

/** Stops cards that move, lets them go on, or lets the whole lesson play. */
function pause(view: LessonFooterView): unknown {
  const { course, progress, texts } = view;
  const isPlaying = progress.status === 'playing' || progress.isRunning;
  if (progress.paused) return tool(view, 'pause', 'play', texts.ui.resume, { type: 'resume' });
  if (isPlaying) return tool(view, 'pause', 'pause', texts.ui.pause, { type: 'pause' });
  const canRun = lessonOf(progress, course).chapters.length > 0;
  if (canRun) return tool(view, 'run', 'play', texts.ui.run, { type: 'run' });
  return tool(view, 'pause', 'pause', texts.ui.pause, { type: 'pause' }, true);
}

function tool(
  { onInput }: LessonFooterView,
  action: string,
  name: IconName,
  label: string,
  input: TutorialInput,
  isOff = false,
): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    part="button"
    data-action=${action}
    aria-label=${label}
    aria-disabled=${isOff ? 'true' : 'false'}
    @click=${() => onInput(input)}
  >
    ${icon(name)}
  </button>`;
}

function dots({ course, progress }: LessonFooterView): TemplateResult {
  const { length } = lessonOf(progress, course).steps;
  const { step } = progress;
  if (length > MAX_STEPS) {
    return html`<span class="lesson-dots" aria-hidden="true">${step + 1} / ${length}</span>`;
  }
  const shown = Math.min(length, MAX_DOTS);
  const first = Math.max(0, Math.min(step - (MAX_DOTS - 1) / 2, length - shown));
  return html`<span class="lesson-dots" aria-hidden="true"
    >${Array.from({ length: shown }, (_, at) => {
      const index = first + at;
      const state = index < step ? 'done' : index === step ? 'current' : 'coming';
      const goesOn = (at === 0 && first > 0) || (at === shown - 1 && first + shown < length);
      return html`<i class=${`dot ${state}${goesOn ? ' more' : ''}`}></i>`;
    })}</span
  >`;
}
