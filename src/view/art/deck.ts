import { html, type TemplateResult } from 'lit';
import type { Suit } from '../../engine/index.js';

/** The four suits, each in a box of 100 × 100. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: 'M50 2C41 22 7 39 7 62a21.5 21.5 0 0 0 36.5 15C43 86 39 93 31 98h38c-8-5-12-12-12.5-21A21.5 21.5 0 0 0 93 62C93 39 59 22 50 2z',
  H: 'M50 97C42 77 5 58 5 30a23 23 0 0 1 45-6 23 23 0 0 1 45 6c0 28-37 47-45 67z',
  D: 'M50 0c9 18 23 35 39 50-16 15-30 32-39 50-9-18-23-35-39-50C27 35 41 18 50 0z',
  C: 'M50 2a22 22 0 0 1 17 36 22 22 0 1 1-10.5 32C57 83 61 92 69 98H31c8-6 12-15 12.5-28A22 22 0 1 1 33 38 22 22 0 0 1 50 2z',
};

/** A rank drawn as strokes: the cap height is always 100. */
export interface Glyph {
  /** Width of its box. */
  readonly width: number;
  readonly path: string;
  /** Diagonals run over the cap box and are cut level with it. */
  readonly isCut?: boolean;
}

/** Drawn letters and numbers by the character they stand for; Cyrillic ones under their own characters. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 60, path: 'M6 110 26 8h8l20 102M14 69h32', isCut: true },
  '2': { width: 60, path: 'M10 34V30a20 22 0 0 1 40 0c0 22-38 32-39 62h41' },
  '3': { width: 60, path: 'M10 27a19.5 19.5 0 1 1 19.5 20h-6 6A21 22.5 0 1 1 9 72' },
  '4': { width: 60, path: 'M40 100V8h-2L8 71h46' },
  '5': {
    width: 60,
    path: 'M49 8H16l-3 43M11 51c4-8 11-13 19-13 13 0 21 11 21 26 0 17-9 28-22 28-11 0-18-7-20-18',
  },
  '6': {
    width: 60,
    path: 'M49 26C46 14 40 8 31 8 15 8 10 24 10 50v17a20 25 0 0 0 40 0v-4a20 24 0 0 0-40 0',
  },
  '7': { width: 60, path: 'M8 8h43C37 36 27 64 24 100' },
  '8': { width: 60, path: 'M30 47a18.5 19.5 0 1 0-.1 0zM30 47a21 22.5 0 1 0 .1 0z' },
  '9': {
    width: 60,
    path: 'M11 74c3 12 9 18 18 18 16 0 21-16 21-42V33a20 25 0 0 0-40 0v4a20 24 0 0 0 40 0',
  },
  '10': { width: 86, path: 'M2 24 18 9v91M42 35a18 27 0 0 1 36 0v30a18 27 0 0 1-36 0z' },
  J: { width: 60, path: 'M22 8h23v57c0 18-7 27-18 27S9 84 9 68' },
  Q: { width: 62, path: 'M9 36a21 28 0 0 1 42 0v28a21 28 0 0 1-42 0zM29 65l33 46', isCut: true },
  K: { width: 64, path: 'M12 0v100M58-9 13 60M27 40l34 72', isCut: true },
  В: { width: 60, path: 'M12 47h17a18 19.5 0 0 0 0-39H12v84h18a20 22.5 0 0 0 0-45' },
  Д: { width: 66, path: 'M8 102V84h50v18M17 84c6-20 7-44 7-76h25v76' },
  П: { width: 60, path: 'M12 100V8h36v92' },
  Т: { width: 60, path: 'M4 8h52M30 8v92' },
};

/** Cyrillic letters drawn like a Latin one. */
export const GLYPH_ALIASES: Readonly<Record<string, string>> = { А: 'A', К: 'K' };

/** A suit by itself, in the size and colours its class gives it: ghosts of empty places, cards in texts. */
export function suitIcon(suit: Suit, className: string): TemplateResult {
  return html`<svg class=${className} viewBox="0 0 100 100" aria-hidden="true">
    <path d=${SUIT_PATHS[suit]}></path>
  </svg>`;
}
