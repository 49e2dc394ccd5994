import { html, nothing, type TemplateResult } from 'lit';
import type { Counter } from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import { cardsLeftOf, scoreOf, type GameState } from '../../state/index.js';
import type { Table } from '../context.js';
import type { Settings } from '../settings.js';

/** Below this width the deal number moves from the bar into the gutter. */
const DEAL_IN_BAR_PX = 360;

/** Whether the bar shows the deal number; where it doesn't, the idle message line does. */
export function showsDealInBar({ layout }: Table): boolean {
  return !layout.side && layout.width >= DEAL_IN_BAR_PX;
}

function countOf(counter: Exclude<Counter, 'time'>, state: GameState): number {
  switch (counter) {
    case 'moves':
      return state.counters.moves;
    case 'undos':
      return state.counters.undos;
    case 'cards-left':
      return cardsLeftOf(state);
    default:
      return scoreOf(state) ?? 0;
  }
}

function wordOf(counter: Exclude<Counter, 'time'>, messages: Messages, count: number): string {
  const { counters } = messages;
  if (counter === 'cards-left') return counters.cardsLeft(count);
  return counters[counter](count);
}

/** The numbers of the game as the profile shows them; without words where the bar is narrow. */
export function counters(
  table: Table,
  settings: Settings,
  messages: Messages,
  seconds: number,
  withDeal: boolean,
): TemplateResult {
  const { state, layout } = table;
  const isNarrow = !layout.side && (layout.tier === 'mini' || layout.tier === 'tiny');
  const number = (counter: Exclude<Counter, 'time'>): TemplateResult => {
    const count = countOf(counter, state);
    const word = wordOf(counter, messages, count);
    return html`<span class="counter" part="counter"
      ><b>${count}</b>${
        isNarrow ? html`<span class="visually-hidden"> ${word}</span>` : html` ${word}`
      }</span
    >`;
  };
  return html`<span class="counters">
    ${
      withDeal && state.deal !== null
        ? html`<span class="counter" part="counter"
            >${isNarrow ? '№' : messages.counters.deal} <b>${state.deal}</b></span
          >`
        : nothing
    }
    ${state.rules.counters.map((counter) => {
      if (counter !== 'time') return number(counter);
      if (!settings.timer) return nothing;
      return html`<span class="timer" part="timer" role="timer" aria-live="off"
        >${messages.counters.time(seconds)}</span
      >`;
    })}
  </span>`;
}
