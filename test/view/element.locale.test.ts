import { expect, fixture } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import {
  announcementOf,
  fixtureGame,
  inside,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { typeMove } from '../helpers/keys.js';

const LANGUAGES = ['en', 'ru', 'uk', 'bg'] as const;
const NAMES: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /diamonds/i,
  ru: /бубен/i,
  uk: /бубон/i,
  bg: /каро/i,
};

function langOf(game: FreeCellGame): string {
  return inside(game, '.root').lang;
}

/** All that is seen or heard of a game: texts and names. */
function textsOf(game: FreeCellGame): string[] {
  const named = [...game.renderRoot.querySelectorAll('[aria-label]')].map((node) => node.ariaLabel);
  const walker = document.createTreeWalker(inside(game, '.root'), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return [...named, ...texts].map((text) => (text ?? '').trim()).filter(Boolean);
}

describe('language', () => {
  for (const lang of LANGUAGES) {
    it(`B146 speaks ${lang} everywhere, and tells so to assistive technology (B147)`, async () => {
      const game = await fixtureGame(
        `deal="617" auto-collect="off" hint-button tutorial lang="${lang}"`,
      );
      expect(langOf(game)).to.equal(lang);
      expect(inside(game, '[data-card="JD"]').ariaLabel).to.match(NAMES[lang]);
      const texts = textsOf(game);
      game.focus();
      typeMove('56');
      await game.updateComplete;
      texts.push(messageOf(game), announcementOf(game));
      for (const panel of ['new-game', 'menu', 'tutorial']) {
        inside(game, `[data-action="${panel}"]`).click();
        await game.updateComplete;
        texts.push(...textsOf(game));
        game.renderRoot
          .querySelector('.root')
          ?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
          );
        await game.updateComplete;
      }
      await playAll(game, SOLUTION_OF_617.join(' '));
      texts.push(...textsOf(game));
      // Names of products, codes, letters of cells and notation stay as they are.
      const foreign = lang === 'en' ? /[а-яіїєґ]/i : /\b(?!FreeCell|FC1)[a-z]{3,}\b/i;
      const wrong = texts.filter((text) => foreign.test(text.replace(/FC1-C4-\w+/g, '')));
      expect(wrong).to.deep.equal([]);
    });
  }

  it('takes its own lang before that of what is around it', async () => {
    const game = await fixtureGame('deal="617" lang="bg"', { lang: 'ru' });
    expect(langOf(game)).to.equal('bg');
    game.removeAttribute('lang');
    await Promise.resolve();
    await game.updateComplete;
    expect(langOf(game)).to.equal('ru');
  });

  it('follows every change around it, and keeps the game', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const block = game.parentElement;
    for (const lang of ['ru', 'uk', 'bg', 'en']) {
      if (block !== null) block.lang = lang;
      await Promise.resolve();
      await game.updateComplete;
      expect(langOf(game)).to.equal(lang);
      expect(game.notation).to.equal('58');
    }
  });

  it('B146 knows regions, and falls back to English', async () => {
    for (const [lang, expected] of [
      ['ru-RU', 'ru'],
      ['UK', 'uk'],
      ['bg_BG', 'bg'],
      ['en-GB-oxendict', 'en'],
    ]) {
      const game = await fixtureGame(`deal="617" lang="${lang}"`);
      expect(langOf(game), lang).to.equal(expected);
    }
    const page = document.documentElement.lang;
    document.documentElement.lang = 'fi';
    const game = await fixtureGame('deal="617"', { lang: 'tlh' });
    expect(langOf(game)).to.equal('en');
    document.documentElement.lang = page;
  });

  it('looks through shadow roots for the nearest lang', async () => {
    const page = await fixture<HTMLElement>('<div lang="uk"><section></section></div>');
    const root = page.firstElementChild?.attachShadow({ mode: 'open' });
    const game = document.createElement('free-cell-game');
    root?.append(game);
    await game.updateComplete;
    expect(langOf(game)).to.equal('uk');
    page.lang = 'ru';
    await Promise.resolve();
    await game.updateComplete;
    expect(langOf(game)).to.equal('ru');
  });

  it('B128 lets two games on a page speak two languages', async () => {
    const one = await fixtureGame('deal="617" lang="ru"');
    const two = await fixtureGame('deal="617" lang="bg"');
    const name = (game: FreeCellGame) => inside(game, '[data-card="JD"]').ariaLabel;
    expect(name(one)).to.match(NAMES.ru);
    expect(name(two)).to.match(NAMES.bg);
  });

  it('renames cards, places and the bar of a running game', async () => {
    const game = await fixtureGame('deal="617" lang="en" hint-button');
    const names = () =>
      ['[data-card="JD"]', '[data-pile="cell-a"]', '[data-action="hint"]'].map(
        (selector) => inside(game, selector).ariaLabel,
      );
    const english = names();
    game.lang = 'ru';
    await Promise.resolve();
    await game.updateComplete;
    for (const [index, name] of names().entries()) {
      expect(name).to.not.equal(english[index]);
      expect(name).to.match(/[а-я]/);
    }
  });

  it('changes a message that stands on the board along with the language', async () => {
    const game = await fixtureGame();
    game.newGame('abc');
    await game.updateComplete;
    const english = messageOf(game);
    game.lang = 'ru';
    await Promise.resolve();
    await game.updateComplete;
    expect(messageOf(game)).to.not.equal(english);
    expect(messageOf(game)).to.match(/[а-я]/);
  });

  it('B145 shows local letters on the cards where the page asks for them', async () => {
    const game = await fixtureGame('deal="617" lang="ru"');
    const jackOf = () => inside(game, '[data-face="JD"] .rank').getAttribute('d');
    const latin = jackOf();
    game.indices = 'local';
    await game.updateComplete;
    expect(jackOf()).to.not.equal(latin);
    game.lang = 'bg';
    await Promise.resolve();
    await game.updateComplete;
    expect(jackOf()).to.not.equal(latin);
  });
});
