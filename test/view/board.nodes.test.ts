import { expect, fixture } from '@open-wc/testing';
import { html, nothing, render } from 'lit';
import { box } from '../../src/view/directives/box.js';
import {
  buttons,
  type ButtonView,
  type CardSize,
  type SpareButtons,
} from '../../src/view/directives/buttons.js';
import { deck, type CardNodes, type CardView } from '../../src/view/directives/deck.js';
import type { Card } from '../../src/engine/index.js';
import { fixtureGame, inside, playAll } from '../helpers/fixture-game.js';

const PLAIN: CardView = {
  className: 'card',
  part: 'card',
  cap: 12,
  strip: 20,
  hasArt: true,
  size: 'large',
  letters: null,
};

const CARD = { width: 30, height: 60 };

async function drawn(views: readonly ButtonView[], card: CardSize): Promise<Element> {
  const container = await place();
  render(html`<div ${buttons(views, card, [])}></div>`, container);
  const { firstElementChild } = container;
  if (firstElementChild === null) throw new Error('nothing was drawn');
  return firstElementChild;
}

function buttonOf(name: string, changes: Partial<ButtonView> = {}): ButtonView {
  const rect = { x: 1, y: 2, width: 30, height: 40 };
  return {
    name,
    rect,
    card: 'AS',
    pile: null,
    isMovable: false,
    isStop: false,
    isPressed: false,
    isDisabled: false,
    ...changes,
  };
}

const namesIn = (group: Element): readonly (string | null)[] =>
  [...group.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

async function place(): Promise<HTMLElement> {
  return fixture<HTMLElement>('<div></div>');
}

describe('view/board nodes', () => {
  it('keeps every card node, and their order, through moves, undo and deals', async () => {
    const game = await fixtureGame();
    const nodes = [...game.renderRoot.querySelectorAll('.card')];
    expect(nodes).to.have.length(52);
    await playAll(game, '58 83');
    game.undo();
    await game.updateComplete;
    game.newGame(1941);
    await game.updateComplete;
    expect([...game.renderRoot.querySelectorAll('.card')]).to.deep.equal(nodes);
  });

  it('puts a card that comes back where the deck has it, before what the template holds', async () => {
    const container = await place();
    const nodes: CardNodes = new Map();
    const draw = (cards: readonly Card[], veil: unknown): void => {
      const look = (card: Card): CardView | null => (cards.includes(card) ? PLAIN : null);
      render(html`<div class="cards" ${deck(nodes, look)}>${veil}</div>`, container);
    };
    const seen = (): readonly (string | undefined)[] =>
      [...(container.querySelector('.cards')?.children ?? [])].map(
        (child) => (child as HTMLElement).dataset['face'] ?? child.localName,
      );
    const veil = html`<hr />`;
    draw(['KS', 'AC', '7D'], veil);
    expect(seen()).to.deep.equal(['AC', '7D', 'KS', 'hr']);
    draw(['KS', 'AC'], nothing);
    expect(seen()).to.deep.equal(['AC', 'KS']);
    expect([...nodes.keys()]).to.have.members(['AC', 'KS']);
    draw(['2H', '7D', 'KS'], veil);
    expect(seen()).to.deep.equal(['2H', '7D', 'KS', 'hr']);
  });

  it('keeps the order of the deck also where nothing follows it', async () => {
    const container = await place();
    const nodes: CardNodes = new Map();
    for (const cards of [['AC'], ['AC', 'KS'], ['AC', 'KS', '7D']]) {
      const look = (card: Card): CardView | null => (cards.includes(card) ? PLAIN : null);
      render(html`<div ${deck(nodes, look)}></div>`, container);
    }
    const faces = [...container.querySelectorAll<HTMLElement>('.card')];
    expect(faces.map((face) => face.dataset['face'])).to.deep.equal(['AC', '7D', 'KS']);
  });

  it('draws the deck anew where its element is another one', async () => {
    const container = await place();
    const nodes: CardNodes = new Map();
    const draw = (): unknown =>
      render(html`<div ${deck(nodes, (card) => (card === 'AS' ? PLAIN : null))}></div>`, container);
    draw();
    render(nothing, container);
    draw();
    expect(container.querySelectorAll('.card')).to.have.length(1);
    expect(nodes.get('AS')?.isConnected).to.equal(true);
  });

  it('writes to a button what differs, and takes away those that are no longer there', async () => {
    const container = await place();
    const draw = (views: readonly ButtonView[]): unknown =>
      render(html`<div ${buttons(views, CARD, [])}><h3>Zone</h3></div>`, container);
    draw([buttonOf('one'), buttonOf('two', { isStop: true, pile: 'cell-a', isMovable: true })]);
    const [first, second] = container.querySelectorAll('button');
    expect(namesIn(container)).to.deep.equal(['one', 'two']);
    expect(container.firstElementChild?.firstElementChild?.localName).to.equal('h3');
    expect(second?.outerHTML).to.equal(
      '<button type="button" aria-label="two" data-card="AS" data-pile="cell-a" tabindex="0" ' +
        'class="control movable" aria-pressed="false" ' +
        'style="transform: translate(1px, 2px); height: 40px;"></button>',
    );
    draw([buttonOf('new', { card: null, isPressed: null, isDisabled: true })]);
    expect([...container.querySelectorAll('button')]).to.deep.equal([first]);
    expect(first?.outerHTML).to.equal(
      '<button type="button" aria-label="new" tabindex="-1" class="control" aria-disabled="true" ' +
        'style="transform: translate(1px, 2px); height: 40px;"></button>',
    );
  });

  it('draws a button from another group, or of another size of cards, as a new one', async () => {
    const container = await place();
    const spare: SpareButtons = [];
    const draw = (left: readonly ButtonView[], right: readonly ButtonView[], card = CARD): void => {
      const groups = [left, right].map((views) => html`<div ${buttons(views, card, spare)}></div>`);
      render(html`${groups}`, container);
    };
    const tall = buttonOf('tall', { card: 'KS', isStop: true, rect: { x: 5, y: 6, ...CARD } });
    draw([buttonOf('low'), tall], []);
    draw([buttonOf('low')], []);
    expect(spare).to.have.length(1);
    draw([buttonOf('low')], [buttonOf('other', { isDisabled: true })]);
    expect(spare).to.have.length(0);
    const [, other] = container.querySelectorAll('button');
    const [fresh] = (await drawn([buttonOf('other', { isDisabled: true })], CARD)).children;
    const written = (element: Element | undefined): unknown =>
      [...(element?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort();
    expect(written(other)).to.deep.equal(written(fresh));
    // As high as a whole card was, of cards that are higher now.
    const larger = { width: 40, height: 80 };
    draw([buttonOf('low')], [], larger);
    draw([{ ...tall, rect: { x: 5, y: 6, width: 40, height: 60 } }], [], larger);
    expect(container.querySelector('button')?.style.height).to.equal('60px');
  });

  it('touches no button of the bar that a move leaves as it is', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, '58');
    const bar = inside(game, '[role="toolbar"]');
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((news) => records.push(...news));
    observer.observe(bar, { attributes: true, childList: true, subtree: true });
    await playAll(game, '83');
    records.push(...observer.takeRecords());
    observer.disconnect();
    expect(records.filter(({ target }) => target instanceof HTMLButtonElement)).to.deep.equal([]);
  });

  it('refuses places where they could not work', () => {
    const view = [buttonOf('one')];
    for (const misplaced of [
      html`<div>${buttons(view, CARD, [])}</div>`,
      html`<div title=${deck(new Map(), () => null)}></div>`,
      html`<div>${box({ x: 0, y: 0, width: 1, height: 1 })}</div>`,
    ]) {
      expect(() => render(misplaced, document.createElement('div'))).to.throw(TypeError);
    }
  });
});
