import { KING_RANK, rankOf, suitOf } from './card.js';
import type { Card, Suit } from './card.js';
import { FIRST_CELL, FIRST_FOUNDATION, codeOf } from './pile.js';
import type { PileId, PlaceCode } from './pile.js';

/**
 * All cards on the table at one moment: plain frozen data.
 * Columns list their cards deepest first; a foundation is named by its top card, in board order.
 */
export interface Position {
  readonly columns: readonly (readonly Card[])[];
  readonly cells: readonly (Card | null)[];
  readonly foundations: readonly (Card | null)[];
}

/** A column with no card, shared by all positions. */
export const EMPTY_COLUMN: readonly Card[] = Object.freeze([]);

/** The column at an index from 0; empty where there is none. */
export function columnAt(p: Position, index: number): readonly Card[] {
  return p.columns[index] ?? EMPTY_COLUMN;
}

/** The card that may be lifted from a place by its code, or null where it is empty. */
export function topAt(p: Position, code: PlaceCode): Card | null {
  if (code < FIRST_CELL) {
    const column = columnAt(p, code);
    return column[column.length - 1] ?? null;
  }
  if (code < FIRST_FOUNDATION) return p.cells[code - FIRST_CELL] ?? null;
  return p.foundations[code - FIRST_FOUNDATION] ?? null;
}

/** The uncovered card of a pile, or null where it is empty. */
export function topOf(p: Position, pile: PileId): Card | null {
  return topAt(p, codeOf(pile));
}

/** How far a suit has come: the rank of its top card at home, 0 before the ace. */
export function homeRank(p: Position, suit: Suit): number {
  for (const top of p.foundations) {
    if (top !== null && suitOf(top) === suit) return rankOf(top);
  }
  return 0;
}

/** How many cards are home, 0 … 52. */
export function countHome(p: Position): number {
  let count = 0;
  for (const top of p.foundations) if (top !== null) count += rankOf(top);
  return count;
}

/** Cells that hold no card. */
export function countEmptyCells(p: Position): number {
  let count = 0;
  for (const card of p.cells) if (card === null) count += 1;
  return count;
}

/** Columns that hold no card. */
export function countEmptyColumns(p: Position): number {
  let count = 0;
  for (const column of p.columns) if (column.length === 0) count += 1;
  return count;
}

/** Whether all 52 cards are home. */
export function isAllHome(p: Position): boolean {
  for (const top of p.foundations) {
    if (top === null || rankOf(top) !== KING_RANK) return false;
  }
  return true;
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Whether two positions have the same cards in the same places; a cell more or less is a difference. */
export function isSamePosition(one: Position, other: Position): boolean {
  return (
    one === other ||
    (one.columns.length === other.columns.length &&
      one.columns.every((column, index) => isSameList(column, columnAt(other, index))) &&
      isSameList(one.cells, other.cells) &&
      isSameList(one.foundations, other.foundations))
  );
}

/** The position made of these parts, frozen together with the lists themselves (not the columns). */
export function freezePosition(
  columns: readonly (readonly Card[])[],
  cells: readonly (Card | null)[],
  foundations: readonly (Card | null)[],
): Position {
  return Object.freeze({
    columns: Object.freeze(columns),
    cells: Object.freeze(cells),
    foundations: Object.freeze(foundations),
  });
}
