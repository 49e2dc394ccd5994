import { html, nothing, type TemplateResult } from 'lit';
import {
  dayNumberOf,
  provenDeals,
  rules as findRules,
  type RuleProfile,
} from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import { localDateOf } from '../../services/index.js';
import { gameCodeOf, statusOf } from '../../state/index.js';
import type { Dispatch, PanelError, Table } from '../context.js';
import type { NewGameDraft } from '../new-game-draft.js';
import { isActionDisabled } from '../toolbar-actions.js';
import { LEVEL_CHOICES } from '../settings.js';
import { verifyDeal, type Verdict } from '../verified.js';
import { segments, segmentsRow } from './switches.js';

/** Cells that codes exist for. */
const CODED_CELLS: readonly number[] = [4, 2, 1];
const CODE_EXAMPLE = 'FC1-C4-AAAAAKH';

/** What the dialog is drawn from. */
export interface NewGameView {
  readonly table: Table;
  readonly messages: Messages;
  readonly draft: NewGameDraft;
  readonly error: PanelError | null;
  readonly dispatch: Dispatch;
  readonly onDraft: (draft: NewGameDraft) => void;
}

/** Whether the dialog asks for codes: where they exist, unless the profile keeps to random deals. */
function offersCodes({ cellChoices, deals, extras }: RuleProfile): boolean {
  const hasCodes = cellChoices.some((cells) => CODED_CELLS.includes(cells));
  return hasCodes && (deals.offered !== null || extras.includes('code'));
}

/** The number typed so far, where it is one that is offered; else null. */
function readTyped(number: string, offered: number): number | null {
  const deal = /^\d{1,12}$/.test(number.trim()) ? Number(number) : 0;
  return deal >= 1 && deal <= offered ? deal : null;
}

/** What stands below «By number»: the range, or what is proven about the number typed. */
function numberNote(
  { number }: NewGameDraft,
  rules: RuleProfile,
  offered: number,
  { newGame, solver }: Messages,
): string {
  const deal = readTyped(number, offered);
  if (deal === null) return newGame.range(offered);
  const notes: Readonly<Record<Verdict, string>> = {
    winnable: solver.verified,
    unwinnable: newGame.impossible,
    unknown: newGame.unverified,
  };
  return notes[verifyDeal(deal, rules)];
}

function choiceRow(
  view: NewGameView,
  kind: NewGameDraft['kind'],
  label: string,
  note: string | null,
): TemplateResult {
  const { draft, onDraft } = view;
  return html`<label class="row-label">
    <input
      type="radio"
      name="kind"
      value=${kind}
      .checked=${draft.kind === kind}
      ?data-autofocus=${kind === 'random'}
      @change=${() => onDraft({ ...draft, kind })}
    />
    <span class="row-text"
      >${label}${
        note === null
          ? nothing
          : html`<span class="row-note" id="fc-new-game-${kind}-note">${note}</span>`
      }</span
    >
  </label>`;
}

/** A field for a number or a code, with its radio button; typing in it chooses it. */
function fieldRow(
  view: NewGameView,
  kind: 'number' | 'code',
  label: string,
  note: string | null,
): TemplateResult {
  const { draft, error, onDraft } = view;
  const isWrong = error !== null && draft.kind === kind;
  const described = [
    ...(isWrong ? ['fc-new-game-error'] : []),
    ...(note === null ? [] : [`fc-new-game-${kind}-note`]),
  ];
  return html`<div class="row">
    ${choiceRow(view, kind, label, note)}
    <input
      class="field"
      type="text"
      data-action=${kind}
      name=${kind}
      inputmode=${kind === 'number' ? 'numeric' : 'text'}
      placeholder=${kind === 'code' ? CODE_EXAMPLE : nothing}
      autocomplete="off"
      autocapitalize=${kind === 'code' ? 'characters' : 'off'}
      spellcheck="false"
      aria-label=${label}
      aria-invalid=${isWrong ? 'true' : 'false'}
      aria-describedby=${described.length > 0 ? described.join(' ') : nothing}
      @input=${(event: Event) =>
        onDraft({ ...draft, kind, [kind]: (event.target as HTMLInputElement).value })}
    />
    ${isWrong ? html`<p class="panel-error" id="fc-new-game-error">${error.message}</p>` : nothing}
  </div>`;
}

/** A random deal, with its level where the rules let one choose. */
function randomRow(view: NewGameView, rules: RuleProfile): TemplateResult {
  const { draft, messages, onDraft } = view;
  const { newGame, solver } = messages;
  const { levels } = rules.deals;
  const note = levels ? solver.levelNote : newGame.randomNote;
  return html`<div class="row">
    ${choiceRow(view, 'random', newGame.random, provenDeals(rules) === null ? null : note)}
    ${
      levels
        ? html`<fieldset class="levels">
            <legend class="visually-hidden">${solver.level}</legend>
            ${segments({
              name: 'level',
              value: draft.level,
              options: LEVEL_CHOICES.map((value) => ({ value, label: solver.levels[value] })),
              onChoose: (level) => onDraft({ ...draft, kind: 'random', level }),
            })}
          </fieldset>`
        : nothing
    }
  </div>`;
}

/** The deal of the day, with its date where the player is. */
function dailyRow(view: NewGameView): TemplateResult {
  const { date, daily } = view.messages.solver;
  const day = dayNumberOf(localDateOf(new Date()));
  return html`<div class="row">
    ${choiceRow(view, 'daily', daily, day === null ? null : date(day))}
  </div>`;
}

/** The deal on the table, and the button that begins it anew. */
function thisDealRow({ table, messages, dispatch }: NewGameView): TemplateResult {
  const { state } = table;
  const code = gameCodeOf(state);
  return html`<div class="setting">
    <span class="row-text"
      >${messages.newGame.thisDeal(state.deal)}${
        code === null ? nothing : html`<span class="row-note code">${code}</span>`
      }</span
    >
    <button
      type="button"
      class="text-button"
      part="button"
      data-action="restart"
      ?disabled=${isActionDisabled('restart', state)}
      @click=${() => dispatch({ type: 'restart' })}
    >
      ${messages.actions.restart}
    </button>
  </div>`;
}

/** Random, of the day, by number, by code; what was typed is judged by the game, which says what is wrong with it. */
export function newGamePanel(given: NewGameView): TemplateResult {
  const { table, messages, draft, dispatch } = given;
  const { newGame, actions } = messages;
  const { state } = table;
  const { id, cellChoices, deals } = state.rules;
  const drafted = findRules(id, { cells: draft.cells });
  const isRunning = state.started && statusOf(state) !== 'won';
  const onDraft = (next: NewGameDraft): void => {
    given.onDraft(next);
    const deal = deals.offered === null ? null : readTyped(next.number, deals.offered);
    const isNews = next.number !== draft.number || next.cells !== draft.cells;
    if (deal !== null && isNews) dispatch({ type: 'consider', deal, cells: next.cells });
  };
  const view = { ...given, onDraft };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const isTyped = draft.kind === 'number' || draft.kind === 'code';
    const text = isTyped ? draft[draft.kind].trim() : draft.kind;
    if (draft.kind === 'random' && deals.levels) {
      dispatch({ type: 'set-preference', name: 'level', value: draft.level });
    }
    // An empty field is no number either: it must not turn into a random deal.
    const deal = text === '' ? '—' : text;
    dispatch({
      type: 'new-game',
      deal,
      isCode: draft.kind === 'code',
      ...(cellChoices.length > 1 ? { cells: draft.cells } : {}),
    });
  };
  return html`<form class="panel-body" novalidate @submit=${onSubmit}>
    ${randomRow(view, drafted)} ${deals.daily ? dailyRow(view) : nothing}
    ${
      deals.offered === null
        ? nothing
        : fieldRow(
            view,
            'number',
            newGame.byNumber,
            numberNote(draft, drafted, deals.offered, messages),
          )
    }
    ${offersCodes(state.rules) ? fieldRow(view, 'code', newGame.byCode, null) : nothing}
    <div class="panel-rows">
      ${
        cellChoices.length > 1
          ? segmentsRow({
              name: 'cells',
              label: newGame.cells,
              note: newGame.cellsNote,
              value: draft.cells,
              options: cellChoices.map((cells) => ({ value: cells, label: String(cells) })),
              isDisabled: draft.kind === 'code',
              onChoose: (cells) => onDraft({ ...draft, cells }),
            })
          : nothing
      }
      ${thisDealRow(view)}
    </div>
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
