import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { EventRecording } from '../helpers/event-recording.js';
import { controlOf, fixtureGame, focusOf } from '../helpers/fixture-game.js';
import { centerOf, clickCard, dragBetween } from '../helpers/mouse.js';

/** As pages do that have ideas of their own about an event. */
function keepToOneself(type: string): () => void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener(type, stop, { capture: true });
  return () => window.removeEventListener(type, stop, { capture: true });
}

describe('view/board: a page that keeps events to itself', () => {
  let giveBack: () => void = () => undefined;

  afterEach(async () => {
    giveBack();
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: [2, 590] });
  });

  for (const type of ['pointerdown', 'pointerup']) {
    it(`leaves taps their clicks where it keeps ${type}`, async () => {
      const game = await fixtureGame();
      const heard = new EventRecording(game);
      giveBack = keepToOneself(type);
      await clickCard(game, 'JC');
      expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
      await clickCard(game, 'QH');
      expect(heard.names).to.deep.equal(['fc-before-move', 'fc-move']);
      expect(heard.userMoves).to.deep.equal(['58']);
    });
  }

  it('has no tap made of a drag whose end it keeps', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    giveBack = keepToOneself('pointerup');
    await dragBetween(centerOf(controlOf(game, 'JC')), centerOf(controlOf(game, 'QH')));
    await game.updateComplete;
    expect(heard.names).to.deep.equal([]);
    expect(game.matches(':state(dragging)')).to.equal(false);
    expect(game.renderRoot.querySelectorAll('[aria-pressed="true"]')).to.have.length(0);
  });

  it('leaves keys their board where it keeps focusin', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    giveBack = keepToOneself('focusin');
    controlOf(game, 'QH').focus();
    await sendKeys({ press: 'Enter' });
    await game.updateComplete;
    expect(focusOf(game)).to.equal('QH');
    await sendKeys({ press: 'a' });
    expect(heard.userMoves).to.deep.equal(['8a']);
  });
});
