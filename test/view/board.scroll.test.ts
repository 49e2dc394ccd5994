import { expect, fixture } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { controlOf, focusOf, placeOf } from '../helpers/fixture-game.js';
import { deepFocus, press } from '../helpers/keys.js';

/** What a page may have along its edges, and the game keeps free around the focus. */
const ROOM_PX = 96;
const LOW = { width: 800, height: 420 };
const HIGH = { width: 800, height: 900 };

/** A game of 640 × 512 px in the middle of a long page. */
async function fixtureInLongPage(attributes = ''): Promise<FreeCellGame> {
  const page = await fixture<HTMLElement>(
    `<div style="width: 640px"><div style="height: 600px"></div>
      <free-cell-game deal="617" auto-collect="off" lang="en" ${attributes}></free-cell-game>
      <div style="height: 900px"></div></div>`,
  );
  const game = page.querySelector('free-cell-game');
  if (game === null) throw new Error('No game in the fixture');
  await game.updateComplete;
  return game;
}

/** Scrolls until the top of the game is so far below the top of the window. */
function putTop(game: FreeCellGame, y: number): void {
  scrollTo(0, scrollY + game.getBoundingClientRect().top - y);
}

/** Px of the focused element that lie outside the window, or in the room along its edges. */
function hiddenOf(room: number): number {
  const rect = deepFocus()?.getBoundingClientRect();
  if (rect === undefined) throw new Error('Nothing has the focus');
  return Math.max(0, room - rect.top, rect.bottom + room - innerHeight);
}

describe('view/board.scroll', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  it('shows the focus to those who move it with keys, in a window lower than the board', async () => {
    await setViewport(LOW);
    const game = await fixtureInLongPage();
    placeOf(game, 'column-1').focus();
    putTop(game, -200);
    await press(game, 'PageUp');
    expect(focusOf(game)).to.equal('7D');
    expect(hiddenOf(ROOM_PX)).to.be.at.most(1);
    await press(game, 'ArrowUp');
    expect(focusOf(game)).to.equal('cell-a');
    expect(hiddenOf(ROOM_PX)).to.be.at.most(1);
    putTop(game, 390);
    await press(game, 'ArrowDown', 'PageDown');
    expect(focusOf(game)).to.equal('JD');
    expect(hiddenOf(ROOM_PX)).to.be.at.most(1);
  });

  it('scrolls for focus() and for a card that a key has played, too', async () => {
    await setViewport(LOW);
    const game = await fixtureInLongPage();
    placeOf(game, 'column-5').focus();
    await press(game, 'ArrowLeft', 'ArrowRight');
    putTop(game, -260);
    await press(game, '5', 'a');
    expect(focusOf(game)).to.equal('JC');
    expect(hiddenOf(ROOM_PX)).to.be.at.most(1);
  });

  it('never moves the page where nothing is hidden', async () => {
    await setViewport(HIGH);
    const game = await fixtureInLongPage();
    putTop(game, 150);
    game.focus();
    const before = scrollY;
    for (const key of ['ArrowRight', 'PageUp', 'ArrowUp', 'End', 'ArrowDown', 'PageDown', 'Home']) {
      await press(game, key);
      expect(scrollY, key).to.equal(before);
    }
  });

  it('never moves the page under a mouse', async () => {
    await setViewport(LOW);
    const game = await fixtureInLongPage();
    const card = controlOf(game, 'JD');
    const { bottom, left } = card.getBoundingClientRect();
    scrollTo(0, scrollY + bottom - innerHeight - 6);
    const before = scrollY;
    const { top } = card.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 10)] });
    await game.updateComplete;
    expect(focusOf(game)).to.equal('JD');
    expect(scrollY).to.equal(before);
  });

  it('shows the way on of lessons that a key opens, and the button again that closed them', async () => {
    await setViewport(LOW);
    const game = await fixtureInLongPage('tutorial');
    game.renderRoot.querySelector<HTMLElement>('[data-action="tutorial"]')?.focus();
    putTop(game, 100);
    await press(game, 'Enter');
    await game.updateComplete;
    expect(focusOf(game)).to.equal('next');
    expect(hiddenOf(0)).to.equal(0);
    putTop(game, -150);
    await press(game, 'Escape');
    await game.updateComplete;
    expect(focusOf(game)).to.equal('tutorial');
    expect(hiddenOf(0)).to.equal(0);
  });

  it('shows where the focus is in a dialog that a key opens', async () => {
    await setViewport(LOW);
    const game = await fixtureInLongPage();
    game.renderRoot.querySelector<HTMLElement>('[data-action="new-game"]')?.focus();
    putTop(game, 380);
    await press(game, 'Enter');
    expect(focusOf(game)).to.equal('input');
    expect(hiddenOf(0)).to.equal(0);
  });
});
