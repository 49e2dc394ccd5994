import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { expectAccessible } from '../helpers/accessible.js';
import { announcementOf, controlOf, fixtureGame, focusOf } from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { AUDIT_TIMEOUT_MS } from '../helpers/panels.js';

function countOf(game: FreeCellGame, selector: string): number {
  return game.renderRoot.querySelectorAll(`.controls ${selector}`).length;
}

describe('view/board.readonly', () => {
  it('has no buttons to press where nobody can play, and tells so', async () => {
    const game = await fixtureGame('deal="617" readonly');
    expect(countOf(game, 'button')).to.equal(60);
    expect(countOf(game, '[aria-pressed]')).to.equal(0);
    expect(countOf(game, '[aria-disabled="true"]')).to.equal(60);
    expect(countOf(game, '.movable')).to.equal(0);
  });

  it('is walked through and read all the same', async () => {
    const game = await fixtureGame('deal="617" readonly');
    game.focus();
    await press(game, 'ArrowRight', 's');
    expect(focusOf(game)).to.equal('KS');
    expect(announcementOf(game)).to.contain('moves');
    expect(controlOf(game, 'KS').ariaLabel).to.equal('King of spades, last of 7, column 2');
  });

  it('has them back as soon as somebody can play', async () => {
    const game = await fixtureGame('deal="617" readonly');
    game.readonly = false;
    await game.updateComplete;
    expect(countOf(game, '[aria-pressed="false"]')).to.equal(52);
    expect(countOf(game, '[aria-disabled]')).to.equal(0);
    expect(countOf(game, '.movable')).to.be.greaterThan(0);
  });

  it('B116 is accessible', async () => {
    const game = await fixtureGame('deal="617" readonly');
    await expectAccessible(game);
  }).timeout(AUDIT_TIMEOUT_MS);
});
