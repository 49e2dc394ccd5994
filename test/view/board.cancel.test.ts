import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import {
  controlOf,
  faceOf,
  fixtureGame,
  focusOf,
  placeOf,
  playAll,
  settleCards,
} from '../helpers/fixture-game.js';
import { allCards } from '../helpers/games.js';
import { dragCard, liftCard } from '../helpers/mouse.js';

function liftWithFinger(game: FreeCellGame, card = 'JC', pile = 'column-8'): Finger {
  const finger = new Finger();
  finger.down(controlOf(game, card));
  finger.moveBy(-20, -20);
  finger.moveTo(placeOf(game, pile));
  expect(game.matches(':state(dragging)'), 'is dragging').to.equal(true);
  return finger;
}

/** Nothing in the hand, every card where its control is, and the next drag works. */
async function expectCalm(game: FreeCellGame): Promise<void> {
  await settleCards(game);
  expect(game.matches(':state(dragging)')).to.equal(false);
  expect(game.renderRoot.querySelectorAll('[part~="dragging"], [aria-pressed="true"]')).to.be.empty;
  expect(new Set(allCards(game.position)).size).to.equal(52);
  for (const card of game.position.columns.flat()) {
    const { x, y } = controlOf(game, card).getBoundingClientRect();
    const face = faceOf(game, card).getBoundingClientRect();
    expect(face.x, card).to.be.closeTo(x, 0.1);
    expect(face.y, card).to.be.closeTo(y, 0.1);
  }
}

describe('drags that come to nothing', () => {
  const INTERRUPTIONS: readonly [string, (finger: Finger, game: FreeCellGame) => void][] = [
    ['the browser takes the pointer away', (finger) => finger.cancel()],
    ['the capture is lost', (finger) => finger.loseCapture()],
    [
      'a second finger comes down',
      (_finger, game) => new Finger('touch', { isPrimary: false }).down(placeOf(game, 'cell-a')),
    ],
    ['a panel opens', (_finger, game) => game.showTutorial()],
    ['the element is taken out of the page', (_finger, game) => game.remove()],
  ];

  for (const [what, interrupt] of INTERRUPTIONS) {
    it(`puts the cards back when ${what}`, async () => {
      const game = await fixtureGame();
      const block = game.parentElement;
      const heard = new EventRecording(game);
      const finger = liftWithFinger(game);
      interrupt(finger, game);
      await game.updateComplete;
      finger.up();
      expect(heard.names).to.deep.equal([]);
      expect(game.moveCount).to.equal(0);
      block?.append(game);
      game.hideTutorial();
      await expectCalm(game);
      new Finger().tap(controlOf(game, 'JC'));
      new Finger().tap(placeOf(game, 'column-8'));
      expect(heard.userMoves).to.deep.equal(['58']);
    });
  }

  it('lets go of a mouse whose button was released where nobody could see', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const mouse = new Finger('mouse');
    mouse.down(controlOf(game, 'JC'));
    mouse.moveTo(placeOf(game, 'column-8'));
    mouse.moveReleased();
    mouse.up();
    expect(heard.names).to.deep.equal([]);
    await expectCalm(game);
  });

  it('puts the cards back on Escape, and the mouse may come up later', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await liftCard(game, 'JC', 'column-8');
    await sendKeys({ press: 'Escape' });
    await expectCalm(game);
    await sendMouse({ type: 'up' });
    expect(heard.names).to.deep.equal([]);
    await dragCard(game, 'JC', 'column-8');
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('puts the cards back on a right click', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await liftCard(game, 'JC', 'column-8');
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'up', button: 'right' });
    await sendMouse({ type: 'up' });
    expect(heard.userMoves).to.deep.equal([]);
    await expectCalm(game);
  });

  it('leaves the focus where it is when another button comes down', async () => {
    const game = await fixtureGame();
    for (const button of ['right', 'middle'] as const) {
      await liftCard(game, 'JC', 'column-8');
      await sendMouse({ type: 'down', button });
      expect(focusOf(game), button).to.equal('JC');
      await sendMouse({ type: 'up', button });
      await sendKeys({ press: 'Escape' });
      await sendMouse({ type: 'up' });
      expect(focusOf(game), button).to.equal('JC');
    }
    await expectCalm(game);
  });

  it('answers a finger while another rests on the page beside the game', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    new Finger('touch', { isPrimary: false }).tap(controlOf(game, 'JC'));
    await game.updateComplete;
    expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
    new Finger('touch', { isPrimary: false }).tap(placeOf(game, 'column-8'));
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('answers none of several fingers on the board, in whatever order they come and go', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const [one, two, three] = [true, false, false].map(
      (isPrimary) => new Finger('touch', { isPrimary }),
    ) as [Finger, Finger, Finger];
    one.down(controlOf(game, 'JC'));
    two.down(controlOf(game, 'QH'));
    two.moveBy(-60, 60);
    three.tap(controlOf(game, 'JD'));
    one.moveBy(60, -60);
    one.up();
    three.tap(controlOf(game, 'JD'));
    two.up();
    await game.updateComplete;
    expect(heard.names).to.deep.equal([]);
    expect(game.renderRoot.querySelectorAll('[aria-pressed="true"]')).to.have.length(0);
    expect(game.matches(':state(dragging)')).to.equal(false);
    new Finger().tap(controlOf(game, 'JC'));
    new Finger().tap(placeOf(game, 'column-8'));
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('B153 drops what is in the hand when the game goes on without it', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const finger = new Finger();
    finger.down(controlOf(game, 'QH'));
    finger.moveTo(placeOf(game, 'column-3'));
    await game.updateComplete;
    await playAll(game, '8a');
    finger.up();
    await game.updateComplete;
    expect(game.notation).to.equal('58 8a');
    await expectCalm(game);
  });

  it('B153 keeps what is in the hand when other cards move', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const finger = liftWithFinger(game);
    await playAll(game, '1a');
    finger.up();
    expect(game.notation).to.equal('1a 58');
    expect(heard.userMoves).to.deep.equal(['58']);
    await expectCalm(game);
  });

  it('B153 drops what is in the hand when another game is dealt', async () => {
    const game = await fixtureGame();
    const finger = liftWithFinger(game);
    game.newGame(618);
    await game.updateComplete;
    finger.up();
    expect(game.moveCount).to.equal(0);
    await expectCalm(game);
  });

  it('puts a card back where a listener objects to the move', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.addEventListener('fc-before-move', (event) => event.preventDefault());
    await dragCard(game, 'JC', 'column-8');
    expect(heard.names).to.deep.equal(['fc-before-move']);
    expect(game.moveCount).to.equal(0);
    await expectCalm(game);
  });

  it('finds its place again where the page scrolls or the element grows meanwhile', async () => {
    const game = await fixtureGame();
    const finger = liftWithFinger(game);
    const block = game.parentElement;
    if (block !== null) block.style.width = '520px';
    await new Promise((resolve) => setTimeout(resolve, 60));
    await game.updateComplete;
    finger.cancel();
    await expectCalm(game);
  });
});
