import { FreeCellExample, FreeCellGame } from './view/index.js';

/** What both elements have: the version of their package. */
type Versioned = CustomElementConstructor & { readonly version: string };

/**
 * Registers `<free-cell-game>` and `<free-cell-example>`. The script may stand in a page twice: the first copy stays,
 * the same version says nothing, another one warns once.
 */
export function define(): void {
  const isKnown = defineOne('free-cell-game', FreeCellGame);
  defineOne('free-cell-example', FreeCellExample, isKnown);
}

/** Says whether another version was there already. */
function defineOne(tag: string, element: Versioned, isQuiet = false): boolean {
  const known = customElements.get(tag) as { readonly version?: string } | undefined;
  if (known === undefined) {
    customElements.define(tag, element);
    return false;
  }
  if (known.version === element.version) return false;
  if (!isQuiet) {
    // eslint-disable-next-line no-console -- the one thing a page's author must be told
    console.warn(
      `<${tag}> ${known.version ?? '?'} is on this page already; ${element.version} stays unused.`,
    );
  }
  return true;
}
