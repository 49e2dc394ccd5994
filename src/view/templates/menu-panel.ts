import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import { gameCodeOf } from '../../state/index.js';
import { icon } from '../art/icons.js';
import type { Dispatch, Table } from '../context.js';
import type { Settings } from '../settings.js';
import { ACTIONS, isActionDisabled, labelOf } from '../toolbar-actions.js';
import { planBar } from '../toolbar-labels.js';

/** What the bar has no room for, disclosed by its button: a group of buttons, each a stop for Tab; arrows walk it, too. */
export function menuPanel(
  table: Table,
  settings: Settings,
  messages: Messages,
  dispatch: Dispatch,
): TemplateResult {
  const { state } = table;
  const { menu: actions } = planBar(table, settings, messages);
  const first = actions.find((action) => !isActionDisabled(action, state));
  return html`<div class="menu-scrim"></div>
    <div class="menu" id="fc-menu" part="dialog" role="group" aria-label=${messages.actions.menu}>
      ${actions.map(
        (action) =>
          html`<button
            type="button"
            class="menu-row"
            part="button"
            data-action=${action}
            ?data-autofocus=${action === first}
            ?disabled=${isActionDisabled(action, state)}
            @click=${() => {
              dispatch({ type: 'open', panel: 'none' });
              dispatch(ACTIONS[action].command);
            }}
          >
            ${icon(ACTIONS[action].icon)}<span class="row-text"
              >${messages.actions[labelOf(action, state.rules)]}${
                action === 'copy-code'
                  ? html`<span class="row-note">${gameCodeOf(state)}</span>`
                  : nothing
              }</span
            >
          </button>`,
      )}
    </div>`;
}
