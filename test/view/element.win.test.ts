import { expect } from '@open-wc/testing';
import { forcedFinish } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { announcementOf, fixtureGame, inside, placeOf, playAll } from '../helpers/fixture-game.js';
import { press, typeMove } from '../helpers/keys.js';
import { click, clickPlace, dragCard } from '../helpers/mouse.js';

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

describe('the text of a won game', () => {
  it('names the time only where the clock is shown', async () => {
    for (const [attributes, words] of [
      ['', /^Deal 617 in \d+ moves and \d+:\d\d$/],
      ['no-timer', /^Deal 617 in \d+ moves$/],
    ] as const) {
      const game = await fixtureBeforeWin(attributes);
      game.move('7h');
      await game.updateComplete;
      expect(inside(game, '.win-text').textContent).to.match(words);
    }
  });
});

describe('the announcement of a win', () => {
  it('says how long it took only where a clock is shown', async () => {
    for (const [attributes, words] of [
      ['', /^Solved in 90 moves, \d+ seconds?$/],
      ['no-timer', /^Solved in 90 moves$/],
    ] as const) {
      const game = await fixtureBeforeWin(attributes);
      game.move('7h');
      await game.updateComplete;
      expect(announcementOf(game)).to.match(words);
    }
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
