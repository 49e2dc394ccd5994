import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import { icon } from '../art/icons.js';
import type { Dispatch } from '../context.js';
import type { Message, MessageAction } from '../controllers/message-controller.js';

/** The short name of an action where the language has one: the gutter is narrow. */
function nameOf({ label, isWhole = false }: MessageAction, messages: Messages): string {
  if (isWhole) return messages.actions[label];
  return (
    (messages.shortActions as Partial<Record<string, string>>)[label] ?? messages.actions[label]
  );
}

/** A message with its icon and its text buttons. Fact and remedy break between the sentences. */
export function messageLine(
  { kind, tell, actions = [] }: Message,
  messages: Messages,
  dispatch: Dispatch,
): TemplateResult {
  const { fact, remedy } = tell(messages);
  return html`<span class="message-box ${kind}">
    ${kind === 'quiet' ? nothing : icon(kind === 'refusal' ? 'refusal' : 'info')}
    <span class="message-text"
      ><span class="fact">${fact}</span>${
        remedy === undefined ? nothing : [' ', html`<span class="remedy">${remedy}</span>`]
      }</span
    >${
      actions.length === 0
        ? nothing
        : html`<span class="message-actions"
            >${actions.map((offer) => {
              const { action, label, command, icon: sign } = offer;
              return html`<button
                type="button"
                class="message-action"
                part="button"
                data-action=${action}
                aria-label=${sign === undefined ? nothing : messages.actions[label]}
                @click=${() => dispatch(command)}
              >
                ${sign === undefined ? nameOf(offer, messages) : icon(sign)}
              </button>`;
            })}</span
          >`
    }
  </span>`;
}
