export * from './messages.js';
export { counted, plural } from './plural.js';
export { localeOf, resolveLocale } from './resolve-locale.js';
export { messagesFor, registerLocale, subscribeToLocales } from './registry.js';
