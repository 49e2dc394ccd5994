import { en } from './locales/en.js';
import type { Locale, Messages } from './messages.js';

const dictionaries = new Map<Locale, Messages>([['en', en]]);
const listeners = new Set<() => void>();

/**
 * Makes a language available to every element on the page, now and later; a second dictionary of the
 * same language replaces the first. Importing `free-cell-game/locales/ru` does it for Russian.
 */
export function registerLocale(messages: Messages): void {
  if (dictionaries.get(messages.locale) === messages) return;
  dictionaries.set(messages.locale, messages);
  for (const listener of [...listeners]) listener();
}

/** The dictionary of a language; English where it isn't registered (its `locale` says which it is). */
export function messagesFor(locale: Locale): Messages {
  return dictionaries.get(locale) ?? en;
}

/** Calls `listener` after every registration that changes something; returns the way to stop it. */
export function subscribeToLocales(listener: () => void): () => void {
  // Wrapped, so that the same function subscribed twice is also removed twice.
  const entry = (): void => listener();
  listeners.add(entry);
  return () => {
    listeners.delete(entry);
  };
}
