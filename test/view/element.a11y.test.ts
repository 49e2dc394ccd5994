import { aTimeout, expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { expectAccessible } from '../helpers/accessible.js';
import { Finger } from '../helpers/finger.js';
import {
  actionOf,
  announcementOf,
  controlOf,
  fixtureGame,
  inside,
  placeOf,
  playAll,
  settleCards,
} from '../helpers/fixture-game.js';
import { typeKey, typeMove } from '../helpers/keys.js';

const ATTRIBUTES = 'deal="617" auto-collect="off" hint-button tutorial';
const LANGUAGES = ['en', 'ru', 'uk', 'bg'] as const;
const THEMES = ['light', 'dark', 'felt'] as const;

/** What a game looks like while it is looked at. */
const STATES: Readonly<Record<string, (game: FreeCellGame) => Promise<void> | void>> = {
  'at the start': () => undefined,
  'with a run chosen': async (game) => {
    await playAll(game, '58');
    new Finger().tap(controlOf(game, 'QH'));
  },
  'with a refusal': (game) => {
    game.focus();
    typeMove('56');
  },
  'with a hint': async (game) => {
    await game.hint();
  },
  'with the new-game dialog and an error in it': async (game) => {
    actionOf(game, 'new-game').click();
    await game.updateComplete;
    game.newGame('abc');
  },
  'with the rules open': (game) => {
    game.showTutorial();
  },
  'with the menu open': (game) => {
    actionOf(game, 'menu').click();
  },
  'when won': (game) => playAll(game, SOLUTION_OF_617.join(' ')),
};

async function fixtureIn(state: string, attributes: string): Promise<FreeCellGame> {
  const game = await fixtureGame(`${ATTRIBUTES} ${attributes}`);
  await STATES[state]?.(game);
  await settleCards(game);
  const all = game.shadowRoot?.getAnimations() ?? [];
  for (const animation of all) animation.finish();
  return game;
}

/** Every text the live region takes on while something happens. */
async function listenTo(game: FreeCellGame, act: () => void): Promise<string[]> {
  const said: string[] = [];
  const region = inside(game, '[role="status"]');
  const observer = new MutationObserver(() => said.push(announcementOf(game)));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  act();
  // A hint comes in a task of its own.
  await aTimeout(0);
  await settleCards(game);
  await new Promise(requestAnimationFrame);
  observer.disconnect();
  return said.filter(Boolean);
}

describe('accessibility', () => {
  for (const state of Object.keys(STATES)) {
    for (const lang of LANGUAGES) {
      it(`B116 has nothing to complain of ${state} (${lang})`, async () => {
        const game = await fixtureIn(state, `lang="${lang}"`);
        // Contrast is the same in every language and takes its time: see below.
        await expect(game).to.be.accessible({ ignoredRules: ['color-contrast'] });
      });
    }

    for (const theme of THEMES) {
      it(`B116 has enough contrast ${state} (${theme})`, async () => {
        const game = await fixtureIn(state, `theme="${theme}"`);
        await expectAccessible(game);
      });
    }
  }

  it('B116 names every button, and has the visible label in the name', async () => {
    for (const lang of LANGUAGES) {
      const game = await fixtureGame(`${ATTRIBUTES} lang="${lang}"`, { width: 1000 });
      const buttons = [...game.renderRoot.querySelectorAll('button')];
      expect(buttons.length).to.be.greaterThan(65);
      for (const button of buttons) {
        const name = button.ariaLabel ?? button.textContent?.trim() ?? '';
        expect(name.length, button.outerHTML).to.be.greaterThan(1);
        const label = button.querySelector('.label')?.textContent?.trim().toLowerCase() ?? '';
        expect(name.toLowerCase()).to.contain(label);
      }
      game.parentElement?.remove();
    }
  });

  it('reads the table from its places to its columns, each from top to bottom', async () => {
    const game = await fixtureGame();
    await playAll(game, SOLUTION_OF_617.slice(0, 40).join(' '));
    const { cells, foundations, columns } = game.position;
    const expected: string[] = [...cells, ...foundations].map((card) => card ?? '-');
    for (const column of columns) expected.push(...(column.length > 0 ? column : ['-']));
    const controls = [...game.renderRoot.querySelectorAll<HTMLElement>('.controls button')];
    expect(controls.map(({ dataset }) => dataset['card'] ?? '-')).to.deep.equal(expected);
    const groups = [...game.renderRoot.querySelectorAll('.controls [role="group"]')];
    expect(groups).to.have.length(10);
    expect(groups[2]?.ariaLabel).to.match(/^Column 1, \d+ cards?$/);
  });

  it('hides what is only drawn', async () => {
    const game = await fixtureGame();
    const drawn = game.renderRoot.querySelectorAll('.cards, .places, .marks');
    expect(drawn).to.have.length(3);
    for (const layer of drawn) expect(layer.ariaHidden).to.equal('true');
    const section = inside(game, 'section');
    const [heading] = section.querySelectorAll('h2');
    expect(section.ariaLabel).to.equal(null);
    expect(section.getAttribute('aria-labelledby')).to.equal(heading?.id);
    expect(heading?.textContent).to.equal('FreeCell, deal 617');
    expect(inside(game, '[data-card="JD"]').ariaLabel).to.equal(
      'Jack of diamonds, last of 7, column 1',
    );
    expect(placeOf(game, 'cell-b').ariaLabel).to.equal('Free cell b, empty');
  });

  it('B112 says one thing for each action, and nothing twice', async () => {
    const game = await fixtureGame('deal="2" hint-button');
    game.focus();
    const actions: Readonly<Record<string, () => void>> = {
      'picks up': () => typeKey('1'),
      moves: () => typeKey('1'),
      refuses: () => typeMove('23'),
      'gives up': () => typeKey('Escape'),
      undoes: () => typeKey('u'),
      redoes: () => typeKey('y', { ctrlKey: true }),
      hints: () => typeKey('t'),
      deals: () => game.newGame(617),
    };
    for (const [name, act] of Object.entries(actions)) {
      // What the solver has to find out first may take a while.
      if (name === 'hints') await game.checkWinnable();
      const said = await listenTo(game, act);
      expect(said, name).to.have.length(1);
      expect(said[0]?.length, name).to.be.at.most(120);
    }
  });

  it('B112 says the same thing again where it happens again', async () => {
    const game = await fixtureGame();
    game.focus();
    typeKey('5');
    const first = await listenTo(game, () => typeKey('6'));
    const second = await listenTo(game, () => typeKey('6'));
    expect(first).to.have.length(1);
    expect(second).to.deep.equal(first);
  });

  it('tells what opens and what is chosen', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    const menu = actionOf(game, 'menu');
    expect(menu.ariaExpanded).to.equal('false');
    menu.click();
    await game.updateComplete;
    expect(menu.ariaExpanded).to.equal('true');
    menu.click();
    await game.updateComplete;
    expect(menu.ariaExpanded).to.equal('false');
    game.focus();
    typeKey('5');
    await game.updateComplete;
    expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
  });
});
