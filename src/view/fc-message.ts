import { consume } from '@lit/context';
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Messages } from '../i18n/index.js';
import { icon } from './art/icons.js';
import { messagesContext, settingsContext, tableContext, type Table } from './context.js';
import type { Message, MessageController } from './controllers/message-controller.js';
import { TickController } from './controllers/tick-controller.js';
import { box } from './directives/box.js';
import { InnerElement } from './inner-element.js';
import type { Settings } from './settings.js';
import { counters, showsDealInBar } from './templates/counters.js';

/** The message line in the gutter between the places and the columns; it covers no card and moves nothing. */
export class FcMessage extends InnerElement {
  @consume({ context: tableContext, subscribe: true })
  @state()
  table: Table | undefined;

  @consume({ context: settingsContext, subscribe: true })
  @state()
  settings: Settings | undefined;

  @consume({ context: messagesContext, subscribe: true })
  @state()
  messages: Messages | undefined;

  /** What is to be read; null: the line is idle. */
  @property({ attribute: false })
  message: Message | null = null;

  /** Keeps the message while it is read. */
  @property({ attribute: false })
  hold: Pick<MessageController, 'keep' | 'resume'> | undefined;

  readonly #tick = new TickController(this, () =>
    this.table?.layout.side === true ? this.table.clock : null,
  );

  protected override render(): unknown {
    const { table, settings, messages, message } = this;
    if (table === undefined || settings === undefined || messages === undefined) return nothing;
    return html`<div
      class="message"
      part="message"
      ${box(table.layout.message)}
      @pointerenter=${() => this.hold?.keep()}
      @pointerleave=${() => this.hold?.resume()}
    >
      ${message === null ? this.#idle(table, settings, messages) : line(message, messages)}
    </div>`;
  }

  /** What the bar has no room for stands here while nothing is said. */
  #idle(table: Table, settings: Settings, messages: Messages): unknown {
    const { layout, state } = table;
    if (layout.side) {
      return html`<span class="idle"
        >${counters(table, settings, messages, this.#tick.seconds, true)}</span
      >`;
    }
    if (showsDealInBar(table) || state.deal === null) return nothing;
    return html`<span class="idle">№ <b>${state.deal}</b></span>`;
  }
}

function line({ kind, tell }: Message, messages: Messages): TemplateResult {
  const { fact, remedy } = tell(messages);
  return html`<span class="message-box ${kind}">
    ${kind === 'quiet' ? nothing : icon(kind === 'refusal' ? 'refusal' : 'info')}
    <span class="message-text"
      ><span class="fact">${fact}</span>${
        remedy === undefined ? nothing : html` <span class="remedy">${remedy}</span>`
      }</span
    >
  </span>`;
}
