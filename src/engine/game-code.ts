import { FIRST_DEAL, LAST_DEAL, requireDealNumber } from './deal-range.js';

/** Numbers of cells that codes exist for. */
const CODED_CELLS: readonly number[] = [4, 2, 1];
/** The 32 digits of a code, from 0 to 31. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const DIGIT_COUNT = 7;
const PREFIX = 'FC';
const VERSION = '1';

/** What a code stands for. */
export interface CodedGame {
  /** 1 … 2^33 − 1. */
  readonly deal: number;
  /** 4, 2 or 1. */
  readonly cells: number;
}

/**
 * Why a text is no code. `shape`: it does not look like one; `version`: one of another version; `cells`: another
 * number of cells than 4, 2, 1; `length`: not seven letters; `letters`: one outside A–Z and 2–7; `number`: no deal
 * has that number.
 */
export type CodeFault = 'shape' | 'version' | 'cells' | 'length' | 'letters' | 'number';

/** A code read, or why it can't be. */
export type DecodedGame =
  ({ readonly ok: true } & CodedGame) | { readonly ok: false; readonly reason: CodeFault };

/**
 * The code of a game, such as `FC1-C4-AAAAAKH`, or null where there is none for this number of cells.
 * @throws TypeError or RangeError for what is no deal number, TypeError for cells that are no number
 */
export function encodeGame(game: CodedGame): string | null {
  const { deal, cells } = readGame(game);
  requireDealNumber(deal);
  if (typeof cells !== 'number') throw new TypeError('code: cells must be a number');
  if (!CODED_CELLS.includes(cells)) return null;
  let letters = '';
  let rest = deal;
  for (let index = 0; index < DIGIT_COUNT; index += 1) {
    // Numbers go beyond 32 bits, so no bit operators here.
    letters = DIGITS.charAt(rest % DIGITS.length) + letters;
    rest = Math.floor(rest / DIGITS.length);
  }
  return `${PREFIX}${VERSION}-C${String(cells)}-${letters}`;
}

function readGame(game: CodedGame): { deal: unknown; cells: unknown } {
  try {
    const { deal, cells } = game;
    return { deal, cells };
  } catch (error) {
    throw new TypeError('code: {deal, cells} is needed', { cause: error });
  }
}

/** Reads a code; lower case and blanks around it are forgiven. Whatever it is given, it throws nothing. */
export function decodeGame(text: string): DecodedGame {
  if (typeof text !== 'string') return refuseCode('shape');
  // Only ASCII letters are raised: other alphabets have letters that turn into ours.
  const code = text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const parts = /^FC(\d+)-C(\d+)-([^-]*)$/.exec(code);
  if (parts === null) return refuseCode('shape');
  const [, version, cellText, letters = ''] = parts;
  if (version !== VERSION) return refuseCode('version');
  const cells = CODED_CELLS.find((count) => String(count) === cellText);
  if (cells === undefined) return refuseCode('cells');
  const digits = Array.from(letters, (letter) => DIGITS.indexOf(letter));
  if (digits.includes(-1)) return refuseCode('letters');
  if (digits.length !== DIGIT_COUNT) return refuseCode('length');
  const deal = digits.reduce((sum, digit) => sum * DIGITS.length + digit, 0);
  if (deal < FIRST_DEAL || deal > LAST_DEAL) return refuseCode('number');
  return Object.freeze({ ok: true, deal, cells });
}

function refuseCode(reason: CodeFault): DecodedGame {
  return Object.freeze({ ok: false, reason });
}
