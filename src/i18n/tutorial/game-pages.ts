import type { TutorialPage, TutorialText } from './page.js';

/** A chapter of the worked game: its name and a text for each step. */
export interface GameChapter {
  readonly title: string;
  readonly steps: readonly TutorialText[];
}

/** The worked game in another language: the same chapters. */
export type GameStoryLike<T> = Readonly<Record<keyof T, GameChapter>>;

/** The pages of a story: steps are numbered through, from `game.1`; the chapter `finish` is the page of that name. */
export function pagesOfGame(
  story: Readonly<Record<string, GameChapter>>,
  origin: TutorialPage,
): Readonly<Record<string, TutorialPage>> {
  const pages: Record<string, TutorialPage> = {};
  let number = 0;
  for (const [chapter, { title, steps }] of Object.entries(story)) {
    for (const text of steps) {
      number += 1;
      pages[chapter === 'finish' ? 'game.finish' : `game.${number}`] = { title, text };
    }
  }
  return { ...pages, 'game.origin': origin };
}

/** Names of the chapters. */
export function chaptersOfGame<T extends Readonly<Record<string, GameChapter>>>(
  story: T,
): Readonly<Record<keyof T, string>> {
  const names = Object.entries(story).map(([key, { title }]) => [key, title]);
  return Object.fromEntries(names) as Record<keyof T, string>;
}
