import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { RANKS, rankOf, suitOf, type Card } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { Finger } from '../helpers/finger.js';
import { flights, flightsOf } from '../helpers/flights.js';
import {
  controlOf,
  faceOf,
  fixtureGame,
  inside,
  playAll,
  settleCards,
} from '../helpers/fixture-game.js';
import { allCards } from '../helpers/games.js';
import { openLesson, press } from '../helpers/lessons.js';

function zIndexOf(element: Element): number {
  return Number(getComputedStyle(element).zIndex) || 0;
}

/** Whatever lies on another card is painted above it. */
function expectInOrder(game: FreeCellGame): void {
  const { columns, foundations } = game.position;
  const home = foundations.map((top) => (top === null ? [] : cardsUpTo(top)));
  for (const pile of [...columns, ...home]) {
    const heights = pile.map((card) => zIndexOf(faceOf(game, card)));
    expect(heights, pile.join(' ')).to.deep.equal([...heights].sort((one, other) => one - other));
    expect(new Set(heights).size).to.equal(heights.length);
  }
}

function cardsUpTo(top: Card): readonly Card[] {
  return RANKS.slice(0, rankOf(top)).map((rank) => `${rank}${suitOf(top)}` as const);
}

/** A game whose next move of the solution sends seven cards home. */
async function beforeTheTail(): Promise<FreeCellGame> {
  const game = await fixtureGame('deal="617" auto-collect="off" animation="off"');
  await playAll(game, SOLUTION_OF_617.slice(0, 56).join(' '));
  game.animation = 'on';
  game.autoCollect = 'all';
  await settleCards(game);
  return game;
}

describe('cards above cards', () => {
  it('shows each card on its way home, and keeps it in its column until it sets off', async () => {
    const game = await beforeTheTail();
    const deck = allCards(game.position);
    const before = new Map(deck.map((card) => [card, zIndexOf(faceOf(game, card))]));
    await playAll(game, SOLUTION_OF_617[56] ?? '');
    const flying = deck.filter((card) => flightsOf(game, card).length > 0);
    expect(flying).to.have.length.above(6);
    for (const card of flying) {
      const art = faceOf(game, card).querySelector('.art');
      expect(art, card).not.to.equal(null);
      if (art !== null) expect(getComputedStyle(art).visibility, card).to.equal('visible');
      const [flight] = flightsOf(game, card);
      const isWaiting = Number(flight?.effect?.getComputedTiming().delay) > 0;
      if (isWaiting) expect(zIndexOf(faceOf(game, card)), card).to.equal(before.get(card));
    }
    await settleCards(game);
    expectInOrder(game);
  });

  it('lays cards above those beneath them, also where they are put in place before they set off', async () => {
    const game = await beforeTheTail();
    await playAll(game, SOLUTION_OF_617[56] ?? '');
    const block = game.parentElement;
    if (block !== null) block.style.width = '480px';
    await aTimeout(50);
    await game.updateComplete;
    expectInOrder(game);
    game.undo();
    await game.updateComplete;
    expectInOrder(game);
    game.redo();
    await game.updateComplete;
    block?.append(game);
    await game.updateComplete;
    expectInOrder(game);
  });

  it('lies among the others again where the hand left it exactly in its place', async () => {
    const game = await fixtureGame();
    const finger = new Finger('mouse');
    finger.down(controlOf(game, 'JD'));
    finger.moveBy(40, 40);
    await aTimeout(50);
    const others = allCards(game.position).filter((card) => card !== 'JD');
    const highest = Math.max(...others.map((card) => zIndexOf(faceOf(game, card))));
    expect(zIndexOf(faceOf(game, 'JD'))).to.be.above(highest);
    finger.moveBy(-40, -40);
    await aTimeout(50);
    finger.up();
    await settleCards(game);
    expectInOrder(game);
  });

  it('B155 paints moving cards above all that rest', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await settleCards(game);
    for (const act of [() => game.move('83'), () => game.undo(), () => game.redo()]) {
      act();
      await game.updateComplete;
      const moving = ['QH', 'JC'].map((card) => zIndexOf(faceOf(game, card)));
      const resting = [...game.renderRoot.querySelectorAll<HTMLElement>('.card')]
        .filter((face) => !['QH', 'JC'].includes(face.dataset['face'] ?? ''))
        .map(zIndexOf);
      expect(Math.min(...moving)).to.be.greaterThan(Math.max(...resting));
      expect(moving[1]).to.be.greaterThan(moving[0] ?? 0);
      await settleCards(game);
    }
  });

  for (const animation of ['on', 'off'] as const) {
    it(`stays in order when another game comes to the table, with animation ${animation}`, async () => {
      const game = await fixtureGame(`deal="9" auto-collect="off" animation="${animation}"`);
      const kept = game.exportGame();
      for (const deal of [10, 9, 1000, 617, 1037, 1148, 5273]) {
        game.newGame(deal);
        await game.updateComplete;
        // A move in the middle of dealing lifts a card above those that still wait.
        game.move('1a');
        await game.updateComplete;
        if (deal % 2 === 0) game.undo();
        await aTimeout(20);
        game.restart();
        await game.updateComplete;
        // Longer than any dealing takes.
        await aTimeout(animation === 'on' ? 500 : 0);
        expectInOrder(game);
      }
      game.importGame(kept);
      await settleCards(game);
      expectInOrder(game);
    });
  }

  it('dims no card of a lesson in its flight, and those at rest under it', async () => {
    const game = await fixtureGame('deal="617" tutorial');
    await openLesson(game, 'runs', 1);
    // So often that its cards have been raised above any fixed place.
    for (let turn = 0; turn < 60; turn += 1) {
      await press(game, 'replay');
      await press(game, 'pause');
    }
    await press(game, 'replay');
    await waitUntil(() => flights(game).length > 0, 'its move is shown', {
      interval: 20,
      timeout: 10_000,
    });
    const veil = zIndexOf(inside(game, '.veil'));
    const faces = [...game.renderRoot.querySelectorAll<HTMLElement>('.card')];
    const flying = faces.filter((face) => face.getAnimations().length > 0);
    expect(flying).to.have.length.above(0);
    expect(Math.min(...flying.map(zIndexOf))).to.be.above(veil);
    const resting = faces.filter((face) => !flying.includes(face));
    expect(Math.max(...resting.map(zIndexOf))).to.be.at.most(veil);
  });
});
