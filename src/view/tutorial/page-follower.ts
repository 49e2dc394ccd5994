import type { Progress } from '../../tutorial/index.js';

/** Below what is shown, in px: what comes next begins to be seen. */
const AHEAD_PX = 34;

/**
 * Scrolls a lesson's page on to what has just come: the move being played, what is told afterwards, or in the list where
 * the reader is. Each is followed once, so that readers scroll as they like. How high text is set nobody but the browser
 * knows, so this is measured.
 */
export class PageFollower {
  #last: Element | null = null;
  #wasListed = false;

  /** To be called when the page has been drawn; `isTold`: the answer of a `say` step was asked for. */
  follow(root: ParentNode, progress: Progress | undefined, isTold: boolean): void {
    const body = root.querySelector('.lesson-body');
    if (body === null) return;
    const row =
      root.querySelector('.lesson-row[aria-current="step"]') ??
      root.querySelector('.lesson-row[aria-current="true"]');
    const isListed = row !== null;
    if (isListed !== this.#wasListed) body.scrollTop = 0;
    this.#wasListed = isListed;
    const { played = 0, answer = null } = progress ?? {};
    const hasBegun = played > 0 || answer !== null || isTold;
    const last = this.#last;
    this.#last = row ?? (hasBegun ? this.#findNews(root) : null);
    if (this.#last === null || this.#last === last) return;
    const news = this.#last.getBoundingClientRect();
    const page = body.getBoundingClientRect();
    // What is longer than the page is read from its beginning.
    const below = Math.min(news.bottom + AHEAD_PX - page.bottom, news.top - page.top);
    if (below > 0) body.scrollTop += below;
  }

  #findNews(root: ParentNode): Element | null {
    const move = root.querySelector('.lesson-move.current');
    return move ?? [...root.querySelectorAll('.lesson-text.after')].at(-1) ?? null;
  }
}
