import { sendMouse } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { controlOf, placeOf } from './fixture-game.js';

type Spot = [number, number];

/** The middle of what is seen of an element, in whole px of the page. */
export function centerOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** A real mouse: down at one spot, in two strides to another, up. */
export async function dragBetween(from: Spot, to: Spot): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  const half: Spot = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
  await sendMouse({ type: 'move', position: half });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

/** Drags a card, with all that lies on it, to a pile. */
export async function dragCard(game: FreeCellGame, card: string, pile: string): Promise<void> {
  await dragBetween(centerOf(controlOf(game, card)), centerOf(placeOf(game, pile)));
  await game.updateComplete;
}

/** Picks a card up and leaves it hanging over a pile; the mouse is still down. */
export async function liftCard(game: FreeCellGame, card: string, pile: string): Promise<void> {
  await sendMouse({ type: 'move', position: centerOf(controlOf(game, card)) });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: centerOf(placeOf(game, pile)) });
  await game.updateComplete;
}

/** One click of the real mouse on the middle of an element. */
export async function click(
  game: FreeCellGame,
  element: Element,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await sendMouse({ type: 'click', position: centerOf(element), button });
  await game.updateComplete;
}

/** Clicks a card. */
export async function clickCard(game: FreeCellGame, card: string): Promise<void> {
  await click(game, controlOf(game, card));
}

/** Clicks a pile: its last card, or its empty place. */
export async function clickPlace(game: FreeCellGame, pile: string): Promise<void> {
  await click(game, placeOf(game, pile));
}
