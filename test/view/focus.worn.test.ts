import { sendKeys } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import {
  actionOf,
  announcementOf,
  controlOf,
  fixtureGame,
  focusOf,
  playAll,
} from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { choose, panelOf } from '../helpers/panels.js';

/** Enter as it comes from a key that stays down: pressed once, repeated twice. */
async function hold(game: FreeCellGame): Promise<void> {
  for (let time = 0; time < 3; time += 1) await sendKeys({ down: 'Enter' });
  await sendKeys({ up: 'Enter' });
  await game.updateComplete;
}

const isKept = (game: FreeCellGame, action: string): boolean => {
  const { disabled } = actionOf(game, action);
  return !disabled && actionOf(game, action).getAttribute('aria-disabled') === 'true';
};

describe('view/focus.worn', () => {
  for (const width of [900, 360]) {
    it(`B095: Undo keeps the focus when nothing is left to undo, at ${width} px`, async () => {
      const game = await fixtureGame('deal="617" hint-button tutorial', { width });
      await playAll(game, '58');
      actionOf(game, 'undo').focus();
      await press(game, 'Enter');
      expect(game.moveCount).to.equal(0);
      expect(focusOf(game)).to.equal('undo');
      expect(isKept(game, 'undo')).to.equal(true);
      await press(game, 'Enter', 'Enter');
      expect(focusOf(game)).to.equal('undo');
      expect(announcementOf(game)).to.equal('Nothing to undo');
      expect(game.deal).to.equal(617);
      expect(panelOf(game)).to.equal(null);
    });
  }

  it('is dead once the focus has left it, and alive where it can be pressed again', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"', { width: 900 });
    await playAll(game, '58');
    actionOf(game, 'undo').focus();
    await press(game, 'Enter', 'Control+y');
    expect(game.moveCount).to.equal(1);
    expect(isKept(game, 'undo')).to.equal(false);
    expect(actionOf(game, 'undo').disabled).to.equal(false);
    await press(game, 'Enter', 'ArrowRight');
    expect(focusOf(game)).to.equal('redo');
    expect(actionOf(game, 'undo').disabled).to.equal(true);
    expect(actionOf(game, 'undo').hasAttribute('aria-disabled')).to.equal(false);
    await press(game, 'Enter');
    expect(isKept(game, 'redo')).to.equal(true);
    controlOf(game, 'JC').focus();
    await game.updateComplete;
    expect(actionOf(game, 'redo').disabled).to.equal(true);
    await press(game, 'Shift+Tab');
    expect(focusOf(game)).to.equal('new-game');
  });

  it('keeps the focus where it is the only button of the bar', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" controls="undo"');
    await playAll(game, '58');
    actionOf(game, 'undo').focus();
    await press(game, 'Enter');
    expect(focusOf(game)).to.equal('undo');
    await press(game, 'Tab');
    expect(actionOf(game, 'undo').disabled).to.equal(true);
  });

  it('B095: a key held down opens one dialog and deals nothing', async () => {
    const game = await fixtureGame('deal="617"', { width: 900 });
    await playAll(game, '58');
    const notation = game.notation;
    actionOf(game, 'new-game').focus();
    await hold(game);
    expect(panelOf(game)).to.not.equal(null);
    actionOf(game, 'number').focus();
    await press(game, 'Escape');
    await choose(game, 'settings');
    await press(game, 'Escape');
    expect(focusOf(game)).to.equal('menu');
    await hold(game);
    expect(panelOf(game)?.matches('.menu')).to.equal(true);
    expect([game.deal, game.notation]).to.deep.equal([617, notation]);
  });

  it('a key held down on Undo takes back move after move', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"', { width: 900 });
    await playAll(game, '58 83 4a');
    actionOf(game, 'undo').focus();
    await hold(game);
    expect(game.notation).to.equal('');
    expect(focusOf(game)).to.equal('undo');
  });
});
