import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { fixtureGame, inside, messageOf } from '../helpers/fixture-game.js';
import { centerOf } from '../helpers/mouse.js';
import { replaceProperty } from '../helpers/storage.js';
import { typeKey, typeMove } from '../helpers/keys.js';

/** The time of a message, and what it is in this test. */
const MESSAGE_MS = 6000;
const SHORT_MS = 150;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A try that is refused. */
async function fail(game: FreeCellGame): Promise<void> {
  game.focus();
  typeMove('1h');
  await game.updateComplete;
}

describe('a message', () => {
  let restore: () => void;

  beforeEach(() => {
    const { setTimeout: own } = window;
    restore = replaceProperty(window, 'setTimeout', {
      writable: true,
      value: (call: () => void, ms?: number) => own(call, ms === MESSAGE_MS ? SHORT_MS : ms),
    });
  });

  afterEach(async () => {
    restore();
    await sendMouse({ type: 'move', position: [2, 700] });
  });

  it('goes after its time', async () => {
    const game = await fixtureGame();
    await fail(game);
    expect(messageOf(game)).not.to.equal('');
    await pause(3 * SHORT_MS);
    await game.updateComplete;
    expect(game.renderRoot.querySelector('.message-box')).to.equal(null);
  });

  it('stays as long as the pointer is on it, also where another took its place', async () => {
    const game = await fixtureGame();
    await fail(game);
    await sendMouse({ type: 'move', position: centerOf(inside(game, '.message-box')) });
    await pause(3 * SHORT_MS);
    await fail(game);
    await pause(3 * SHORT_MS);
    expect(game.renderRoot.querySelector('.message-box')).not.to.equal(null);
    await sendMouse({ type: 'move', position: [2, 700] });
    await pause(3 * SHORT_MS);
    await game.updateComplete;
    expect(game.renderRoot.querySelector('.message-box')).to.equal(null);
  });

  it('goes after its time where a button with the focus went before it', async () => {
    const game = await fixtureGame('deal="617" rules="single-card" hint-button');
    game.focus();
    typeKey('?');
    await game.updateComplete;
    const button = inside(game, '.message-action[data-action="hint"]');
    button.focus();
    await fail(game);
    await pause(3 * SHORT_MS);
    await game.updateComplete;
    expect(game.renderRoot.querySelector('.message-box')).to.equal(null);
  });

  it('fades in anew where another one stood', async () => {
    const game = await fixtureGame();
    await fail(game);
    const first = inside(game, '.message-box');
    for (const animation of first.getAnimations()) animation.finish();
    await fail(game);
    expect(inside(game, '.message-box').getAnimations()).to.have.length(1);
    expect(inside(game, '.message-box')).not.to.equal(first);
  });
});
