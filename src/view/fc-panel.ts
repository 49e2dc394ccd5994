import { consume } from '@lit/context';
import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Messages } from '../i18n/index.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Command,
  type Dispatch,
  type Panel,
  type PanelError,
  type Table,
} from './context.js';
import { Dismissal } from './controllers/dismissal.js';
import { FocusClaim, focusHost, focusInView } from './focus-claim.js';
import { InnerElement } from './inner-element.js';
import { draftNewGame, type NewGameDraft } from './new-game-draft.js';
import type { Settings } from './settings.js';
import { dialogPanel } from './templates/dialog-panel.js';
import { menuPanel } from './templates/menu-panel.js';
import { newGamePanel } from './templates/new-game-panel.js';
import { restartPanel } from './templates/restart-panel.js';
import { settingsPanel } from './templates/settings-panel.js';
import { statisticsPanel } from './templates/statistics-panel.js';
import { isHeldEnter, walkButtons } from './toolbar-keys.js';

function isScrim(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('.panel-scrim, .menu-scrim');
}

/**
 * What lies over the table: dialogs, the rules, the menu. Not modal for the page: the table beneath is inert, Tab
 * leaves the widget as ever, Escape closes, and the focus goes back to where it was.
 */
export class FcPanel extends InnerElement {
  @consume({ context: tableContext, subscribe: true })
  @state()
  table: Table | undefined;

  @consume({ context: settingsContext, subscribe: true })
  @state()
  settings: Settings | undefined;

  @consume({ context: messagesContext, subscribe: true })
  @state()
  messages: Messages | undefined;

  @consume({ context: dispatchContext })
  dispatch: Dispatch | undefined;

  /** What is wrong with what was typed; null: nothing. */
  @property({ attribute: false })
  error: PanelError | null = null;

  @state()
  private draft: NewGameDraft | null = null;

  /** The player was asked whether the statistics are to be erased. */
  @state()
  private isAsking = false;

  readonly #claim = new FocusClaim(this);
  #shown: Panel = 'none';
  /** Where the focus goes when all is closed: back to what had it, or on to the board; null: nowhere. */
  #exit: HTMLElement | 'board' | null = null;
  /** The focus is on its way there. */
  #leaving: Promise<void> | null = null;

  constructor() {
    super();
    this.addEventListener('click', (event) => {
      if (isScrim(event)) this.#close();
    });
    this.addEventListener('mousedown', (event) => {
      // The focus goes back by what closes, not to nothing before it.
      if (isScrim(event)) event.preventDefault();
    });
    this.addEventListener('keydown', this.#onKey);
    const shown = (): Panel => this.#panel;
    new Dismissal(this, {
      get isOpen() {
        return shown() === 'menu';
      },
      has: (element) => element.closest('.menu, [data-action="menu"]') !== null,
      dismiss: (isPressed) => {
        if (isPressed) this.#exit = null;
        this.#close();
      },
    });
  }

  /** Whether anything lies open in here. */
  get isOpen(): boolean {
    return this.#panel !== 'none';
  }

  /** Takes the focus in, unless it is in here. */
  override focus(): void {
    if (!this.contains(this.#claim.focused)) this.#focusFirst();
  }

  /** Who is put elsewhere in the page is not taken back to where he opened something. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#exit = null;
  }

  /** While nothing lies open, whatever happens on the table is no concern of this. */
  protected override shouldUpdate(): boolean {
    return this.#panel !== 'none' || this.#shown !== 'none' || !this.hasUpdated;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const panel = this.#panel;
    this.#claim.note(this);
    if (!changed.has('table') || panel === this.#shown) return;
    this.draft = null;
    this.isAsking = false;
    if (this.#shown !== 'none') return;
    const focused = this.#claim.focused ?? document.activeElement;
    this.#exit = focused instanceof HTMLElement ? focused : null;
  }

  protected override render(): unknown {
    const { table, settings, messages } = this;
    if (table === undefined || settings === undefined || messages === undefined) return nothing;
    switch (table.panel) {
      case 'menu':
        return menuPanel(table, settings, messages, this.#send);
      case 'new-game':
        return this.#dialog(
          messages.newGame.title,
          messages,
          this.#newGame(table, settings, messages),
        );
      case 'restart':
        return this.#dialog(
          messages.restartPanel.title,
          messages,
          restartPanel(messages, this.#send),
        );
      case 'settings':
        return this.#dialog(
          messages.settings.title,
          messages,
          settingsPanel(table, settings, messages, this.#send),
        );
      case 'statistics':
        return this.#dialog(messages.statistics.title, messages, this.#statistics(table, messages));
      default:
        return nothing;
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    const panel = this.#panel;
    if (changed.has('error') && this.error !== null) this.#focusWrong(this.error);
    if (panel === this.#shown) {
      // The row of a menu that had it went into the bar, which has room now, and the next one can't be pressed.
      const isDead = this.#claim.isHeld && this.#claim.focused?.matches(':disabled') === true;
      if (isDead || this.#claim.isLost) this.#focusFirst();
      return;
    }
    this.#shown = panel;
    if (panel === 'none') this.#leaving = this.#restoreFocus();
    else this.#focusFirst();
  }

  /** Complete when the focus is where it goes. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#leaving;
    return isDone;
  }

  /** What lies open in here; lessons lie in a place of their own. */
  get #panel(): Panel {
    const panel = this.table?.panel ?? 'none';
    return panel === 'tutorial' ? 'none' : panel;
  }

  readonly #send = (command: Command): void => this.dispatch?.(command);
  readonly #close = (): void => this.#send({ type: 'open', panel: 'none' });

  #focusFirst(): void {
    const first = this.querySelector<HTMLElement>('[data-autofocus]');
    if (first !== null) focusInView(first);
  }

  /**
   * Back to where the focus was, or to the board where that is gone or can't be pressed any more. What is around this may
   * hear later that nothing covers it, and is inert until then.
   */
  async #restoreFocus(): Promise<void> {
    const exit = this.#exit;
    this.#exit = null;
    if (exit === null) return;
    const around = [...(this.parentElement?.children ?? [])].filter(
      (one): one is LitElement => one instanceof LitElement && one !== this,
    );
    await Promise.all(around.map(async (one) => one.updateComplete));
    if (this.isOpen || !this.#claim.isHeld) return;
    if (exit !== 'board') focusInView(exit);
    if (exit === 'board' || !exit.matches(':focus')) focusHost(this);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (isHeldEnter(event)) event.preventDefault();
    if (this.#panel !== 'menu') return;
    const rows = [...this.querySelectorAll<HTMLElement>('.menu-row:not([disabled])')];
    const isLast = rows.at(-1) === this.#claim.focused;
    if (event.key === 'Tab' && !event.shiftKey && isLast) {
      // The board, which comes next, can't take the focus before the menu has closed.
      event.preventDefault();
      this.#exit = 'board';
      this.#close();
    } else walkButtons(event, rows);
  };

  /** To the field that can't be read, with what stands in it selected; its description says what is wrong. */
  #focusWrong({ message }: PanelError): void {
    const field = this.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (field === null) return;
    // Who is there already doesn't come to its description.
    if (field === this.#claim.focused) this.#send({ type: 'announce', text: message });
    field.focus();
    field.select();
  }

  #newGame(table: Table, settings: Settings, messages: Messages): TemplateResult {
    return newGamePanel({
      table,
      messages,
      draft: this.draft ?? draftNewGame(table.state, settings),
      error: this.error,
      dispatch: this.#send,
      onDraft: (draft) => {
        this.draft = draft;
      },
    });
  }

  #statistics(table: Table, messages: Messages): TemplateResult {
    return statisticsPanel({
      statistics: table.readStatistics(),
      rules: table.state.rules,
      messages,
      error: this.error,
      isAsking: this.isAsking,
      dispatch: this.#send,
      onAsk: (isAsking) => {
        this.isAsking = isAsking;
      },
    });
  }

  #dialog(title: string, messages: Messages, body: TemplateResult): TemplateResult {
    return dialogPanel({ title, messages, body, onClose: this.#close });
  }
}
