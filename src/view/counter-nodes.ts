import { render } from 'lit';
import type { Messages } from '../i18n/index.js';
import type { Table } from './context.js';
import { wordOf } from './counter-room.js';
import type { Settings } from './settings.js';
import { counterItems, countOf, countersIn, type CountersView } from './templates/counters.js';

/** The numbers themselves, in the order in which `countersIn` names them. */
const NUMBERS = '.counter > * > b > .count, .timer .count';

/** A text that is written to directly. */
interface Written {
  readonly node: Text;
  /** As the template has it. */
  readonly drawn: string;
  text: string;
}

/**
 * The numbers in their element. A move gives most of them another figure of the same width, and then nothing else of
 * them changes: so figures are written straight into their texts, and all is drawn anew where more than that is new.
 */
export class CounterNodes {
  #place: HTMLElement | null = null;
  #shape: readonly unknown[] = [];
  #written: readonly Written[] = [];

  /** Shows the numbers of a table in an element, which has nothing else in it. */
  show(
    place: HTMLElement,
    table: Table,
    settings: Settings,
    messages: Messages,
    seconds: number,
    view: CountersView,
  ): void {
    const { state, layout } = table;
    const { rules, deal } = state;
    const shape: unknown[] = [
      settings,
      messages,
      layout,
      rules,
      deal,
      view.withDeal,
      view.isNarrow,
    ];
    const figures: string[] = [];
    for (const counter of countersIn(table, settings)) {
      if (counter === 'time') {
        const time = messages.counters.time(seconds);
        figures.push(time);
        shape.push(time.length);
        continue;
      }
      const count = countOf(counter, state);
      const figure = String(count);
      figures.push(figure);
      // Every ruby is a stone of its own.
      shape.push(counter === 'rubies' ? count : figure.length, wordOf(counter, messages, count));
    }
    const last = this.#shape;
    const isSame = shape.length === last.length && shape.every((one, at) => one === last[at]);
    if (place !== this.#place || !isSame)
      this.#draw(place, counterItems(table, settings, messages, seconds, view), figures);
    this.#place = place;
    this.#shape = shape;
    this.#written.forEach((written, at) => write(written, figures[at] ?? written.text));
  }

  #draw(place: HTMLElement, items: readonly unknown[], figures: readonly string[]): void {
    // A template passes over what it thinks is there.
    for (const written of this.#written) write(written, written.drawn);
    render(items, place);
    const found = [...place.querySelectorAll(NUMBERS)];
    this.#written = found.flatMap((element, at): Written[] => {
      const node = element.lastChild;
      const drawn = figures[at] ?? '';
      return node instanceof Text ? [{ node, drawn, text: drawn }] : [];
    });
  }
}

function write(written: Written, text: string): void {
  if (written.text === text) return;
  written.node.data = text;
  written.text = text;
}
