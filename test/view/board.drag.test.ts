import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { EventRecording } from '../helpers/event-recording.js';
import {
  controlOf,
  faceOf,
  fixtureGame,
  inside,
  messageOf,
  placeOf,
  playAll,
  settleCards,
  actionOf,
  announcementOf,
} from '../helpers/fixture-game.js';
import { centerOf, dragBetween, dragCard, liftCard } from '../helpers/mouse.js';
import type { FreeCellGame } from '../../src/index.js';

const FULL_CELLS = '58 1a 6b 7c 4d';

function draggedCards(game: FreeCellGame): string[] {
  const faces = game.renderRoot.querySelectorAll<HTMLElement>('[part~="dragging"]');
  return [...faces].map((face) => face.dataset['face'] ?? '');
}

function zIndexOf(element: Element): number {
  return Number(getComputedStyle(element).zIndex) || 0;
}

describe('dragging on the board', () => {
  afterEach(async () => {
    await sendMouse({ type: 'up' });
  });

  it('moves a card to the column it is let go over', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await dragCard(game, 'JC', 'column-8');
    expect(heard.userMoves).to.deep.equal(['58']);
    expect(game.position.columns[7]?.slice(-2)).to.deep.equal(['QH', 'JC']);
    expect(controlOf(game, 'JC')).to.equal(placeOf(game, 'column-8'));
  });

  it('says only what comes of it', async () => {
    const game = await fixtureGame();
    await liftCard(game, 'JC', 'column-8');
    expect(messageOf(game)).to.equal('Picked jack of clubs');
    expect(announcementOf(game)).to.equal('');
    await sendMouse({ type: 'up' });
    await game.updateComplete;
    expect(announcementOf(game)).to.contain('Jack of clubs on queen of hearts');
  });

  it('takes a run along and keeps its order', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    await dragCard(game, 'QH', 'column-3');
    expect(heard.details('fc-move')).to.have.length(1);
    expect(heard.details('fc-move')[0]).to.include({
      notation: '83',
      from: 'column-8',
      to: 'column-3',
      count: 2,
    });
    expect(heard.details('fc-move')[0]?.cards).to.deep.equal(['QH', 'JC']);
    expect(heard.details('fc-move')[0]?.steps).to.have.length(3);
    expect(game.position.columns[2]?.slice(-3)).to.deep.equal(['KC', 'QH', 'JC']);
  });

  it('moves to a cell, from a cell back to the table, and home', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a 46 4b 2c 27 72 4d 42');
    const heard = new EventRecording(game);
    await dragCard(game, 'AC', 'foundation-3');
    await dragCard(game, '2C', 'foundation-3');
    await dragCard(game, '3C', 'foundation-3');
    await dragCard(game, '3S', 'cell-d');
    await dragCard(game, '4H', 'column-4');
    expect(heard.userMoves).to.deep.equal(['4h', '7h', 'dh', '4d', 'a4']);
    expect(game.position.foundations).to.deep.equal([null, null, '3C', null]);
    expect(game.position.columns[3]).to.deep.equal(['4H']);
  });

  it('B009 puts any card on an empty column', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a 46 4b 2c 27 72 4d 42 4h 7h 83 47');
    await dragCard(game, '4H', 'column-4');
    expect(game.position.columns[3]).to.deep.equal(['4H']);
    expect(game.moveCount).to.equal(13);
  });

  it('carries the cards with the pointer, one px for one px', async () => {
    const game = await fixtureGame();
    const before = faceOf(game, 'JC').getBoundingClientRect();
    const [x, y] = centerOf(controlOf(game, 'JC'));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 37, y - 52] });
    await new Promise(requestAnimationFrame);
    const during = faceOf(game, 'JC').getBoundingClientRect();
    expect(during.x - before.x).to.be.closeTo(37, 0.6);
    expect(during.y - before.y).to.be.closeTo(-52, 0.6);
  });

  it('B013 lifts exactly the cards that are there', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await liftCard(game, 'QH', 'column-3');
    expect(draggedCards(game)).to.have.members(['QH', 'JC']);
    await sendMouse({ type: 'up' });
    await settleCards(game);
    expect(game.position.columns[7]?.at(-1)).to.equal('2S');
    await liftCard(game, '2S', 'cell-a');
    expect(draggedCards(game)).to.deep.equal(['2S']);
  });

  it('B155 shows lifted cards above all others, in their order', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await liftCard(game, 'QH', 'column-1');
    const others = [...game.renderRoot.querySelectorAll('.card:not([part~="dragging"])')];
    const highest = Math.max(...others.map(zIndexOf));
    expect(zIndexOf(faceOf(game, 'QH'))).to.be.greaterThan(highest);
    expect(zIndexOf(faceOf(game, 'JC'))).to.be.greaterThan(zIndexOf(faceOf(game, 'QH')));
  });

  it('tells the page through :state(dragging)', async () => {
    const game = await fixtureGame();
    expect(game.matches(':state(dragging)')).to.equal(false);
    await liftCard(game, 'JC', 'column-8');
    expect(game.matches(':state(dragging)')).to.equal(true);
    await sendMouse({ type: 'up' });
    await game.updateComplete;
    expect(game.matches(':state(dragging)')).to.equal(false);
  });

  it('marks every legal place while a card is in the hand', async () => {
    const game = await fixtureGame();
    await liftCard(game, 'QH', 'column-4');
    // KS, KC and four cells.
    expect(game.renderRoot.querySelectorAll('[part~="mark-target"]')).to.have.length(6);
    await sendMouse({ type: 'up' });
    await game.updateComplete;
    expect(game.renderRoot.querySelectorAll('[part~="mark-target"]')).to.have.length(0);
  });

  it('accepts a card let go with 40 % of it over the place', async () => {
    const game = await fixtureGame();
    const [x, y] = centerOf(faceOf(game, 'QH'));
    const target = placeOf(game, 'cell-a').getBoundingClientRect();
    const aside = Math.round(target.x + target.width / 2 + 0.6 * target.width);
    await dragBetween([x, y], [aside, Math.round(target.y + target.height / 2)]);
    expect(game.position.cells.filter(Boolean)).to.deep.equal(['QH']);
  });

  it('sends a card back with a reason where it may not lie', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const before = game.position;
    await dragCard(game, 'JC', 'column-6');
    expect(heard.names).to.deep.equal(['fc-refused']);
    expect(heard.details('fc-refused')[0]?.reason).to.equal('same-color');
    expect(game.position).to.equal(before);
    expect(messageOf(game)).to.not.equal('');
    await settleCards(game);
    const { x, y } = controlOf(game, 'JC').getBoundingClientRect();
    expect(faceOf(game, 'JC').getBoundingClientRect()).to.include({ x, y });
  });

  it('says nothing where a card goes back to its own place or to the bare felt', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const from = centerOf(controlOf(game, 'JC'));
    await dragBetween(from, [from[0] + 9, from[1] + 9]);
    const { right, bottom } = inside(game, '.root').getBoundingClientRect();
    await dragBetween(from, [Math.round(right) + 60, Math.round(bottom) - 5]);
    expect(heard.names).to.deep.equal([]);
    expect(messageOf(game)).to.equal('');
    expect(game.moveCount).to.equal(0);
  });

  it('B002 does not lift more cards than can move, and says how many can', async () => {
    const game = await fixtureGame();
    await playAll(game, FULL_CELLS);
    const heard = new EventRecording(game);
    const before = game.position;
    await dragCard(game, 'QH', 'column-3');
    expect(heard.names).to.deep.equal(['fc-refused']);
    expect(heard.details('fc-refused')[0]).to.deep.equal({
      reason: 'run-too-long',
      cards: 2,
      max: 1,
      cellsToFree: 1,
    });
    expect(messageOf(game)).to.match(/\b2\b.*\b1\b/);
    expect(game.position).to.equal(before);
  });

  it('gives the reason where a covered card is dragged', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await dragCard(game, '7C', 'cell-a');
    expect(heard.details('fc-refused').map(({ reason }) => reason)).to.deep.equal([
      'not-available',
    ]);
    expect(draggedCards(game)).to.deep.equal([]);
  });

  it('B014 lets a card change cells where the rules do', async () => {
    const game = await fixtureGame();
    await playAll(game, '1a');
    await dragCard(game, 'JD', 'cell-b');
    expect(game.position.cells).to.deep.equal([null, 'JD', null, null]);
    expect(game.moveCount).to.equal(2);
  });

  it('B014 keeps a card in its cell where the rules do, and says so', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await playAll(game, '1a');
    const heard = new EventRecording(game);
    await dragCard(game, 'JD', 'cell-b');
    expect(heard.details('fc-refused')[0]?.reason).to.equal('no-cell-to-cell');
    expect(game.position.cells[0]).to.equal('JD');
    expect(game.moveCount).to.equal(1);
  });

  it('B034 counts no refused try', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    for (let time = 0; time < 5; time += 1) await dragCard(game, '4H', 'column-7');
    expect(heard.names).to.deep.equal(Array(5).fill('fc-refused'));
    expect(game.moveCount).to.equal(0);
    expect(actionOf(game, 'undo').disabled).to.equal(true);
    expect(game.undo().ok).to.equal(false);
  });

  it('B106 keeps the size of the element while a card is dragged beyond its edge', async () => {
    const game = await fixtureGame();
    const before = game.getBoundingClientRect().height;
    const [x, y] = centerOf(controlOf(game, '6C'));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, y + 220] });
    expect(game.getBoundingClientRect().height).to.equal(before);
    expect(game.scrollHeight).to.equal(game.clientHeight);
  });

  it('leaves the right mouse button alone', async () => {
    const game = await fixtureGame();
    await sendMouse({ type: 'move', position: centerOf(controlOf(game, 'JC')) });
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'move', position: centerOf(placeOf(game, 'column-8')) });
    expect(draggedCards(game)).to.deep.equal([]);
    await sendMouse({ type: 'up', button: 'right' });
    expect(game.moveCount).to.equal(0);
  });
});
