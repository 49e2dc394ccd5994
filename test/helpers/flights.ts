import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { controlOf, faceOf, inside } from './fixture-game.js';

/** A straight flight is a transition of the transform; what else a style sheet animates is no flight of a card. */
function isFlight(animation: Animation): boolean {
  if (animation instanceof CSSTransition) return animation.transitionProperty === 'transform';
  return !(animation instanceof CSSAnimation);
}

/** All cards in the air. */
export function flights(game: Pick<FreeCellGame, 'renderRoot'>): Animation[] {
  return inside(game, '.cards').getAnimations({ subtree: true }).filter(isFlight);
}

/** The flight of one card, in an array; none where it rests. */
export function flightsOf(game: FreeCellGame, card: string): Animation[] {
  return faceOf(game, card).getAnimations().filter(isFlight);
}

/** In ms, without the time before it starts. */
export function durationOf(animation: Animation | undefined): number {
  return Number(animation?.effect?.getComputedTiming().duration);
}

/** Where a card is seen. */
export function spotOf(game: FreeCellGame, card: string): { x: number; y: number } {
  const { x, y } = faceOf(game, card).getBoundingClientRect();
  return { x, y };
}

/** Every card of a column lies where its button is. */
export function expectInPlace(game: FreeCellGame): void {
  for (const card of [...game.position.columns.flat(), ...game.position.cells]) {
    if (card === null) continue;
    const { x, y } = controlOf(game, card).getBoundingClientRect();
    const spot = spotOf(game, card);
    expect(Math.hypot(spot.x - x, spot.y - y), card).to.be.lessThan(0.2);
  }
}
