import { gameCodeOf, type GameState } from '../state/index.js';
import { rules as findRules } from '../engine/index.js';

/**
 * What a link names the game by: its number, or its code where the rules alone don't say how many cells there are.
 * Empty for a position without a number.
 */
function nameOf(state: GameState): string {
  const { deal, rules } = state;
  const isUsual = rules.cells === findRules(rules.id).cells;
  return (isUsual ? null : gameCodeOf(state)) ?? (deal === null ? '' : String(deal));
}

/**
 * The link to the game on the table.
 * @param template a URL with `{deal}` or `{code}`; null or blank: the page's address with `?deal=`
 * @param address the page's address
 */
export function shareLink(state: GameState, template: string | null, address: string): string {
  if (template !== null && template.trim() !== '') {
    return template
      .trim()
      .replaceAll('{deal}', encodeURIComponent(nameOf(state)))
      .replaceAll('{code}', encodeURIComponent(gameCodeOf(state) ?? ''));
  }
  const url = new URL(address);
  url.searchParams.set('deal', nameOf(state));
  return url.href;
}

/** The address of the page, as a link to it needs it; a framed document without one has its embedder's. */
export function pageAddress(): string {
  return location.protocol === 'about:' ? document.baseURI : location.href;
}

/** Puts a text on the clipboard; false where the browser has none or doesn't let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
