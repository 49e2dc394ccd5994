import { expect, fixture } from '@open-wc/testing';
import { forcedFinish } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import {
  actionOf,
  controlOf,
  fixtureGame,
  inside,
  placeOf,
  playAll,
} from '../helpers/fixture-game.js';
import { press, typeMove } from '../helpers/keys.js';
import { click, clickCard, clickPlace, dragCard } from '../helpers/mouse.js';

function isFrozenDeep(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenDeep);
}

/** A game of 617 that is won by one more move: 7h. */
async function fixtureBeforeWin(attributes = ''): Promise<FreeCellGame> {
  const game = await fixtureGame(`deal="617" auto-collect="off" ${attributes}`);
  await playAll(game, SOLUTION_OF_617.slice(0, -1).join(' '));
  return game;
}

/**
 * A game of 617 in which the next move starts the forced finish: after it the rest can go home. Gives that move.
 */
async function fixtureBeforeFinish(): Promise<{ game: FreeCellGame; move: string }> {
  const game = await fixtureGame();
  for (const move of SOLUTION_OF_617) {
    if (!game.move(move).ok) throw new Error(`${move} is not legal`);
    if (forcedFinish(game.position) === null) continue;
    game.undo();
    game.autoCollect = 'safe';
    await game.updateComplete;
    return { game, move };
  }
  throw new Error('No forced finish');
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

describe('fc-win', () => {
  const LAST_MOVES: Readonly<Record<string, (game: FreeCellGame) => Promise<void> | void>> = {
    drag: (game) => dragCard(game, 'KH', 'foundation-2'),
    tap: async (game) => {
      await clickPlace(game, 'column-7');
      await clickPlace(game, 'foundation-2');
    },
    'typed keys': async (game) => {
      game.focus();
      await press(game, '7', 'h');
    },
    'right click': (game) => click(game, placeOf(game, 'column-7'), 'right'),
    'collect()': (game) => void game.collect(),
    'move()': (game) => void game.move('7h'),
  };

  for (const [how, finish] of Object.entries(LAST_MOVES)) {
    it(`B069 is told once when the last card comes home by ${how}`, async () => {
      const game = await fixtureBeforeWin();
      const heard = new EventRecording(game);
      await finish(game);
      await game.updateComplete;
      expect(heard.names.filter((name) => name === 'fc-win')).to.have.length(1);
      expect(heard.names.at(-1)).to.equal('fc-win');
      const [detail] = heard.details('fc-win');
      expect(detail).to.deep.include({
        deal: 617,
        rules: 'standard',
        undos: 0,
        hints: 0,
        score: null,
      });
      expect(detail?.moves).to.equal(SOLUTION_OF_617.length);
      expect(game.status).to.equal('won');
      expect(game.matches(':state(won)')).to.equal(true);
      expect(inside(game, '.win').textContent).to.contain('617');
    });
  }

  it('B069 B072 is told once when the rest goes home by itself', async () => {
    const { game, move } = await fixtureBeforeFinish();
    const heard = new EventRecording(game);
    game.focus();
    typeMove(move.slice(0, 2));
    const sources = heard.details('fc-move').map(({ source }) => source);
    expect(sources).to.deep.equal(['user', 'auto']);
    expect(heard.names.at(-1)).to.equal('fc-win');
    expect(heard.names.filter((name) => name === 'fc-win')).to.have.length(1);
    expect(heard.details('fc-win')[0]?.moves).to.equal(game.moveCount);
    expect(heard.details('fc-move')[1]?.cardsHome).to.equal(52);
  });

  it('B070 leaves no talk of being stuck, and no way back', async () => {
    const game = await fixtureBeforeWin();
    const heard = new EventRecording(game);
    game.move('7h');
    await game.updateComplete;
    expect(game.matches(':state(stuck)')).to.equal(false);
    expect(game.undo()).to.deep.equal({ ok: false, reason: 'game-won' });
    expect(game.move('7h').ok).to.equal(false);
    expect(heard.names).to.deep.equal(['fc-win']);
  });

  it('B071 comes whatever is touched while the rest goes home', async () => {
    const { game, move } = await fixtureBeforeFinish();
    const heard = new EventRecording(game);
    game.move(move);
    for (let turn = 0; turn < 50; turn += 1) {
      const controls = [...game.renderRoot.querySelectorAll('.control')];
      const control = controls[(turn * 31) % controls.length];
      if (control) new Finger().tap(control);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(game.position.foundations).to.deep.equal(['KS', 'KH', 'KC', 'KD']);
    expect(heard.details('fc-win')).to.have.length(1);
    expect(heard.details('fc-move')).to.have.length(0);
  });

  it('comes again for another game', async () => {
    const game = await fixtureBeforeWin();
    const heard = new EventRecording(game);
    game.move('7h');
    game.restart();
    await playAll(game, SOLUTION_OF_617.join(' '));
    expect(heard.names).to.deep.equal(['fc-win', 'fc-deal', 'fc-win']);
  });

  it('counts undos and hints', async () => {
    const game = await fixtureBeforeWin('hint-button');
    const heard = new EventRecording(game);
    game.undo();
    game.redo();
    await game.hint();
    game.move('7h');
    expect(heard.details('fc-win')[0]).to.include({ undos: 1, hints: 1 });
  });
});
