import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import { statusOf } from '../../state/index.js';
import type { Dispatch, Table } from '../context.js';

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads the form: a random deal, or the number that was typed. */
function readForm(form: HTMLFormElement): string {
  const data = new FormData(form);
  return data.get('kind') === 'number' ? readText(data, 'number') : 'random';
}

/** Random or by number; what was typed is judged by the game, which says what is wrong with it. */
export function newGamePanel(
  { state }: Table,
  messages: Messages,
  dispatch: Dispatch,
  error: string | null,
): TemplateResult {
  const { newGame, actions } = messages;
  const isRunning = state.started && statusOf(state) !== 'won';
  const { offered } = state.rules.deals;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    // An empty field is no number either: it must not turn into a random deal.
    dispatch({ type: 'new-game', deal: readForm(event.target as HTMLFormElement) || '—' });
  };
  const chooseNumber = (event: Event): void => {
    const form = (event.target as HTMLInputElement).form;
    const radio = form?.querySelector<HTMLInputElement>('input[value="number"]');
    if (radio) radio.checked = true;
  };
  return html`<form class="panel-body" novalidate @submit=${onSubmit}>
    <label class="row">
      <input type="radio" name="kind" value="random" data-autofocus checked />
      <span class="row-text"
        >${newGame.random}<span class="row-note">${newGame.randomNote}</span></span
      >
    </label>
    ${
      offered === null
        ? nothing
        : html`<div class="row">
            <label class="row-label">
              <input type="radio" name="kind" value="number" />
              <span class="row-text"
                >${newGame.byNumber}<span class="row-note">${newGame.range(offered)}</span></span
              >
            </label>
            <input
              class="field"
              name="number"
              data-action="number"
              inputmode="numeric"
              autocomplete="off"
              aria-label=${newGame.byNumber}
              aria-invalid=${error === null ? 'false' : 'true'}
              aria-describedby=${error === null ? nothing : 'fc-new-game-error'}
              @input=${chooseNumber}
            />
          </div>`
    }
    ${
      error === null
        ? nothing
        : html`<p class="panel-error" id="fc-new-game-error" role="alert">${error}</p>`
    }
    <div class="panel-actions">
      ${isRunning ? html`<span class="panel-note">${newGame.endsGame}</span>` : nothing}
      <button
        type="button"
        class="text-button"
        part="button"
        data-action="cancel"
        @click=${() => dispatch({ type: 'open', panel: 'none' })}
      >
        ${isRunning ? actions.keepPlaying : actions.cancel}
      </button>
      <button type="submit" class="text-button primary" part="button" data-action="deal">
        ${actions.deal}
      </button>
    </div>
  </form>`;
}
