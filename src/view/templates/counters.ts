import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Counter } from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import type { BoardLayout } from '../../layout/index.js';
import { cardsLeftOf, scoreOf, type GameState } from '../../state/index.js';
import { icon } from '../art/icons.js';
import { ruby } from '../art/ruby.js';
import type { Table } from '../context.js';
import {
  DIGITS,
  isNarrow,
  longestWord,
  timeRoom,
  wordOf,
  type NumberCounter,
} from '../counter-room.js';
import type { Settings } from '../settings.js';

/** Below this width the deal number moves from the bar into the gutter. */
const DEAL_IN_BAR_PX = 360;

/** Whether the bar shows the deal number; where it doesn't, the idle message line does. */
export function showsDealInBar(layout: BoardLayout): boolean {
  return !layout.side && layout.width >= DEAL_IN_BAR_PX;
}

/** The number that a counter shows. */
export function countOf(counter: NumberCounter, state: GameState): number {
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

/** A sign where a number could be taken for another one: rubies always have theirs, moves never. */
function counterSign(
  counter: NumberCounter,
  count: number,
  isBare: boolean,
  { animation }: Settings,
): unknown {
  // It is a new stone for every number, so it pops when one is earned.
  if (counter === 'rubies') return ruby(count > 0 && animation !== 'off' ? 'earned' : '');
  return isBare && counter !== 'moves' ? icon(counter) : nothing;
}

/**
 * What is counted on a table, in the order in which it is shown: the clock last where the last one may have no room, as
 * it is the one that a game can do without.
 */
export function countersIn(
  { state: { rules }, layout }: Table,
  { timer }: Settings,
): readonly Counter[] {
  const { counters } = rules;
  if (!counters.includes('time') || (timer && !isNarrow(layout))) return counters;
  const numbers = counters.filter((counter) => counter !== 'time');
  return timer ? [...numbers, 'time'] : numbers;
}

/** How the numbers are shown. */
export interface CountersView {
  readonly withDeal?: boolean;
  /** Where there is no room for words, they are only spoken. */
  readonly isNarrow?: boolean;
}

/**
 * The numbers of the game as the profile shows them, for an element of the class `counters`. Each has room to grow.
 * Whatever changes its width is drawn anew instead of being moved.
 */
export function counterItems(
  table: Table,
  settings: Settings,
  messages: Messages,
  seconds: number,
  { withDeal = false, isNarrow: isBare = false }: CountersView,
): readonly unknown[] {
  const { state, layout } = table;
  const number = (counter: NumberCounter): TemplateResult => {
    const count = countOf(counter, state);
    // A blank at an end of a template would be minified away; in a value it stays.
    const word = ` ${wordOf(counter, messages, count)}`;
    const longest = ` ${longestWord(counter, messages)}`;
    return html`<span class="counter ${counter}" part="counter"
      >${keyed(
        // A stone for every ruby; else the same text takes another number of the same width.
        counter === 'rubies' ? count : `${String(count).length}${word}`,
        html`<span
          >${counterSign(counter, count, isBare, settings)}<b data-room=${DIGITS[counter]}
            ><i class="count">${count}</i></b
          >${
            isBare
              ? html`<span class="visually-hidden">${word}</span>`
              : html`<span class="word" data-room=${longest}><i class="count">${word}</i></span>`
          }</span
        >`,
      )}</span
    >`;
  };
  const time = messages.counters.time(seconds);
  const items = [
    withDeal && state.deal !== null
      ? html`<span class="counter" part="counter"
          >${isBare ? '№' : messages.counters.deal} <b>${state.deal}</b></span
        >`
      : null,
    ...countersIn(table, settings).map((counter) =>
      counter === 'time'
        ? html`<span class="timer" part="timer" role="timer" aria-live="off"
            ><span data-room=${timeRoom(layout, state.rules)}
              >${keyed(time.length, html`<i class="count">${time}</i>`)}</span
            ></span
          >`
        : number(counter),
    ),
  ].filter((item) => item !== null);
  // Blanks between them, for those who hear or copy the numbers.
  return items.flatMap((item, at) => (at === 0 ? item : [' ', item]));
}

/** The same as one line of text. */
export function counterLine(
  table: Table,
  settings: Settings,
  messages: Messages,
  seconds: number,
): TemplateResult {
  const items = counterItems(table, settings, messages, seconds, { withDeal: true });
  return html`<span class="counters">${items}</span>`;
}
