import { aTimeout, expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { formatMove, legalMoves, rules as findRules } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  announcementOf,
  fixtureGame,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { actionsIn, choose, LAST_MOVE_TO_STUCK, MOVES_TO_STUCK } from '../helpers/panels.js';
import { answered } from '../helpers/solver.js';

const MOST_MOVES = 400;

const marksOf = (game: FreeCellGame): number =>
  game.renderRoot.querySelectorAll('[part~="mark-hint"]').length;

/** Makes the move that is suggested. */
async function followOne(game: FreeCellGame): Promise<void> {
  const hint = await game.hint();
  if (hint === null) throw new Error(`no hint after ${game.notation}`);
  const outcome = game.move(formatMove(hint));
  if (!outcome.ok) throw new Error(`${formatMove(hint)}: ${outcome.reason}`);
}

/** Follows hints to the end; how many that took. */
async function follow(game: FreeCellGame): Promise<number> {
  let moves = 0;
  for (; game.status === 'playing' && moves < MOST_MOVES; moves += 1) await followOne(game);
  return moves;
}

describe('a hint', () => {
  for (const [rules, deal, cells] of [
    ['standard', 617, 4],
    ['one-tap', 31465, 4],
    ['single-card', 1, 4],
    ['classic', 164, 4],
    ['scored', 7, 2],
    ['bakers-game', 2, 4],
    ['eight-off', 3, 8],
  ] as const) {
    it(`leads to the end under the rules ${rules}, move by move`, async () => {
      const game = await fixtureGame(
        `deal="${String(deal)}" rules="${rules}" cells="${String(cells)}"`,
      );
      const moves = await follow(game);
      expect(game.status).to.equal('won');
      expect(moves).to.be.within(10, 200);
    });
  }

  for (const mode of ['off', 'safe', 'all']) {
    it(`B020 leads to the end while cards go home by themselves: ${mode}`, async () => {
      const game = await fixtureGame(`deal="10692" auto-collect="${mode}"`);
      await follow(game);
      expect(game.status).to.equal('won');
    });
  }

  it('goes on with its line, and finds a new one where the player leaves it: never to and fro', async () => {
    const game = await fixtureGame('deal="57148"');
    const seen = new Map<string, number>();
    let moves = 0;
    for (; game.status === 'playing' && moves < MOST_MOVES; moves += 1) {
      const table = JSON.stringify(game.position);
      seen.set(table, (seen.get(table) ?? 0) + 1);
      // Every seventh move is the player's own, while there is a way back.
      const own = legalMoves(game.position, findRules('standard'))[moves % 3];
      if (moves % 7 === 3 && moves < 40 && own !== undefined) {
        game.move(formatMove(own));
        if ((await game.checkWinnable()).verdict !== 'winnable') game.undo();
      }
      await followOne(game);
    }
    expect(game.status).to.equal('won');
    expect(Math.max(...seen.values()), 'the same table').to.be.at.most(2);
  });

  it('comes in the next task on a line that is known: no search, no wait', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    const heard = new EventRecording(game);
    await game.checkWinnable();
    await choose(game, 'hint');
    expect(heard.names).to.deep.equal([]);
    await aTimeout(0);
    await game.updateComplete;
    expect(heard.names).to.deep.equal(['fc-hint']);
    expect(game.matches(':state(solving)')).to.equal(false);
    expect(marksOf(game)).to.equal(2);
    expect(messageOf(game)).to.contain('Hint');
    expect(announcementOf(game)).to.equal(messageOf(game));
  });

  it('says on a lost position that it is lost, suggests nothing, and offers the way back there is', async () => {
    for (const [rules, ways] of [
      ['standard', ['undo']],
      ['one-tap', ['back']],
    ] as const) {
      const game = await fixtureGame(`deal="617" auto-collect="off" rules="${rules}" hint-button`);
      await playAll(game, MOVES_TO_STUCK);
      const heard = new EventRecording(game);
      await choose(game, 'hint');
      await answered(() => messageOf(game).includes('cannot be won'));
      expect(heard.names).to.deep.equal([]);
      expect(marksOf(game)).to.equal(0);
      expect(actionsIn(game, '.message')).to.deep.equal(ways);
      expect(await game.hint()).to.equal(null);
      expect(game.exportGame().counters.hints, 'nothing was suggested').to.equal(0);
    }
  });

  it('says what is the matter where no move is left', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, `${MOVES_TO_STUCK} ${LAST_MOVE_TO_STUCK}`);
    await choose(game, 'hint');
    expect(messageOf(game)).to.contain('No useful moves left');
  });

  it('is dropped where the game goes on before it is there', async () => {
    const game = await fixtureGame('deal="57148" auto-collect="off" hint-button');
    const heard = new EventRecording(game);
    const late = game.hint();
    game.newGame(617);
    expect(await late).to.equal(null);
    actionOf(game, 'hint').click();
    game.move('58');
    await game.checkWinnable();
    await game.updateComplete;
    expect(heard.names.filter((name) => name === 'fc-hint')).to.deep.equal([]);
    expect(marksOf(game)).to.equal(0);
  });

  it('says nothing of a mode that the page has left meanwhile', async () => {
    const game = await fixtureGame('deal="1941" auto-collect="all" hint-button');
    const heard = new EventRecording(game);
    await choose(game, 'hint');
    await answered(() => game.matches(':state(solving)'));
    game.autoCollect = 'safe';
    await answered(() => !game.matches(':state(solving)'));
    await game.updateComplete;
    expect(messageOf(game)).to.equal('');
    expect(marksOf(game)).to.equal(0);
    expect(heard.names).to.deep.equal([]);
  });

  it('says of a deal that only its mode spoils that it is lost from here, not that the deal is', async () => {
    const game = await fixtureGame('deal="1941" auto-collect="all" controls="check" hint-button');
    await game.checkWinnable();
    await game.hint();
    expect(messageOf(game)).to.contain('cannot be won from here');
    expect(game.verified).to.equal('winnable');
  });

  it('is not looked for where the element leaves the page in the same breath', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    const heard = new EventRecording(game);
    await game.checkWinnable();
    actionOf(game, 'hint').click();
    game.remove();
    await aTimeout(0);
    expect(heard.names).to.deep.equal([]);
    expect(game.exportGame().counters.hints).to.equal(0);
  });

  it('is dropped where the element leaves the page, and can be asked for again in another place', async () => {
    const game = await fixtureGame('deal="57148"');
    const { parentElement } = game;
    const late = game.hint();
    game.remove();
    expect(await late).to.equal(null);
    parentElement?.append(game);
    expect(await game.hint()).not.to.equal(null);
  });

  it('comes to an element that is in no page, too', async () => {
    const game = document.createElement('free-cell-game');
    game.setAttribute('deal', '617');
    expect(await game.hint()).not.to.equal(null);
  });

  it('is one, however often the player presses', async () => {
    const game = await fixtureGame('deal="31465" hint-button');
    const heard = new EventRecording(game);
    for (let time = 0; time < 5; time += 1) actionOf(game, 'hint').click();
    await answered(() => heard.names.length > 0);
    await game.hint();
    expect(heard.names).to.deep.equal(['fc-hint']);
  });

  it('is looked for as soon as somebody reaches for its button, unseen, by one worker', async () => {
    const { Worker: Original } = window;
    let workers = 0;
    window.Worker = class extends Original {
      constructor(...given: ConstructorParameters<typeof Original>) {
        super(...given);
        workers += 1;
      }
    };
    try {
      const reach = (game: FreeCellGame, action: string): void => {
        const options = { bubbles: true, composed: true };
        actionOf(game, action).dispatchEvent(new PointerEvent('pointerover', options));
      };
      const game = await fixtureGame('deal="31465" hint-button');
      const heard = new EventRecording(game);
      reach(game, 'undo');
      expect(workers, 'another button').to.equal(0);
      reach(game, 'hint');
      reach(game, 'hint');
      expect(workers).to.equal(1);
      await game.updateComplete;
      expect(game.matches(':state(solving)')).to.equal(false);
      expect(marksOf(game)).to.equal(0);
      await choose(game, 'hint');
      await answered(() => heard.names.length > 0);
      expect(heard.names).to.deep.equal(['fc-hint']);
      expect(workers, 'the same question').to.equal(1);
      const alone = await fixtureGame('deal="31465" hint-button no-worker');
      reach(alone, 'hint');
      expect(workers, 'the page wants none').to.equal(1);
    } finally {
      window.Worker = Original;
    }
  });

  it('can be called off by the page', async () => {
    const game = await fixtureGame('deal="57148"');
    const controller = new AbortController();
    const called = game.hint({ signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    expect(await called).to.have.property('name', 'AbortError');
    const early = game.hint({ signal: AbortSignal.abort() }).catch((error: unknown) => error);
    expect(await early).to.have.property('name', 'AbortError');
    expect(marksOf(game)).to.equal(0);
    expect(await game.hint()).not.to.equal(null);
  });
});
