import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
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
import { AUDIT_TIMEOUT_MS, choose, fill, panelOf } from '../helpers/panels.js';

const SCORED = 'deal="617" rules="scored"';

/** What a screen reader adds to a field's name. */
function descriptionOf(game: FreeCellGame, field: string): string {
  const ids = (actionOf(game, field).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => inside(game, `#${id}`).textContent).join(' ');
}

describe('the new-game dialog', () => {
  it('deals at random from the start, and goes', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await choose(game, 'new-game');
    expect(focusOf(game)).to.equal('input');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(panelOf(game)).to.equal(null);
    expect(heard.names).to.deep.equal(['fc-deal']);
    expect(focusOf(game), 'the focus is back').to.equal('new-game');
  });

  it('deals by number, and refuses one that is not offered: in the dialog, with the field focused', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await choose(game, 'new-game');
    await fill(game, 'number', '1000001');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(heard.names).to.deep.equal(['fc-error']);
    expect(inside(game, '#fc-new-game-error').textContent).to.contain('1,000,000');
    expect(focusOf(game)).to.equal('number');
    expect(actionOf(game, 'number').getAttribute('aria-invalid')).to.equal('true');
    const [described] = (actionOf(game, 'number').getAttribute('aria-describedby') ?? '').split(
      ' ',
    );
    expect(inside(game, `#${String(described)}`).textContent).to.contain('1000001');
    await fill(game, 'number', '1000000');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(game.deal).to.equal(1_000_000);
    expect(panelOf(game)).to.equal(null);
  });

  it('moves the focus to the field again when the same mistake is made again', async () => {
    const game = await fixtureGame();
    await choose(game, 'new-game');
    await fill(game, 'number', 'x');
    for (let time = 0; time < 2; time += 1) {
      actionOf(game, 'deal').focus();
      actionOf(game, 'deal').click();
      await game.updateComplete;
      expect(focusOf(game)).to.equal('number');
    }
  });

  it('B041: says of a number that it cannot be won, or that nobody knows, and deals it all the same', async () => {
    const game = await fixtureGame();
    await choose(game, 'new-game');
    const note = (): string => panelOf(game)?.textContent ?? '';
    await fill(game, 'number', '11982');
    expect(note()).to.contain('Cannot be won');
    await fill(game, 'number', '40000');
    expect(note()).to.contain('Not verified');
    await fill(game, 'number', '617');
    expect(note()).not.to.match(/Cannot be won|Not verified/);
    await fill(game, 'number', '11982');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(game.deal).to.equal(11982);
    expect(messageOf(game)).to.contain('11982 cannot be won');
  });

  it('says of a number by ear what it says by sight', async () => {
    const game = await fixtureGame();
    await choose(game, 'new-game');
    expect(descriptionOf(game, 'number')).to.contain('1,000,000');
    await fill(game, 'number', '11982');
    expect(descriptionOf(game, 'number')).to.contain('Cannot be won');
    await fill(game, 'number', '40000');
    expect(descriptionOf(game, 'number')).to.contain('Not verified');
  });

  for (const isThere of [false, true]) {
    it(`says what is wrong once: ${isThere ? 'aloud to who is' : 'to who is taken'} at the field`, async () => {
      const game = await fixtureGame();
      await choose(game, 'new-game');
      await fill(game, 'number', '1000001');
      actionOf(game, isThere ? 'number' : 'deal').focus();
      if (isThere) await press(game, 'Enter');
      else actionOf(game, 'deal').click();
      await game.updateComplete;
      expect(focusOf(game)).to.equal('number');
      const wrong = inside(game, '#fc-new-game-error').textContent ?? '';
      expect(wrong).to.contain('1000001');
      expect(descriptionOf(game, 'number')).to.contain(wrong);
      expect(game.renderRoot.querySelectorAll('[role="alert"]')).to.have.length(0);
      expect(announcementOf(game)).to.equal(isThere ? wrong : '');
    });
  }

  it('says on the board what is wrong with a number of the page, whatever lies open', async () => {
    const game = await fixtureGame();
    await choose(game, 'new-game');
    game.newGame('abc');
    await game.updateComplete;
    expect(announcementOf(game)).to.contain('abc');
    expect(messageOf(game)).to.contain('abc');
  });

  it('says why a code is none, one reason each', async () => {
    const game = await fixtureGame(SCORED);
    await choose(game, 'new-game');
    const reasons = new Set<string>();
    for (const code of [
      '617',
      'FC2-C4-AAAAAKH',
      'FC1-C3-AAAAAKH',
      'FC1-C4-AAAAKH',
      'FC1-C4-AAAAA1H',
      'FC1-C4-AAAAAAA',
    ]) {
      await fill(game, 'code', code);
      actionOf(game, 'deal').click();
      await game.updateComplete;
      expect(focusOf(game)).to.equal('code');
      const text = inside(game, '#fc-new-game-error').textContent ?? '';
      reasons.add(text.replace(code, ''));
    }
    expect(reasons.size).to.equal(6);
    expect(game.deal).to.equal(617);
  });

  it('takes the number of cells from a code, forgiving lower case and blanks', async () => {
    const game = await fixtureGame(SCORED);
    await choose(game, 'new-game');
    await fill(game, 'code', ' fc1-c2-aaaaakh ');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(game.deal).to.equal(327);
    expect(game.cells).to.equal(2);
    expect(game.code).to.equal('FC1-C2-AAAAAKH');
  });

  it('offers cells where the rules let one choose, and deals what is proven with as many', async () => {
    const game = await fixtureGame(SCORED);
    await choose(game, 'new-game');
    expect(panelOf(game)?.textContent).to.contain('Proven winnable');
    inside<HTMLInputElement>(game, 'input[name="cells"][value="1"]').click();
    await game.updateComplete;
    expect(panelOf(game)?.textContent).to.contain('Proven winnable');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(game.cells).to.equal(1);
    expect(game.verified).to.equal('winnable');
    expect(game.position.cells).to.deep.equal([null]);
    expect(game.renderRoot.querySelectorAll('[data-pile^="cell-"]').length).to.equal(1);
    game.cells = 1;
    await game.updateComplete;
    game.cells = 4;
    await game.updateComplete;
    expect(game.cells, 'the page has the last word').to.equal(4);
  });

  it('speaks of the game in progress only where there is one', async () => {
    const game = await fixtureGame();
    await choose(game, 'new-game');
    expect(panelOf(game)?.textContent).not.to.contain('Ends the game');
    expect(actionOf(game, 'cancel').textContent).to.contain('Cancel');
    actionOf(game, 'cancel').click();
    await playAll(game, '4a');
    await choose(game, 'new-game');
    expect(panelOf(game)?.textContent).to.contain('Ends the game in progress');
    expect(actionOf(game, 'cancel').textContent).to.contain('Keep playing');
    actionOf(game, 'cancel').click();
    await game.updateComplete;
    expect(game.notation).to.equal('4a');
    expect(panelOf(game)).to.equal(null);
  });

  it('begins the deal on the table anew', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a');
    await choose(game, 'new-game');
    actionOf(game, 'restart').click();
    await game.updateComplete;
    expect(game.notation).to.equal('');
    expect(game.deal).to.equal(617);
    expect(panelOf(game)).to.equal(null);
  });

  it('B095: closes by Escape without dealing, and gives the focus back', async () => {
    const game = await fixtureGame();
    await playAll(game, '4a');
    await choose(game, 'new-game');
    const heard = new EventRecording(game);
    await press(game, 'Escape');
    expect(panelOf(game)).to.equal(null);
    expect(focusOf(game)).to.equal('new-game');
    expect(heard.names).to.deep.equal([]);
    expect(game.notation).to.equal('4a');
  });

  it('B095: asks in a profile for beginners before a deal begins anew, the page never', async () => {
    const game = await fixtureGame('deal="617" rules="single-card"');
    await playAll(game, '4a');
    await choose(game, 'restart');
    expect(game.notation).to.equal('4a');
    expect(panelOf(game)?.textContent).to.contain('cannot be undone');
    expect(focusOf(game), 'the harmless answer').to.equal('cancel');
    actionOf(game, 'restart').click();
    await game.updateComplete;
    expect(game.notation).to.equal('');
    expect(panelOf(game)).to.equal(null);
    await playAll(game, '4a');
    expect(game.restart().ok).to.equal(true);
    expect(panelOf(game)).to.equal(null);
  });

  for (const lang of ['en', 'bg']) {
    it(`B116: is accessible in ${lang}`, async () => {
      const game = await fixtureGame(SCORED, { lang });
      await choose(game, 'new-game');
      await fill(game, 'code', 'x');
      actionOf(game, 'deal').click();
      await game.updateComplete;
      await expectAccessible(game);
    }).timeout(AUDIT_TIMEOUT_MS);
  }
});
