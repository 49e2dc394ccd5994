import { expect, fixture } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { actionOf, focusOf, inside, playAll } from '../helpers/fixture-game.js';
import { deepFocus, press } from '../helpers/keys.js';
import { click } from '../helpers/mouse.js';
import { openLesson } from '../helpers/lessons.js';
import { choose, panelOf } from '../helpers/panels.js';

interface Scene {
  readonly game: FreeCellGame;
  readonly page: HTMLElement;
  /** A field of the page. */
  readonly field: HTMLInputElement;
  /** Words of the page, which take no focus. */
  readonly words: HTMLElement;
}

/** A game in a page with a field of its own. */
async function fixtureBesideField(): Promise<Scene> {
  const page = await fixture<HTMLElement>(
    `<div style="width: 640px"><input aria-label="Name" /><p>Some words</p>
      <free-cell-game deal="617" auto-collect="off" lang="en" tutorial></free-cell-game></div>`,
  );
  const game = page.querySelector('free-cell-game');
  const field = page.querySelector('input');
  const words = page.querySelector('p');
  if (game === null || field === null || words === null) throw new Error('No game in the fixture');
  await game.updateComplete;
  return { game, page, field, words };
}

/** What has the focus, by the tag the page knows it by. */
function focusInPage(): string {
  return document.activeElement?.localName ?? '';
}

/** Whatever is to be done after the update of the game is done. */
async function settle(game: FreeCellGame): Promise<void> {
  await game.updateComplete;
  await new Promise(requestAnimationFrame);
}

describe('view/focus.page', () => {
  it('leaves the focus in a field of the page when a button it was on can be pressed no more', async () => {
    const { game, field, words } = await fixtureBesideField();
    await playAll(game, '58');
    actionOf(game, 'undo').focus();
    await click(game, words);
    field.focus();
    game.restart();
    await settle(game);
    expect(actionOf(game, 'undo').disabled).to.equal(true);
    expect(focusInPage()).to.equal('input');
  });

  it('does not call the focus back that has left for words of the page', async () => {
    const { game, words } = await fixtureBesideField();
    await playAll(game, '58');
    actionOf(game, 'undo').focus();
    await click(game, words);
    game.restart();
    await settle(game);
    expect(focusInPage()).to.equal('body');
  });

  it('leaves it on a button that the page wears out under it', async () => {
    const { game } = await fixtureBesideField();
    await playAll(game, '58');
    actionOf(game, 'undo').focus();
    game.restart();
    await settle(game);
    expect(focusOf(game)).to.equal('undo');
  });

  it('leaves it in a field of the page when the game is put elsewhere with a dialog open', async () => {
    const { game, page, field } = await fixtureBesideField();
    await choose(game, 'new-game');
    field.focus();
    game.remove();
    page.append(game);
    await settle(game);
    expect(panelOf(game) === null).to.equal(true);
    expect(focusInPage()).to.equal('input');
  });

  it('leaves it in a field of the page when the page closes the lessons', async () => {
    const { game, field } = await fixtureBesideField();
    actionOf(game, 'tutorial').focus();
    await openLesson(game, 'cells');
    expect(focusOf(game)).to.equal('next');
    field.focus();
    game.hideTutorial();
    await settle(game);
    expect(game.renderRoot.querySelectorAll('dialog')).to.have.length(0);
    expect(focusInPage()).to.equal('input');
  });

  it('gives it back when the page closes lessons that have it', async () => {
    const { game } = await fixtureBesideField();
    actionOf(game, 'tutorial').focus();
    await openLesson(game, 'cells');
    expect(focusOf(game)).to.equal('next');
    game.hideTutorial();
    await settle(game);
    expect(focusOf(game)).to.equal('tutorial');
  });

  it('leaves it in a field of the page when the game is won or begun anew', async () => {
    const { game, field } = await fixtureBesideField();
    game.focus();
    await playAll(game, SOLUTION_OF_617.slice(0, -1).join(' '));
    field.focus();
    await playAll(game, SOLUTION_OF_617.at(-1) ?? '');
    await settle(game);
    expect(game.status).to.equal('won');
    expect(focusInPage()).to.equal('input');
    inside(game, '.win [data-action="restart"]').focus();
    field.focus();
    game.restart();
    await settle(game);
    expect(focusInPage()).to.equal('input');
  });

  it('gives it back to the opener when the veil around a dialog is pressed', async () => {
    const { game } = await fixtureBesideField();
    await choose(game, 'new-game');
    const scrim = inside(game, '.panel-scrim');
    const { left, top } = scrim.getBoundingClientRect();
    expect(game.shadowRoot?.elementFromPoint(left + 4, top + 4) === scrim).to.equal(true);
    const corner = { getBoundingClientRect: () => new DOMRect(left, top, 8, 8) } as Element;
    await click(game, corner);
    expect(panelOf(game) === null).to.equal(true);
    expect(focusOf(game)).to.equal('new-game');
  });

  it('focus() goes into a dialog that lies open, and stays where it is in there', async () => {
    const { game, field } = await fixtureBesideField();
    await choose(game, 'new-game');
    field.focus();
    game.focus();
    expect(panelOf(game)?.contains(deepFocus())).to.equal(true);
    actionOf(game, 'number').focus();
    game.focus();
    expect(focusOf(game)).to.equal('number');
    await press(game, 'Escape');
    game.focus();
    expect(inside(game, '.controls').contains(deepFocus())).to.equal(true);
  });
});
