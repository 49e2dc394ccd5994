import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, faceOf, fixtureGame, messageOf } from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { centerOf } from '../helpers/mouse.js';

const DWELL_MS = 700;

function pause(ms = DWELL_MS): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Cards that are covered and show themselves all the same. */
function peeked(game: FreeCellGame): string[] {
  const faces = game.renderRoot.querySelectorAll<HTMLElement>('.card.peeked');
  return [...faces].map((face) => face.dataset['face'] ?? '');
}

/** The shown card is painted over those that cover it, art and all. */
function expectSeen(game: FreeCellGame, card: string, above: string): void {
  const [face, other] = [faceOf(game, card), faceOf(game, above)];
  expect(Number(getComputedStyle(face).zIndex)).to.be.above(Number(getComputedStyle(other).zIndex));
  const art = face.querySelector('.art');
  expect(art === null ? null : getComputedStyle(art).visibility).to.equal('visible');
}

describe('a covered card shows itself', () => {
  afterEach(() => sendMouse({ type: 'move', position: [2, 700] }));

  it('under a mouse that rests on it, as long as it stays on the card shown', async () => {
    const game = await fixtureGame();
    await sendMouse({ type: 'move', position: centerOf(controlOf(game, 'TH')) });
    expect(peeked(game), 'in passing').to.deep.equal([]);
    await pause();
    expect(peeked(game)).to.deep.equal(['TH']);
    expectSeen(game, 'TH', 'KD');
    await sendMouse({ type: 'move', position: centerOf(controlOf(game, 'KD')) });
    await pause();
    expect(peeked(game), 'still on the card that is shown').to.deep.equal(['TH']);
    await sendMouse({ type: 'move', position: centerOf(controlOf(game, '7D')) });
    await game.updateComplete;
    expect(peeked(game)).to.deep.equal([]);
  });

  it('with the keyboard’s focus, until Escape', async () => {
    const game = await fixtureGame();
    game.focus();
    for (const key of ['ArrowUp', 'ArrowUp'] as const) await press(game, key);
    await pause();
    expect(peeked(game)).to.deep.equal(['4C']);
    expectSeen(game, '4C', '4S');
    await press(game, 'Escape');
    expect(peeked(game)).to.deep.equal([]);
    await pause();
    expect(peeked(game), 'put back for good').to.deep.equal([]);
    await press(game, 'ArrowUp');
    await pause();
    expect(peeked(game)).to.deep.equal(['KD']);
    await sendKeys({ press: 'ArrowDown' });
    await game.updateComplete;
    expect(peeked(game)).to.deep.equal([]);
  });

  it('with the keyboard’s focus, until that leaves the board', async () => {
    const game = await fixtureGame();
    game.focus();
    for (const key of ['ArrowUp', 'ArrowUp'] as const) await press(game, key);
    await pause();
    expect(peeked(game)).to.deep.equal(['4C']);
    await press(game, 'Tab');
    expect(peeked(game)).to.deep.equal([]);
    await press(game, 'Shift+Tab');
    await pause();
    expect(peeked(game), 'it is back').to.deep.equal(['4C']);
    (game.shadowRoot?.activeElement as HTMLElement).blur();
    await game.updateComplete;
    expect(peeked(game)).to.deep.equal([]);
  });

  it('never under a finger that swipes over it', async () => {
    const game = await fixtureGame();
    const finger = new Finger();
    finger.down(controlOf(game, '9S'));
    finger.moveBy(0, 30);
    await pause();
    expect(peeked(game)).to.deep.equal([]);
    finger.up();
  });

  it('under a finger that is held on it, and nothing else comes of that', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const finger = new Finger();
    finger.down(controlOf(game, '9S'));
    await pause();
    expect(peeked(game)).to.deep.equal(['9S']);
    expectSeen(game, '9S', '9C');
    finger.up();
    await game.updateComplete;
    expect(peeked(game)).to.deep.equal([]);
    expect(messageOf(game)).to.equal('');
    expect(heard.details('fc-refused')).to.deep.equal([]);
  });

  it('not where a move has just covered it under the mouse that lies still', async () => {
    const game = await fixtureGame('deal="617"');
    await sendMouse({ type: 'click', position: centerOf(controlOf(game, 'JC')) });
    const { left, top } = controlOf(game, 'QH').getBoundingClientRect();
    const [x, y] = [Math.round(left + 10), Math.round(top + 8)];
    await sendMouse({ type: 'click', position: [x, y] });
    await pause(DWELL_MS + 400);
    expect(controlOf(game, 'JC').dataset['pile'], 'the move is made').to.equal('column-8');
    expect(peeked(game)).to.deep.equal([]);
    await sendMouse({ type: 'move', position: [x + 2, y] });
    await sendMouse({ type: 'move', position: [x + 2, y - 40] });
    await sendMouse({ type: 'move', position: [x + 2, y] });
    await pause();
    expect(peeked(game), 'once the mouse comes back').to.deep.equal(['QH']);
  });

  it('never when nothing lies on it', async () => {
    const game = await fixtureGame();
    await sendMouse({ type: 'move', position: centerOf(controlOf(game, 'JC')) });
    await pause();
    expect(peeked(game)).to.deep.equal([]);
  });
});
