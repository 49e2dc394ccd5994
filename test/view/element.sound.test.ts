import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { CountingAudio } from '../helpers/counting-audio.js';
import { fixtureGame, placeOf } from '../helpers/fixture-game.js';

/** A tap with a real mouse, so that the browser knows of a player. */
async function tap(game: FreeCellGame, pile: string): Promise<void> {
  const { x, y, width } = placeOf(game, pile).getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + 8)] });
  await game.updateComplete;
}

describe('sound', () => {
  let restore: () => void;

  beforeEach(() => {
    restore = CountingAudio.install();
  });
  afterEach(() => restore());

  it('is off by default, and silent for what the page does', async () => {
    const game = await fixtureGame('deal="617" input="auto-place" auto-collect="off"');
    await tap(game, 'column-4');
    expect(game.moveCount).to.equal(1);
    game.sound = true;
    game.undo();
    game.move('4a');
    game.newGame(5);
    await game.updateComplete;
    expect(CountingAudio.made).to.equal(0);
  });

  it('is heard for moves and refusals of the player, and gives the device back', async () => {
    const game = await fixtureGame('deal="617" sound auto-collect="off"');
    expect(CountingAudio.made).to.equal(0);
    await tap(game, 'column-4');
    await tap(game, 'cell-a');
    expect([game.moveCount, CountingAudio.made, CountingAudio.tones]).to.deep.equal([1, 1, 1]);
    await tap(game, 'column-1');
    await tap(game, 'column-2');
    expect([game.moveCount, CountingAudio.tones]).to.deep.equal([1, 2]);
    game.remove();
    expect([CountingAudio.made, CountingAudio.closed]).to.deep.equal([1, 1]);
  });

  it('stops as soon as the player switches it off', async () => {
    const game = await fixtureGame('deal="617" sound auto-collect="off"');
    game.prefer({ name: 'sound', value: false });
    await tap(game, 'column-4');
    await tap(game, 'cell-a');
    expect([game.moveCount, CountingAudio.made]).to.deep.equal([1, 0]);
  });
});
