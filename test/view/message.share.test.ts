import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, messageOf } from '../helpers/fixture-game.js';
import { choose } from '../helpers/panels.js';

/** Stands in for the clipboard, which a test page may not use; null: it fails. */
function stubClipboard(): { texts: string[]; isBroken: boolean; restore: () => void } {
  const stub = { texts: [] as string[], isBroken: false, restore: (): void => undefined };
  const { clipboard } = navigator;
  const writeText = (text: string): Promise<void> => {
    if (stub.isBroken) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    stub.texts.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  stub.restore = () =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return stub;
}

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('sharing a game', () => {
  let clipboard: ReturnType<typeof stubClipboard>;
  beforeEach(() => {
    clipboard = stubClipboard();
  });
  afterEach(() => clipboard.restore());

  it('copies the address of the page with the deal', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"');
    await choose(game, 'share');
    await turn();
    await game.updateComplete;
    const url = new URL(clipboard.texts[0] ?? '');
    expect(url.searchParams.get('deal')).to.equal('617');
    expect(url.origin + url.pathname).to.equal(location.origin + location.pathname);
    expect(messageOf(game)).to.equal('Link copied');
  });

  it('fills in the template of the page', async () => {
    const game = await fixtureGame(
      'deal="617" rules="scored" cells="2" share-url="https://example.org/{deal}?code={code}"',
    );
    await choose(game, 'share');
    await turn();
    expect(clipboard.texts).to.deep.equal([
      'https://example.org/FC1-C2-AAAAATJ?code=FC1-C2-AAAAATJ',
    ]);
  });

  it('copies the code where the profile shows it', async () => {
    const game = await fixtureGame('deal="617" rules="scored"');
    expect(messageOf(game), 'shown in the idle line').to.equal('FC1-C4-AAAAATJ');
    await choose(game, 'copy-code');
    await turn();
    await game.updateComplete;
    expect(clipboard.texts).to.deep.equal(['FC1-C4-AAAAATJ']);
    expect(messageOf(game)).to.equal('Code copied');
  });

  it('says it where the clipboard fails, shows the text and tells the page', async () => {
    const game = await fixtureGame('deal="617" rules="scored" share-url="https://e.org/{deal}"');
    const heard = new EventRecording(game);
    clipboard.isBroken = true;
    await choose(game, 'share');
    await turn();
    await game.updateComplete;
    expect(heard.details('fc-error').map(({ code }) => code)).to.deep.equal(['clipboard-failed']);
    expect(messageOf(game)).to.contain('https://e.org/617');
  });
});
