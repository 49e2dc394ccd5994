import { expect } from '@open-wc/testing';
import '../../src/i18n/locales/bg.js';
import '../../src/i18n/locales/ru.js';
import {
  formatStatistics,
  profileOf,
  readStatistics,
  type ProfileStatistics,
} from '../../src/services/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, inside, playAll } from '../helpers/fixture-game.js';
import { clearSlots, keptText, reloadedGame, rememberedGame } from '../helpers/storage.js';
import type { Command, Table } from '../../src/view/context.js';

const SLOT = 'statistics-test';
const FULL = SOLUTION_OF_617.join(' ');

type Panel = HTMLElement & { readonly table: Table; readonly dispatch: (command: Command) => void };

/** The element that panels are shown in: it is given what is counted, and it sends what the player wants. */
function panelOf(game: FreeCellGame): Panel {
  return inside<Panel>(game, '.overlay');
}

async function countOf(game: FreeCellGame): Promise<ProfileStatistics> {
  await game.updateComplete;
  return panelOf(game).table.readStatistics().profile;
}

/** What is kept under a key in the slot. */
function keptOf(key: string): ProfileStatistics {
  const statistics = readStatistics(JSON.parse(keptText(SLOT, 'statistics') ?? 'null'));
  if (statistics === null) throw new Error('Nothing sound is kept');
  return profileOf(statistics, key);
}

describe('statistics of the element', () => {
  beforeEach(() => clearSlots(SLOT));
  afterEach(() => clearSlots(SLOT));

  it('B053 a win, then new deals without a move: the streak stays', async () => {
    const game = await fixtureGame();
    await playAll(game, FULL);
    for (const deal of [1, 2, 3]) game.newGame(deal);
    const { games, wins, streak, bestTime, fewestMoves } = await countOf(game);
    expect([games, wins, streak]).to.deep.equal([1, 1, 1]);
    expect(bestTime?.deal).to.equal(617);
    expect(fewestMoves?.value).to.equal(SOLUTION_OF_617.length);
  });

  it('B053 a win, a new deal, one move, a new deal: lost, with the cards that were left', async () => {
    const game = await fixtureGame();
    await playAll(game, FULL);
    game.newGame(1);
    await playAll(game, '6a');
    game.newGame(2);
    const { games, wins, streak, longestStreak, cardsLeft } = await countOf(game);
    expect([games, wins, streak, longestStreak]).to.deep.equal([2, 1, 0, 1]);
    expect(cardsLeft).to.deep.equal([52]);
  });

  it('B052 the time of a game that was given up is no winning time', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a');
    game.newGame(617);
    game.newGame(1);
    await playAll(game, '6a');
    game.newGame(617);
    await playAll(game, FULL);
    const { games, wins, winTimes, winningMs } = await countOf(game);
    expect([games, wins, winTimes.length]).to.deep.equal([3, 1, 1]);
    expect(winningMs).to.equal(winTimes[0]);
  });

  it('the same deal again is the same game: restarted, dealt by number, or read from a snapshot', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a 46');
    game.restart();
    await playAll(game, '4a');
    game.importGame(game.exportGame());
    game.newGame(617);
    expect((await countOf(game)).games).to.equal(0);
    await playAll(game, FULL);
    expect((await countOf(game)).games).to.equal(1);
  });

  it('undone to the start is still a game that was begun', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a');
    game.undo();
    game.newGame(1);
    expect((await countOf(game)).cardsLeft).to.deep.equal([52]);
  });

  it('a game that only had to be finished is not lost', async () => {
    const game = await fixtureGame('deal="617" rules="classic" auto-collect="off"');
    // `classic` finishes on request: what is left at the end goes home card by card.
    await playAll(game, SOLUTION_OF_617.slice(0, -3).join(' '));
    expect(game.status).to.equal('playing');
    game.newGame(1);
    expect((await countOf(game)).games).to.equal(0);
  });

  it('a game played by the page counts, one finished by the solution player does not', async () => {
    const game = await fixtureGame();
    await playAll(game, SOLUTION_OF_617.slice(0, -1).join(' '));
    const snapshot = game.exportGame();
    const history = snapshot.history.map((entry) => ({ ...entry, source: 'solution' as const }));
    game.importGame({ ...snapshot, history });
    await playAll(game, SOLUTION_OF_617.at(-1) ?? '');
    expect(game.status).to.equal('won');
    expect((await countOf(game)).games).to.equal(0);
  });

  it('a win that comes back from storage is not counted again', async () => {
    await playAll(await rememberedGame(SLOT), FULL);
    let game = await reloadedGame(SLOT);
    expect(game.status).to.equal('won');
    expect(keptOf('standard').wins).to.equal(1);
    game.newGame(5);
    game = await reloadedGame(SLOT);
    expect([(await countOf(game)).games, (await countOf(game)).wins]).to.deep.equal([1, 1]);
  });

  it('a game that can be resumed is not lost by a reload, but by another deal of the page', async () => {
    await playAll(await rememberedGame(SLOT), '4a 46');
    await reloadedGame(SLOT);
    expect(keptText(SLOT, 'statistics')).to.equal(null);
    await reloadedGame(SLOT, 'deal="5"');
    expect(keptOf('standard').cardsLeft).to.deep.equal([52]);
  });

  it('B054 another language finds the same numbers, and no key has a word of any', async () => {
    const game = await rememberedGame(SLOT, 'deal="617" auto-collect="off" lang="ru"');
    await playAll(game, FULL);
    game.lang = 'bg';
    game.newGame(1);
    await playAll(game, '6a');
    game.newGame(617);
    expect((await countOf(game)).games).to.equal(2);
    const bulgarian = await reloadedGame(SLOT, 'deal="617" lang="bg"');
    expect((await countOf(bulgarian)).games).to.equal(2);
    expect(keptText(SLOT, 'statistics')).to.match(/^[ -~]*$/);
  });

  it('scored counts per number of cells', async () => {
    const game = await rememberedGame(SLOT, 'rules="scored" deal="617"');
    for (const cells of [4, 2, 1]) {
      game.cells = cells;
      game.newGame(617);
      await playAll(game, '4a');
    }
    game.newGame(1);
    for (const cells of [4, 2, 1]) expect(keptOf(`scored:${cells}`).games, `${cells}`).to.equal(1);
    expect((await countOf(game)).games).to.equal(1);
  });

  it('two tabs with one slot lose nothing of what either counts', async () => {
    const one = await rememberedGame(SLOT);
    const two = await rememberedGame(SLOT);
    await playAll(one, FULL);
    two.newGame(1);
    await playAll(two, '6a');
    two.newGame(2);
    expect([keptOf('standard').wins, keptOf('standard').games]).to.deep.equal([1, 2]);
  });

  it('is exported, reset, and read back; a file that holds none changes nothing', async () => {
    const game = await rememberedGame(SLOT);
    await playAll(game, FULL);
    await game.updateComplete;
    const panel = panelOf(game);
    const text = formatStatistics(panel.table.readStatistics().all);
    panel.dispatch({ type: 'reset-statistics' });
    expect((await countOf(game)).games).to.equal(0);
    expect(keptOf('standard').games).to.equal(0);
    const heard = new EventRecording(game);
    panel.dispatch({ type: 'import-statistics', text: '{"version":1}' });
    expect(heard.details('fc-error').map(({ code }) => code)).to.deep.equal(['bad-statistics']);
    expect((await countOf(game)).games).to.equal(0);
    panel.dispatch({ type: 'import-statistics', text });
    expect((await countOf(game)).wins).to.equal(1);
    expect(keptOf('standard').wins).to.equal(1);
  });

  it('tells the panel whether anything is kept', async () => {
    const game = await fixtureGame();
    expect(panelOf(game).table.readStatistics().isKept).to.equal(false);
    const other = await rememberedGame(SLOT);
    expect(panelOf(other).table.readStatistics().isKept).to.equal(true);
  });
});
