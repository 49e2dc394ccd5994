import { expect, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, inside, placeOf, playAll } from '../helpers/fixture-game.js';

const now = performance.now.bind(performance);
/** All time is the tests' own: a slow machine adds none. */
let timeMs = Math.ceil(now());

/** Lets so much time pass for the clocks of all games, at once, and has the bar drawn if there is one. */
async function pass(game: FreeCellGame, ms: number): Promise<void> {
  timeMs += ms;
  await game.updateComplete;
  game.renderRoot.querySelector<LitElement>('.toolbar')?.requestUpdate();
  await game.updateComplete;
}

function timeOf(game: FreeCellGame): string {
  return inside(game, '[part~="timer"]').textContent?.trim() ?? '';
}

/** As when the player goes to another tab or comes back. */
function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the clock', () => {
  before(() => {
    performance.now = () => timeMs;
  });

  after(() => {
    performance.now = now;
    Reflect.deleteProperty(document, 'hidden');
  });

  it('stands at zero until the first move, and starts with it', async () => {
    const game = await fixtureGame();
    await pass(game, 60_000);
    expect(timeOf(game)).to.equal('0:00');
    await playAll(game, '58');
    await pass(game, 65_000);
    expect(timeOf(game)).to.equal('1:05');
  });

  it('B034 does not start with a refused try or a chosen card', async () => {
    const game = await fixtureGame();
    new Finger().tap(controlOf(game, 'JC'));
    new Finger().tap(placeOf(game, 'column-6'));
    await pass(game, 30_000);
    expect(timeOf(game)).to.equal('0:00');
  });

  it('ticks by itself once a second', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await pass(game, 800);
    expect(timeOf(game)).to.equal('0:00');
    timeMs += 200;
    await waitUntil(() => timeOf(game) === '0:01', 'no tick came', { timeout: 10_000 });
  });

  it('stands still while the page is hidden', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await pass(game, 10_000);
    setHidden(true);
    await pass(game, 600_000);
    setHidden(false);
    await pass(game, 5_000);
    expect(timeOf(game)).to.equal('0:15');
  });

  it('ticks again by itself when the page is shown again', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await pass(game, 10_000);
    setHidden(true);
    await pass(game, 1_000);
    setHidden(false);
    await game.updateComplete;
    timeMs += 1_000;
    await waitUntil(() => timeOf(game) === '0:11', 'no tick came', { timeout: 10_000 });
  });

  it('stands still while a panel is open, but not for the menu', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" tutorial');
    await playAll(game, '58');
    await pass(game, 10_000);
    game.showTutorial();
    await pass(game, 600_000);
    game.hideTutorial();
    await pass(game, 5_000);
    expect(timeOf(game)).to.equal('0:15');
    inside(game, '[data-action="menu"]').click();
    await pass(game, 10_000);
    expect(timeOf(game)).to.equal('0:25');
  });

  it('stands still while the element is out of the page, and goes on afterwards', async () => {
    const game = await fixtureGame();
    const block = game.parentElement;
    await playAll(game, '58');
    await pass(game, 10_000);
    game.remove();
    timeMs += 600_000;
    block?.append(game);
    await pass(game, 5_000);
    expect(timeOf(game)).to.equal('0:15');
    timeMs += 2_000;
    await waitUntil(() => timeOf(game) === '0:17', 'the bar ticks again', { timeout: 10_000 });
  });

  it('B047 B045 stops at the win and stays there, whatever becomes of the tab', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await playAll(game, SOLUTION_OF_617.slice(0, -1).join(' '));
    await pass(game, 83_000);
    game.move('7h');
    const won = heard.details('fc-win')[0]?.timeMs ?? 0;
    expect(won).to.equal(83_000);
    await game.updateComplete;
    const shown = timeOf(game);
    for (let time = 0; time < 2; time += 1) {
      setHidden(true);
      await pass(game, 10_000);
      setHidden(false);
      await pass(game, 10_000);
    }
    expect(timeOf(game)).to.equal(shown);
    expect(inside(game, '.win').textContent).to.contain(shown);
  });

  it('starts anew with another deal and with the same deal again', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await pass(game, 30_000);
    game.restart();
    await pass(game, 30_000);
    expect(timeOf(game)).to.equal('0:00');
    await playAll(game, '58');
    await pass(game, 30_000);
    game.newGame(5);
    await pass(game, 30_000);
    expect(timeOf(game)).to.equal('0:00');
  });

  it('is not turned back by an undo', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await pass(game, 30_000);
    game.undo();
    await pass(game, 5_000);
    expect(timeOf(game)).to.equal('0:35');
  });

  it('keeps a time for each game on the page', async () => {
    const one = await fixtureGame();
    const two = await fixtureGame();
    await playAll(one, '58');
    await pass(one, 20_000);
    await pass(two, 0);
    expect(timeOf(one)).to.equal('0:20');
    expect(timeOf(two)).to.equal('0:00');
  });
});
