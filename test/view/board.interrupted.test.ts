import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, messageOf, placeOf } from '../helpers/fixture-game.js';

/** What a page may do while a player has a card in the hand. */
const INTERRUPTIONS: Readonly<Record<string, (game: FreeCellGame) => unknown>> = {
  'becomes read-only': (game) => (game.readonly = true),
  'begins anew': (game) => game.restart(),
  'has other rules': (game) => (game.rules = 'classic'),
  'gets a game from elsewhere': (game) => game.importGame(game.exportGame()),
};

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
        interrupt(game);
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
