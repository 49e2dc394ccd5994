import { expect, fixture } from '@open-wc/testing';
import '../../src/bundled.js';
import { expectAccessible } from '../helpers/accessible.js';
import { actionOf, fixtureGame, focusOf, inside } from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { LeakWatch } from '../helpers/leaks.js';
import { click } from '../helpers/mouse.js';
import { AUDIT_TIMEOUT_MS, actionsIn, panelOf } from '../helpers/panels.js';
import type { FreeCellGame } from '../../src/index.js';

async function menuOf(game: FreeCellGame): Promise<readonly string[]> {
  actionOf(game, 'menu').focus();
  actionOf(game, 'menu').click();
  await game.updateComplete;
  return actionsIn(game, '.menu');
}

function isOpen(game: FreeCellGame): boolean {
  return panelOf(game) !== null;
}

/** A game below a field and words of its page. */
async function fixtureAfterField() {
  const page = await fixture<HTMLElement>(
    `<div style="width: 640px"><input aria-label="Name" /><p>Some words</p>
      <free-cell-game deal="617" auto-collect="off" lang="en"></free-cell-game></div>`,
  );
  const game = page.querySelector('free-cell-game');
  const field = page.querySelector('input');
  const words = page.querySelector('p');
  if (game === null || field === null || words === null) throw new Error('No game in the fixture');
  await game.updateComplete;
  return { game, field, words };
}

describe('the toolbar and its menu', () => {
  const EVERYTHING = 'hint-button tutorial';
  /** Rules, width, what the bar shows, what the menu holds. */
  const ROWS: readonly (readonly [string, number, string, string])[] = [
    ['standard', 1000, 'new-game undo redo hint tutorial', 'restart settings'],
    ['standard', 375, 'undo redo hint tutorial', 'new-game restart settings'],
    ['standard', 240, 'undo hint', 'new-game restart redo tutorial settings'],
    [
      'one-tap',
      640,
      'new-game undo redo hint check tutorial',
      'restart back solution share settings',
    ],
    ['single-card', 1000, 'new-game undo redo hint collect tutorial', 'restart settings'],
    ['single-card', 320, 'undo redo hint', 'new-game restart collect tutorial settings'],
    ['classic', 768, 'new-game undo redo hint collect tutorial', 'restart settings'],
    ['scored', 640, 'new-game undo redo hint tutorial', 'restart share copy-code settings'],
    ['eight-off', 640, 'new-game undo redo hint tutorial', 'restart settings'],
  ];
  for (const [rules, width, bar, menu] of ROWS) {
    it(`has everything of ${rules} once, at ${width} px`, async () => {
      const game = await fixtureGame(`deal="617" rules="${rules}" ${EVERYTHING}`, { width });
      expect(actionsIn(game, '.bar').join(' ')).to.equal(`${bar} menu`);
      expect((await menuOf(game)).join(' ')).to.equal(menu);
    });
  }

  it('shows only what the page limits it to', async () => {
    const game = await fixtureGame(`deal="617" controls="undo  REDO settings" ${EVERYTHING}`);
    expect(actionsIn(game, '.bar')).to.deep.equal(['undo', 'redo', 'menu']);
    expect(await menuOf(game)).to.deep.equal(['settings']);
  });

  it('has what the page names to play with in the bar while there is room', async () => {
    const named = 'deal="617" hint-button controls="hint check back solution"';
    const wide = await fixtureGame(named, { width: 900 });
    expect(actionsIn(wide, '.bar')).to.deep.equal(['hint', 'check', 'back', 'solution']);
    const narrow = await fixtureGame(named, { width: 375 });
    expect(actionsIn(narrow, '.bar')).to.deep.equal(['hint', 'check', 'menu']);
    expect(await menuOf(narrow)).to.deep.equal(['back', 'solution']);
  });

  it('shows nothing where the page wants nothing, and goes on by the methods', async () => {
    const game = await fixtureGame(`deal="617" controls="none" ${EVERYTHING}`);
    expect(actionsIn(game, '.bar')).to.deep.equal([]);
    expect(game.move('4a').ok).to.equal(true);
    expect(game.undo().ok).to.equal(true);
    game.controls = null;
    await game.updateComplete;
    expect(actionsIn(game, '.bar').length).to.be.greaterThan(3);
  });

  it('has no way to play on a board that only shows', async () => {
    const game = await fixtureGame(`deal="617" readonly ${EVERYTHING}`);
    expect(actionsIn(game, '.bar')).to.deep.equal(['tutorial', 'menu']);
    expect(await menuOf(game)).to.deep.equal(['settings']);
  });

  it('names «Collect all» where no card goes by itself', async () => {
    const classic = await fixtureGame('deal="617" rules="classic"', { lang: 'ru' });
    expect(actionOf(classic, 'collect').getAttribute('aria-label')).to.equal('Собрать');
    const single = await fixtureGame('deal="617" rules="single-card"', { lang: 'ru' });
    expect(actionOf(single, 'collect').getAttribute('aria-label')).to.equal('Собрать все');
  });

  it('opens at a row that can be pressed, closes by Escape, and gives the focus back', async () => {
    const game = await fixtureGame();
    await menuOf(game);
    expect(focusOf(game)).to.equal('settings');
    expect(actionOf(game, 'menu').getAttribute('aria-expanded')).to.equal('true');
    await press(game, 'Escape');
    expect(panelOf(game)).to.equal(null);
    expect(focusOf(game)).to.equal('menu');
  });

  it('is disclosed by its button, as a group', async () => {
    const game = await fixtureGame();
    const button = actionOf(game, 'menu');
    expect(button.hasAttribute('aria-haspopup')).to.equal(false);
    expect(button.hasAttribute('aria-controls')).to.equal(false);
    await menuOf(game);
    const menu = inside(game, `#${button.getAttribute('aria-controls') ?? ''}`);
    expect(menu === panelOf(game)).to.equal(true);
    expect(menu.getAttribute('role')).to.equal('group');
  });

  it('closes when the focus goes elsewhere, and lets it go', async () => {
    const { game, field } = await fixtureAfterField();
    await menuOf(game);
    await press(game, 'Shift+Tab');
    expect(focusOf(game)).to.equal('menu');
    expect(isOpen(game), 'its button is part of it').to.equal(true);
    await press(game, 'Shift+Tab');
    expect(field.matches(':focus')).to.equal(true);
    expect(isOpen(game)).to.equal(false);
    await menuOf(game);
    field.focus();
    await game.updateComplete;
    expect(isOpen(game)).to.equal(false);
    expect(field.matches(':focus')).to.equal(true);
    await menuOf(game);
    actionOf(game, 'new-game').focus();
    await game.updateComplete;
    expect(isOpen(game)).to.equal(false);
    expect(focusOf(game)).to.equal('new-game');
  });

  it('is walked by arrows, Home and End, past rows that can do nothing', async () => {
    const game = await fixtureGame('deal="617" storage="session" storage-key="panel-menu"', {
      width: 375,
    });
    await menuOf(game);
    const walk = async (...keys: readonly string[]): Promise<string | null> => {
      await press(game, ...keys);
      return focusOf(game);
    };
    expect(actionOf(game, 'restart').disabled).to.equal(true);
    expect(focusOf(game)).to.equal('new-game');
    expect(await walk('ArrowDown')).to.equal('settings');
    expect(await walk('End')).to.equal('statistics');
    expect(await walk('ArrowDown')).to.equal('new-game');
    expect(await walk('ArrowUp')).to.equal('statistics');
    expect(await walk('ArrowUp', 'Home')).to.equal('new-game');
    expect(isOpen(game)).to.equal(true);
  });

  it('closes by Tab behind its last row, which goes on to the board', async () => {
    const game = await fixtureGame('deal="617"', { width: 375 });
    await menuOf(game);
    await press(game, 'Tab');
    expect(focusOf(game)).to.equal('settings');
    expect(isOpen(game)).to.equal(true);
    await press(game, 'Tab');
    expect(isOpen(game)).to.equal(false);
    expect(inside(game, '.controls').contains(game.shadowRoot?.activeElement ?? null)).to.equal(
      true,
    );
    await press(game, 'Shift+Tab');
    expect(focusOf(game)).to.equal('menu');
  });

  it('closes by a press anywhere else, inside the widget and outside', async () => {
    const { game, field, words } = await fixtureAfterField();
    await menuOf(game);
    await click(game, words);
    expect(isOpen(game)).to.equal(false);
    await menuOf(game);
    await click(game, field);
    expect(isOpen(game)).to.equal(false);
    expect(field.matches(':focus')).to.equal(true);
    await menuOf(game);
    await click(game, inside(game, '.menu-scrim'));
    expect(isOpen(game)).to.equal(false);
    expect(focusOf(game)).to.equal('menu');
  });

  it('stays open where it is pressed itself', async () => {
    const game = await fixtureGame('deal="617"');
    await menuOf(game);
    const disabled = actionOf(game, 'restart');
    expect(disabled.disabled).to.equal(true);
    await click(game, disabled);
    expect(isOpen(game)).to.equal(true);
  });

  it('listens to the page only while it is open', async () => {
    const { game } = await fixtureAfterField();
    const watch = new LeakWatch();
    try {
      await menuOf(game);
      expect(watch.held.listeners).to.equal(2);
      await press(game, 'Escape');
      expect(watch.held.listeners).to.equal(0);
      await menuOf(game);
      expect(watch.held.listeners).to.equal(2);
      game.remove();
      expect(watch.held.listeners).to.equal(0);
    } finally {
      watch.stop();
    }
  });

  it('B100: keeps counters and buttons apart at every width and in every language', async () => {
    for (const lang of ['ru', 'bg']) {
      for (const rules of ['classic', 'scored']) {
        const game = await fixtureGame(`deal="617" rules="${rules}" ${EVERYTHING}`, { lang });
        const block = game.parentElement;
        for (const width of [240, 320, 480, 640, 860]) {
          block?.style.setProperty('width', `${width}px`);
          await new Promise(requestAnimationFrame);
          await game.updateComplete;
          const bar = game.renderRoot.querySelector('.bar');
          const edge = game.getBoundingClientRect().right;
          for (const child of bar?.children ?? []) {
            const { right } = child.getBoundingClientRect();
            expect(right, `${lang} ${rules} ${width}`).to.be.at.most(edge);
          }
        }
        game.remove();
      }
    }
  });

  it('B116: is accessible with the menu open', async () => {
    const game = await fixtureGame(`deal="617" rules="scored" ${EVERYTHING}`, { width: 320 });
    await menuOf(game);
    await expectAccessible(game);
  }).timeout(AUDIT_TIMEOUT_MS);
});
