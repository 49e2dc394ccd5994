import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { actionOf, fixtureGame, inside, playAll } from '../helpers/fixture-game.js';

/** No script hears of the size of a sheet. */
class DeafObserver implements ResizeObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
}

async function print(): Promise<void> {
  await emulateMedia({ media: 'print' });
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

describe('on paper', () => {
  const observer = window.ResizeObserver;
  before(async () => {
    window.ResizeObserver = DeafObserver;
    await setViewport({ width: 1000, height: 900 });
  });
  afterEach(() => emulateMedia({ media: 'screen' }));
  after(async () => {
    window.ResizeObserver = observer;
    await setViewport({ width: 1280, height: 720 });
  });

  it('two games beside each other are whole', async () => {
    const game = '<free-cell-game deal="617"></free-cell-game>';
    const grid = await fixture(
      `<div style="display: grid; grid-template-columns: 1fr 1fr; width: 1000px">${game}${game}</div>`,
    );
    const games = [...grid.querySelectorAll<FreeCellGame>('free-cell-game')];
    await Promise.all(games.map((one) => one.updateComplete));
    await print();
    for (const one of games) {
      const { left, right, bottom } = one.getBoundingClientRect();
      expect(right - left).to.be.at.most(500);
      const faces = [...one.renderRoot.querySelectorAll('.card, .place')];
      for (const face of faces.map((element) => element.getBoundingClientRect())) {
        expect(face.left).to.be.at.least(left - 0.5);
        expect(face.right).to.be.at.most(right + 0.5);
        expect(face.bottom).to.be.at.most(bottom + 0.5);
      }
    }
  });

  it('a game keeps its proportions, without the height that the page reserved', async () => {
    const game = await fixtureGame('deal="617" style="block-size: 850px"', { width: 300 });
    await print();
    const { width, height } = game.getBoundingClientRect();
    expect(width).to.equal(300);
    expect(height).to.be.closeTo(0.9 * window.innerHeight, 0.5);
    expect(inside(game, '.root').getBoundingClientRect().height).to.be.closeTo(height, 0.5);
  });

  it('a game higher than a sheet fits on one', async () => {
    const game = await fixtureGame('deal="617" style="block-size: 1600px"', { width: 240 });
    await print();
    expect(game.getBoundingClientRect().height).to.be.at.most(window.innerHeight);
  });

  it('a won game has its words and nothing to press', async () => {
    const game = await fixtureGame();
    await playAll(game, SOLUTION_OF_617.join(' '));
    await print();
    expect(isSeen(inside(game, '.win-text'))).to.equal(true);
    expect(isSeen(actionOf(game, 'next-deal'))).to.equal(false);
    expect(isSeen(actionOf(game, 'restart'))).to.equal(false);
  });

  for (const width of [375, 1000]) {
    it(`a lesson is its board with all its words, from ${String(width)} px`, async () => {
      const game = await fixtureGame('deal="617" tutorial', { width });
      game.showTutorial('runs', { step: 1 });
      await game.updateComplete;
      await print();
      const root = inside(game, '.root').getBoundingClientRect();
      const stage = inside(game, '.tutorial .stage').getBoundingClientRect();
      const body = inside(game, '.lesson-body');
      const words = body.getBoundingClientRect();
      expect(stage.left).to.be.at.least(root.left - 0.5);
      expect(stage.right).to.be.at.most(root.right + 0.5);
      expect(words.top).to.be.at.least(stage.bottom - 0.5);
      expect(words.bottom).to.be.at.most(root.bottom + 0.5);
      expect(body.scrollHeight).to.be.at.most(Math.ceil(words.height));
      for (const part of ['.veil', '.lesson-footer', '.lesson-head', '.lesson-bar .tool']) {
        const found = game.renderRoot.querySelector(part);
        if (found !== null) expect(isSeen(found), part).to.equal(false);
      }
    });
  }
});
