import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import { icon, type IconName } from '../art/icons.js';
import type { ExampleController } from '../controllers/example-controller.js';
import type { ExampleMode, ExamplePlan } from '../example-plan.js';
import { tellFit } from '../fit.js';
import { sentenceOf, tellRefusalWhole } from '../narration.js';

/** What the row below an example's board shows. */
export interface AnswerView {
  readonly plan: ExamplePlan;
  readonly mode: ExampleMode;
  readonly play: ExampleController;
  readonly messages: Messages;
}

/** Whether an example does more than lie there. */
export function hasAnswer({ moves }: ExamplePlan): boolean {
  return moves.length > 0;
}

/** The row below the board: what the reader can do, or what came of it. Its height stays the same. */
export function exampleAnswer(view: AnswerView): TemplateResult | typeof nothing {
  if (!hasAnswer(view.plan)) return nothing;
  return html`<div class="answer">${answerOf(view)}</div>`;
}

function answerOf(view: AnswerView): unknown {
  const { mode, play } = view;
  if (mode === 'show') return showControls(view);
  if (mode === 'judge') return play.isRight === null ? question(view) : judgeVerdict(view);
  return tryVerdict(view);
}

/** The reason of a verdict; null while nothing is judged. */
export function judgeReason({ plan, play, messages }: AnswerView): string | null {
  const [move] = plan.moves;
  const [start] = plan.frames;
  if (play.isRight === null || move === undefined || start === undefined) return null;
  if (move.verdict.legal) return tellFit(messages, move, start.position, plan.rules);
  return tellRefusalWhole(messages, move.verdict);
}

/** What is true and whether the reader said so; null while nothing is judged. */
export function judgeWords({ plan, play, messages }: AnswerView): string | null {
  const [move] = plan.moves;
  if (play.isRight === null || move === undefined) return null;
  return messages.example.verdict(move.verdict.legal, play.isRight);
}

function question({ play, messages: { example } }: AnswerView): TemplateResult {
  const button = (action: string, label: string, isLegal: boolean): TemplateResult =>
    html`<button
      type="button"
      class="text-button"
      part="button"
      data-action=${action}
      @click=${() => play.judge(isLegal)}
    >
      ${label}
    </button>`;
  return html`<div class="answer-buttons" role="group" aria-label=${example.question}>
    ${button('judge:legal', example.legal, true)} ${button('judge:illegal', example.illegal, false)}
  </div>`;
}

function judgeVerdict(view: AnswerView): TemplateResult {
  // The mark is about the answer; whether the move is legal, the words say and the board shows.
  const mark = view.play.isRight === true ? 'tick' : 'refusal';
  return verdict(view, mark, judgeWords(view), judgeReason(view));
}

function tryVerdict(view: AnswerView): TemplateResult {
  const { play, messages } = view;
  const { example } = messages;
  if (play.isDone) return verdict(view, 'tick', play.isShown ? example.shown : example.made, null);
  const { failed } = play;
  if (failed === null) return prompt(example.yourMove);
  const shown = play.isShown ? example.shown : null;
  if (failed.refusal === null) return verdict(view, 'info', example.otherMove, shown, false);
  const { fact, remedy } = sentenceOf(messages, failed.refusal);
  return verdict(
    view,
    'refusal',
    fact,
    shown ?? (remedy === undefined ? null : `${remedy}.`),
    false,
  );
}

function prompt(text: string): TemplateResult {
  return html`<p class="answer-text" part="message">${text}</p>`;
}

function verdict(
  { play, messages }: AnswerView,
  name: IconName,
  words: string | null,
  reason: string | null,
  canReplay = true,
): TemplateResult {
  return html`<div class="verdict ${name}" part="message">
      ${icon(name)}
      <p class="answer-text"><b>${words}</b> ${reason ?? nothing}</p>
    </div>
    ${
      canReplay ? tool('replay', 'restart', messages.example.replay, () => play.restart()) : nothing
    }`;
}

function tool(
  action: string,
  name: IconName,
  label: string,
  onClick: () => void,
  isOff = false,
): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    part="button"
    data-action=${action}
    aria-label=${label}
    aria-disabled=${isOff ? 'true' : 'false'}
    @click=${onClick}
  >
    ${icon(name)}
  </button>`;
}

function showControls({ plan, play, messages }: AnswerView): TemplateResult {
  const { example, actions } = messages;
  const count = plan.steps.length;
  const [action, name, label] = play.isPlaying
    ? (['pause', 'pause', example.pause] as const)
    : play.isDone
      ? (['replay', 'restart', example.replay] as const)
      : (['play', 'play', example.play] as const);
  const main = html`<button
    type="button"
    class="text-button with-icon"
    part="button"
    data-action=${action}
    @click=${() => (play.isPlaying ? play.pause() : play.play())}
  >
    ${icon(name)} ${label}
  </button>`;
  if (count === 1) return main;
  const number = Math.min(count, play.played + (play.isDone ? 0 : 1));
  return html`${tool('previous', 'previous', actions.previous, () => play.step(-1), play.played === 0)}
    ${main} ${tool('next', 'next', actions.next, () => play.step(1), play.isDone)}
    <span class="answer-count">${example.move(number, count)}</span>`;
}
