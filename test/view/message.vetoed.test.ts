import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import {
  actionOf,
  announcementOf,
  controlOf,
  fixtureGame,
  messageOf,
} from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { clickCard, clickPlace, dragCard } from '../helpers/mouse.js';
import { putTable } from '../helpers/put-table.js';

/** A game whose page objects to every move. */
async function fixtureOfVeto(lang = 'en'): Promise<FreeCellGame> {
  const game = await fixtureGame(undefined, { lang });
  game.addEventListener('fc-before-move', (event) => event.preventDefault());
  return game;
}

const VETOED = 'The page does not allow this move';

describe('view/message.vetoed', () => {
  for (const [hand, move] of Object.entries<(game: FreeCellGame) => Promise<void>>({
    keys: async (game) => {
      game.focus();
      await press(game, '5', '8');
    },
    taps: async (game) => {
      await clickCard(game, 'JC');
      await clickPlace(game, 'column-8');
    },
    'a drag': (game) => dragCard(game, 'JC', 'column-8'),
  })) {
    it(`is said of a move by ${hand}, in place of what was picked`, async () => {
      const game = await fixtureOfVeto();
      await move(game);
      expect(game.notation).to.equal('');
      expect(messageOf(game)).to.equal(VETOED);
      expect(announcementOf(game)).to.equal(VETOED);
      expect(controlOf(game, 'JC').getAttribute('aria-pressed')).to.equal('false');
    });
  }

  it('is said of all that was to go home', async () => {
    const game = await fixtureOfVeto('ru');
    game.rules = 'classic';
    game.autoCollect = 'off';
    await game.updateComplete;
    await putTable(game, { 1: 'AS' });
    actionOf(game, 'collect').click();
    await game.updateComplete;
    expect(announcementOf(game)).to.equal('Страница не разрешает этот ход');
  });

  it('is not said where the page makes another move instead: that one is', async () => {
    const game = await fixtureGame();
    game.addEventListener('fc-before-move', (event) => {
      event.preventDefault();
      game.move('4a');
    });
    game.focus();
    await press(game, '5', '8');
    expect(game.notation).to.equal('4a');
    expect(announcementOf(game)).to.contain('4 of hearts to free cell a');
    expect(messageOf(game)).to.not.contain('allow');
  });
});
