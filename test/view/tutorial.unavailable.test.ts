import { expect, waitUntil } from '@open-wc/testing';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  announcementOf,
  fixtureGame,
  focusOf,
  inside,
  messageOf,
} from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';

const FAILURE = 'The lessons could not be loaded. Check the connection and try again.';

/** From now on this page gets no script any more, as if there were no net. */
function blockScripts(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "script-src 'none'";
  document.head.append(meta);
}

describe('view/tutorial.unavailable', () => {
  const rejections: PromiseRejectionEvent[] = [];
  const onRejection = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    rejections.push(event);
  };

  before(() => {
    blockScripts();
    addEventListener('unhandledrejection', onRejection);
  });
  after(() => removeEventListener('unhandledrejection', onRejection));

  it('leaves the game as it was, says so, and tries again when it is asked again', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" tutorial');
    const heard = new EventRecording(game);
    for (const time of [1, 2]) {
      actionOf(game, 'tutorial').focus();
      await press(game, 'Enter');
      await waitUntil(() => messageOf(game) === FAILURE);
      expect(announcementOf(game)).to.equal(FAILURE);
      expect(heard.details('fc-error'), `time ${time}`).to.have.length(time);
      expect(heard.details('fc-error').at(-1)).to.deep.equal({
        code: 'lessons-failed',
        message: FAILURE,
      });
      expect(game.matches(':state(tutorial)')).to.equal(false);
      expect(inside(game, '.controls').inert).to.equal(false);
      expect(inside(game, '.bar').inert).to.equal(false);
      await waitUntil(() => focusOf(game) === 'tutorial');
    }
    game.focus();
    await press(game, '5', '8');
    expect(game.notation).to.equal('58');
    expect(heard.names).not.to.include('fc-tutorial');
  });

  it('settles for the page that opens it, and rejects nothing', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"');
    game.showTutorial('cells');
    expect(await game.updateComplete).to.be.a('boolean');
    expect(messageOf(game)).to.equal(FAILURE);
    game.showTutorial();
    game.hideTutorial();
    await game.updateComplete;
    expect(inside(game, '.controls').inert).to.equal(false);
    const attribute = await fixtureGame('deal="617" tutorial="open"');
    await attribute.updateComplete;
    expect(messageOf(attribute)).to.equal(FAILURE);
    await new Promise((done) => setTimeout(done));
    expect(rejections).to.deep.equal([]);
  });
});
