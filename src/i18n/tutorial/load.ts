import type { Locale } from '../messages.js';
import type { TutorialTexts } from './tutorial-texts.js';

const loaders: Readonly<Record<Locale, () => Promise<{ readonly tutorialTexts: TutorialTexts }>>> =
  {
    en: () => import('./en.js'),
    ru: () => import('./ru.js'),
    uk: () => import('./uk.js'),
    bg: () => import('./bg.js'),
  };

/**
 * The texts of the tutorial in one language: a chunk of its own, fetched when it is first asked for.
 * @throws whatever the browser says where the chunk can't be loaded
 */
export async function loadTutorialTexts(locale: Locale): Promise<TutorialTexts> {
  const { tutorialTexts } = await loaders[locale]();
  return tutorialTexts;
}
