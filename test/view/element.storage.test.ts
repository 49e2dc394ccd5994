import { expect, fixture } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, inside, playAll } from '../helpers/fixture-game.js';
import {
  clearSlots,
  keptText,
  putText,
  reloadedGame,
  rememberedGame,
  replaceProperty,
} from '../helpers/storage.js';

const SLOT = 'storage-test';
const FULL = SOLUTION_OF_617.join(' ');
const TEN_MOVES = SOLUTION_OF_617.slice(0, 10).join(' ');

/** Everything of a game but the time, which goes on. */
function stateOf(game: FreeCellGame): object {
  return { ...game.exportGame(), timeMs: 0 };
}

describe('storage', () => {
  beforeEach(() => {
    clearSlots(SLOT);
    clearSlots('game');
  });
  afterEach(() => clearSlots(SLOT));

  it('is not even touched while the page does not ask for it', async () => {
    let touches = 0;
    const count = (): Storage => {
      touches += 1;
      throw new Error('touched');
    };
    const undo = ['localStorage', 'sessionStorage'].map((name) =>
      replaceProperty(window, name, { get: count }),
    );
    try {
      for (const attributes of ['', 'storage="off"', 'storage="of course"']) {
        const game = await fixtureGame(`deal="617" auto-collect="off" ${attributes}`);
        await playAll(game, TEN_MOVES);
        game.undo();
        dispatchEvent(new PageTransitionEvent('pagehide'));
        await game.updateComplete;
        game.remove();
      }
    } finally {
      undo.forEach((restore) => restore());
    }
    expect(touches).to.equal(0);
  });

  it('B132 starts on a device that has never seen it', async () => {
    const game = await rememberedGame(SLOT);
    expect([game.deal, game.status, game.moveCount]).to.deep.equal([617, 'playing', 0]);
    expect(keptText(SLOT, 'game')).to.be.a('string');
  });

  it('B134 brings the game back after each of 30 moves, whole', async function thirtyTimes(this: Mocha.Context) {
    // Thirty pages, one after the other.
    this.timeout(90_000);
    let game = await rememberedGame(SLOT);
    for (const [index, move] of SOLUTION_OF_617.slice(0, 30).entries()) {
      await playAll(game, move);
      if (index % 7 === 3) game.undo();
      const before = stateOf(game);
      const position = game.position;
      game = await reloadedGame(SLOT);
      expect(stateOf(game), `after ${move}`).to.deep.equal(before);
      expect(game.position).to.deep.equal(position);
      expect(game.renderRoot.querySelector('[part~="mark-selected"]')).to.equal(null);
      if (index % 7 === 3) game.redo();
    }
    expect(game.moveCount).to.equal(30);
  });

  it('B134 lets time go on from where it was', async () => {
    const game = await rememberedGame(SLOT);
    await playAll(game, TEN_MOVES);
    const { timeMs } = game.exportGame();
    putText(SLOT, 'game', keptText(SLOT, 'game')!.replace(/"timeMs":\d+/, '"timeMs":60000'));
    game.setAttribute('storage-key', `${SLOT}-elsewhere`);
    await game.updateComplete;
    const other = await rememberedGame(SLOT);
    expect(timeMs).to.be.lessThan(60_000);
    const first = other.exportGame().timeMs;
    expect(first).to.be.within(60_000, 75_000);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(other.exportGame().timeMs).to.be.greaterThan(first);
  });

  it('B156 puts the cards of a game that comes back in their places, none of them flying', async () => {
    await playAll(await rememberedGame(SLOT), TEN_MOVES);
    const game = await reloadedGame(SLOT);
    expect(inside(game, '.cards').getAnimations({ subtree: true })).to.deep.equal([]);
    expect(game.undo()).to.deep.equal({ ok: true });
    expect(game.moveCount).to.equal(9);
  });

  it('keeps a game that is won as won, and tells nobody a second time', async () => {
    await playAll(await rememberedGame(SLOT), FULL);
    const heard = new EventRecording(document);
    const game = await reloadedGame(SLOT);
    heard.stop();
    expect(game.status).to.equal('won');
    expect(heard.names).to.deep.equal(['fc-deal']);
    expect(game.undo()).to.deep.equal({ ok: false, reason: 'game-won' });
  });

  describe('and what the page asks for', () => {
    const begin = async (attributes: string, moves = '4a 46'): Promise<FreeCellGame> => {
      const game = await rememberedGame(SLOT, attributes);
      game.autoCollect = 'off';
      if (moves !== '') await playAll(game, moves);
      return game;
    };

    for (const [then, now, isResumed] of [
      ['deal="617"', 'deal="617"', true],
      ['deal="617"', '', true],
      ['deal="617"', 'deal="random"', true],
      ['deal="617"', 'deal="FC1-C4-AAAAATJ"', true],
      ['deal="617"', 'deal="5"', false],
      ['deal="617"', 'rules="classic" deal="617"', false],
      ['rules="scored" deal="617"', 'rules="scored" deal="617"', true],
      ['rules="scored" deal="617"', 'rules="scored" deal="617" cells="2"', false],
    ] as const) {
      it(`<${then}> then <${now}>: ${isResumed ? 'comes back' : 'is a new game'}`, async () => {
        await begin(then);
        const game = await reloadedGame(SLOT, now);
        expect(game.notation).to.equal(isResumed ? '4a 46' : '');
        if (now.includes('deal="5"')) expect(game.deal).to.equal(5);
      });
    }

    it('brings back what the player dealt meanwhile', async () => {
      const game = await begin('deal="617"', '');
      game.newGame(1);
      await playAll(game, '6a');
      const again = await reloadedGame(SLOT, 'deal="617" auto-collect="off"');
      expect([again.deal, again.notation]).to.deep.equal([1, '6a']);
    });

    it('comes back with the number of cells that the player chose', async () => {
      const game = await begin('rules="scored"', '');
      game.newGame('FC1-C2-AAAAAKH');
      await game.updateComplete;
      const again = await reloadedGame(SLOT, 'rules="scored"');
      expect([again.deal, again.cells, again.position.cells.length]).to.deep.equal([327, 2, 2]);
    });

    it('says what is wrong with a deal, and the game comes back all the same', async () => {
      await begin('deal="617"');
      const heard = new EventRecording(document);
      const game = await reloadedGame(SLOT, 'deal="nonsense"');
      heard.stop();
      expect(game.notation).to.equal('4a 46');
      expect(heard.details('fc-error').map(({ code }) => code)).to.deep.equal(['bad-deal']);
    });
  });

  describe('switched while the game is on the table', () => {
    it('keeps a game that has begun, and remembers it', async () => {
      await playAll(await rememberedGame(SLOT, 'deal="1" auto-collect="off"'), '6a');
      const game = await fixtureGame(`deal="617" storage-key="${SLOT}" auto-collect="off"`);
      await playAll(game, '4a 46');
      game.setAttribute('storage', 'local');
      await game.updateComplete;
      expect([game.deal, game.notation]).to.deep.equal([617, '4a 46']);
      expect(keptText(SLOT, 'game')).to.contain('"deal":617');
    });

    it('brings back the remembered one before the first move', async () => {
      await playAll(await rememberedGame(SLOT), '4a 46');
      const game = await fixtureGame(`storage-key="${SLOT}"`);
      game.storage = 'local';
      await game.updateComplete;
      expect([game.deal, game.notation]).to.deep.equal([617, '4a 46']);
    });

    it('off deletes the keys of its own slot and no others', async () => {
      putText(`${SLOT}-other`, 'game', '"another game"');
      const game = await rememberedGame(SLOT);
      game.prefer({ name: 'mirrored', value: true });
      await playAll(game, FULL);
      for (const part of ['game', 'statistics', 'preferences'] as const) {
        expect(keptText(SLOT, part), part).to.be.a('string');
      }
      game.setAttribute('storage', 'off');
      await game.updateComplete;
      expect(Object.keys(localStorage).filter((key) => key.includes(SLOT))).to.deep.equal([
        `free-cell-game:v1:${SLOT}-other:game`,
      ]);
      game.newGame(5);
      await playAll(game, '2h');
      dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(keptText(SLOT, 'game')).to.equal(null);
      expect(game.mirrored).to.equal(true);
    });

    it('session keeps to this tab', async () => {
      const game = await fixtureGame(`storage="session" storage-key="${SLOT}" deal="617"`);
      await playAll(game, '4a');
      expect(keptText(SLOT, 'game')).to.equal(null);
      expect(keptText(SLOT, 'game', sessionStorage)).to.contain('"4a"');
    });
  });

  describe('B128 for several games', () => {
    it('keeps those without a name apart, in the order of the page', async () => {
      const page = `<div>
        <free-cell-game storage="session" deal="617" auto-collect="off"></free-cell-game>
        <free-cell-game storage="session" deal="617" auto-collect="off"></free-cell-game>
        <free-cell-game storage="session" deal="617" auto-collect="off" id="${SLOT}"></free-cell-game>
      </div>`;
      const games = async (): Promise<FreeCellGame[]> => {
        const all = [...(await fixture(page)).querySelectorAll('free-cell-game')];
        await Promise.all(all.map((game) => game.updateComplete));
        return all;
      };
      const [one, two, three] = (await games()) as [FreeCellGame, FreeCellGame, FreeCellGame];
      await playAll(one, '4a');
      await playAll(two, '4a 46');
      await playAll(three, '4a 46 4b');
      one.parentElement?.remove();
      expect((await games()).map(({ notation }) => notation)).to.deep.equal([
        '4a',
        '4a 46',
        '4a 46 4b',
      ]);
      for (const slot of ['game', 'game-2', SLOT]) {
        expect(keptText(slot, 'game', sessionStorage), slot).to.be.a('string');
      }
    });

    it('one slot for two of them: neither changes the running other, the last to write is kept', async () => {
      const one = await rememberedGame(SLOT);
      const two = await rememberedGame(SLOT);
      await playAll(one, '4a');
      await playAll(two, '4a 46');
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
      expect([one.notation, two.notation]).to.deep.equal(['4a', '4a 46']);
      await playAll(one, '46 4b');
      one.remove();
      two.id = 'stays';
      const third = await rememberedGame(SLOT);
      expect(third.notation).to.equal('4a 46 4b');
    });

    it('keeps its slot, and its table, when it is moved in the page', async () => {
      const game = await fixtureGame('storage="session" deal="617" auto-collect="off"');
      await playAll(game, '4a');
      const heard = new EventRecording(document);
      const place = await fixture('<section style="width: 640px"></section>');
      place.append(game);
      await game.updateComplete;
      await playAll(game, '46');
      heard.stop();
      expect(heard.names).to.deep.equal([]);
      const kept = Object.keys(sessionStorage).filter((key) => key.endsWith(':game'));
      expect(kept).to.deep.equal(['free-cell-game:v1:game:game']);
    });
  });

  it('another name is another slot', async () => {
    const game = await rememberedGame(SLOT);
    await playAll(game, '4a');
    await playAll(await rememberedGame(`${SLOT}-2`), '4a 46');
    game.storageKey = `${SLOT}-3`;
    await game.updateComplete;
    expect(game.notation).to.equal('4a');
    expect(keptText(`${SLOT}-3`, 'game')).to.contain('"4a"');
    expect(keptText(SLOT, 'game')).to.contain('"4a"');
  });
});
