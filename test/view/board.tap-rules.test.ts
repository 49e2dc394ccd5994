import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, placeOf, playAll } from '../helpers/fixture-game.js';

const LONG_PRESS_MS = 520;

async function tap(game: FreeCellGame, element: Element): Promise<void> {
  new Finger().tap(element);
  await game.updateComplete;
}

async function doubleTap(game: FreeCellGame, card: string): Promise<void> {
  await tap(game, controlOf(game, card));
  await tap(game, controlOf(game, card));
}

describe('what a tap does in each profile', () => {
  it('B023 one-tap: home, else a fitting column, else an empty column, else a cell', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    const heard = new EventRecording(game);
    await playAll(game, '4a 46 4b 2c 27 72 4d 42');
    await tap(game, controlOf(game, 'AC'));
    await tap(game, controlOf(game, '2C'));
    await tap(game, controlOf(game, 'QH'));
    await tap(game, controlOf(game, '3S'));
    expect(heard.userMoves).to.deep.equal(['4h', '7h', '83', '47']);
    await tap(game, controlOf(game, '3C'));
    await tap(game, placeOf(game, 'column-1'));
    expect(heard.userMoves.slice(4)).to.deep.equal(['dh', '14']);
    await tap(game, placeOf(game, 'column-1'));
    await tap(game, placeOf(game, 'column-1'));
    await tap(game, placeOf(game, 'column-1'));
    expect(heard.userMoves.slice(6)).to.deep.equal(['16', '1h', '1d']);
    for (let time = 0; time < 9; time += 1) expect(game.undo().ok).to.equal(true);
    expect(game.notation).to.equal('4a 46 4b 2c 27 72 4d 42');
  });

  it('B024 one-tap: a card that can go home goes home, at the first tap', async () => {
    const game = await fixtureGame('deal="2" rules="one-tap" auto-collect="off"');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'AS'));
    expect(heard.userMoves).to.deep.equal(['1h']);
  });

  it('one-tap: a tap on a run moves the run, never from cell to cell', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await playAll(game, '58 1a');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'JD'));
    expect(game.position.cells[0]).to.equal('JD');
    expect(heard.names).to.deep.equal(['fc-refused']);
    await tap(game, controlOf(game, 'QH'));
    expect(heard.details('fc-move')[0]?.cards).to.deep.equal(['QH', 'JC']);
  });

  it('single-card: home to the leftmost empty place if it fits, else the card is chosen', async () => {
    const game = await fixtureGame('deal="2" rules="single-card"');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'AS'));
    expect(heard.details('fc-move')[0]).to.include({ from: 'column-1', to: 'foundation-1' });
    await tap(game, controlOf(game, '7D'));
    expect(controlOf(game, '7D').ariaPressed).to.equal('true');
    expect(heard.userMoves).to.have.length(1);
  });

  it('scored: one tap sends home, a double tap never anywhere else', async () => {
    const game = await fixtureGame('deal="2" rules="scored"');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'AS'));
    expect(heard.userMoves).to.deep.equal(['1h']);
    heard.clear();
    await doubleTap(game, '7D');
    expect(heard.names).to.deep.equal(['fc-refused']);
    expect(game.position.cells).to.deep.equal([null, null, null, null]);
  });

  it('scored: the top of a foundation comes back by tap and takes its points along', async () => {
    const game = await fixtureGame('deal="2" rules="scored"');
    await playAll(game, '1h');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'AS'));
    await tap(game, placeOf(game, 'cell-a'));
    expect(heard.details('fc-move')[0]).to.include({ notation: 'hSa', score: 0, cardsHome: 0 });
  });

  it('classic: a double click puts a card on a free cell', async () => {
    const game = await fixtureGame('deal="617" rules="classic" auto-collect="off"');
    const heard = new EventRecording(game);
    await doubleTap(game, 'JC');
    expect(heard.userMoves).to.deep.equal(['5a']);
  });

  it('standard: a double tap takes a card and puts it down again', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await doubleTap(game, 'JC');
    expect(heard.names).to.deep.equal([]);
    expect(controlOf(game, 'JC').ariaPressed).to.equal('false');
  });

  it('lets the page choose another way of tapping', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" input="auto-place"');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'JC'));
    game.input = 'select';
    await game.updateComplete;
    await tap(game, controlOf(game, 'JC'));
    expect(heard.userMoves).to.deep.equal(['58']);
    expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
  });

  it('a long press sends a card home where the profile says so, and only by touch', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const heard = new EventRecording(game);
    const hold = async (kind: 'touch' | 'mouse') => {
      const finger = new Finger(kind);
      finger.down(controlOf(game, 'AS'));
      await new Promise((resolve) => setTimeout(resolve, LONG_PRESS_MS));
      finger.up();
      await game.updateComplete;
    };
    await hold('mouse');
    expect(heard.names).to.deep.equal([]);
    await tap(game, controlOf(game, 'AS'));
    await hold('touch');
    expect(heard.userMoves).to.deep.equal(['1h']);
  });

  it('B083 a long press that moved is a drag', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const finger = new Finger();
    finger.down(controlOf(game, 'AS'));
    await new Promise((resolve) => setTimeout(resolve, LONG_PRESS_MS));
    finger.moveBy(0, -30);
    finger.moveTo(placeOf(game, 'cell-a'));
    finger.up();
    expect(game.position.cells[0]).to.equal('AS');
  });
});
