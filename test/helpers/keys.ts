import { sendKeys } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';

/** Presses real keys one after another; names as in `KeyboardEvent.key`, combinations as `Control+z`. */
export async function press(game: FreeCellGame, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
  await game.updateComplete;
}

/** The element with the focus, down through all shadow roots. */
export function deepFocus(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * A key event at the focus, faster than a real key and with whatever layout and state a test needs.
 * Says whether anybody prevented its default.
 */
export function typeKey(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  (deepFocus() ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

/** Names a move as the player types it on the board: source, then target. */
export function typeMove(notation: string): void {
  for (const key of notation) typeKey(key);
}
