import { expect } from '@open-wc/testing';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import {
  controlOf,
  faceOf,
  fixtureGame,
  inside,
  placeOf,
  playAll,
} from '../helpers/fixture-game.js';
import { typeKey } from '../helpers/keys.js';

/** Longer than a long press takes. */
function wait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 600));
}

const CLASSIC = 'deal="1775" rules="classic" auto-collect="off"';

describe('a finger that stays down for long', () => {
  it('collects where it is held still on the felt, as the profile has it', async () => {
    const game = await fixtureGame(CLASSIC);
    const heard = new EventRecording(game);
    const finger = new Finger();
    finger.down(inside(game, '.board'));
    finger.moveBy(4, 4);
    await wait();
    finger.up();
    expect(heard.details('fc-move')).to.have.length(1);
    expect(heard.details('fc-move')[0]?.cards).to.include('AC');
  });

  it('does nothing where it swiped over the felt, however slowly', async () => {
    const game = await fixtureGame(CLASSIC);
    const heard = new EventRecording(game);
    const finger = new Finger();
    finger.down(inside(game, '.board'));
    finger.moveBy(0, 30);
    await wait();
    finger.moveBy(0, -30);
    finger.up();
    expect(heard.names).to.deep.equal([]);
    expect(game.moveCount).to.equal(0);
  });

  it('does nothing with the card below where its drag was broken off', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    const finger = new Finger();
    finger.down(controlOf(game, 'QH'));
    finger.moveTo(placeOf(game, 'column-3'));
    await game.updateComplete;
    await playAll(game, '8a');
    await wait();
    finger.up();
    expect(heard.names).to.deep.equal([]);
    expect(game.notation).to.equal('58 8a');
  });

  it('B089 selects the covered card it was held on, since a tap is a distance and never a time', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const finger = new Finger();
    finger.down(controlOf(game, 'QH'));
    await wait();
    expect(faceOf(game, 'QH').classList.contains('peeked'), 'it shows itself').to.equal(true);
    finger.up();
    await game.updateComplete;
    expect(faceOf(game, 'QH').classList.contains('peeked')).to.equal(false);
    expect(controlOf(game, 'QH').ariaPressed).to.equal('true');
  });

  it('B089 puts what is selected on a column, whichever of its cards it was held on', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    new Finger().tap(controlOf(game, 'JC'));
    const finger = new Finger();
    finger.down(controlOf(game, '2S'));
    await wait();
    finger.up();
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('B089 sends no covered card home, whatever it does with one that lies on top', async () => {
    const game = await fixtureGame(CLASSIC.replace('1775', '617'));
    await playAll(game, '58');
    const heard = new EventRecording(game);
    const finger = new Finger();
    finger.down(controlOf(game, 'QH'));
    await wait();
    finger.up();
    await game.updateComplete;
    expect(heard.names).to.deep.equal([]);
    expect(controlOf(game, 'QH').ariaPressed).to.equal('true');
  });

  it('is the first of two taps only where it was a tap', async () => {
    const game = await fixtureGame('deal="617" rules="scored" auto-collect="off"');
    const finger = new Finger();
    finger.down(controlOf(game, 'JC'));
    finger.moveBy(40, 40);
    typeKey('Escape');
    finger.up();
    new Finger().tap(controlOf(game, 'JC'));
    await game.updateComplete;
    expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
  });
});
