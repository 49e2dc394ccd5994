import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { formatMove } from '../../src/engine/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, inside, messageOf, playAll } from '../helpers/fixture-game.js';
import { actionsIn, LAST_MOVE_TO_STUCK, MOVES_TO_STUCK } from '../helpers/panels.js';
import { answered } from '../helpers/solver.js';

/** Of deal 1941: it is lost from its start where every card goes home that fits, and won from here. */
const WINNABLE_IN_ALL =
  '3a 87 1b 15 1h 3c 3d 3h 3h 4h 37 3h 8h 83 a8 73 7a 7h 5h 76 73 27 2h 52 53 51 56 5h 1h 7h 56 1h 7h 75';
const LOST = `${MOVES_TO_STUCK} ${LAST_MOVE_TO_STUCK}`;

describe('back to a winnable position', () => {
  it('goes to the last one, as one undo that one redo takes back', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"');
    await playAll(game, LOST);
    const { position } = game;
    const heard = new EventRecording(game);
    expect(await game.backToWinnable()).to.deep.equal({ ok: true });
    expect(heard.names, 'the page knows what it does').to.deep.equal([]);
    const moves = game.notation.split(' ').filter(Boolean);
    expect(LOST.startsWith(game.notation)).to.equal(true);
    expect((await game.checkWinnable()).verdict).to.equal('winnable');
    expect(game.exportGame().counters).to.include({ undos: 1, moves: moves.length });
    expect(game.redo().ok).to.equal(true);
    expect(game.position).to.deep.equal(position);
    expect(game.notation).to.equal(LOST);
    // The next move after it is the one that lost the game.
    await game.backToWinnable();
    expect(game.move(LOST.split(' ')[moves.length] ?? '').ok).to.equal(true);
    expect((await game.checkWinnable()).verdict).to.equal('unwinnable');
  });

  it('B056 is offered in the notice of a stuck game where the profile has it, with its event and words', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await playAll(game, LOST);
    expect(actionsIn(game, '.message')).to.deep.equal(['undo', 'back']);
    const heard = new EventRecording(game);
    inside(game, '.message-action[data-action="back"]').click();
    await answered(() => heard.names.length > 0);
    await game.updateComplete;
    expect(heard.details('fc-undo')).to.deep.equal([
      { direction: 'undo', moveCount: game.moveCount },
    ]);
    expect(messageOf(game)).to.match(/^Back by \d moves?: from here it can be won$/);
    expect(game.status).to.equal('playing');
  });

  it('is not done where there is no need, or no way', async () => {
    const fresh = await fixtureGame('deal="617"');
    expect(await fresh.backToWinnable()).to.deep.equal({ ok: false, reason: 'still-winnable' });
    const impossible = await fixtureGame('deal="11982" auto-collect="off"');
    await playAll(impossible, '1a');
    expect(await impossible.backToWinnable()).to.deep.equal({ ok: false, reason: 'impossible' });
    expect(impossible.notation).to.equal('1a');
    const { line } = await fresh.checkWinnable();
    for (const move of line ?? []) fresh.move(formatMove(move));
    expect(await fresh.backToWinnable()).to.deep.equal({ ok: false, reason: 'game-won' });
  });

  it('is found where the mode that spoils the deal came later', async () => {
    const game = await fixtureGame('deal="1941" auto-collect="off"');
    await playAll(game, WINNABLE_IN_ALL);
    await playAll(game, '47');
    game.autoCollect = 'all';
    expect((await game.checkWinnable()).verdict).to.equal('unwinnable');
    expect(await game.backToWinnable()).to.deep.equal({ ok: true });
    expect(game.notation).to.equal(WINNABLE_IN_ALL);
  });

  it('calls no deal impossible that only its mode spoils', async () => {
    const game = await fixtureGame('deal="1941" auto-collect="all"');
    await game.checkWinnable();
    await playAll(game, '1a');
    expect(await game.backToWinnable()).to.deep.equal({ ok: false, reason: 'no-way-back' });
  });

  it('gives way where the game goes on meanwhile, or the element leaves the page', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"');
    await playAll(game, MOVES_TO_STUCK);
    const first = game.backToWinnable();
    game.undo();
    expect(await first).to.deep.equal({ ok: false, reason: 'interrupted' });
    const second = game.backToWinnable();
    game.remove();
    expect(await second).to.deep.equal({ ok: false, reason: 'interrupted' });
  });

  it('counts as one move where undo does', async () => {
    const game = await fixtureGame('deal="617" rules="single-card" auto-collect="off"');
    await playAll(game, '1a 2b 3c 4d');
    if ((await game.checkWinnable()).verdict === 'winnable') return;
    const before = game.moveCount;
    const outcome = await game.backToWinnable();
    expect(outcome.ok).to.equal(true);
    expect(game.moveCount).to.equal(before + 1);
  });
});
