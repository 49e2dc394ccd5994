import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Counter } from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import type { BoardLayout } from '../../layout/index.js';
import { cardsLeftOf, scoreOf, type GameState } from '../../state/index.js';
import { icon } from '../art/icons.js';
import { ruby } from '../art/ruby.js';
import type { Table } from '../context.js';
import type { Settings } from '../settings.js';

/** Below this width the deal number moves from the bar into the gutter. */
const DEAL_IN_BAR_PX = 360;

/** Whether the bar shows the deal number; where it doesn't, the idle message line does. */
export function showsDealInBar(layout: BoardLayout): boolean {
  return !layout.side && layout.width >= DEAL_IN_BAR_PX;
}

type NumberCounter = Exclude<Counter, 'time'>;

function countOf(counter: NumberCounter, state: GameState): number {
  switch (counter) {
    case 'moves':
      return state.counters.moves;
    case 'undos':
      return state.counters.undos;
    case 'cards-left':
      return cardsLeftOf(state);
    case 'score':
    case 'rubies':
      return scoreOf(state) ?? 0;
  }
}

function wordOf(counter: NumberCounter, messages: Messages, count: number): string {
  const { counters } = messages;
  if (counter === 'cards-left') return counters.cardsLeft(count);
  return counters[counter](count);
}

/** A sign where a number could be taken for another one: rubies always have theirs, moves never. */
function counterSign(
  counter: NumberCounter,
  count: number,
  isNarrow: boolean,
  { animation }: Settings,
): unknown {
  // A new stone for every number, so that it pops when one is earned.
  if (counter === 'rubies') return keyed(count, ruby(count > 0 && animation ? 'earned' : ''));
  return isNarrow && counter !== 'moves' ? icon(counter) : nothing;
}

/** How the numbers are shown. */
export interface CountersView {
  readonly withDeal?: boolean;
  /** Where there is no room for words, they are only spoken. */
  readonly isNarrow?: boolean;
}

/** The numbers of the game as the profile shows them. */
export function counters(
  { state }: Table,
  settings: Settings,
  messages: Messages,
  seconds: number,
  { withDeal = false, isNarrow = false }: CountersView,
): TemplateResult {
  const number = (counter: NumberCounter): TemplateResult => {
    const count = countOf(counter, state);
    const word = wordOf(counter, messages, count);
    return html`<span class="counter ${counter}" part="counter"
      >${counterSign(counter, count, isNarrow, settings)}<b>${count}</b>${
        // A blank at an end of a template would be minified away; in a value it stays.
        isNarrow ? html`<span class="visually-hidden">${` ${word}`}</span>` : ` ${word}`
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
