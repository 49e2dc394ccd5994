import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, placeOf } from '../helpers/fixture-game.js';
import type { Row } from './rows.js';

/** What a right click gets where the game has no use for it. */
export const BROWSER_MENU = 'the browser’s own menu';

/** A game of a row's rules. */
export async function fixtureOf(
  { id }: Row,
  attributes = 'auto-collect="off"',
): Promise<FreeCellGame> {
  return fixtureGame(`deal="617" rules="${id}" ${attributes}`);
}

/** Carries a card, with what lies on it, to a pile; what became of it: the move's notation, or the reason. */
export async function drag(
  game: FreeCellGame,
  card: string,
  pile: string,
): Promise<string | undefined> {
  const heard = new EventRecording(game);
  const finger = new Finger('mouse');
  finger.down(controlOf(game, card));
  finger.moveTo(placeOf(game, pile));
  finger.up();
  await game.updateComplete;
  heard.stop();
  return heard.userMoves[0] ?? heard.details('fc-refused')[0]?.reason;
}

/** Taps one after the other, faster than anybody draws. */
export async function tap(
  game: FreeCellGame,
  ...elements: readonly Element[]
): Promise<string | undefined> {
  const heard = new EventRecording(game);
  for (const element of elements) {
    new Finger().tap(element);
    await game.updateComplete;
  }
  heard.stop();
  return heard.userMoves[0] ?? heard.details('fc-refused')[0]?.reason;
}

/** A right click: the move it made, `nothing`, or that it was left to the browser. */
export async function rightClick(
  game: FreeCellGame,
  element: Element,
): Promise<string | undefined> {
  const heard = new EventRecording(game);
  const event = new MouseEvent('contextmenu', {
    bubbles: true,
    composed: true,
    cancelable: true,
    button: 2,
  });
  element.dispatchEvent(event);
  await game.updateComplete;
  heard.stop();
  return event.defaultPrevented ? (heard.userMoves[0] ?? 'nothing') : BROWSER_MENU;
}
