import { expect, waitUntil } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import {
  actionOf,
  announcementOf,
  controlOf,
  fixtureGame,
  focusOf,
  inside,
  playAll,
} from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { click } from '../helpers/mouse.js';
import { choose } from '../helpers/panels.js';

const fieldOf = (game: FreeCellGame): HTMLInputElement => inside(game, '.move-box input');

async function resize(game: FreeCellGame, width: number, height?: number): Promise<void> {
  const block = game.parentElement;
  if (block === null) throw new Error('No block around the game');
  block.style.width = `${width}px`;
  if (height !== undefined) game.style.height = `${height}px`;
  await waitUntil(() => inside(game, '.bar').getBoundingClientRect().width <= width);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await game.updateComplete;
}

describe('view/focus.kept', () => {
  it('goes to the board where the page takes the buttons away', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    actionOf(game, 'hint').focus();
    game.controls = 'none';
    await game.updateComplete;
    expect(focusOf(game)).to.not.equal(null);
  });

  it('stays on a button that changes its place with the layout', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, '58');
    await resize(game, 500, 260);
    actionOf(game, 'undo').focus();
    await resize(game, 240, 260);
    expect(focusOf(game)).to.equal('undo');
  });

  it('stays in a menu whose rows go into the bar', async () => {
    const game = await fixtureGame('deal="617"', { width: 320 });
    actionOf(game, 'menu').click();
    await game.updateComplete;
    actionOf(game, 'new-game').focus();
    await resize(game, 640);
    expect(inside(game, '.menu').contains(game.shadowRoot?.activeElement ?? null)).to.equal(true);
    await press(game, 'Escape');
    expect(game.renderRoot.querySelector('.menu')).to.equal(null);
  });

  it('goes into lessons that the page opens over the card it was on', async () => {
    const game = await fixtureGame();
    controlOf(game, 'JC').focus();
    game.tutorial = 'open';
    await game.updateComplete;
    await waitUntil(() =>
      inside(game, '.tutorial').contains(game.shadowRoot?.activeElement ?? null),
    );
    game.hideTutorial();
    await game.updateComplete;
    expect(focusOf(game)).to.equal('JC');
  });

  it('goes to the board when the box for typed moves goes', async () => {
    const game = await fixtureGame();
    fieldOf(game).focus();
    game.readonly = true;
    await game.updateComplete;
    expect(focusOf(game)).to.not.equal(null);
  });

  it('is taken by no press on what is no control', async () => {
    const game = await fixtureGame();
    fieldOf(game).focus();
    await game.updateComplete;
    await click(game, inside(game, '.move-label'));
    expect(focusOf(game)).to.equal('notation');
    controlOf(game, 'JC').focus();
    await game.updateComplete;
    for (const selector of ['.counters', '.spring', '[data-action="redo"]']) {
      await click(game, inside(game, selector));
      expect(focusOf(game), selector).to.equal('JC');
    }
    actionOf(game, 'menu').focus();
    await click(game, controlOf(game, '5H'));
    expect(focusOf(game)).to.equal('5H');
  });

  for (const panel of ['new-game', 'settings', 'statistics']) {
    it(`comes back from ${panel} also after lessons were open`, async () => {
      const game = await fixtureGame(
        'deal="617" storage="session" storage-key="focus-kept" tutorial',
        { width: 900 },
      );
      game.showTutorial();
      await game.updateComplete;
      game.hideTutorial();
      await game.updateComplete;
      const opener = panel === 'new-game' ? panel : 'menu';
      await choose(game, panel);
      await press(game, 'Escape');
      expect(focusOf(game)).to.equal(opener);
      await choose(game, 'new-game');
      actionOf(game, 'deal').click();
      await game.updateComplete;
      expect(focusOf(game)).to.equal('new-game');
    });
  }

  it('goes to the board from lessons that the page opened while nothing had it', async () => {
    const game = await fixtureGame('deal="617" tutorial="columns"', { width: 900 });
    const next = (): HTMLElement => actionOf(game, 'next');
    expect(focusOf(game)).to.equal(null);
    next().focus();
    while (game.matches(':state(tutorial)')) {
      next().click();
      await game.updateComplete;
    }
    await waitUntil(() => focusOf(game) !== null);
    expect(inside(game, '.controls').contains(game.shadowRoot?.activeElement ?? null)).to.equal(
      true,
    );
  });

  it('hears nothing of the last move again when lessons open', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" tutorial');
    await playAll(game, '58');
    expect(announcementOf(game)).to.contain('Jack of clubs');
    await choose(game, 'tutorial');
    expect(announcementOf(game)).to.not.contain('Jack of clubs');
  });
});
