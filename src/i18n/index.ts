export * from './messages.js';
export { counted, plural } from './plural.js';
export { localeOf, resolveLocale } from './resolve-locale.js';
export { messagesFor, registerLocale, subscribeToLocales } from './registry.js';
export { loadTutorialTexts } from './tutorial/load.js';
export {
  findPage,
  tell,
  type TutorialFacts,
  type TutorialPage,
  type TutorialText,
} from './tutorial/page.js';
export { splitRichText, type CardCase, type RichPart } from './tutorial/rich-text.js';
export type {
  ToldMove,
  TutorialChapterKey,
  TutorialLessonKey,
  TutorialTexts,
} from './tutorial/tutorial-texts.js';
