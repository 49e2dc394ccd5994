import type { Card } from '../../src/engine/index.js';

/** A run to be moved, and what there is to do it with. */
export interface Task {
  /** Deepest first; it lies on a card that fits nothing. */
  readonly run: readonly Card[];
  /** The card it is to lie on, or null for an empty column. */
  readonly onto: Card | null;
  readonly cells: number;
  /** The target included, if it is to be an empty one. */
  readonly emptyColumns: number;
}

const RANKS = 'A23456789TJQK';

function fits(card: string, onto: string): boolean {
  const isRed = (one: string): boolean => 'DH'.includes(one.charAt(1));
  const step = RANKS.indexOf(onto.charAt(0)) - RANKS.indexOf(card.charAt(0));
  return step === 1 && isRed(card) !== isRed(onto);
}

/**
 * Whether the run can be moved by moving one card at a time, found by trying everything: a table of some columns
 * and cells, all moves of a column's or cell's card to a cell, an empty column or a card it fits. Shares nothing
 * with the engine but the spelling of cards.
 */
export function canBeMovedCardByCard({ run, onto, cells, emptyColumns }: Task): boolean {
  // "##" lies under the run and fits nothing, so the source never becomes an empty column.
  const start = [['##', ...run], onto === null ? ['##'] : [onto], ...fill(emptyColumns, [])];
  const isDone = (columns: readonly (readonly string[])[]): boolean =>
    columns.some((column, index) => {
      const moved = onto === null ? column : column.slice(1);
      return index !== 0 && (onto === null || index === 1) && moved.join() === run.join();
    });
  const seen = new Set<string>();
  const open: { columns: string[][]; parked: string[] }[] = [{ columns: start, parked: [] }];
  for (let table = open.pop(); table !== undefined; table = open.pop()) {
    const { columns, parked } = table;
    if (isDone(columns)) return true;
    const key = `${columns.slice(0, 2).join('|')}/${columns.slice(2).map(String).sort().join('|')}/${[...parked].sort().join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const sources = [...columns.keys(), ...parked.map((_, cell) => -1 - cell)];
    for (const from of sources) {
      const card = from < 0 ? parked[-1 - from] : columns[from]?.at(-1);
      if (card === undefined || card === '##') continue;
      const rest = columns.map((column, index) => (index === from ? column.slice(0, -1) : column));
      const left = from < 0 ? parked.filter((_, cell) => cell !== -1 - from) : parked;
      if (left.length < cells && from >= 0) open.push({ columns: rest, parked: [...left, card] });
      for (const [to, column] of rest.entries()) {
        const top = column.at(-1);
        if (to === from || (top !== undefined && !fits(card, top))) continue;
        open.push({
          columns: rest.map((one, index) => (index === to ? [...one, card] : one)),
          parked: left,
        });
      }
    }
  }
  return false;
}

function fill<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}
