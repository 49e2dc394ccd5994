import { loadTutorialTexts, type Locale, type TutorialTexts } from '../../i18n/index.js';

/** The texts of the lessons in the language in force. They come over the net, so they may be late or not come at all. */
export class LessonTexts {
  readonly #onNews: (isFirst: boolean) => void;
  #texts: TutorialTexts | null = null;
  #hasFailed = false;
  #language: Locale | null = null;
  #loading: Promise<void> | null = null;

  /** @param onNews told when texts are there (`isFirst`: the first ones), or could not be had */
  constructor(onNews: (isFirst: boolean) => void) {
    this.#onNews = onNews;
  }

  /** Those that came last; null: none yet. */
  get texts(): TutorialTexts | null {
    return this.#texts;
  }

  /** Those asked for last could not be had. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Settles when those asked for are there or could not be had; never rejects. */
  get ready(): Promise<void> | null {
    return this.#loading;
  }

  /** Fetches those of a language, once. */
  follow(locale: Locale): void {
    if (locale === this.#language) return;
    this.#language = locale;
    this.#loading = this.#load(locale);
  }

  /** Those that could not be had are fetched anew when they are asked for next. */
  retry(): void {
    if (this.#hasFailed) this.#language = null;
  }

  async #load(locale: Locale): Promise<void> {
    const texts = await loadTutorialTexts(locale).catch(() => null);
    // Another language was asked for meanwhile.
    if (this.#language !== locale) return;
    const isFirst = this.#texts === null && texts !== null;
    this.#texts = texts ?? this.#texts;
    this.#hasFailed = texts === null;
    this.#onNews(isFirst);
  }
}
