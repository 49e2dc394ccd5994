import { expect } from '@open-wc/testing';
import { registerRules, type FreeCellGame } from '../../src/index.js';
import { NO_STATISTICS, profileOf, readStatistics } from '../../src/services/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, playAll } from '../helpers/fixture-game.js';
import { typeMove } from '../helpers/keys.js';
import { putTable } from '../helpers/put-table.js';
import { clearSlots, keptText, rememberedGame } from '../helpers/storage.js';

const SLOT = 'breathless-test';

function lostIn(key: string): number {
  const statistics = readStatistics(JSON.parse(keptText(SLOT, 'statistics') ?? 'null'));
  const { games, wins } = profileOf(statistics ?? NO_STATISTICS, key);
  return games - wins;
}

describe('a page that does several things in one breath', () => {
  it('sets a collecting mode and moves: the mode acts on that move', async () => {
    const game = await fixtureGame('deal="1775" auto-collect="off"');
    game.setAttribute('auto-collect', 'all');
    game.move('1a');
    expect(game.exportGame().autoCollect).to.equal('all');
    expect(game.position.foundations.filter((card) => card !== null)).to.have.length(4);
  });

  it('loads a game of another mode and moves: the mode is the element’s', async () => {
    const other = await fixtureGame('deal="1775" auto-collect="off"');
    const game = await fixtureGame('deal="617" auto-collect="safe"');
    expect(game.importGame(other.exportGame())).to.equal(true);
    game.move('1a');
    expect(game.exportGame().autoCollect).to.equal('safe');
  });

  it('names rules, sets cells, registers the rules: they are played with those cells', async () => {
    const game = document.createElement('free-cell-game');
    game.rules = 'late-villa';
    game.cells = 2;
    registerRules({ id: 'late-villa', cells: 4, cellChoices: [4, 2] });
    document.body.append(game);
    await game.updateComplete;
    expect([game.rules, game.cells]).to.deep.equal(['late-villa', 2]);
    game.remove();
  });

  it('deals anew while it is asked about a move: the move isn’t played on another table', async () => {
    const game = await fixtureGame();
    const before = (): void => {
      game.newGame(11982);
    };
    const heard = new EventRecording(game);
    game.addEventListener('fc-before-move', before, { once: true });
    game.focus();
    typeMove('1a');
    expect(heard.names).to.deep.equal(['fc-before-move', 'fc-deal']);
    expect(game.moveCount).to.equal(0);
  });

  it('starts over from within fc-move: the win is told before the new deal', async () => {
    const game = await fixtureGame('deal="617" auto-collect="all"');
    await putTable(game, { home: 'S-Q H-K D-K C-Q', 1: 'KC KS' });
    const heard = new EventRecording(game);
    game.addEventListener('fc-move', () => game.restart(), { once: true });
    game.focus();
    typeMove('1h');
    expect(heard.names.filter((name) => name !== 'fc-before-move')).to.deep.equal([
      'fc-move',
      'fc-move',
      'fc-win',
      'fc-deal',
    ]);
  });

  it('tells a won game from a move that can’t be read', async () => {
    const game = await fixtureGame();
    await playAll(game, SOLUTION_OF_617.join(' '));
    for (const text of ['zz', '22', '', '1a']) {
      expect(game.move(text), text).to.include({ ok: false, reason: 'game-over' });
    }
  });

  it('deals the same number again: the game begun is neither lost nor forgotten', async () => {
    clearSlots(SLOT);
    const game: FreeCellGame = await rememberedGame(SLOT, 'deal="7"');
    game.move('1a');
    game.newGame(7);
    await game.updateComplete;
    expect(lostIn('standard')).to.equal(0);
    game.newGame(8);
    await game.updateComplete;
    expect(lostIn('standard')).to.equal(1);
    clearSlots(SLOT);
  });
});
