import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import type { Dispatch, Table } from '../context.js';

const SECOND_MS = 1000;

/** What a won game says, in the free field under the kings. */
export function winText({ state, clock }: Table, messages: Messages, dispatch: Dispatch): TemplateResult {
  const { win, actions, counters } = messages;
  const time = counters.time(Math.floor(clock.elapsedMs / SECOND_MS));
  return html`<div class="win">
    <h2 class="win-title" tabindex="-1">${win.title}</h2>
    <p class="win-text">${win.text(state.deal, state.counters.moves, time)}</p>
    <div class="win-actions">
      <button
        type="button"
        class="text-button"
        part="button"
        data-action="restart"
        @click=${() => dispatch({ type: 'restart' })}
      >
        ${actions.playAgain}
      </button>
      <button
        type="button"
        class="text-button primary"
        part="button"
        data-action="next-deal"
        @click=${() => dispatch({ type: 'new-game', deal: 'random' })}
      >
        ${actions.nextDeal}
      </button>
    </div>
    <slot name="win"></slot>
  </div>`;
}
