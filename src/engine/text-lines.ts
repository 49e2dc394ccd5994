import { COLUMN_COUNT } from './pile.js';

/** One line of a position's text. */
export interface TextLine {
  /** Its number, from 1. */
  readonly number: number;
  /** What it says after its head (`Freecells:`, or the `:` of a column). */
  readonly content: string;
}

/** Which line is what; null where there is none. */
export interface TextLayout {
  readonly foundations: TextLine | null;
  readonly cells: TextLine | null;
  /** At most eight. */
  readonly columns: readonly TextLine[];
}

const FOUNDATIONS_HEAD = /^\s*(?:foundations?|founds?|decks?)\s*:/i;
const CELLS_HEAD = /^\s*(?:freecells?|fc)\s*:/i;
const COLUMN_HEAD = /^\s*:/;
/** Longer words are cut in messages. */
const QUOTED_LENGTH = 12;

/** What is wrong in a line, for those who say it in another language: the `cause` of the error. */
export interface LineFault {
  /** From 1. */
  readonly line: number;
  /** The word that can't be used; null where it is about the line as a whole. */
  readonly word: string | null;
  readonly kind: 'no-card' | 'twice' | 'other';
}

/** An error about one line of the text; its `cause` is a {@link LineFault}. */
export function syntaxError(
  line: TextLine,
  what: string,
  word: string | null = null,
  kind: LineFault['kind'] = 'other',
): SyntaxError {
  const cause: LineFault = { line: line.number, word, kind };
  return new SyntaxError(`position, line ${String(line.number)}: ${what}`, { cause });
}

/** A word of the text, no longer than a message can bear. */
export function shorten(word: string): string {
  return word.length > QUOTED_LENGTH ? `${word.slice(0, QUOTED_LENGTH)}…` : word;
}

/** A word of the text, as messages show it. */
export function quote(word: string): string {
  return `"${shorten(word)}"`;
}

/**
 * Tells foundations, cells and columns of a text apart. A blank line after the heads is an empty column, unless
 * there are eight columns without it.
 * @throws SyntaxError for two lines of foundations or of cells, and for more than eight columns
 */
export function layOutText(text: string): TextLayout {
  let foundations: TextLine | null = null;
  let cells: TextLine | null = null;
  let columns: TextLine[] = [];
  for (const [index, line] of trimBlankLines(text.split(/\r\n|\r|\n/))) {
    const number = index + 1;
    const withoutHead = (head: RegExp): TextLine => ({ number, content: line.replace(head, '') });
    if (FOUNDATIONS_HEAD.test(line)) {
      const found = withoutHead(FOUNDATIONS_HEAD);
      if (foundations !== null) throw syntaxError(found, 'the foundations are there twice');
      foundations = found;
      columns = columns.filter(isFilled);
    } else if (CELLS_HEAD.test(line)) {
      const found = withoutHead(CELLS_HEAD);
      if (cells !== null) throw syntaxError(found, 'the cells are there twice');
      cells = found;
      columns = columns.filter(isFilled);
    } else {
      columns.push({ number, content: line });
    }
  }
  if (columns.length > COLUMN_COUNT) columns = columns.filter(isFilled);
  const extra = columns[COLUMN_COUNT];
  if (extra !== undefined) throw syntaxError(extra, 'a ninth column');
  columns = columns.map(({ number, content }) => ({
    number,
    content: content.replace(COLUMN_HEAD, ''),
  }));
  return { foundations, cells, columns };
}

/** The lines with their indices, without the blank ones at both ends. */
function trimBlankLines(lines: readonly string[]): readonly (readonly [number, string])[] {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const first = filled[0] ?? 0;
  const end = (filled[filled.length - 1] ?? -1) + 1;
  return [...lines.entries()].slice(first, end);
}

function isFilled(line: TextLine): boolean {
  return line.content.trim() !== '';
}
