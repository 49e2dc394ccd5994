import {
  CELL_IDS,
  COLUMN_IDS,
  isSuit,
  type CellId,
  type ColumnId,
  type Suit,
} from '../engine/index.js';
import type { CursorKey } from './cursor.js';

/** What is known of a pressed key: the fields of a keyboard event that matter, as plain data. */
export interface KeyPress {
  /** The character or name of the key. */
  readonly key: string;
  /** The place of the key on the keyboard. */
  readonly code: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly shift: boolean;
  /** An input method is composing. */
  readonly isComposing?: boolean;
  /** The key is held down and repeats itself. */
  readonly repeat?: boolean;
  /** It was typed into a text field or another control that takes text. */
  readonly editable?: boolean;
}

/** What the board's keys depend on. */
export interface KeyContext {
  /** `off`: no single characters. */
  readonly keys: 'on' | 'off';
  /** Free cells in play: `e f g k` name cells only where there are so many. */
  readonly cells: number;
  /** Cards in the hand. */
  readonly held: number;
  /** The next letter is to name a suit (the card that comes back from home). */
  readonly expectsSuit: boolean;
}

/** What a key asks for. */
export type KeyCommand =
  | { readonly type: 'cursor'; readonly key: CursorKey }
  | { readonly type: 'activate' | 'more' | 'fewer' | 'escape' | 'undo' | 'redo' | 'hint' }
  | { readonly type: 'place'; readonly place: ColumnId | CellId | 'foundation' }
  | { readonly type: 'suit'; readonly suit: Suit }
  /** All that fits goes home, where the profile has that; else as the foundation's letter. */
  | { readonly type: 'collect' }
  /** Speaks: the focused pile, the tops of all piles, the state, the last move, where the focused card may go. */
  | { readonly type: 'read-pile' | 'read-tops' | 'read-state' | 'read-last' | 'read-moves' }
  /** One of our keys held down that must not repeat: keep it from the page, do nothing. */
  | { readonly type: 'ignore' };

/** A map, since a key's name may be anything, `constructor` too. */
function toTable(entries: Readonly<Record<string, KeyCommand>>): ReadonlyMap<string, KeyCommand> {
  return new Map(Object.entries(entries));
}

const NAMED = toTable({
  ArrowLeft: { type: 'cursor', key: 'left' },
  ArrowRight: { type: 'cursor', key: 'right' },
  ArrowUp: { type: 'cursor', key: 'up' },
  ArrowDown: { type: 'cursor', key: 'down' },
  Home: { type: 'cursor', key: 'home' },
  End: { type: 'cursor', key: 'end' },
  PageUp: { type: 'cursor', key: 'page-up' },
  PageDown: { type: 'cursor', key: 'page-down' },
  Enter: { type: 'activate' },
  ' ': { type: 'activate' },
  Escape: { type: 'escape' },
});

const LETTERS = toTable({
  h: { type: 'place', place: 'foundation' },
  u: { type: 'undo' },
  t: { type: 'hint' },
  o: { type: 'read-pile' },
  s: { type: 'read-state' },
  l: { type: 'read-last' },
  m: { type: 'read-moves' },
});

const SIGNS = toTable({
  '?': { type: 'hint' },
  '+': { type: 'more' },
  // The plus key without Shift on most layouts.
  '=': { type: 'more' },
  '-': { type: 'fewer' },
  '−': { type: 'fewer' },
});

/** Keys that do something sensible when held down. */
const REPEATABLE: ReadonlySet<KeyCommand['type']> = new Set([
  'cursor',
  'undo',
  'redo',
  'more',
  'fewer',
]);

/** Cells that every player's notation knows; a letter of these without a cell gets a refusal that says so. */
const USUAL_CELLS = 4;

/**
 * The Latin letter a key stands for, whatever the layout: its own character, or on a Cyrillic or Greek layout the one
 * printed beside it, by the key's place. Null for anything that isn't a letter key.
 */
function readLetter({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isForeignLetter = /^\p{L}$/u.test(key);
  const placed = /^Key([A-Z])$/.exec(code)?.[1];
  return isForeignLetter && placed !== undefined ? placed.toLowerCase() : null;
}

/** The digit: the character, or on layouts that want Shift for digits (French) the key's place. */
function readDigit({ key, code, shift }: KeyPress): string | null {
  if (/^[0-9]$/.test(key)) return key;
  const placed = /^Digit([0-9])$/.exec(code)?.[1];
  const isCharacter = [...key].length === 1;
  return !shift && isCharacter && placed !== undefined ? placed : null;
}

/** Undo and redo, the same on every platform; never with Alt, which types characters on many layouts. */
function readShortcut(press: KeyPress): KeyCommand | null {
  if (press.ctrl === press.meta) return null;
  const letter = readLetter(press);
  if (letter === 'z') return { type: press.shift ? 'redo' : 'undo' };
  return letter === 'y' && press.ctrl && !press.shift ? { type: 'redo' } : null;
}

function readCell(letter: string, cells: number): KeyCommand | null {
  const index = CELL_IDS.findIndex((cell) => cell === `cell-${letter}`);
  const cell = CELL_IDS[index];
  if (cell === undefined || index >= Math.max(cells, USUAL_CELLS)) return null;
  return { type: 'place', place: cell };
}

function readColumn(press: KeyPress): KeyCommand | null {
  const column = COLUMN_IDS[Number(readDigit(press) ?? 0) - 1];
  return column === undefined ? null : { type: 'place', place: column };
}

/** The least that must be in the hand for one card more or fewer. */
const LEAST_HELD: Readonly<Partial<Record<KeyCommand['type'], number>>> = { more: 1, fewer: 2 };

/**
 * A sign. On a digit's key it counts as the digit while it could do nothing, or no column could be named there by layouts
 * that want Shift for digits: `-` is the French 6, `+` the Czech 1.
 */
function readSign(press: KeyPress, held: number): KeyCommand | null {
  const sign = SIGNS.get(press.key) ?? null;
  const isIdle = sign !== null && held < (LEAST_HELD[sign.type] ?? 0);
  return (isIdle ? readColumn(press) : null) ?? sign;
}

function readCharacter(press: KeyPress, context: KeyContext): KeyCommand | null {
  const { cells, held, expectsSuit } = context;
  const sign = readSign(press, held);
  if (sign !== null) return sign;
  const letter = readLetter(press);
  if (letter === null) return readColumn(press);
  const suit = letter.toUpperCase();
  if (expectsSuit && isSuit(suit)) return { type: 'suit', suit };
  if (letter === 'o' && press.shift) return { type: 'read-tops' };
  if (letter === 'h' && press.shift) return { type: 'collect' };
  return LETTERS.get(letter) ?? readCell(letter, cells);
}

function readPress(press: KeyPress, context: KeyContext): KeyCommand | null {
  if (press.ctrl || press.meta) return readShortcut(press);
  const named = NAMED.get(press.key);
  if (named !== undefined) return press.shift ? null : named;
  return context.keys === 'off' ? null : readCharacter(press, context);
}

/**
 * What a key asks of the board, or null: then it belongs to the page, the browser or a text field.
 * Independent of the layout, silent with Alt and while an input method composes.
 */
export function readKey(press: KeyPress, context: KeyContext): KeyCommand | null {
  if (press.alt || press.isComposing === true || press.editable === true) return null;
  const command = readPress(press, context);
  if (command === null || press.repeat !== true) return command;
  return REPEATABLE.has(command.type) ? command : { type: 'ignore' };
}
