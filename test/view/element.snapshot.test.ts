import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import type { GameSnapshot } from '../../src/state/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, inside, messageOf, playAll } from '../helpers/fixture-game.js';

function copy(snapshot: GameSnapshot): GameSnapshot {
  return JSON.parse(JSON.stringify(snapshot)) as GameSnapshot;
}

describe('exportGame and importGame', () => {
  it('carry a game with its history, redo, counters and time to another element', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    await playAll(game, '4a 46 4b 2c 27');
    game.undo();
    game.undo();
    await game.hint();
    const snapshot = copy(game.exportGame());
    expect(snapshot).to.include({ version: 1, rules: 'standard', deal: 617, cells: 4 });
    expect(snapshot.counters).to.include({ undos: 2, hints: 1 });
    const other = await fixtureGame('deal="5"');
    expect(other.importGame({ ...snapshot, timeMs: 61_000 })).to.equal(true);
    expect([other.deal, other.code, other.notation]).to.deep.equal([617, game.code, game.notation]);
    expect(other.position).to.deep.equal(game.position);
    expect(other.exportGame().timeMs).to.be.within(61_000, 66_000);
    for (const one of [game, other]) {
      one.redo();
      one.redo();
    }
    expect(other.notation).to.equal('4a 46 4b 2c 27');
    expect(other.position).to.deep.equal(game.position);
    await other.updateComplete;
    expect(inside(other, 'h2').textContent).to.contain('617');
  });

  it('B134 carry it at each point of a whole game, whatever cards go by themselves', async () => {
    const game = await fixtureGame('deal="1775" rules="one-tap"');
    const other = await fixtureGame('deal="1" auto-collect="off"');
    for (let turn = 0; turn < 25; turn += 1) {
      const hint = await game.hint();
      if (hint === null || !game.move(`${hint.from}-${hint.to}`).ok) game.move('1a');
      expect(other.importGame(copy(game.exportGame()))).to.equal(true);
      expect(other.position).to.deep.equal(game.position);
      expect(other.notation).to.equal(game.notation);
      expect(other.rules).to.equal('one-tap');
    }
  });

  it('B156 cards of a game in progress do not fly to their places', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a 46 4b');
    const snapshot = game.exportGame();
    const other = await fixtureGame('deal="5" auto-collect="off"');
    other.importGame(snapshot);
    await other.updateComplete;
    const flights = inside(other, '.cards')
      .getAnimations({ subtree: true })
      .filter((one) => !(one instanceof CSSTransition) || one.transitionProperty === 'transform');
    expect(flights).to.deep.equal([]);
  });

  it('tell the page of the deal and of nothing else, not of a win either', async () => {
    const won = await fixtureGame();
    await playAll(won, SOLUTION_OF_617.join(' '));
    const snapshot = won.exportGame();
    const game = await fixtureGame('deal="5"');
    const heard = new EventRecording(game);
    expect(game.importGame(snapshot)).to.equal(true);
    expect(game.status).to.equal('won');
    expect(heard.names).to.deep.equal(['fc-deal']);
    expect(heard.details('fc-deal')[0]).to.include({ deal: 617, rules: 'standard' });
    await game.updateComplete;
    expect(game.exportGame()).to.deep.equal({ ...snapshot, autoCollect: game.autoCollect });
  });

  it('take the rules and the cells of the game along', async () => {
    const game = await fixtureGame('rules="scored" cells="2" deal="327"');
    await playAll(game, '1a');
    const other = await fixtureGame('deal="5"');
    expect(other.importGame(copy(game.exportGame()))).to.equal(true);
    expect([other.rules, other.cells, other.code]).to.deep.equal(['scored', 2, 'FC1-C2-AAAAAKH']);
    other.rules = 'standard';
    await other.updateComplete;
    expect([other.rules, other.cells, other.moveCount]).to.deep.equal(['standard', 4, 0]);
  });

  it('refuse a number of cells that players cannot have', async () => {
    const game = await fixtureGame();
    const { dealtAuto: _auto, ...snapshot } = game.exportGame();
    const odd = { ...snapshot, dealtAuto: '', cells: 3, code: null };
    expect(game.importGame(odd)).to.equal(false);
    expect(game.cells).to.equal(4);
  });

  describe('with bad data', () => {
    async function expectKept(game: FreeCellGame, junk: unknown): Promise<void> {
      const before = game.exportGame();
      const heard = new EventRecording(game);
      expect(game.importGame(junk as GameSnapshot)).to.equal(false);
      heard.stop();
      expect(heard.names).to.deep.equal(['fc-error']);
      expect(heard.details('fc-error')[0]?.code).to.equal('bad-snapshot');
      expect({ ...game.exportGame(), timeMs: 0 }).to.deep.equal({ ...before, timeMs: 0 });
      await game.updateComplete;
      expect(messageOf(game)).to.contain('cannot be read');
    }

    it('keep the running game, say so on the board and to the page', async () => {
      const game = await fixtureGame();
      await playAll(game, '4a 46');
      game.undo();
      const sound = copy(game.exportGame());
      for (const junk of [
        undefined,
        null,
        '',
        'FC1-C4-AAAAAKH',
        617,
        [],
        {},
        { ...sound, version: 2 },
        { ...sound, deal: 12.5 },
        { ...sound, rules: 'toString' },
        { ...sound, history: [{ move: '4h' }] },
        { ...sound, counters: null },
        {
          get version() {
            throw new Error('mine');
          },
        },
      ]) {
        await expectKept(game, junk);
      }
    });

    it('never throw, whatever they are given', async () => {
      const game = await fixtureGame();
      await playAll(game, '4a');
      const sound = copy(game.exportGame());
      await fc.assert(
        fc.asyncProperty(fc.anything({ withNullPrototype: true }), async (junk) => {
          await expectKept(game, junk);
          await expectKept(game, { ...sound, history: junk === undefined ? 0 : [junk] });
        }),
        { numRuns: 25 },
      );
    });
  });

  it('answer in the language of the element', async () => {
    const game = await fixtureGame('deal="617"', { lang: 'uk' });
    const heard = new EventRecording(game);
    game.importGame({} as GameSnapshot);
    expect(heard.details('fc-error')[0]?.message).to.equal('Збережену гру не вдалося прочитати.');
  });
});
