import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import {
  actionOf,
  controlOf,
  faceOf,
  fixtureGame,
  inside,
  messageOf,
  placeOf,
  playAll,
  settleCards,
} from '../helpers/fixture-game.js';
import { allCards } from '../helpers/games.js';
import { click, clickCard, clickPlace } from '../helpers/mouse.js';

function pressedCards(game: FreeCellGame): string[] {
  const pressed = game.renderRoot.querySelectorAll<HTMLElement>('[aria-pressed="true"]');
  return [...pressed].map((control) => control.dataset['card'] ?? '');
}

async function tap(game: FreeCellGame, element: Element, kind?: 'touch' | 'mouse' | 'pen') {
  new Finger(kind).tap(element);
  await game.updateComplete;
}

/** Taps that come later than a double tap would. */
function waitOutDoubleTap(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 370));
}

describe('tapping on the board', () => {
  it('B080 takes a card with one click and puts it down with the next', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await clickCard(game, 'JC');
    expect(pressedCards(game)).to.deep.equal(['JC']);
    expect(game.renderRoot.querySelectorAll('[part~="mark-selected"]')).to.have.length(1);
    expect(game.renderRoot.querySelectorAll('[part~="mark-target"]')).to.have.length(5);
    expect(heard.names).to.deep.equal([]);
    await clickPlace(game, 'column-8');
    expect(heard.userMoves).to.deep.equal(['58']);
    expect(pressedCards(game)).to.deep.equal([]);
  });

  it('B080 puts a card down where it was taken up', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await clickCard(game, 'JC');
    await waitOutDoubleTap();
    await clickCard(game, 'JC');
    expect(pressedCards(game)).to.deep.equal([]);
    expect(heard.names).to.deep.equal([]);
  });

  it('B080 keeps the choice and gives the reason where the place does not fit', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await clickCard(game, 'JC');
    await clickPlace(game, 'column-6');
    expect(heard.names).to.deep.equal(['fc-refused']);
    expect(heard.details('fc-refused')[0]?.reason).to.equal('same-color');
    expect(messageOf(game)).to.not.equal('');
    expect(pressedCards(game)).to.deep.equal(['JC']);
    await clickPlace(game, 'column-8');
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('lets go of the choice on the bare felt', async () => {
    const game = await fixtureGame();
    await clickCard(game, 'JC');
    const { x, y, width } = placeOf(game, 'foundation-1').getBoundingClientRect();
    const cell = placeOf(game, 'cell-d').getBoundingClientRect();
    const gap = (x - cell.right) / 2;
    const board = inside(game, '.board');
    const box = board.getBoundingClientRect();
    const felt = { dx: x - gap - (box.x + box.width / 2), dy: y + 5 - (box.y + box.height / 2) };
    expect(width).to.be.greaterThan(gap);
    new Finger('mouse').tap(board, felt);
    await game.updateComplete;
    expect(pressedCards(game)).to.deep.equal([]);
  });

  it('takes the run from the card tapped, and says how much of a column is covered', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    await clickCard(game, 'QH');
    expect(pressedCards(game)).to.deep.equal(['QH']);
    expect(inside(game, '[data-card="JC"]').ariaLabel).to.contain('in the selected run');
    await clickCard(game, 'JC');
    expect(pressedCards(game)).to.deep.equal(['JC']);
    await clickPlace(game, 'cell-a');
    expect(heard.userMoves).to.deep.equal(['8a']);
    heard.clear();
    await clickCard(game, 'TH');
    expect(heard.details('fc-refused')[0]).to.deep.equal({
      reason: 'not-available',
      card: 'TH',
      buried: 4,
    });
  });

  it('B087 hears one tap once, whatever it is made with', async () => {
    for (const kind of ['touch', 'pen', 'mouse'] as const) {
      const game = await fixtureGame('deal="617" input="auto-place" auto-collect="off"');
      const heard = new EventRecording(game);
      const control = controlOf(game, 'JC');
      await tap(game, control, kind);
      // Browsers send a click after it.
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
      await game.updateComplete;
      expect(heard.names, kind).to.deep.equal(['fc-before-move', 'fc-move']);
      game.remove();
    }
  });

  it('B086 needs no click at all', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const finger = new Finger();
    finger.down(controlOf(game, 'JC'));
    finger.moveBy(-20, -20);
    finger.moveTo(placeOf(game, 'column-8'));
    finger.up();
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('B089 takes a trembling finger for a tap: 12 px of it, 6 of a mouse', async () => {
    const game = await fixtureGame();
    for (const [kind, slop] of [
      ['touch', 12],
      ['mouse', 6],
    ] as const) {
      const finger = new Finger(kind);
      finger.down(controlOf(game, 'JC'));
      finger.moveBy(slop, 0);
      finger.moveBy(-slop, slop);
      finger.moveBy(0, -slop);
      finger.up();
      await game.updateComplete;
      expect(pressedCards(game), kind).to.deep.equal(['JC']);
      await tap(game, controlOf(game, 'JC'), kind);
      expect(pressedCards(game), kind).to.deep.equal([]);
    }
  });

  for (const rules of ['standard', 'one-tap', 'single-card', 'classic', 'scored']) {
    it(`B081 survives many quick clicks on any card that can move (${rules})`, async () => {
      const game = await fixtureGame(`deal="617" rules="${rules}"`);
      for (const times of [3, 4, 5]) {
        for (let column = 1; column <= 8; column += 1) {
          for (let time = 0; time < times; time += 1) {
            new Finger('mouse').tap(placeOf(game, `column-${column}`));
          }
          await game.updateComplete;
          expect(new Set(allCards(game.position)).size).to.equal(52);
        }
      }
      await settleCards(game);
      const seen = game.renderRoot.querySelectorAll('.card');
      expect(seen).to.have.length(52);
      for (const column of game.position.columns) {
        for (const card of column) {
          const { x, y } = controlOf(game, card).getBoundingClientRect();
          expect(faceOf(game, card).getBoundingClientRect(), card).to.include({ x, y });
        }
      }
    });
  }

  it('B082 takes two taps that trembled for a double tap', async () => {
    const game = await fixtureGame('deal="617" rules="classic" auto-collect="off"');
    const heard = new EventRecording(game);
    for (const jitter of [3, 2]) {
      const finger = new Finger('mouse');
      finger.down(controlOf(game, 'JC'));
      finger.moveBy(jitter, 0);
      finger.up();
      await game.updateComplete;
    }
    expect(heard.userMoves).to.deep.equal(['5a']);
    await settleCards(game);
    const seat = controlOf(game, 'JC').getBoundingClientRect();
    expect(faceOf(game, 'JC').getBoundingClientRect()).to.include({ x: seat.x, y: seat.y });
    await tap(game, placeOf(game, 'column-5'));
    await tap(game, placeOf(game, 'cell-b'));
    expect(heard.userMoves).to.deep.equal(['5a', '5b']);
  });

  it('B033 counts two quick moves as two', async () => {
    const game = await fixtureGame('deal="617" input="auto-place" auto-collect="off"');
    const heard = new EventRecording(game);
    new Finger('mouse').tap(controlOf(game, 'JC'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    new Finger('mouse').tap(controlOf(game, 'QH'));
    expect(game.moveCount).to.equal(2);
    expect(heard.userMoves).to.deep.equal(['58', '82']);
    expect([game.undo().ok, game.undo().ok, game.undo().ok]).to.deep.equal([true, true, false]);
  });

  it('B034 counts no refused tap', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'JC'));
    for (let time = 0; time < 10; time += 1) await tap(game, placeOf(game, 'column-6'));
    expect(heard.names).to.deep.equal(Array(10).fill('fc-refused'));
    expect(game.moveCount).to.equal(0);
    expect(actionOf(game, 'undo').disabled).to.equal(true);
  });

  it('does nothing on a board that only shows', async () => {
    const game = await fixtureGame('deal="617" readonly');
    const heard = new EventRecording(game);
    await tap(game, controlOf(game, 'JC'));
    await click(game, controlOf(game, 'JC'));
    expect(pressedCards(game)).to.deep.equal([]);
    expect(heard.names).to.deep.equal([]);
  });
});
