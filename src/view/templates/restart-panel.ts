import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import type { Dispatch } from '../context.js';

/** The question before a deal begins anew, where the profile asks it. */
export function restartPanel(messages: Messages, dispatch: Dispatch): TemplateResult {
  const { actions } = messages;
  return html`<div class="panel-body">
    <p class="panel-text">${messages.restartPanel.text}</p>
    <div class="panel-actions">
      <button
        type="button"
        class="text-button"
        part="button"
        data-action="cancel"
        data-autofocus
        @click=${() => dispatch({ type: 'open', panel: 'none' })}
      >
        ${actions.keepPlaying}
      </button>
      <button
        type="button"
        class="text-button primary"
        part="button"
        data-action="restart"
        @click=${() => dispatch({ type: 'restart' })}
      >
        ${actions.restart}
      </button>
    </div>
  </div>`;
}
