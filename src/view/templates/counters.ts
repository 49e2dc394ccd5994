import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
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
  // It is a new stone for every number, so it pops when one is earned.
  if (counter === 'rubies') return ruby(count > 0 && animation !== 'off' ? 'earned' : '');
  return isNarrow && counter !== 'moves' ? icon(counter) : nothing;
}

/** Digits for which a number has room, so that none of its neighbours gives way when it grows. */
const DIGITS: Readonly<Record<NumberCounter, string>> = {
  moves: '888',
  score: '888',
  undos: '88',
  rubies: '88',
  'cards-left': '88',
};
const TIME_ROOM = '88:88';
/** Numbers of each plural form there is in the languages spoken. */
const PLURALS = [1, 2, 5];

const knownWords = new WeakMap<Messages, Map<NumberCounter, string>>();

/** The longest word of a counter. */
function longestWord(counter: NumberCounter, messages: Messages): string {
  const known = knownWords.get(messages) ?? new Map<NumberCounter, string>();
  knownWords.set(messages, known);
  const found = known.get(counter);
  if (found !== undefined) return found;
  const words = PLURALS.map((count) => wordOf(counter, messages, count));
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  known.set(counter, longest);
  return longest;
}

/** The longest text that a counter comes to in a usual game. */
function roomOf(counter: NumberCounter, messages: Messages, isNarrow: boolean): string {
  return isNarrow ? DIGITS[counter] : `${DIGITS[counter]} ${longestWord(counter, messages)}`;
}

/** The clock last where the last one may have no room: it is the one that a game can do without. */
function inOrder(counters: readonly Counter[], isNarrow: boolean): readonly Counter[] {
  if (!isNarrow || !counters.includes('time')) return counters;
  return [...counters.filter((counter) => counter !== 'time'), 'time'];
}

/** How the numbers are shown. */
export interface CountersView {
  readonly withDeal?: boolean;
  /** Where there is no room for words, they are only spoken. */
  readonly isNarrow?: boolean;
  /** A line of text without reserved room, as the idle message line shows it. */
  readonly isText?: boolean;
}

/**
 * The numbers of the game as the profile shows them, for an element of the class `counters`. Each has room to grow.
 * Whatever changes its width is drawn anew instead of being moved.
 */
export function counterItems(
  { state }: Table,
  settings: Settings,
  messages: Messages,
  seconds: number,
  { withDeal = false, isNarrow = false, isText = false }: CountersView,
): readonly unknown[] {
  const room = (text: string): unknown => (isText ? nothing : text);
  // A move changes few of the numbers, and the clock often none.
  const known = [settings, messages, isNarrow];
  const number = (counter: NumberCounter): unknown => {
    const count = countOf(counter, state);
    return guard([counter, count, ...known], () => numberItem(counter, count));
  };
  const numberItem = (counter: NumberCounter, count: number): TemplateResult => {
    const word = wordOf(counter, messages, count);
    return html`<span
      class="counter ${counter}"
      part="counter"
      data-room=${room(roomOf(counter, messages, isNarrow))}
      >${keyed(
        // A stone for every ruby; else the same text takes another number of the same width.
        counter === 'rubies' ? count : `${String(count).length} ${word}`,
        html`<span class="count"
          >${counterSign(counter, count, isNarrow, settings)}<b>${count}</b>${
            // A blank at an end of a template would be minified away; in a value it stays.
            isNarrow ? html`<span class="visually-hidden">${` ${word}`}</span>` : ` ${word}`
          }</span
        >`,
      )}</span
    >`;
  };
  const time = messages.counters.time(seconds);
  const items = [
    withDeal && state.deal !== null
      ? guard(
          [state.deal, ...known],
          () =>
            html`<span class="counter" part="counter"
              >${isNarrow ? '№' : messages.counters.deal} <b>${state.deal}</b></span
            >`,
        )
      : null,
    ...inOrder(state.rules.counters, isNarrow).map((counter) => {
      if (counter !== 'time') return number(counter);
      if (!settings.timer) return null;
      return guard(
        [time],
        () =>
          html`<span
            class="timer"
            part="timer"
            role="timer"
            aria-live="off"
            data-room=${room(TIME_ROOM)}
            >${keyed(time.length, html`<span class="count">${time}</span>`)}</span
          >`,
      );
    }),
  ].filter((item) => item !== null);
  // Blanks between them, for those who hear or copy the numbers.
  return items.flatMap((item, at) => (at === 0 ? item : [' ', item]));
}

/** The same as one line of text without reserved room. */
export function counterLine(
  table: Table,
  settings: Settings,
  messages: Messages,
  seconds: number,
): unknown {
  const items = counterItems(table, settings, messages, seconds, { withDeal: true, isText: true });
  // In a centred line every text moves with the length of any.
  const shape = `${messages.counters.time(seconds).length} ${table.state.counters.moves}`;
  return keyed(shape, html`<span class="counters">${items}</span>`);
}
