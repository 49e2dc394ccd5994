import { consume } from '@lit/context';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Messages } from '../i18n/index.js';
import { gameCodeOf } from '../state/index.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Dispatch,
  type Table,
  type TypedMove,
} from './context.js';
import type { Message, MessageController } from './controllers/message-controller.js';
import { TickController } from './controllers/tick-controller.js';
import { box } from './directives/box.js';
import { FocusClaim, focusHost } from './focus-claim.js';
import { InnerElement } from './inner-element.js';
import { VETOED } from './notices.js';
import type { Settings } from './settings.js';
import { counterLine, showsDealInBar } from './templates/counters.js';
import { messageLine } from './templates/message-line.js';
import { moveBox } from './templates/move-box.js';
import { winnableSign } from './templates/winnable-sign.js';

/** What the line shows of a table besides the numbers, which stand there only beside the columns. */
const SHOWN = ['layout', 'panel', 'typed', 'sign', 'lesson', 'clock', 'isClockRunning'] as const;

/** Whether the line may say something else of a table than of the one before: most moves change nothing in it. */
function differs(table: Table | undefined, before: Table | undefined): boolean {
  if (table === undefined || before === undefined) return table !== before;
  const { state, layout } = table;
  const { state: last } = before;
  const isOther = state.deal !== last.deal || state.rules !== last.rules;
  // The sign goes with the win.
  const isNews = layout.side || (table.sign !== undefined && state !== last);
  return isOther || isNews || SHOWN.some((name) => table[name] !== before[name]);
}

/**
 * The message line in the gutter between the places and the columns; it covers no card and moves nothing. The box for
 * typed moves opens in the same place.
 */
export class FcMessage extends InnerElement {
  @consume({ context: tableContext, subscribe: true })
  @state({ hasChanged: differs })
  table: Table | undefined;

  @consume({ context: settingsContext, subscribe: true })
  @state()
  settings: Settings | undefined;

  @consume({ context: messagesContext, subscribe: true })
  @state()
  messages: Messages | undefined;

  @consume({ context: dispatchContext })
  dispatch: Dispatch | undefined;

  /** What is to be read; null: the line is idle. */
  @property({ attribute: false })
  message: Message | null = null;

  /** Keeps the message while it is read. */
  @property({ attribute: false })
  hold: Pick<MessageController, 'keep' | 'resume'> | undefined;

  @query('.move-box input')
  private readonly input!: HTMLInputElement | null;

  readonly #tick = new TickController(this, () =>
    this.table?.layout.side === true ? this.table.clock : null,
  );
  readonly #claim = new FocusClaim(this);
  #typed: TypedMove | null = null;
  /** What was refused and still stands in the box. */
  #refused: string | null = null;
  /** What is at the message. */
  readonly #readers = new Set<'pointer' | 'focus'>();

  /** A context that changes asks for an update whether or not the line shows what is new in it. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    return changed.size > 0 || this.table?.layout.side === true;
  }

  protected override willUpdate(): void {
    this.#claim.note(this);
  }

  protected override render(): unknown {
    const { table, settings, messages, message } = this;
    if (table === undefined || settings === undefined || messages === undefined) return nothing;
    const isInert = table.panel !== 'none';
    // No higher than nothing, so that pointers get past it to the felt; the message hangs down from it.
    return html`<div class="message-line" ${box({ ...table.layout.message, height: 0 })}>
        <div
          class="message"
          part="message"
          ?inert=${isInert}
          @pointerenter=${this.#onEnter}
          @pointerleave=${this.#onLeave}
          @focusin=${this.#onFocusIn}
          @focusout=${this.#onFocusOut}
        >
          ${
            message === null
              ? [this.#idle(table, settings, messages), winnableSign(table, messages)]
              : // A new message fades in; one with buttons changes in place, for who is on one of them.
                keyed(
                  message.actions === undefined ? message : 'actions',
                  messageLine(message, messages, (command) => this.dispatch?.(command)),
                )
          }
        </div>
      </div>
      ${
        settings.readonly
          ? nothing
          : moveBox({
              rect: table.layout.message,
              messages,
              refusal: table.typed?.refusal ?? null,
              isVetoed: message === VETOED,
              isInert,
              onPlay: (text) => this.dispatch?.({ type: 'notation', text }),
              onLeave: () => focusHost(this),
            })
      }`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const typed = this.table?.typed ?? null;
    if (changed.has('table') && typed !== this.#typed) this.#answer(typed);
    this.#typed = typed;
    // Nobody hears of it when the focus goes with the button that has it.
    if (this.#readers.has('focus') && this.#claim.focused?.closest('.message') == null) {
      this.#tell('focus', false);
    }
    // The button that was pressed went with its message, or the box with the right to play.
    if (this.#claim.isLost) focusHost(this);
  }

  /** Who leaves an element that is taken away is not always told of. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#readers.clear();
    this.hold?.resume();
  }

  readonly #onEnter = (): void => this.#tell('pointer', true);
  readonly #onLeave = (): void => this.#tell('pointer', false);
  readonly #onFocusIn = (): void => this.#tell('focus', true);
  readonly #onFocusOut = (): void => this.#tell('focus', false);

  #tell(reader: 'pointer' | 'focus', isThere: boolean): void {
    if (isThere) this.#readers.add(reader);
    else this.#readers.delete(reader);
    if (this.#readers.size > 0) this.hold?.keep();
    else this.hold?.resume();
  }

  /**
   * A move that was played makes room for the next. One that was refused stays, to be typed over, until the table is
   * another one.
   */
  #answer(typed: TypedMove | null): void {
    const { input } = this;
    if (input === null) return;
    if (typed !== null && typed.refusal !== null) {
      this.#refused = input.value;
      input.select();
      return;
    }
    // What has been typed since is about the table as it is.
    if (typed !== null || input.value === this.#refused) input.value = '';
    this.#refused = null;
  }

  /** What the bar has no room for stands here while nothing is said. */
  #idle(table: Table, settings: Settings, messages: Messages): unknown {
    if (table.lesson !== undefined) return nothing;
    const { layout, state } = table;
    if (layout.side) {
      return html`<span class="idle"
        >${counterLine(table, settings, messages, this.#tick.seconds)}</span
      >`;
    }
    const code = state.rules.extras.includes('code') ? gameCodeOf(state) : null;
    if (code !== null) return idle(html`<span class="code">${code}</span>`);
    if (showsDealInBar(layout) || state.deal === null) return nothing;
    return idle(html`№ <b>${state.deal}</b>`);
  }
}

function idle(content: TemplateResult): TemplateResult {
  return html`<span class="idle">${content}</span>`;
}
