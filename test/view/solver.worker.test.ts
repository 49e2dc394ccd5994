import { aTimeout, expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { EventRecording } from '../helpers/event-recording.js';
import { actionOf, fixtureGame } from '../helpers/fixture-game.js';
import { replaceProperty } from '../helpers/storage.js';

/** In a file of its own: what was refused once on a page is not tried there again. */
describe('a page without workers', () => {
  let restore = (): void => {};
  before(() => {
    restore = replaceProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('no worker here', 'SecurityError');
        }
      },
    });
  });
  after(() => restore());

  const reachForHint = (target: HTMLElement): void => {
    target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  };

  it('searches for nobody who only passes by the button', async () => {
    const game = await fixtureGame('deal="50125" auto-collect="off" hint-button');
    const heard = new EventRecording(game);
    for (let time = 0; time < 2; time += 1) {
      reachForHint(actionOf(game, 'hint'));
      await aTimeout(300);
    }
    expect(heard.names).to.deep.equal(['fc-error']);
    expect(game.verified, 'nothing was searched').to.equal('unknown');
    expect(await game.hint(), 'who asks is answered').not.to.equal(null);
  });

  it('answers who presses while it is looked for', async () => {
    const game = await fixtureGame('deal="617" hint-button');
    reachForHint(actionOf(game, 'hint'));
    expect(await game.hint()).not.to.equal(null);
  });

  it('is told once by each element, wherever it moves', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    const heard = new EventRecording(game);
    const { parentElement } = game;
    for (const move of ['1a', '2b', '3c']) {
      expect(await game.hint()).not.to.equal(null);
      game.remove();
      parentElement?.append(game);
      game.move(move);
    }
    expect(heard.details('fc-error').map(({ code }) => code)).to.deep.equal(['worker-failed']);
  });
});
