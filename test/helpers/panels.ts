import type { FreeCellGame } from '../../src/index.js';
import { actionOf, inside } from './fixture-game.js';

/** An audit of everything on the page takes its time on a busy machine. */
export const AUDIT_TIMEOUT_MS = 120_000;

/** The moves of deal 617 after which none is left, with automatic cards off; the last one is the player's to make. */
export const MOVES_TO_STUCK = '4c 3b 3a 1d 82 52';
/** The move that leaves none. */
export const LAST_MOVE_TO_STUCK = '14';

/** Presses a control of the bar, or of the menu where the bar has no room for it. */
export async function choose(game: FreeCellGame, action: string): Promise<void> {
  if (game.renderRoot.querySelector(`[data-action="${action}"]`) === null) {
    actionOf(game, 'menu').focus();
    actionOf(game, 'menu').click();
    await game.updateComplete;
  }
  const control = actionOf(game, action);
  control.focus();
  control.click();
  await game.updateComplete;
}

/** The open panel: dialog or menu; null where none is open. */
export function panelOf(game: FreeCellGame): HTMLElement | null {
  return game.renderRoot.querySelector('[part~="dialog"]');
}

/** Types a move into its box and presses Enter. */
export async function typeInMoveBox(game: FreeCellGame, text: string): Promise<HTMLInputElement> {
  const input = inside<HTMLInputElement>(game, '[data-action="notation"]');
  input.focus();
  input.value = text;
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
  );
  await game.updateComplete;
  return input;
}

/** Writes into a field of the open dialog. */
export async function fill(game: FreeCellGame, field: string, text: string): Promise<void> {
  const input = inside<HTMLInputElement>(game, `input[data-action="${field}"]`);
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await game.updateComplete;
}

/** What the controls of a container are for, in order. */
export function actionsIn(game: FreeCellGame, container: string): readonly string[] {
  const controls = game.renderRoot.querySelectorAll<HTMLElement>(`${container} [data-action]`);
  return [...controls].map((control) => control.dataset['action'] ?? '');
}
