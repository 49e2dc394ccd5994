import { fixture, fixtureCleanup } from '@open-wc/testing';
import '../../src/index.js';
import type { FreeCellGame } from '../../src/index.js';

/** How a game under test stands in its page. */
export interface FixtureOptions {
  /** Width of the block around it in CSS px; 640 × 512 fits the test page without scrolling. */
  readonly width?: number;
  /** Language of the block around it. */
  readonly lang?: string;
}

/** A game in the page, rendered. `attributes` as in HTML; by default deal 617 in which no card moves by itself. */
export async function fixtureGame(
  attributes = 'deal="617" auto-collect="off"',
  { width = 640, lang = 'en' }: FixtureOptions = {},
): Promise<FreeCellGame> {
  const block = await fixture<HTMLElement>(
    `<div style="width: ${width}px" lang="${lang}"><free-cell-game ${attributes}></free-cell-game></div>`,
  );
  const game = block.querySelector('free-cell-game');
  if (game === null) throw new Error('No game in the fixture');
  await game.updateComplete;
  return game;
}

/** Takes all fixtures of the test away at once, for tests that go on afterwards. */
export const removeFixtures = fixtureCleanup;

/** The one element inside a game that a selector names; throws where there is none. */
export function inside<T extends Element = HTMLElement>(
  game: Pick<FreeCellGame, 'renderRoot'>,
  selector: string,
): T {
  const found = game.renderRoot.querySelector<T>(selector);
  if (found === null) throw new Error(`Nothing in the game is ${selector}`);
  return found;
}

/** The button a player operates for a card. */
export function controlOf(game: FreeCellGame, card: string): HTMLButtonElement {
  return inside(game, `[data-card="${card}"]`);
}

/** The button for a pile: its last card, or its empty place. */
export function placeOf(game: FreeCellGame, pile: string): HTMLButtonElement {
  return inside(game, `[data-pile="${pile}"]`);
}

/** A button of the toolbar or a dialog. */
export function actionOf(game: FreeCellGame, action: string): HTMLButtonElement {
  return inside(game, `[data-action="${action}"]`);
}

/** The drawn card. */
export function faceOf(game: FreeCellGame, card: string): HTMLElement {
  return inside(game, `[data-face="${card}"]`);
}

/** Text of an element in one line; hidden line breaks and no-break spaces count as blanks. */
function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What stands in the message line. */
export function messageOf(game: FreeCellGame): string {
  return textOf(game.renderRoot.querySelector('[part~="message"]'));
}

/** What the live region says. */
export function announcementOf(game: FreeCellGame): string {
  return textOf(game.renderRoot.querySelector('[role="status"]'));
}

/** What has the focus inside a game: its card, else its pile or action, else null. */
export function focusOf(game: FreeCellGame): string | null {
  const focused = game.shadowRoot?.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  const { card, pile, action } = focused.dataset;
  return card ?? pile ?? action ?? focused.localName;
}

/** A game in a box of this size, px. */
export async function fixtureBox(
  attributes: string,
  width: number,
  height: number,
): Promise<FreeCellGame> {
  const style = `min-block-size: 0; block-size: ${String(height)}px`;
  const game = await fixtureGame(`${attributes} style="${style}"`, { width });
  await new Promise(requestAnimationFrame);
  await game.updateComplete;
  return game;
}

/** Makes moves given in notation and waits for the board; throws where one isn't legal, so no test goes on unawares. */
export async function playAll(game: FreeCellGame, notation: string): Promise<void> {
  for (const text of notation.split(' ').filter(Boolean)) {
    const outcome = game.move(text);
    if (!outcome.ok) throw new Error(`${text}: ${outcome.reason}`);
  }
  await game.updateComplete;
}

/** Waits until no card is in flight. */
export async function settleCards(game: FreeCellGame): Promise<void> {
  await game.updateComplete;
  const cards = inside(game, '.cards').getAnimations({ subtree: true });
  await Promise.allSettled(cards.map((animation) => animation.finished));
}
