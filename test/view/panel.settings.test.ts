import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { expectAccessible } from '../helpers/accessible.js';
import { EventRecording } from '../helpers/event-recording.js';
import { actionOf, fixtureGame, focusOf, inside, playAll } from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { click } from '../helpers/mouse.js';
import { AUDIT_TIMEOUT_MS, choose, panelOf } from '../helpers/panels.js';
import type { FreeCellGame } from '../../src/index.js';

async function flip(game: FreeCellGame, name: string): Promise<void> {
  inside<HTMLInputElement>(game, `.switch[name="${name}"]`).click();
  await game.updateComplete;
}

async function pick(game: FreeCellGame, name: string, value: string): Promise<void> {
  inside<HTMLInputElement>(game, `input[name="${name}"][value="${value}"]`).click();
  await game.updateComplete;
}

function namesIn(game: FreeCellGame): readonly string[] {
  const inputs = panelOf(game)?.querySelectorAll('input') ?? [];
  return [...new Set([...inputs].map((input) => input.name))];
}

describe('the settings panel', () => {
  it('shows what is set, changes it at once, and leaves the running game alone', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a');
    const before = game.position;
    const heard = new EventRecording(game);
    await choose(game, 'settings');
    const root = inside(game, '.root');
    await pick(game, 'theme', 'felt');
    expect(root.dataset['theme']).to.equal('felt');
    await flip(game, 'fourColor');
    expect(root.hasAttribute('data-four-color')).to.equal(true);
    await flip(game, 'mirrored');
    expect(root.hasAttribute('data-mirrored')).to.equal(true);
    await pick(game, 'autoCollect', 'all');
    expect(game.autoCollect).to.equal('all');
    await flip(game, 'sound');
    expect(game.sound).to.equal(true);
    await flip(game, 'input');
    expect(game.input).to.equal('auto-place');
    await flip(game, 'input');
    expect(game.input).to.equal('select');
    expect(game.position).to.equal(before);
    expect(heard.names).to.deep.equal([]);
  });

  it('yields to the page when the page changes the attribute', async () => {
    const game = await fixtureGame('deal="617" theme="dark"');
    await choose(game, 'settings');
    await pick(game, 'theme', 'light');
    expect(game.theme).to.equal('light');
    game.setAttribute('theme', 'felt');
    await game.updateComplete;
    expect(game.theme).to.equal('felt');
    expect(inside<HTMLInputElement>(game, 'input[value="felt"]').checked).to.equal(true);
  });

  it('reflects nothing', async () => {
    const game = await fixtureGame('deal="617"');
    const { outerHTML } = game;
    await choose(game, 'settings');
    for (const name of ['fourColor', 'mirrored', 'sound']) await flip(game, name);
    expect(game.outerHTML).to.equal(outerHTML);
  });

  const COMMON = ['theme', 'autoCollect', 'input', 'fourColor', 'mirrored', 'animation', 'sound'];
  const ROWS: readonly (readonly [string, string, readonly string[], string])[] = [
    ['standard', 'en', [], 'one tap'],
    ['one-tap', 'en', ['winnableSign'], 'Card first'],
    ['single-card', 'ru', ['indices'], 'Сначала карта'],
    ['classic', 'bg', ['indices'], 'едно докосване'],
    ['scored', 'uk', ['indices'], 'Спершу карта'],
    ['eight-off', 'en', [], 'one tap'],
  ];
  for (const [rules, lang, extra, tap] of ROWS) {
    it(`B137: offers what players of ${rules} may choose`, async () => {
      const game = await fixtureGame(`deal="617" rules="${rules}"`, { lang });
      await choose(game, 'settings');
      expect([...namesIn(game)].sort()).to.deep.equal([...COMMON, ...extra].sort());
      expect(panelOf(game)?.textContent).to.contain(tap);
    });
  }

  it('is worked by the keyboard: arrows choose, Space flips, Escape closes', async () => {
    const game = await fixtureGame();
    await choose(game, 'settings');
    await press(game, 'ArrowRight');
    expect(game.theme).to.equal('light');
    inside(game, '.switch[name="mirrored"]').focus();
    await press(game, 'Space');
    expect(game.mirrored).to.equal(true);
    await press(game, 'Escape');
    expect(panelOf(game)).to.equal(null);
    expect(focusOf(game)).to.equal('menu');
  });

  it('hears Escape also after a press on its plain text', async () => {
    const game = await fixtureGame();
    await choose(game, 'settings');
    await click(game, inside(game, '.panel-title'));
    await press(game, 'Escape');
    expect(panelOf(game)).to.equal(null);
    expect(focusOf(game)).to.equal('menu');
  });

  it('B117: keeps the order of columns for the left hand', async () => {
    const game = await fixtureGame();
    await choose(game, 'settings');
    await flip(game, 'mirrored');
    actionOf(game, 'close').click();
    await game.updateComplete;
    const x = (pile: string): number =>
      inside(game, `[data-pile="${pile}"]`).getBoundingClientRect().x;
    expect(x('column-1')).to.be.lessThan(x('column-8'));
    expect(x('foundation-1')).to.be.lessThan(x('cell-a'));
  });

  for (const theme of ['light', 'dark']) {
    it(`B116: is accessible on ${theme}`, async () => {
      const game = await fixtureGame(`deal="617" rules="single-card" theme="${theme}"`, {
        lang: 'ru',
      });
      await choose(game, 'settings');
      await expectAccessible(game);
    }).timeout(AUDIT_TIMEOUT_MS);
  }
});
