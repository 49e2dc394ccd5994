import type { Locale } from './messages.js';

/** Longest text that is announced without being asked for, in characters. */
const ANNOUNCEMENT_MAX_CHARS = 120;
/** Longest piece of the user's input that a message repeats, in characters. */
const QUOTE_MAX_CHARS = 24;

const RANK_ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** Rank letter of a card as in `6D`. */
export type RankKey = (typeof RANK_ORDER)[number];
/** Suit letter of a card as in `6D`. */
export type SuitKey = 'C' | 'D' | 'H' | 'S';
/** The two halves of a card as in `6D`. */
export interface CardParts {
  readonly rank: RankKey;
  readonly suit: SuitKey;
}

const SUIT_ORDER = ['C', 'D', 'H', 'S'] as const satisfies SuitKey[];

/** A move names some thirty cards: so they are looked up, not read. */
const CARDS: ReadonlyMap<string, CardParts> = new Map(
  RANK_ORDER.flatMap((rank) => SUIT_ORDER.map((suit) => [rank + suit, { rank, suit }] as const)),
);

/** Is this one of the four suit letters? */
export function isSuit(text: string | null | undefined): text is SuitKey {
  return text === 'C' || text === 'D' || text === 'H' || text === 'S';
}

/** Reads `6D`; null for anything else, so that a name is never «undefined of undefined». */
export function parseCard(card: string): CardParts | null {
  return CARDS.get(card) ?? null;
}

/** The suit letter of a card as in `6D`. */
export function suitOf(card: string): string {
  return card.slice(1);
}

/** Is it a red card (or the letter of a red suit)? */
export function isRed(card: string): boolean {
  return /[DH]$/.test(card);
}

/** The rank that a card can lie on in a column; null for a king, which no card holds. */
export function rankAbove(rank: RankKey): RankKey | null {
  return RANK_ORDER[RANK_ORDER.indexOf(rank) + 1] ?? null;
}

/** A place as in `data-pile`, taken apart; `foundation` alone has number null. */
export type PlaceParts =
  | { readonly kind: 'column'; readonly number: number }
  | { readonly kind: 'cell'; readonly letter: string }
  | { readonly kind: 'foundation'; readonly number: number | null };

/** Reads `column-3`, `cell-b`, `foundation-1` or `foundation`; null for anything else. */
export function parsePlace(place: string): PlaceParts | null {
  const [kind, name, ...rest] = place.split('-');
  if (rest.length > 0) return null;
  if (kind === 'foundation' && name === undefined) return { kind, number: null };
  if (kind === 'cell' && name !== undefined && /^[a-z]$/.test(name)) return { kind, letter: name };
  if ((kind === 'column' || kind === 'foundation') && name !== undefined && /^\d+$/.test(name)) {
    return { kind, number: Number(name) };
  }
  return null;
}

/** The letter of a cell, given as `cell-b` or `b`. */
export function cellLetter(cell: string): string {
  return cell.replace(/^cell-/, '');
}

/** Places by kind, each in the given order: what a list of targets is worded from. */
export interface PlaceGroups {
  readonly columns: readonly number[];
  readonly cells: readonly string[];
  readonly foundation: boolean;
}

/** Sorts places into columns, cells and «is a foundation among them». */
export function groupPlaces(places: readonly string[]): PlaceGroups {
  const parts = places.map(parsePlace);
  return {
    columns: parts.flatMap((part) => (part?.kind === 'column' ? [part.number] : [])),
    cells: parts.flatMap((part) => (part?.kind === 'cell' ? [part.letter] : [])),
    foundation: parts.some((part) => part?.kind === 'foundation'),
  };
}

/** First letter in upper case. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the user or the page gave, fit for one line: no control characters, at most 24 characters. */
export function shorten(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= QUOTE_MAX_CHARS
    ? line
    : `${characters.slice(0, QUOTE_MAX_CHARS - 1).join('')}…`;
}

/** The full text where it can be announced in one go, else the shorter one. */
export function fitAnnouncement(full: string, shorter: string): string {
  return full.length <= ANNOUNCEMENT_MAX_CHARS ? full : shorter;
}

/** A duration taken apart: whole hours, minutes and seconds; junk counts as zero. */
export interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Takes a number of seconds apart. */
export function splitTime(seconds: number): TimeParts {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** `4:10`, `1:02:03`: the same in all four languages. */
export function formatTime(duration: number): string {
  const { hours, minutes, seconds } = splitTime(duration);
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A range's end with the language's grouping: `1,000,000`, `1 000 000`. Deal numbers stay ungrouped. */
export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale, { useGrouping: true }).format(value);
}

/** A share of 0 … 1 as the language writes it: `81%`, `81 %`. */
export function formatPercent(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}

/** A number with one decimal at most, as an average has it. */
export function formatDecimal(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}

const DAY_MS = 86_400_000;

/**
 * Day and month of a calendar date: `November 21`, `21 ноября`.
 * @param day days since 1970-01-01; a calendar date has no time zone, so none can shift it
 */
export function formatDay(locale: Locale, day: number): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(day * DAY_MS);
}
