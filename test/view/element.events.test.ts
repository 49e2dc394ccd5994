import { expect, fixture } from '@open-wc/testing';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { actionOf, controlOf, fixtureGame, placeOf, playAll } from '../helpers/fixture-game.js';
import { typeMove } from '../helpers/keys.js';
import { click, clickCard, clickPlace, dragCard } from '../helpers/mouse.js';
import { answered } from '../helpers/solver.js';

function isFrozenDeep(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenDeep);
}

describe('events', () => {
  it('tell a move before and after, and refuse to be changed', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await dragCard(game, 'JC', 'column-8');
    expect(heard.names).to.deep.equal(['fc-before-move', 'fc-move']);
    expect(heard.details('fc-before-move')[0]).to.deep.equal({
      notation: '58',
      cards: ['JC'],
      from: 'column-5',
      to: 'column-8',
      count: 1,
    });
    expect(heard.details('fc-move')[0]).to.deep.equal({
      notation: '58',
      cards: ['JC'],
      from: 'column-5',
      to: 'column-8',
      count: 1,
      steps: [{ from: 'column-5', to: 'column-8' }],
      source: 'user',
      moveCount: 1,
      cardsHome: 0,
    });
  });

  it('come after the state they tell of, and before it where they may stop it', async () => {
    const game = await fixtureGame();
    const notations: string[] = [];
    for (const name of ['fc-before-move', 'fc-move', 'fc-undo'] as const) {
      game.addEventListener(name, () => notations.push(`${name} ${game.notation}`));
    }
    game.focus();
    typeMove('58u');
    expect(notations).to.deep.equal(['fc-before-move ', 'fc-move 58', 'fc-undo ']);
  });

  it('carry plain JSON, frozen to its leaves', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    const heard = new EventRecording(game);
    game.focus();
    typeMove('585a5bu');
    typeMove('t');
    await answered(() => heard.names.includes('fc-hint'));
    typeMove('56');
    game.newGame(-1);
    game.newGame(5);
    const names = new Set(heard.names);
    expect(names.size).to.be.at.least(7);
    for (const { type, detail } of heard.events) {
      expect(JSON.parse(JSON.stringify(detail)), type).to.deep.equal(detail);
      expect(structuredClone(detail), type).to.deep.equal(detail);
      expect(isFrozenDeep(detail), type).to.equal(true);
    }
  });

  it('bubble out of every shadow root with the element as their target; one can be cancelled', async () => {
    const page = await fixture<HTMLElement>('<div></div>');
    const root = page.attachShadow({ mode: 'open' });
    const game = document.createElement('free-cell-game');
    Object.assign(game, { deal: 617, autoCollect: 'off' });
    const heard = new EventRecording(document);
    root.append(game);
    await game.updateComplete;
    new Finger().tap(controlOf(game, 'JC'));
    new Finger().tap(placeOf(game, 'column-8'));
    heard.stop();
    expect(heard.names).to.deep.equal(['fc-deal', 'fc-before-move', 'fc-move']);
    for (const event of heard.events) {
      expect(event.bubbles && event.composed).to.equal(true);
      expect(event.cancelable).to.equal(event.type === 'fc-before-move');
      expect(event.target).to.equal(page);
    }
  });

  it('let a listener stop a move, however it is made', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    game.addEventListener('fc-before-move', (event) => event.preventDefault());
    const heard = new EventRecording(game);
    await dragCard(game, '7D', 'cell-a');
    await clickCard(game, '7D');
    await clickPlace(game, 'cell-b');
    await click(game, controlOf(game, 'AS'), 'right');
    game.focus();
    typeMove('8c');
    expect(heard.names).to.deep.equal(Array(4).fill('fc-before-move'));
    expect(game.moveCount).to.equal(0);
    expect(game.move('8c').ok).to.equal(true);
  });

  it('ask before cards are collected by hand, too', async () => {
    const game = await fixtureGame('deal="1775" rules="single-card"');
    const heard = new EventRecording(game);
    game.addEventListener('fc-before-move', (event) => event.preventDefault(), { once: true });
    const collect = async () => {
      if (game.renderRoot.querySelector('[data-action="collect"]') === null) {
        actionOf(game, 'menu').click();
        await game.updateComplete;
      }
      actionOf(game, 'collect').click();
      await game.updateComplete;
    };
    await collect();
    expect(heard.names).to.deep.equal(['fc-before-move']);
    await collect();
    expect(heard.names.slice(1)).to.deep.equal(['fc-before-move', 'fc-move']);
  });

  it('B031 tell the player’s move first, then once all that went by itself, then the win', async () => {
    const game = await fixtureGame('deal="2" auto-collect="all"');
    const heard = new EventRecording(game);
    game.focus();
    let source: readonly string[] = [];
    for (const column of ['1', '2', '3', '4', '5', '6', '7', '8', '1', '2', '3', '4']) {
      heard.clear();
      typeMove(`${column}${column}`);
      source = heard.details('fc-move').map((detail) => detail.source);
      if (source.length === 2) break;
      if (game.position.cells.every(Boolean)) game.restart();
    }
    expect(source).to.deep.equal(['user', 'auto']);
    const [, auto] = heard.details('fc-move');
    expect(auto).to.include({ from: null, to: null, moveCount: game.moveCount });
    expect(auto?.notation.split(' ')).to.have.length(auto?.cards.length ?? 0);
    expect(auto?.cards.length).to.equal(auto?.steps.length);
    const before = game.moveCount;
    expect(game.undo().ok).to.equal(true);
    expect(game.moveCount).to.equal(before - 1);
  });

  it('say nothing of what the page does itself, but for deals, errors and the win', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await playAll(game, '58 83');
    game.undo();
    game.redo();
    game.move('nonsense');
    game.move('11');
    await game.hint();
    game.collect();
    game.showTutorial();
    game.hideTutorial();
    game.focus();
    expect(heard.names).to.deep.equal([]);
    game.restart();
    game.newGame(5);
    game.newGame(0);
    expect(heard.names).to.deep.equal(['fc-deal', 'fc-deal', 'fc-error']);
  });

  it('tell undo and redo by the buttons, and a hint with its move', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, '58');
    const heard = new EventRecording(game);
    await click(game, actionOf(game, 'undo'));
    await click(game, actionOf(game, 'redo'));
    await click(game, actionOf(game, 'hint'));
    await answered(() => heard.names.includes('fc-hint'));
    expect(heard.details('fc-undo')).to.deep.equal([
      { direction: 'undo', moveCount: 0 },
      { direction: 'redo', moveCount: 1 },
    ]);
    const [hint] = heard.details('fc-hint');
    expect(hint?.cards).to.have.length(hint?.count ?? 0);
    expect(game.move(hint?.notation ?? '').ok).to.equal(true);
  });

  it('B068 hints move no card', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    const { position } = game;
    for (let time = 0; time < 3; time += 1) await game.hint();
    expect(game.position).to.equal(position);
  });
});
