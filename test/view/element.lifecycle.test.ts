import { expect, fixture } from '@open-wc/testing';
import { define } from '../../src/define.js';
import { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import {
  controlOf,
  fixtureGame,
  inside,
  placeOf,
  playAll,
  settleCards,
} from '../helpers/fixture-game.js';
import { typeKey, typeMove } from '../helpers/keys.js';
import { LeakWatch } from '../helpers/leaks.js';

const ELEMENTS = 200;

function tap(element: Element): void {
  new Finger().tap(element);
}

async function createAndRemove(): Promise<WeakRef<FreeCellGame>> {
  const game = document.createElement('free-cell-game');
  Object.assign(game, { deal: 617, autoCollect: 'off', lang: 'en' });
  document.body.append(game);
  await game.updateComplete;
  tap(controlOf(game, 'JC'));
  tap(placeOf(game, 'column-8'));
  game.move('83');
  game.move('4a');
  game.showTutorial();
  game.remove();
  return new WeakRef(game);
}

describe('lifecycle', () => {
  it('lives detached, attached and detached again', () => {
    for (let time = 0; time < 20; time += 1) {
      const game = document.createElement('free-cell-game');
      game.deal = 617;
      expect(game.position.columns[7]?.at(-1)).to.equal('QH');
      expect(game.move('58').ok).to.equal(true);
      document.body.append(game);
      game.remove();
      expect(game.notation).to.equal('58');
    }
  });

  it('B123 hears once and moves once after it was taken out and put back', async () => {
    const game = await fixtureGame();
    await playAll(game, '1a');
    const block = game.parentElement;
    for (let time = 0; time < 5; time += 1) {
      game.remove();
      block?.append(game);
    }
    await game.updateComplete;
    const heard = new EventRecording(game);
    tap(controlOf(game, 'JC'));
    tap(placeOf(game, 'column-8'));
    expect(heard.names).to.deep.equal(['fc-before-move', 'fc-move']);
    game.focus();
    typeKey('z', { ctrlKey: true });
    expect(game.notation).to.equal('1a');
    expect(heard.details('fc-undo')).to.have.length(1);
  });

  it('keeps the game, its history and its clock while it moves between parents', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(document);
    await playAll(game, '58 83');
    game.undo();
    const shelves = await fixture<HTMLElement>('<div><section></section><aside></aside></div>');
    for (const shelf of [...shelves.children, ...shelves.children]) {
      shelf.append(game);
      await game.updateComplete;
      expect(game.notation).to.equal('58');
    }
    expect(game.redo().ok).to.equal(true);
    expect(game.notation).to.equal('58 83');
    expect(heard.names).to.deep.equal([]);
    heard.stop();
  });

  it('closes its panel when it is taken out, and opens it again afterwards', async () => {
    const game = await fixtureGame('deal="617" tutorial');
    const block = game.parentElement;
    game.showTutorial();
    await game.updateComplete;
    game.remove();
    block?.append(game);
    await game.updateComplete;
    expect(game.renderRoot.querySelector('[role="dialog"]')).to.equal(null);
    game.showTutorial();
    await game.updateComplete;
    expect(game.renderRoot.querySelectorAll('[role="dialog"]')).to.have.length(1);
  });

  it('follows the language of its new parent', async () => {
    await import('../../src/bundled.js');
    const game = await fixtureGame();
    const there = await fixture<HTMLElement>('<div lang="bg"></div>');
    there.append(game);
    await game.updateComplete;
    expect(inside(game, '.root').lang).to.equal('bg');
  });

  it(`B158 holds on to nothing once it is gone: ${ELEMENTS} elements`, async function test() {
    // On a busy machine it takes longer.
    this.timeout(90_000);
    const watch = new LeakWatch();
    const gone: WeakRef<FreeCellGame>[] = [];
    try {
      const before = watch.held;
      for (let count = 0; count < ELEMENTS; count += 1) gone.push(await createAndRemove());
      await new Promise(requestAnimationFrame);
      expect(watch.held).to.deep.equal(before);
    } finally {
      watch.stop();
    }
    const collect = (globalThis as { gc?: () => void }).gc;
    if (collect === undefined) throw new Error('the runner must expose gc');
    // Animations and observers of the browser let go of an element only some time after it went.
    const countAlive = () => gone.filter((game) => game.deref() !== undefined).length;
    for (let round = 0; round < 30 && countAlive() >= 5; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      collect();
    }
    // The last ones may still be in a register or an event of the browser.
    expect(countAlive()).to.be.lessThan(5);
  });

  it('B158 the watch above does see what is held', async () => {
    const watch = new LeakWatch();
    const before = watch.held;
    const game = await fixtureGame();
    expect(watch.held.listeners).to.be.greaterThan(before.listeners);
    expect(watch.held.observers).to.be.greaterThan(before.observers);
    await playAll(game, '58');
    expect(watch.held.timers).to.be.greaterThan(before.timers);
    watch.stop();
  });

  it('B128 keeps two games on a page apart', async () => {
    const page = await fixture<HTMLElement>(
      `<div style="width: 640px">
        <free-cell-game id="one" deal="617" auto-collect="off" lang="en"></free-cell-game>
        <free-cell-game id="two" deal="617" rules="scored" lang="en"></free-cell-game>
      </div>`,
    );
    const [one, two] = [...page.querySelectorAll('free-cell-game')];
    if (one === undefined || two === undefined) throw new Error('Two games expected');
    await Promise.all([one.updateComplete, two.updateComplete]);
    const heard = [new EventRecording(one), new EventRecording(two)];
    one.focus();
    typeMove('58');
    expect([one.notation, two.notation]).to.deep.equal(['58', '']);
    two.focus();
    typeMove('1a');
    expect([one.notation, two.notation]).to.deep.equal(['58', '1a']);
    typeKey('u');
    expect([one.notation, two.notation]).to.deep.equal(['58', '']);
    tap(controlOf(one, 'QH'));
    await Promise.all([one.updateComplete, two.updateComplete]);
    expect(controlOf(two, 'QH').ariaPressed).to.equal('false');
    one.showTutorial();
    await Promise.all([one.updateComplete, two.updateComplete]);
    expect(two.renderRoot.querySelector('[role="dialog"]')).to.equal(null);
    expect(heard[1]?.names).to.deep.equal(['fc-before-move', 'fc-move', 'fc-undo']);
    expect(one.shadowRoot?.adoptedStyleSheets[0]).to.equal(two.shadowRoot?.adoptedStyleSheets[0]);
  });

  it('B124 takes a second registration calmly', () => {
    const warnings: unknown[] = [];
    const original = Object.getOwnPropertyDescriptor(console, 'warn');
    Object.defineProperty(console, 'warn', {
      configurable: true,
      value: (...values: unknown[]) => warnings.push(values),
    });
    try {
      define();
      define();
      expect(customElements.get('free-cell-game')).to.equal(FreeCellGame);
      expect(warnings).to.deep.equal([]);
      expect(FreeCellGame.version).to.match(/^\d+\.\d+\.\d+/);
    } finally {
      if (original) Object.defineProperty(console, 'warn', original);
    }
  });

  it('works under another name, in the same page', async () => {
    customElements.define('my-freecell', class extends FreeCellGame {});
    const block = await fixture<HTMLElement>(
      '<div style="width: 640px"><my-freecell deal="617" auto-collect="off"></my-freecell></div>',
    );
    const game = block.firstElementChild as FreeCellGame;
    await game.updateComplete;
    tap(controlOf(game, 'JC'));
    tap(placeOf(game, 'column-8'));
    await settleCards(game);
    expect(game.notation).to.equal('58');
  });

  it('leaves the page around it as it was', async () => {
    const before = {
      head: document.head.innerHTML,
      keys: Object.keys(window).sort(),
      title: document.title,
    };
    const game = await fixtureGame();
    await playAll(game, '58');
    game.showTutorial();
    await game.updateComplete;
    expect(document.head.innerHTML).to.equal(before.head);
    expect(document.title).to.equal(before.title);
    expect(Object.keys(window).sort()).to.deep.equal(before.keys);
    expect(document.body.style.overflow).to.equal('');
  });
});
