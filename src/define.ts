import { FreeCellGame } from './view/index.js';

const TAG = 'free-cell-game';

/**
 * Registers `<free-cell-game>`. The script may stand in a page twice: the first copy stays, the same version says
 * nothing, another one warns once.
 */
export function define(): void {
  const known = customElements.get(TAG) as { readonly version?: string } | undefined;
  if (known === undefined) {
    customElements.define(TAG, FreeCellGame);
  } else if (known.version !== FreeCellGame.version) {
    // eslint-disable-next-line no-console -- the one thing a page's author must be told
    console.warn(
      `<${TAG}> ${known.version ?? '?'} is on this page already; ${FreeCellGame.version} stays unused.`,
    );
  }
}
