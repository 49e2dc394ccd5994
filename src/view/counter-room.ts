import type { Counter, RuleProfile } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import type { BoardLayout } from '../layout/index.js';

/** A counter that is a number with a word. */
export type NumberCounter = Exclude<Counter, 'time'>;

/** Digits for which a number has room, so that none of its neighbours gives way when it grows. */
export const DIGITS: Readonly<Record<NumberCounter, string>> = {
  moves: '888',
  score: '888',
  undos: '88',
  rubies: '88',
  'cards-left': '88',
};

/** Numbers of each plural form there is in the languages spoken. */
const PLURALS = [1, 2, 5];
/** So many numbers leave a tiny bar no room for hours. */
const MANY_COUNTERS = 3;

/** How numbers are set; px. */
interface Setting {
  readonly font: number;
  readonly gap: number;
  readonly padding: number;
}

/** As in the style sheet of the toolbar. */
const SETTINGS = {
  worded: { font: 14, gap: 16, padding: 10 },
  bare: { font: 14, gap: 10, padding: 8 },
  mini: { font: 13, gap: 6, padding: 7 },
  tiny: { font: 12, gap: 4, padding: 3 },
} as const satisfies Readonly<Record<string, Setting>>;

/** Generous widths in em, those of the widest fonts that systems have, so that no number lacks room. */
const DIGIT_EM = 0.7;
const COLON_EM = 0.4;
/** The clock of a narrow bar isn't bold. */
const LIGHT_TIME = 0.92;
const BLANK_EM = 0.32;
const LETTER_EM = 0.62;
const NUMERO_EM = 1.06;
/** A sign in front of a number with its margin. */
const SIGN_PX = 17;

/** The word that belongs to a number. */
export function wordOf(counter: NumberCounter, { counters }: Messages, count: number): string {
  return counter === 'cards-left' ? counters.cardsLeft(count) : counters[counter](count);
}

const knownWords = new WeakMap<Messages, Map<NumberCounter, string>>();

/** The longest word of a counter. */
export function longestWord(counter: NumberCounter, messages: Messages): string {
  const known = knownWords.get(messages) ?? new Map<NumberCounter, string>();
  knownWords.set(messages, known);
  const found = known.get(counter);
  if (found !== undefined) return found;
  const words = PLURALS.map((count) => wordOf(counter, messages, count));
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  known.set(counter, longest);
  return longest;
}

/** The longest time for which the clock has room: hours, but for a tiny bar with many numbers. */
export function timeRoom(
  { side, tier }: Pick<BoardLayout, 'side' | 'tier'>,
  { counters }: RuleProfile,
): string {
  const isCrowded = !side && tier === 'tiny' && counters.length >= MANY_COUNTERS;
  return isCrowded ? '88:88' : '8:88:88';
}

/** What numbers stand in a bar. */
interface CountersShown {
  readonly layout: BoardLayout;
  readonly rules: RuleProfile;
  readonly messages: Messages;
  /** Number of the deal; null: it isn't shown. */
  readonly deal: number | null;
  readonly hasTimer: boolean;
  readonly hasWords: boolean;
}

/** Px that the numbers of a bar take up when they are as long as they have room for: computed, never measured. */
export function countersWidth(shown: CountersShown): number {
  const { layout, rules, messages, deal, hasTimer, hasWords } = shown;
  const { font, gap, padding } = settingOf(layout, hasWords);
  const widths = rules.counters
    .filter((counter) => counter !== 'time' || hasTimer)
    .map((counter) => {
      if (counter === 'time') {
        return textEm(timeRoom(layout, rules)) * font * (isNarrow(layout) ? LIGHT_TIME : 1);
      }
      const hasSign = counter === 'rubies' || (!hasWords && counter !== 'moves');
      const word = hasWords ? wordEm(longestWord(counter, messages)) : 0;
      return (hasSign ? SIGN_PX : 0) + (textEm(DIGITS[counter]) + word) * font;
    });
  if (deal !== null) {
    const { deal: word } = messages.counters;
    const head = hasWords && word !== '№' ? word.length * LETTER_EM : NUMERO_EM;
    widths.push((head + BLANK_EM + textEm(String(deal))) * font);
  }
  const gaps = Math.max(0, widths.length - 1) * gap;
  return widths.reduce((sum, width) => sum + width, gaps + 2 * padding);
}

/** Bars without words, and with smaller numbers. */
export function isNarrow({ side, tier }: Pick<BoardLayout, 'side' | 'tier'>): boolean {
  return !side && (tier === 'mini' || tier === 'tiny');
}

function settingOf({ tier }: BoardLayout, hasWords: boolean): Setting {
  if (tier === 'mini' || tier === 'tiny') return SETTINGS[tier];
  return hasWords ? SETTINGS.worded : SETTINGS.bare;
}

/** Width of digits and colons. */
function textEm(digits: string): number {
  return [...digits].reduce((sum, sign) => sum + (sign === ':' ? COLON_EM : DIGIT_EM), 0);
}

/** Width of a word after a number. */
function wordEm(word: string): number {
  return BLANK_EM + word.length * LETTER_EM;
}
