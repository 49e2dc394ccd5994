import { expect } from '@open-wc/testing';
import '../../src/i18n/locales/bg.js';
import '../../src/i18n/locales/ru.js';
import '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import { fixtureGame, inside } from '../helpers/fixture-game.js';
import { press } from '../helpers/lessons.js';

/** Names of choices that don't stand whole on one line within their frame. */
function cutIn(game: FreeCellGame): readonly string[] {
  return [...game.renderRoot.querySelectorAll<HTMLElement>('.segment > span')]
    .filter((name) => {
      const frame = name.closest('.segments')?.getBoundingClientRect();
      const { left, right } = name.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(name);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      const isOutside = frame === undefined || left < frame.left || right > frame.right;
      return isOutside || lines.size > 1 || name.scrollWidth > name.clientWidth;
    })
    .map(({ textContent }) => textContent.trim());
}

describe('view/panel.segments', () => {
  for (const lang of ['en', 'ru', 'uk', 'bg']) {
    it(`has room for the name of every choice: ${lang}`, async () => {
      for (const width of [240, 320, 480, 1000]) {
        const attributes = `deal="617" rules="one-tap" lang="${lang}"`;
        const game = await fixtureGame(attributes, { width });
        for (const panel of ['new-game', 'settings']) {
          if (game.renderRoot.querySelector(`[data-action="${panel}"]`) === null) {
            await press(game, 'menu');
          }
          await press(game, panel);
          expect(inside(game, '.segments'), panel).not.to.equal(null);
          expect(cutIn(game), `${panel} ${String(width)}`).to.deep.equal([]);
          await press(game, 'close');
        }
        game.remove();
      }
    });
  }

  it('has it in letters twice as large', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"', { width: 320 });
    await press(game, 'menu');
    await press(game, 'new-game');
    for (const name of game.renderRoot.querySelectorAll<HTMLElement>('.segment > span')) {
      name.style.fontSize = '26px';
    }
    expect(cutIn(game)).to.deep.equal([]);
  });
});
