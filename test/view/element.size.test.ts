import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { actionOf, fixtureGame, inside, playAll } from '../helpers/fixture-game.js';

const GAME = '<free-cell-game deal="617" auto-collect="off" hint-button tutorial></free-cell-game>';

/** A game in a parent of a certain kind. */
async function fixtureIn(parent: string): Promise<FreeCellGame> {
  const outer = await fixture<HTMLElement>(`<div style="width: 1200px">${parent}</div>`);
  const game = outer.querySelector('free-cell-game');
  if (game === null) throw new Error('No game in the fixture');
  await game.updateComplete;
  return game;
}

function sizeOf(game: FreeCellGame): [number, number] {
  const { width, height } = game.getBoundingClientRect();
  return [width, height];
}

/** Whatever reaches beyond the element, by so much that it could be seen. */
function overflowing(game: FreeCellGame): string[] {
  const host = game.getBoundingClientRect();
  const seen = game.renderRoot.querySelectorAll<HTMLElement>('button, .card, .place, .counters');
  return [...seen]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isOut = box.left < host.left - 0.5 || box.right > host.right + 0.5;
      return isOut || box.top < host.top - 0.5 || box.bottom > host.bottom + 0.5;
    })
    .map((element) => element.dataset['card'] ?? element.dataset['action'] ?? element.className);
}

/** What Chromium tells of a layout shift; not among TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

function describeShift({ value, sources }: LayoutShift): string {
  const moved = sources.map(({ node, previousRect: a, currentRect: b }) => {
    const name = node instanceof Element ? node.className : node?.textContent;
    return `${name} ${a.x},${a.y} → ${b.x},${b.y}`;
  });
  return `${value}: ${moved.join('; ')}`;
}

async function resize(game: FreeCellGame, width: number): Promise<void> {
  const block = game.parentElement;
  if (block !== null) block.style.width = `${width}px`;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  await game.updateComplete;
}

describe('size', () => {
  for (const [width, height] of [
    [240, 480],
    [320, 480],
    [400, 480],
    [640, 512],
    [1000, 800],
  ]) {
    it(`is ${width} × ${height} px in a block of that width`, async () => {
      const game = await fixtureGame('deal="617"', { width: width ?? 0 });
      expect(sizeOf(game)).to.deep.equal([width, height]);
    });
  }

  for (const [name, parent] of Object.entries({
    flex: `<div style="display: flex">${GAME}</div>`,
    'centred grid': `<div style="display: grid; justify-items: center">${GAME}</div>`,
    float: `<div style="float: left">${GAME}</div>`,
    'table cell': `<table><tr><td style="padding: 0">${GAME}</td></tr></table>`,
    'inline block': `<div style="display: inline-block">${GAME}</div>`,
  })) {
    it(`B097 is 640 × 512 px in a parent that shrinks to fit: ${name}`, async () => {
      const game = await fixtureIn(parent);
      expect(sizeOf(game)).to.deep.equal([640, 512]);
      expect(overflowing(game)).to.deep.equal([]);
    });
  }

  for (const [name, parent] of Object.entries({
    'flex column': `<div style="display: flex; flex-direction: column">${GAME}</div>`,
    grid: `<div style="display: grid">${GAME}</div>`,
    'a parent of no height': `<div style="height: 0">${GAME}</div>`,
  })) {
    it(`B097 has a board in ${name}`, async () => {
      const game = await fixtureIn(parent);
      const column = inside(game, '[data-pile="column-8"]').getBoundingClientRect();
      const host = game.getBoundingClientRect();
      expect(host.height).to.be.greaterThan(400);
      expect(column.right).to.be.within(host.left + host.width / 2, host.right);
    });
  }

  it('B097 has a board when what hid it goes', async () => {
    const game = await fixtureIn(
      `<details><summary>game</summary><div style="width: 400px">${GAME}</div></details>`,
    );
    const details = game.closest('details');
    if (details !== null) details.open = true;
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await game.updateComplete;
    expect(sizeOf(game)).to.deep.equal([400, 480]);
    expect(overflowing(game)).to.deep.equal([]);
  });

  it('B104 shows everything inside its box from 240 to 2000 px', async () => {
    const game = await fixtureGame('deal="617" hint-button tutorial auto-collect="off"');
    await playAll(game, '58 1a');
    for (const width of [
      240, 260, 300, 340, 359, 360, 420, 479, 480, 520, 700, 859, 860, 1400, 2000,
    ]) {
      await resize(game, width);
      expect(overflowing(game), `${width} px`).to.deep.equal([]);
      expect(game.scrollWidth, `${width} px`).to.be.at.most(Math.ceil(width));
      const card = inside(game, '.card').getBoundingClientRect().width;
      expect(card, `${width} px`).to.be.at.least(24);
    }
  });

  it('B101 lets cards grow with the page up to 118 px', async () => {
    const game = await fixtureGame('deal="617"', { width: 2560 });
    expect(inside(game, '.card').getBoundingClientRect().width).to.be.within(110, 118);
  });

  for (const [width, height] of [
    [667, 375],
    [568, 320],
  ]) {
    it(`B100 fits into ${width} × ${height} px, buttons and all`, async () => {
      const game = await fixtureGame(
        `deal="617" hint-button style="aspect-ratio: auto; min-block-size: 0; block-size: ${height}px"`,
        { width: width ?? 0 },
      );
      expect(sizeOf(game)).to.deep.equal([width, height]);
      expect(overflowing(game)).to.deep.equal([]);
      for (const action of ['undo', 'hint', 'menu']) {
        const box = actionOf(game, action).getBoundingClientRect();
        expect(Math.min(box.width, box.height), action).to.be.at.least(44);
      }
    });
  }

  it('has buttons of 44 px wherever there is a toolbar', async () => {
    const game = await fixtureGame('deal="617" hint-button tutorial');
    for (const width of [240, 320, 480, 640, 1000]) {
      await resize(game, width);
      for (const button of inside(game, '[role="toolbar"]').querySelectorAll('button')) {
        const box = button.getBoundingClientRect();
        expect(Math.min(box.width, box.height), `${width} px`).to.be.at.least(44);
      }
    }
  });

  it('has a button of 24 px or more for every card that can move', async () => {
    const game = await fixtureGame();
    for (const width of [240, 320, 640, 1000]) {
      await resize(game, width);
      for (const control of game.renderRoot.querySelectorAll('.control.movable')) {
        const box = control.getBoundingClientRect();
        expect(Math.min(box.width, box.height), `${width} px`).to.be.at.least(24);
      }
    }
  });

  it('B140 shifts nothing while a game is played to its end', async () => {
    await setViewport({ width: 1000, height: 800 });
    const game = await fixtureGame('deal="617" auto-collect="off" tutorial');
    const shifts: { readonly value: number; readonly text: string }[] = [];
    await new Promise((resolve) => setTimeout(resolve, 100));
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.push({ value: entry.value, text: describeShift(entry) });
      }
    });
    observer.observe({ type: 'layout-shift' });
    const after = document.createElement('p');
    after.textContent = 'What follows in the article';
    game.after(after);
    const { top } = after.getBoundingClientRect();
    for (const move of SOLUTION_OF_617) {
      game.move(move);
      if (game.moveCount % 10 === 0) await new Promise(requestAnimationFrame);
    }
    game.newGame('abc');
    game.showTutorial();
    await game.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(after.getBoundingClientRect().top).to.equal(top);
    observer.disconnect();
    expect(shifts.map(({ value, text }) => `${value} ${text}`)).to.deep.equal([]);
    await setViewport({ width: 1280, height: 720 });
  });
});
