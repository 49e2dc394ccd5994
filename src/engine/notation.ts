import { isSuit } from './card.js';
import type { Suit } from './card.js';
import { MAX_COUNT } from './move.js';
import type { Move } from './move.js';
import { CELL_IDS, COLUMN_IDS, FOUNDATION_IDS } from './pile.js';
import type { Place } from './pile.js';

/** Columns and cells by their character in notation. */
const TABLE_PLACES: ReadonlyMap<string, Place> = new Map(
  [...COLUMN_IDS, ...CELL_IDS].map((place) => [place.slice(-1), place]),
);
/** Base of the count after `v`. */
const HEX = 16;
/** Longer texts are cut in messages. */
const SHOWN_LENGTH = 24;

/**
 * Reads one move in standard FreeCell notation: `26`, `3a`, `b4`, `5h`, `26v3` (three cards, the count in
 * hexadecimal), `5h3` (a chosen foundation), `hS6` (a card of that suit back from home; `h6` without the suit).
 * Blanks around it are forgiven; letters have the case shown here.
 * @throws SyntaxError saying what is wrong at which character, also for what is no text at all
 */
export function parseMove(text: string): Move {
  if (typeof text !== 'string') throw new SyntaxError('move: it must be a text');
  const line = text.trim();
  const fail = (at: number, what: string): never => {
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line;
    throw new SyntaxError(`move "${shown}", character ${String(at + 1)}: ${what}`);
  };
  const isFromHome = line.startsWith('h');
  const from = isFromHome ? 'foundation' : TABLE_PLACES.get(line.charAt(0));
  if (from === undefined) return fail(0, 'a column 1–8, a cell a–g or k, or h is needed');
  const suit = line.charAt(1);
  const isSuitGiven = isFromHome && isSuit(suit);
  const at = isSuitGiven ? 2 : 1;
  const [to, end] =
    readTarget(line, at) ?? fail(at, 'a column 1–8, a cell a–g or k, or h is needed');
  if (from === to || (isFromHome && to.startsWith('foundation'))) return fail(at, 'the same place');
  const count = readCount(line.slice(end)) ?? fail(end, 'only v and a count can follow');
  return Object.freeze({
    from,
    to,
    ...(count > 0 ? { count } : {}),
    ...(isSuitGiven ? { suit } : {}),
  });
}

/** The place at a character, and where the text goes on. */
function readTarget(line: string, at: number): readonly [Place, number] | undefined {
  const mark = line.charAt(at);
  if (mark === 'h') {
    const numbered = FOUNDATION_IDS[Number(line.charAt(at + 1) || 0) - 1];
    return numbered === undefined ? ['foundation', at + 1] : [numbered, at + 2];
  }
  const place = TABLE_PLACES.get(mark);
  return place === undefined ? undefined : [place, at + 1];
}

/** The count in the rest of a move, 0 where there is none, undefined where it is something else. */
function readCount(rest: string): number | undefined {
  if (rest === '') return 0;
  const digits = /^v([0-9a-f]{1,2})$/i.exec(rest)?.[1];
  const count = digits === undefined ? 0 : Number.parseInt(digits, HEX);
  return count >= 1 && count <= MAX_COUNT ? count : undefined;
}

/**
 * Writes a move as {@link parseMove} reads it. Nothing is added: give it the canonical spelling.
 * @throws TypeError for what is no move, RangeError for one that has no notation (a place that does not exist,
 * the same place twice, a numbered foundation as source without its suit)
 */
export function formatMove(move: Move): string {
  const { from, to, count, suit } = readFields(move);
  const source = formatSource(from, suit);
  const target = formatTarget(to);
  if (from === to || (source.startsWith('h') && target.startsWith('h'))) {
    throw new RangeError(`move: from ${from} to ${to} is the same place`);
  }
  return `${source}${target}${count === undefined ? '' : `v${count.toString(HEX)}`}`;
}

/** The move's own fields, each of the type it should have. */
function readFields(move: Move): Move {
  let fields: Move;
  try {
    const { from, to, count, suit } = move;
    fields = { from, to, ...(count === undefined ? {} : { count }), ...(suit ? { suit } : {}) };
  } catch (error) {
    throw new TypeError('move: it cannot be read', { cause: error });
  }
  const { from, to, count, suit } = fields;
  if (typeof from !== 'string' || typeof to !== 'string') {
    throw new TypeError('move: from and to must be the names of places');
  }
  if (count !== undefined && typeof count !== 'number') {
    throw new TypeError('move: count must be a number');
  }
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > MAX_COUNT)) {
    throw new RangeError(`move: count must be a whole number from 1 to ${String(MAX_COUNT)}`);
  }
  if (suit !== undefined && !isSuit(suit)) throw new RangeError('move: suit must be C, D, H or S');
  return fields;
}

function formatSource(from: Place, suit: Suit | undefined): string {
  const isNumbered = (FOUNDATION_IDS as readonly string[]).includes(from);
  if (isNumbered && suit === undefined) {
    throw new RangeError(`move: from ${from} is written with the suit of its card`);
  }
  if (isNumbered || from === 'foundation') return `h${suit ?? ''}`;
  if (suit !== undefined) throw new RangeError('move: a suit is said of foundations only');
  return formatTarget(from);
}

function formatTarget(place: Place): string {
  if (place === 'foundation') return 'h';
  const mark = place.slice(-1);
  if (TABLE_PLACES.get(mark) === place) return mark;
  if ((FOUNDATION_IDS as readonly string[]).includes(place)) return `h${mark}`;
  throw new RangeError(`move: there is no place "${String(place)}"`);
}
