import { ContextProvider } from '@lit/context';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ref } from 'lit/directives/ref.js';
import type { Messages } from '../i18n/index.js';
import { statusOf } from '../state/index.js';
import { answerKey } from './board-keys.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Dispatch,
  type PanelError,
  type Table,
} from './context.js';
import { LocaleController } from './controllers/locale-controller.js';
import type { MessageController } from './controllers/message-controller.js';
import { SizeController, type Size } from './controllers/size-controller.js';
import { WinFocus } from './controllers/win-focus.js';
import { cssVars } from './directives/css-vars.js';
import type { FcTutorial } from './fc-tutorial.js';
import { keepFocusOnPress } from './focus-claim.js';
import { keepEqual } from './keep-equal.js';
import type { Settings } from './settings.js';
import { styles } from './styles/index.js';
import { createParts } from './table-parts.js';
import { tableVars } from './table-vars.js';
import { winText } from './templates/win-text.js';

/**
 * An element that shows a table: the shadow root, the language, the size, and the contexts from which the private
 * elements draw. What lies on the table, and what becomes of a player's wishes, is its subclasses' business.
 */
export abstract class TableElement extends LitElement {
  static override styles = styles;

  /** What lies on the table. */
  protected abstract readonly table: Table;
  /** How it looks and listens. */
  protected abstract readonly settings: Settings;
  /** Messages and announcements. */
  protected abstract readonly line: MessageController;
  /** What is wrong with what was typed into the open panel. */
  protected abstract readonly panelError: PanelError | null;
  /** Where wishes go. */
  protected abstract readonly dispatch: Dispatch;
  /** The lessons in place of the table; null: none are open. */
  protected abstract readonly lessons: FcTutorial | null;

  readonly #locale = new LocaleController(this);
  readonly #size = new SizeController(this);
  readonly #parts = createParts();
  /** The live region, also while the element is in no page. */
  #voice: Element | null = null;
  readonly #keepVoice = (voice: Element | undefined): void => {
    this.#voice = voice ?? this.#voice;
  };
  #said: { readonly voice: Element; readonly text: string } | null = null;
  readonly #tableProvider = new ContextProvider(this, { context: tableContext });
  readonly #settingsProvider = new ContextProvider(this, { context: settingsContext });
  readonly #messagesProvider = new ContextProvider(this, { context: messagesContext });

  constructor() {
    super();
    const send: Dispatch = (command) => this.dispatch(command);
    new ContextProvider(this, { context: dispatchContext, initialValue: send });
    new WinFocus(this, () => this.#isWon);
    keepFocusOnPress(this);
    this.addEventListener('keydown', (event) => this.#answerKey(event));
  }

  /** @internal All texts in the language in force. */
  get messages(): Messages {
    return this.#locale.messages;
  }

  /** Focuses the card or place where the keyboard is on the board, or goes into what lies over it. */
  override focus(): void {
    const { board, panel } = this.#parts;
    (this.lessons ?? (panel.isOpen ? panel : board)).focus();
  }

  /** Inner size in CSS px. */
  protected get size(): Size {
    return this.#size.size;
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { message, panel } = this.#parts;
    message.message = this.line.message;
    message.hold = this.line;
    panel.error = this.panelError;
    const { lessons, line } = this;
    if (lessons !== null) {
      lessons.size = this.size;
      lessons.settings = this.settings;
      lessons.message = line.message;
      lessons.announcement = line.announcement;
    }
    this.#messagesProvider.setValue(this.messages);
    this.#settingsProvider.setValue(keepEqual(this.#settingsProvider.value, this.settings));
    this.#tableProvider.setValue(keepEqual(this.#tableProvider.value, this.table));
    // An open dialog also shows what others learn, of deals and of days.
    if (this.#tableProvider.value.panel !== 'none') panel.requestUpdate();
  }

  /** A move is drawn by the parts alone. */
  protected override render(): unknown {
    const { messages, lessons } = this;
    // Both are put together when they are asked for; what was handed down just now is what is drawn.
    const { value: table } = this.#tableProvider;
    const { value: settings } = this.#settingsProvider;
    const isWon = this.#isWon;
    return guard(
      [messages, settings, lessons, table.layout, isWon ? table : table.state.deal],
      () => this.#frame(table, settings, isWon),
    );
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.#say(this.line.announcement);
  }

  #frame(table: Table, settings: Settings, isWon: boolean): TemplateResult {
    const { toolbar, board, rubies, message, panel } = this.#parts;
    const { messages, lessons } = this;
    const { layout, state } = table;
    return html`<div
      class="root"
      lang=${messages.locale}
      data-theme=${settings.theme}
      data-tier=${layout.tier}
      ?data-side=${layout.side && lessons === null}
      ?data-mirrored=${settings.mirrored}
      ?data-four-color=${settings.fourColor}
      ?data-won=${isWon}
      ${cssVars(tableVars(layout))}
    >
      <section aria-labelledby="fc-board-name">
        <h2 class="visually-hidden" id="fc-board-name">${messages.boardName(state.deal)}</h2>
        ${lessons === null ? html`${toolbar} ${board} ${rubies} ${message}` : lessons}
        ${isWon ? winText(table, settings, messages, (command) => this.dispatch(command)) : nothing}
        ${panel}
        ${
          lessons === null
            ? html`<div class="visually-hidden" role="status" ${ref(this.#keepVoice)}></div>`
            : nothing
        }
      </section>
    </div>`;
  }

  /** Every move says something: it is written straight into the live region. */
  #say(text: string): void {
    const voice = this.#voice;
    if (voice === null || (voice === this.#said?.voice && text === this.#said.text)) return;
    const { firstChild } = voice;
    if (firstChild instanceof Text) firstChild.data = text;
    else voice.append(text);
    this.#said = { voice, text };
  }

  /** Complete when the board and all around it are. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    const parts: readonly (LitElement | null)[] = [...allOf(this.#parts), this.lessons];
    // One that was never in the page completes nothing.
    const shown = parts.filter((part) => part?.isConnected === true);
    await Promise.all(shown.map(async (part) => part?.updateComplete));
    return isDone;
  }

  /** The words of victory lie over the game. */
  get #isWon(): boolean {
    return this.lessons === null && statusOf(this.#tableProvider.value.state) === 'won';
  }

  #answerKey(event: KeyboardEvent): void {
    const { table, settings } = this;
    if (table.panel === 'none') {
      const { board } = this.#parts;
      answerKey(event, { board, table, settings, dispatch: (command) => this.dispatch(command) });
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation();
      this.dispatch({ type: 'open', panel: 'none' });
    }
  }
}

function allOf(parts: ReturnType<typeof createParts>): readonly LitElement[] {
  return [parts.toolbar, parts.board, parts.rubies, parts.message, parts.panel];
}
