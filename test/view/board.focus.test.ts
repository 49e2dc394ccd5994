import { expect, fixture } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { legalMoves, formatMove, rules } from '../../src/engine/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import {
  actionOf,
  controlOf,
  fixtureGame,
  focusOf,
  inside,
  placeOf,
  playAll,
} from '../helpers/fixture-game.js';
import { deepFocus, press, typeKey, typeMove } from '../helpers/keys.js';
import { click, clickCard, clickPlace } from '../helpers/mouse.js';

function focusMarks(game: FreeCellGame): number {
  return game.renderRoot.querySelectorAll('[part~="mark-focus"]').length;
}

async function fixtureBetweenButtons(): Promise<{ game: FreeCellGame; page: HTMLElement }> {
  const page = await fixture<HTMLElement>(
    `<div style="width: 640px"><button id="before">before</button>
      <free-cell-game deal="617" auto-collect="off" hint-button tutorial></free-cell-game>
      <button id="after">after</button></div>`,
  );
  const game = page.querySelector('free-cell-game');
  if (game === null) throw new Error('No game in the fixture');
  await game.updateComplete;
  return { game, page };
}

/** Where the focus is, across the page: id outside, zone inside. */
function stopOf(): string {
  const focused = deepFocus();
  if (focused?.closest('[role="toolbar"]')) return 'toolbar';
  if (focused?.closest('.controls')) return 'board';
  return focused?.id ?? '';
}

describe('focus', () => {
  it('B093 enters at the toolbar, goes on to the board, and leaves on the other side', async () => {
    const { game, page } = await fixtureBetweenButtons();
    page.querySelector<HTMLElement>('#before')?.focus();
    const forth: string[] = [];
    for (let step = 0; step < 5 && stopOf() !== 'after'; step += 1) {
      await press(game, 'Tab');
      forth.push(stopOf());
    }
    expect(forth.slice(0, 2)).to.deep.equal(['toolbar', 'board']);
    expect(forth.at(-1)).to.equal('after');
    expect(forth.filter((stop) => stop === 'toolbar' || stop === 'board')).to.have.length(2);
    const back: string[] = [];
    for (let step = 0; step < 5 && stopOf() !== 'before'; step += 1) {
      await press(game, 'Shift+Tab');
      back.push(stopOf());
    }
    expect(back).to.deep.equal([...forth.slice(0, -1).reverse(), 'before']);
  });

  it('has one tab stop in the toolbar and one on the board', async () => {
    const { game } = await fixtureBetweenButtons();
    const stops = (zone: string) =>
      inside(game, zone).querySelectorAll('button[tabindex="0"], button:not([tabindex])').length;
    expect(stops('[role="toolbar"]')).to.equal(1);
    expect(stops('.controls')).to.equal(1);
    await playAll(game, '58 83');
    placeOf(game, 'column-3').focus();
    await game.updateComplete;
    expect(stops('.controls')).to.equal(1);
    expect(placeOf(game, 'column-3').tabIndex).to.equal(0);
  });

  it('focus() goes to the card at the tab stop; the element itself takes no focus', async () => {
    const game = await fixtureGame();
    expect(game.hasAttribute('tabindex')).to.equal(false);
    game.focus();
    expect(focusOf(game)).to.equal('JD');
    expect(document.activeElement).to.equal(game);
  });

  it('shows the focus to those who use keys, and not to those who use a mouse', async () => {
    const game = await fixtureGame();
    await clickCard(game, 'JC');
    expect(focusOf(game)).to.equal('JC');
    expect(focusMarks(game)).to.equal(0);
    await press(game, 'ArrowRight');
    expect(focusOf(game)).to.equal('6C');
    expect(focusMarks(game)).to.equal(1);
  });

  it('does not take the focus where the felt is clicked', async () => {
    const game = await fixtureGame();
    const other = await fixture<HTMLInputElement>('<input />');
    game.after(other);
    other.focus();
    await click(game, inside(game, '[part~="message"]'));
    expect(focusOf(game)).to.equal(null);
  });

  it('goes with the card that was moved, and back with it', async () => {
    const game = await fixtureGame();
    game.focus();
    await press(game, '5', '8');
    expect(focusOf(game)).to.equal('JC');
    expect(controlOf(game, 'JC')).to.equal(placeOf(game, 'column-8'));
    await press(game, 'u');
    expect(focusOf(game)).to.equal('JC');
    expect(controlOf(game, 'JC')).to.equal(placeOf(game, 'column-5'));
  });

  it('goes to what lies open where the card went home by itself', async () => {
    const game = await fixtureGame('deal="2"');
    placeOf(game, 'column-1').focus();
    typeMove('1a');
    await game.updateComplete;
    expect(inside(game, '.controls').contains(deepFocus())).to.equal(true);
  });

  it('never falls out of the board, whatever is played', async () => {
    const game = await fixtureGame('deal="617"');
    game.focus();
    for (let turn = 0; turn < 60; turn += 1) {
      const moves = legalMoves(game.position, rules('standard'));
      const move = moves[(turn * 7919) % Math.max(1, moves.length)];
      if (move === undefined || turn % 9 === 8) typeKey('u');
      else typeMove(formatMove(move).slice(0, 2));
      await game.updateComplete;
      const focused = deepFocus();
      expect(inside(game, '.controls').contains(focused), `turn ${turn}`).to.equal(true);
    }
  });

  it('B093 goes to the words of victory when the last card comes home', async () => {
    const game = await fixtureGame();
    await playAll(game, SOLUTION_OF_617.slice(0, -1).join(' '));
    game.focus();
    await press(game, '7', 'h');
    expect(game.status).to.equal('won');
    expect(deepFocus()?.matches('.win-title')).to.equal(true);
    await press(game, 'Tab', 'Enter');
    expect(game.status).to.equal('playing');
    expect(stopOf()).to.equal('board');
  });

  it('moves between the buttons of the toolbar with arrows, past those that do nothing', async () => {
    const { game } = await fixtureBetweenButtons();
    actionOf(game, 'new-game').focus();
    await press(game, 'ArrowRight');
    expect(focusOf(game)).to.equal('hint');
    await press(game, 'End');
    expect(focusOf(game)).to.equal('menu');
    await press(game, 'ArrowRight', 'ArrowRight', 'Home');
    expect(focusOf(game)).to.equal('new-game');
  });

  it('stays in the toolbar when a button under it can be pressed no more', async () => {
    const { game } = await fixtureBetweenButtons();
    await playAll(game, '58');
    actionOf(game, 'undo').focus();
    await press(game, 'Enter');
    expect(game.moveCount).to.equal(0);
    await new Promise(requestAnimationFrame);
    expect(focusOf(game)).to.equal('undo');
  });

  it('goes into a panel and back to the button that opened it', async () => {
    const { game } = await fixtureBetweenButtons();
    await playAll(game, '58');
    for (const action of ['new-game', 'tutorial', 'menu']) {
      actionOf(game, action).focus();
      await press(game, 'Enter');
      expect(deepFocus()?.closest('[part~="dialog"]'), action).to.not.equal(null);
      await press(game, 'Escape');
      expect(game.renderRoot.querySelector('[part~="dialog"]'), action).to.equal(null);
      expect(focusOf(game), action).to.equal(action);
    }
  });

  it('leaves the table beneath a panel out of reach', async () => {
    const { game } = await fixtureBetweenButtons();
    actionOf(game, 'new-game').click();
    await game.updateComplete;
    expect(inside(game, '.controls').inert).to.equal(true);
    game.focus();
    expect(inside(game, '.controls').contains(deepFocus())).to.equal(false);
    await clickPlace(game, 'column-5').catch(() => undefined);
    actionOf(game, 'cancel').click();
    await game.updateComplete;
    expect(inside(game, '.controls').inert).to.equal(false);
  });

  it('B095 closes a dialog with Escape without dealing, and Enter on its opener only opens it', async () => {
    const { game } = await fixtureBetweenButtons();
    await playAll(game, '58');
    actionOf(game, 'new-game').focus();
    await press(game, 'Enter', 'Escape');
    expect(game.notation).to.equal('58');
    await press(game, 'Enter');
    expect(game.notation).to.equal('58');
    expect(inside(game, '[role="dialog"]').textContent).to.contain('Ends the game in progress');
  });
});
