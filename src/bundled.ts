// One file with everything in it: the element, registered, and all four languages.
import './i18n/locales/bg.js';
import './i18n/locales/ru.js';
import './i18n/locales/uk.js';

export * from './index.js';
