import { ContextProvider } from '@lit/context';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { answerKey } from './board-keys.js';
import { createBoard, createMessageLine, createPart } from './board-parts.js';
import {
  dispatchContext,
  settingsContext,
  tableContext,
  type Command,
  type Dispatch,
  type Table,
} from './context.js';
import type { Message, MessageController } from './controllers/message-controller.js';
import { cssVars } from './directives/css-vars.js';
import { defineInner, InnerElement } from './inner-element.js';
import type { Settings } from './settings.js';
import { tableVars } from './table-vars.js';

/**
 * A board that isn't the game's: the table of a lesson or an example, with its own table, settings and way up for the
 * elements below it. Its keys are its own, too.
 */
export class FcStage extends InnerElement {
  @property({ attribute: false })
  table: Table | undefined;

  @property({ attribute: false })
  settings: Settings | undefined;

  /** Where wishes go; without it nobody can play. */
  @property({ attribute: false })
  send: Dispatch | undefined;

  /** What the message line says; without a line, see `hasLine`. */
  @property({ attribute: false })
  message: Message | null = null;

  @property({ attribute: false })
  hold: Pick<MessageController, 'keep' | 'resume'> | undefined;

  /** There is a message line, and with it the box for typed moves. */
  @property({ attribute: false })
  hasLine = false;

  readonly #board = createBoard();
  readonly #line = createMessageLine();
  readonly #tableProvider = new ContextProvider(this, { context: tableContext });
  readonly #settingsProvider = new ContextProvider(this, { context: settingsContext });

  constructor() {
    super();
    const send = (command: Command): void => this.send?.(command);
    new ContextProvider(this, { context: dispatchContext, initialValue: send });
    this.addEventListener('keydown', (event) => {
      const { table, settings } = this;
      if (table === undefined || settings === undefined) return;
      answerKey(event, { board: this.#board, table, settings, dispatch: send });
    });
  }

  /** Cards are selected or in the hand. */
  get isBusy(): boolean {
    return this.#board.interaction.kind !== 'idle';
  }

  /** Focuses the card or place where the keyboard is. */
  override focus(): void {
    this.#board.focus();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { table, settings } = this;
    if (settings !== undefined) this.#settingsProvider.setValue(settings);
    if (table !== undefined) this.#tableProvider.setValue(table);
    this.#line.message = this.message;
    this.#line.hold = this.hold;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { table } = this;
    if (table === undefined) return nothing;
    return html`<div class="stage" ${cssVars(tableVars(table.layout))}>
      ${this.#board} ${this.hasLine ? this.#line : nothing}
    </div>`;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.#board.isConnected) await this.#board.updateComplete;
    if (this.#line.isConnected) await this.#line.updateComplete;
    return isDone;
  }
}

let tag = '';

/** A stage, not yet in the document. Its tag is registered with the first one, not when the module is imported. */
export function createStage(send: Dispatch): FcStage {
  tag ||= defineInner('fc-stage', FcStage);
  const stage = createPart(tag, 'fc-stage') as FcStage;
  stage.send = send;
  return stage;
}
