import type { Progress } from '../../tutorial/index.js';

/** Below what is shown, in px: what comes next begins to be seen. */
const AHEAD_PX = 34;

/**
 * Scrolls a lesson's page on to what has just come: the move being played, or what is told afterwards. Each is followed
 * once, so that readers scroll as they like. How high text is set nobody but the browser knows, so this is measured.
 */
export class PageFollower {
  #last: Element | null = null;

  /** To be called when the page has been drawn; `isTold`: the answer of a `say` step was asked for. */
  follow(root: ParentNode, progress: Progress | undefined, isTold: boolean): void {
    const { played = 0, answer = null } = progress ?? {};
    const hasBegun = played > 0 || answer !== null || isTold;
    const last = this.#last;
    this.#last = hasBegun ? this.#findNews(root) : null;
    const body = root.querySelector('.lesson-body');
    if (body === null || this.#last === null || this.#last === last) return;
    const { bottom } = this.#last.getBoundingClientRect();
    const below = bottom + AHEAD_PX - body.getBoundingClientRect().bottom;
    if (below > 0) body.scrollTop += below;
  }

  #findNews(root: ParentNode): Element | null {
    const move = root.querySelector('.lesson-move.current');
    return move ?? [...root.querySelectorAll('.lesson-text.after')].at(-1) ?? null;
  }
}
