import type { TutorialPage } from '../../page.js';

/** Chapters of the worked game. */
export const gameChapters = { opening: 'No ace in sight' } satisfies Readonly<Record<string, string>>;

/** The worked game, move by move, and the last page. */
export const gamePages = {} satisfies Readonly<Record<string, TutorialPage>>;
