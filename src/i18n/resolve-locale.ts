import type { Locale } from './messages.js';

/**
 * Primary language subtags that have a dictionary: ISO 639-1, and the three-letter codes that BCP 47
 * discourages but pages carry. Neighbouring languages (`be`, `mk`) are not guessed at.
 */
const LOCALE_BY_LANGUAGE: ReadonlyMap<string, Locale> = new Map([
  ['en', 'en'],
  ['eng', 'en'],
  ['ru', 'ru'],
  ['rus', 'ru'],
  ['uk', 'uk'],
  ['ukr', 'uk'],
  ['bg', 'bg'],
  ['bul', 'bg'],
]);

/**
 * The dictionary for one `lang` value (`ru-RU`, `RU`, `ru_RU`), or null where there is none:
 * then the next value of the chain is asked. Takes any junk.
 */
export function localeOf(tag: unknown): Locale | null {
  if (typeof tag !== 'string') return null;
  const language = /^[a-z]+(?=$|[-_])/.exec(tag.trim().toLowerCase())?.[0];
  return (language && LOCALE_BY_LANGUAGE.get(language)) || null;
}

/** The first tag of the chain (own `lang`, ancestors, document) that has a dictionary; else English. */
export function resolveLocale(tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return 'en';
}
