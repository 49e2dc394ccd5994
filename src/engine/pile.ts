/** A column, counted from the left: `column-1` … `column-8`. */
export type ColumnId = `column-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
/** A free cell by its letter in notation (`h` means home, so the eighth is `k`). */
export type CellId = `cell-${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'k'}`;
/** A foundation in board order: `foundation-1` … `foundation-4`. */
export type FoundationId = `foundation-${1 | 2 | 3 | 4}`;
/** One place on the table. */
export type PileId = ColumnId | CellId | FoundationId;
/** A place as a move names it: a pile, or `foundation` where the suit tells which one. */
export type Place = PileId | 'foundation';
/** The three kinds of place. */
export type PileKind = 'column' | 'cell' | 'foundation';

/** The eight columns from the left. */
export const COLUMN_IDS: readonly ColumnId[] = Object.freeze([
  'column-1',
  'column-2',
  'column-3',
  'column-4',
  'column-5',
  'column-6',
  'column-7',
  'column-8',
]);
/** Every cell that any rules may have, in board order; a game uses the first `rules.cells` of them. */
export const CELL_IDS: readonly CellId[] = Object.freeze([
  'cell-a',
  'cell-b',
  'cell-c',
  'cell-d',
  'cell-e',
  'cell-f',
  'cell-g',
  'cell-k',
]);
/** The four foundations in board order. */
export const FOUNDATION_IDS: readonly FoundationId[] = Object.freeze([
  'foundation-1',
  'foundation-2',
  'foundation-3',
  'foundation-4',
]);

/** Columns on every table. */
export const COLUMN_COUNT = 8;
/** The most cells that rules may have. */
export const MAX_CELLS = 8;
/** One for each suit. */
export const FOUNDATION_COUNT = 4;

/**
 * Places as small numbers, which the engine's inner functions pass around instead of strings:
 * columns 0 … 7, cells 8 … 15, foundations 16 … 19, then the two places that stand for any of a kind.
 */
export type PlaceCode = number;
/** Code of `cell-a`. */
export const FIRST_CELL: PlaceCode = 8;
/** Code of `foundation-1`. */
export const FIRST_FOUNDATION: PlaceCode = 16;
/** Code of `foundation`: whichever belongs to the card. */
export const ANY_FOUNDATION: PlaceCode = 20;
/** Code of "whichever cell is empty"; it has no name in a move. */
export const ANY_CELL: PlaceCode = 21;

const PLACES: readonly Place[] = [...COLUMN_IDS, ...CELL_IDS, ...FOUNDATION_IDS, 'foundation'];
const CODES: ReadonlyMap<unknown, PlaceCode> = new Map(PLACES.map((place, code) => [place, code]));

/** The code of a place's name, or −1 where there is no such place. */
export function codeOf(place: unknown): PlaceCode {
  return CODES.get(place) ?? -1;
}

/** The name of a place's code (not of {@link ANY_CELL}). */
export function placeOf(code: PlaceCode): Place {
  const place = PLACES[code];
  if (place === undefined) throw new RangeError(`no place has the code ${String(code)}`);
  return place;
}

/** The pile of a code that names one. */
export function pileOf(code: PlaceCode): PileId {
  const place = placeOf(code);
  if (place === 'foundation') throw new RangeError('foundation alone names no pile');
  return place;
}

/** Whether a code is a column's. */
export function isColumnCode(code: PlaceCode): boolean {
  return code < FIRST_CELL;
}

/** Whether a code is a cell's, or any cell's. */
export function isCellCode(code: PlaceCode): boolean {
  return (code >= FIRST_CELL && code < FIRST_FOUNDATION) || code === ANY_CELL;
}

/** Whether a code is a foundation's, or any foundation's. */
export function isFoundationCode(code: PlaceCode): boolean {
  return code >= FIRST_FOUNDATION && code <= ANY_FOUNDATION;
}

/** Whether a value names one pile of the table (`foundation` alone names none). */
export function isPileId(value: unknown): value is PileId {
  return CODES.has(value) && value !== 'foundation';
}

/** What kind of place this is. */
export function kindOf(place: Place): PileKind {
  const code = codeOf(place);
  if (isColumnCode(code)) return 'column';
  return isCellCode(code) ? 'cell' : 'foundation';
}

/** Where a pile stands among its kind, from 0: the index into `columns`, `cells` or `foundations`. */
export function indexOf(pile: PileId): number {
  const code = codeOf(pile);
  if (isColumnCode(code)) return code;
  return isCellCode(code) ? code - FIRST_CELL : code - FIRST_FOUNDATION;
}
