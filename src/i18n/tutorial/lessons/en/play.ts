import type { TutorialPage } from '../../page.js';

/** Lessons about playing: from `turn` to `mistakes`. */
export const playPages = {} satisfies Readonly<Record<string, TutorialPage>>;
