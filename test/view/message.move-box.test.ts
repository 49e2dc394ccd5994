import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  announcementOf,
  fixtureGame,
  focusOf,
  inside,
  messageOf,
} from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { typeInMoveBox } from '../helpers/panels.js';

describe('the box for typed moves', () => {
  it('is in the tab order after the board, and seen with the focus', async () => {
    const game = await fixtureGame();
    const box = inside(game, '.move-box');
    expect(getComputedStyle(box).opacity).to.equal('0');
    game.focus();
    await press(game, 'Tab');
    expect(focusOf(game)).to.equal('notation');
    expect(getComputedStyle(box).opacity).to.equal('1');
    const gutter = inside(game, '.message-line').getBoundingClientRect();
    expect(box.getBoundingClientRect().top, 'opens in the gutter').to.be.closeTo(gutter.top, 1);
  });

  it('plays a move by Enter and is empty for the next', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const input = await typeInMoveBox(game, ' 4a ');
    expect(game.notation).to.equal('4a');
    expect(heard.userMoves).to.deep.equal(['4a']);
    expect(input.value).to.equal('');
    expect(focusOf(game)).to.equal('notation');
  });

  it('keeps and selects what was refused, with the reason beside it', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const input = await typeInMoveBox(game, '18');
    expect(heard.details('fc-refused')).to.deep.equal([
      { reason: 'same-color', card: 'JD', onto: 'QH' },
    ]);
    expect(input.value).to.equal('18');
    expect([input.selectionStart, input.selectionEnd]).to.deep.equal([0, 2]);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    const described = inside(game, `#${String(input.getAttribute('aria-describedby'))}`);
    expect(described.textContent).to.contain('both red');
    expect(messageOf(game)).to.contain('both red');
    expect(announcementOf(game)).to.contain('both red');
    await typeInMoveBox(game, '4a');
    expect(input.getAttribute('aria-invalid')).to.equal('false');
  });

  for (const [change, act] of Object.entries<(game: FreeCellGame) => unknown>({
    'a new deal': (game) => game.newGame(618),
    'a move on the board': (game) => game.move('58'),
    'an undo': (game) => game.undo(),
  })) {
    it(`forgets what was refused with ${change}`, async () => {
      const game = await fixtureGame();
      game.move('4a');
      const input = await typeInMoveBox(game, '18');
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      act(game);
      await game.updateComplete;
      expect(input.value).to.equal('');
      expect(input.getAttribute('aria-invalid')).to.equal('false');
      expect(inside(game, '#fc-notation-help').textContent).to.contain('From and to');
    });
  }

  it('keeps what is being typed when the table changes', async () => {
    const game = await fixtureGame();
    const input = await typeInMoveBox(game, '18');
    input.value = '3b';
    game.move('4a');
    await game.updateComplete;
    expect(input.value).to.equal('3b');
    expect(input.getAttribute('aria-invalid')).to.equal('false');
    game.undo();
    await game.updateComplete;
    expect(input.value).to.equal('3b');
  });

  it('refuses what is no move, whatever it is', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    for (const text of ['x', '99', '4', '22', 'ход', '<b>']) {
      const input = await typeInMoveBox(game, text);
      expect(input.value).to.equal(text);
    }
    expect(heard.details('fc-refused').length).to.equal(6);
    expect(game.notation).to.equal('');
  });

  it('does nothing when empty, leaves by Escape, and keeps its keys from the board', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await typeInMoveBox(game, '  ');
    inside<HTMLInputElement>(game, '[data-action="notation"]').value = '';
    await press(game, 'u', '1', 'a');
    expect(inside<HTMLInputElement>(game, '[data-action="notation"]').value).to.equal('u1a');
    expect(heard.names).to.deep.equal([]);
    await press(game, 'Escape');
    expect(game.shadowRoot?.activeElement?.classList.contains('control')).to.equal(true);
  });

  it('says that the page does not allow a move, which was typed well enough', async () => {
    const game = await fixtureGame();
    game.addEventListener('fc-before-move', (event) => event.preventDefault());
    await typeInMoveBox(game, '18');
    const input = await typeInMoveBox(game, '4a');
    expect(game.notation).to.equal('');
    expect(input.value).to.equal('');
    expect(input.getAttribute('aria-invalid')).to.equal('false');
    expect(inside(game, '#fc-notation-help').textContent).to.contain('does not allow');
    expect(announcementOf(game)).to.equal('The page does not allow this move');
  });

  it('is missing from a board that only shows', async () => {
    const game = await fixtureGame('deal="617" readonly');
    expect(game.renderRoot.querySelector('[data-action="notation"]')).to.equal(null);
  });
});
