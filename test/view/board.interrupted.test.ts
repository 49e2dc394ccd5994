import { expect, nextFrame } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { expectInPlace, flights } from '../helpers/flights.js';
import {
  controlOf,
  faceOf,
  fixtureGame,
  messageOf,
  placeOf,
  settleCards,
} from '../helpers/fixture-game.js';

/** What a page may do while a player has a card in the hand. */
const INTERRUPTIONS: Readonly<Record<string, (game: FreeCellGame) => unknown>> = {
  'becomes read-only': (game) => (game.readonly = true),
  'begins anew': (game) => game.restart(),
  'has other rules': (game) => (game.rules = 'classic'),
  'gets a game from elsewhere': (game) => game.importGame(game.exportGame()),
  'is laid out the other way round': (game) => (game.mirrored = true),
  'gets another size': (game) => resize(game, 480),
};

async function resize(game: FreeCellGame, width: number): Promise<void> {
  if (game.parentElement !== null) game.parentElement.style.width = `${width}px`;
  await new Promise((resolve) => setTimeout(resolve, 60));
}

describe('view/fc-board: a hand that the page interrupts', () => {
  for (const [what, interrupt] of Object.entries(INTERRUPTIONS)) {
    for (const isMoved of [true, false]) {
      it(`is empty when the game ${what} ${isMoved ? 'in the middle of a drag' : 'after a press'}`, async () => {
        const game = await fixtureGame();
        game.move('5a');
        await game.updateComplete;
        const heard = new EventRecording(game);
        const finger = new Finger();
        finger.down(controlOf(game, 'QH'));
        if (isMoved) finger.moveBy(-40, -40);
        await interrupt(game);
        await game.updateComplete;
        expect(game.matches(':state(dragging)')).to.equal(false);
        finger.moveTo(placeOf(game, 'cell-b'));
        finger.up();
        await game.updateComplete;
        expect(heard.names.filter((name) => name !== 'fc-deal')).to.deep.equal([]);
        expect(game.shadowRoot?.querySelectorAll('[aria-pressed="true"]')).to.have.length(0);
        expect(game.position.cells[1]).to.equal(null);
      });
    }
  }

  it('has its cards back where they belong, and keeps what is selected, in another layout', async () => {
    const game = await fixtureGame();
    new Finger().tap(controlOf(game, 'QH'));
    const finger = new Finger();
    finger.down(controlOf(game, 'JC'));
    finger.moveBy(-90, -40);
    await game.updateComplete;
    game.mirrored = true;
    await settleCards(game);
    const [face, control] = [faceOf(game, 'JC'), controlOf(game, 'JC')];
    expect(face.getBoundingClientRect().x).to.be.closeTo(control.getBoundingClientRect().x, 0.2);
    expect(face.getBoundingClientRect().y).to.be.closeTo(control.getBoundingClientRect().y, 0.2);
    finger.up();
    new Finger().tap(controlOf(game, 'QH'));
    await game.updateComplete;
    expect(controlOf(game, 'QH').ariaPressed).to.equal('true');
    await resize(game, 480);
    await game.updateComplete;
    expect(controlOf(game, 'QH').ariaPressed).to.equal('true');
  });

  it('sends no card travelling when the board gets another size in the middle of a drag', async () => {
    const game = await fixtureGame();
    await settleCards(game);
    const finger = new Finger();
    finger.down(controlOf(game, 'JC'));
    finger.moveBy(-90, -40);
    await game.updateComplete;
    if (game.parentElement !== null) game.parentElement.style.width = '480px';
    for (let frame = 0; frame < 4; frame += 1) {
      await nextFrame();
      expect(flights(game)).to.deep.equal([]);
    }
    expectInPlace(game);
  });

  it('is empty, and nothing says otherwise, when the game was taken out of the page', async () => {
    const game = await fixtureGame();
    const place = game.parentElement;
    const finger = new Finger();
    finger.down(controlOf(game, 'QH'));
    finger.moveBy(-40, -40);
    await game.updateComplete;
    game.remove();
    place?.append(game);
    await game.updateComplete;
    expect(messageOf(game)).to.equal('');
    expect(game.matches(':state(dragging)')).to.equal(false);
  });
});
