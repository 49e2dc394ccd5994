import { consume } from '@lit/context';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Messages } from '../i18n/index.js';
import { icon } from './art/icons.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Dispatch,
  type Panel,
  type Table,
} from './context.js';
import { InnerElement } from './inner-element.js';
import type { Settings } from './settings.js';
import { newGamePanel } from './templates/new-game-panel.js';
import { rulesPanel } from './templates/rules-panel.js';
import { ACTIONS, menuActions } from './toolbar-actions.js';

/**
 * What lies over the table: the new-game dialog, the rules, the menu. Not modal for the page: the table beneath is
 * inert, Tab leaves the widget as ever, Escape closes, and the focus goes back to where it was.
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
  error: string | null = null;

  #shown: Panel = 'none';
  #opener: HTMLElement | null = null;

  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches('.panel-scrim, .menu-scrim')) this.#close();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const panel = this.table?.panel ?? 'none';
    if (!changed.has('table') || panel === this.#shown || this.#shown !== 'none') return;
    const { activeElement } = this.getRootNode() as ShadowRoot;
    this.#opener = activeElement instanceof HTMLElement ? activeElement : null;
  }

  protected override render(): unknown {
    const { table, settings, messages } = this;
    if (table === undefined || settings === undefined || messages === undefined) return nothing;
    switch (table.panel) {
      case 'none':
        return nothing;
      case 'menu':
        return this.#menu(table, settings, messages);
      case 'new-game':
        return this.#dialog(
          messages.newGame.title,
          messages,
          newGamePanel(table, messages, (command) => this.dispatch?.(command), this.error),
        );
      case 'tutorial':
        return this.#dialog(
          messages.rulesPanel.title,
          messages,
          rulesPanel(messages),
          'returnToGame',
        );
    }
  }

  protected override updated(): void {
    const panel = this.table?.panel ?? 'none';
    if (panel === this.#shown) return;
    this.#shown = panel;
    if (panel !== 'none') {
      this.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    } else if (this.#opener?.isConnected === true) {
      this.#opener.focus({ preventScroll: true });
    }
  }

  #close = (): void => this.dispatch?.({ type: 'open', panel: 'none' });

  #dialog(
    title: string,
    messages: Messages,
    body: TemplateResult,
    closeLabel: 'close' | 'returnToGame' = 'close',
  ): TemplateResult {
    return html`<div class="panel-scrim"></div>
      <div class="panel" part="dialog" role="dialog" aria-labelledby="fc-panel-title">
        <div class="panel-head">
          <h2 class="panel-title" id="fc-panel-title">${title}</h2>
          <button
            type="button"
            class="tool"
            part="button"
            data-action="close"
            aria-label=${messages.actions[closeLabel]}
            @click=${this.#close}
          >
            ${icon('close')}
          </button>
        </div>
        ${body}
      </div>`;
  }

  #menu(table: Table, settings: Settings, messages: Messages): TemplateResult {
    const { layout } = table;
    const actions = menuActions(layout.side ? 'side' : layout.tier, settings, table.state);
    const first = actions.findIndex(({ isDisabled }) => !isDisabled);
    return html`<div class="menu-scrim"></div>
      <div class="menu" part="dialog" role="group" aria-label=${messages.actions.menu}>
        ${actions.map(
          ({ action, isDisabled }, index) =>
            html`<button
              type="button"
              class="menu-row"
              part="button"
              data-action=${action}
              ?data-autofocus=${index === first}
              ?disabled=${isDisabled}
              @click=${() => {
                this.#close();
                this.dispatch?.(ACTIONS[action].command);
              }}
            >
              ${icon(ACTIONS[action].icon)}<span>${messages.actions[ACTIONS[action].label]}</span>
            </button>`,
        )}
      </div>`;
  }
}
