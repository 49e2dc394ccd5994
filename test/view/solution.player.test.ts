import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import { expectAccessible } from '../helpers/accessible.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  fixtureGame,
  focusOf,
  inside,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { actionsIn, AUDIT_TIMEOUT_MS, choose, MOVES_TO_STUCK } from '../helpers/panels.js';
import { answered } from '../helpers/solver.js';
import { clearSlots, rememberedGame } from '../helpers/storage.js';

const SLOT = 'solution-player';
const BUTTONS = [
  'solution-back',
  'solution-play',
  'solution-forward',
  'solution-cards',
  'solution-stop',
];

/** Asks for the solution and waits until it can be played. */
async function open(game: FreeCellGame): Promise<void> {
  await choose(game, 'solution');
  await answered(() => actionsIn(game, '.message').includes('solution-forward'));
}

async function push(game: FreeCellGame, action: string): Promise<void> {
  actionOf(game, action).focus();
  actionOf(game, action).click();
  await game.updateComplete;
}

const movesLeft = (game: FreeCellGame): number => Number(/\d+/.exec(messageOf(game))?.[0]);

describe('the solution player', () => {
  beforeEach(() => clearSlots(SLOT));

  it('is offered where the check is, wherever the page names it, and nowhere where the site switches it off', async () => {
    const offers = async (attributes: string): Promise<boolean> => {
      const game = await fixtureGame(`deal="617" ${attributes}`);
      await choose(game, 'menu');
      return game.renderRoot.querySelector('[data-action="solution"]') !== null;
    };
    expect(await offers('rules="one-tap"')).to.equal(true);
    expect(await offers('rules="one-tap" no-solution')).to.equal(false);
    expect(await offers('')).to.equal(false);
    expect(await offers('controls="settings solution"')).to.equal(true);
    expect(await offers('controls="settings solution" no-solution')).to.equal(false);
  });

  it('goes forward and back, move by move, and tells how many are left', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"');
    await open(game);
    expect(actionsIn(game, '.message')).to.deep.equal(BUTTONS);
    expect(game.notation, 'nothing has moved yet').to.equal('');
    const heard = new EventRecording(game);
    const left = movesLeft(game);
    await push(game, 'solution-forward');
    expect(focusOf(game), 'the next press is the next move').to.equal('solution-forward');
    expect(movesLeft(game)).to.equal(left - 1);
    expect(heard.details('fc-move')[0]?.source).to.equal('solution');
    expect(heard.names).not.to.include('fc-before-move');
    const [first] = game.notation.split(' ');
    await push(game, 'solution-back');
    expect(game.notation).to.equal('');
    expect(movesLeft(game)).to.equal(left);
    await push(game, 'solution-forward');
    expect(game.notation).to.equal(first);
    await push(game, 'solution-stop');
    expect(actionsIn(game, '.message')).to.deep.equal([]);
    expect(game.notation, 'the game stays as it is').to.equal(first);
  });

  it('plays a game to its end, which counts for nothing', async () => {
    const game = await rememberedGame(SLOT, 'deal="617" rules="one-tap"');
    await open(game);
    const heard = new EventRecording(game);
    for (let move = 0; game.status !== 'won' && move < 200; move += 1) {
      await push(game, 'solution-forward');
    }
    expect(game.status).to.equal('won');
    expect(heard.names.filter((name) => name === 'fc-win')).to.have.length(1);
    const sources = new Set(heard.details('fc-move').map(({ source }) => source));
    expect([...sources].sort()).to.deep.equal(['auto', 'solution']);
    game.newGame(1);
    await choose(game, 'statistics');
    expect(inside(game, '[part~="dialog"]').textContent).to.contain('No game finished yet');
  });

  it('plays at a pace until it is told to stop, or something lies over the table', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"');
    await open(game);
    await push(game, 'solution-play');
    expect(actionsIn(game, '.message')).to.include('solution-pause');
    await answered(() => game.notation.split(' ').length >= 3);
    await choose(game, 'settings');
    expect(actionsIn(game, '.message')).to.include('solution-play');
    const { notation } = game;
    actionOf(game, 'close').click();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(game.notation).to.equal(notation);
  });

  for (const setting of ['readonly', 'noSolution'] as const) {
    it(`ends when the page sets ${setting}, playing or not`, async () => {
      for (const isPlaying of [true, false]) {
        const game = await fixtureGame('deal="617" rules="one-tap"');
        await open(game);
        if (isPlaying) await push(game, 'solution-play');
        const { notation } = game;
        game[setting] = true;
        await game.updateComplete;
        expect(actionsIn(game, '.message')).to.deep.equal([]);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        expect(game.notation).to.equal(notation);
      }
    });
  }

  it('shows runs card by card where that is asked for, with the same end', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"');
    await open(game);
    await push(game, 'solution-cards');
    expect(actionsIn(game, '.message')).to.include('solution-runs');
    const heard = new EventRecording(game);
    for (let move = 0; game.status !== 'won' && move < 400; move += 1) {
      await push(game, 'solution-forward');
    }
    expect(game.status).to.equal('won');
    const counts = heard
      .details('fc-move')
      .filter(({ source }) => source === 'solution')
      .map(({ count }) => count);
    expect(counts.filter((count) => count === 1).length).to.be.greaterThan(counts.length * 0.9);
  });

  it('finds its way anew where the page changes the mode', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="safe"');
    await open(game);
    game.autoCollect = 'off';
    await game.updateComplete;
    await push(game, 'solution-forward');
    await answered(() => game.moveCount === 1);
    game.autoCollect = 'all';
    await game.updateComplete;
    await push(game, 'solution-play');
    await answered(() => game.moveCount >= 3);
    expect(actionsIn(game, '.message')).to.include('solution-pause');
  });

  it('has no choice of cards or runs where cards move one by one anyway', async () => {
    const game = await fixtureGame('deal="617" rules="single-card" controls="solution undo"');
    await open(game);
    expect(actionsIn(game, '.message')).not.to.include('solution-cards');
  });

  it("ends with the player's own move", async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await open(game);
    game.move('1a');
    await game.updateComplete;
    expect(actionsIn(game, '.message')).to.deep.equal([]);
  });

  it('says of a lost position that there is none', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await playAll(game, MOVES_TO_STUCK);
    await choose(game, 'solution');
    await answered(() => messageOf(game).includes('cannot be won from here'));
    expect(actionsIn(game, '.message')).to.deep.equal(['back']);
  });

  it('is accessible', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"', { lang: 'ru' });
    await open(game);
    await expectAccessible(game);
  }).timeout(AUDIT_TIMEOUT_MS);
});
