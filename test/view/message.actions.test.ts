import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { expectAccessible } from '../helpers/accessible.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  announcementOf,
  fixtureGame,
  focusOf,
  inside,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import {
  AUDIT_TIMEOUT_MS,
  actionsIn,
  choose,
  LAST_MOVE_TO_STUCK,
  MOVES_TO_STUCK,
  panelOf,
  typeInMoveBox,
} from '../helpers/panels.js';
import { answered } from '../helpers/solver.js';
import type { FreeCellGame } from '../../src/index.js';

async function fixtureStuck(attributes = '', lang = 'en'): Promise<FreeCellGame> {
  const game = await fixtureGame(`deal="617" auto-collect="off" ${attributes}`, { lang });
  await playAll(game, MOVES_TO_STUCK);
  return game;
}

describe('the message line with something to press', () => {
  it('B056: tells at once that no move is left, offers the ways back, and tells the page', async () => {
    const game = await fixtureStuck();
    const heard = new EventRecording(game);
    await typeInMoveBox(game, LAST_MOVE_TO_STUCK);
    expect(heard.names).to.deep.equal(['fc-before-move', 'fc-move', 'fc-stuck']);
    expect(heard.details('fc-stuck')).to.deep.equal([{ kind: 'no-moves' }]);
    expect(game.status).to.equal('stuck');
    expect(messageOf(game)).to.contain('No useful moves left');
    expect(actionsIn(game, '.message')).to.deep.equal(['undo', 'restart']);
    expect(announcementOf(game), 'the move and the end in one message').to.match(
      /4 of spades.*No useful moves left/,
    );
  });

  it('says nothing to the page where the page made the move', async () => {
    const game = await fixtureStuck();
    const heard = new EventRecording(game);
    await playAll(game, LAST_MOVE_TO_STUCK);
    expect(heard.names).to.deep.equal([]);
    expect(messageOf(game)).to.contain('No useful moves left');
  });

  it('takes the move back, goes, and hands the focus to the board', async () => {
    const game = await fixtureStuck();
    await playAll(game, LAST_MOVE_TO_STUCK);
    const undo = inside(game, '.message-action[data-action="undo"]');
    undo.focus();
    await press(game, 'Enter');
    expect(game.status).to.equal('playing');
    expect(actionsIn(game, '.message')).to.deep.equal([]);
    expect(focusOf(game)).to.be.a('string');
    expect(game.shadowRoot?.activeElement?.classList.contains('control')).to.equal(true);
  });

  it('can be reached from the board by Tab, in targets of 24 px', async () => {
    const game = await fixtureStuck();
    await playAll(game, LAST_MOVE_TO_STUCK);
    game.focus();
    await press(game, 'Tab');
    expect(focusOf(game)).to.equal('undo');
    await press(game, 'Tab');
    expect(focusOf(game)).to.equal('restart');
    await press(game, 'Tab');
    expect(focusOf(game)).to.equal('notation');
    for (const button of game.renderRoot.querySelectorAll('.message-action')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });

  it('takes defeat lightly in a profile for beginners', async () => {
    const game = await fixtureStuck('rules="single-card"', 'ru');
    await playAll(game, LAST_MOVE_TO_STUCK);
    expect(messageOf(game)).to.contain('Так бывает');
    expect(actionsIn(game, '.message')).to.deep.equal(['undo', 'restart']);
  });

  it('says that hints count before the first one, and only then', async () => {
    const game = await fixtureGame('deal="617" rules="single-card" hint-button');
    const heard = new EventRecording(game);
    await choose(game, 'hint');
    expect(heard.names).to.deep.equal([]);
    expect(game.moveCount).to.equal(0);
    expect(messageOf(game)).to.contain('counts as a move');
    inside(game, '.message-action[data-action="hint"]').click();
    await answered(() => heard.names.length > 0);
    expect(heard.names).to.deep.equal(['fc-hint']);
    expect(game.moveCount).to.equal(1);
    await choose(game, 'hint');
    await answered(() => heard.names.length > 1);
    expect(heard.names).to.deep.equal(['fc-hint', 'fc-hint']);
    expect(game.moveCount).to.equal(2);
  });

  it('B036: says that only the last hundred actions can be undone', async () => {
    const game = await fixtureGame('deal="617" rules="scored"');
    await playAll(game, `4a ${Array.from({ length: 65 }, () => 'ab ba').join(' ')}`);
    let undone = 0;
    while (game.undo().ok) undone += 1;
    expect(undone).to.equal(100);
    await game.updateComplete;
    game.focus();
    await press(game, 'u');
    expect(messageOf(game)).to.contain('last 100 actions');
    expect(announcementOf(game)).to.contain('last 100 actions');
  });

  it('is accessible', async () => {
    const game = await fixtureStuck();
    await playAll(game, LAST_MOVE_TO_STUCK);
    await expectAccessible(game);
    expect(panelOf(game)).to.equal(null);
    expect(actionOf(game, 'undo')).to.exist;
  }).timeout(AUDIT_TIMEOUT_MS);
});
