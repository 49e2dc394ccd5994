import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, messageOf, playAll } from '../helpers/fixture-game.js';
import {
  clearSlots,
  keptText,
  putText,
  rememberedGame,
  replaceProperty,
} from '../helpers/storage.js';

const SLOT = 'storage-faults-test';
const FULL = SOLUTION_OF_617.join(' ');
const TEN_MOVES = SOLUTION_OF_617.slice(0, 10).join(' ');

/** A browser that refuses: every access throws, or only writing does. */
function refuse(what: 'everything' | 'writing'): () => void {
  const fail = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  if (what === 'writing') return replaceProperty(Storage.prototype, 'setItem', { value: fail });
  const undo = ['localStorage', 'sessionStorage'].map((name) =>
    replaceProperty(window, name, { get: fail }),
  );
  return () => undo.forEach((restore) => restore());
}

describe('storage that fails', () => {
  beforeEach(() => clearSlots(SLOT));
  afterEach(() => clearSlots(SLOT));

  describe('with whatever stands in the slot', () => {
    const sound = async (): Promise<string> => {
      await playAll(await rememberedGame(SLOT), TEN_MOVES);
      return keptText(SLOT, 'game')!;
    };

    it('sets aside what is no game of ours, and deals', async () => {
      const text = await sound();
      for (const junk of [
        '',
        '{',
        'null',
        '[]',
        '"<img onerror=alert(1)>"',
        '{"version":1}',
        text.replace('"version":1', '"version":99'),
        text.replace('"4a"', '"4h"'),
        text.replace('"timeMs":', '"timeMs":-'),
        text.slice(0, -20),
        text.replace('"deal":617,"code"', '"deal":0,"code"'),
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      ]) {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        clearSlots(SLOT);
        putText(SLOT, 'game', junk);
        const game = await fixtureGame(`storage="local" storage-key="${SLOT}" deal="617"`);
        expect([game.deal, game.moveCount], junk.slice(0, 40)).to.deep.equal([617, 0]);
        expect(localStorage.getItem(`free-cell-game:v1:${SLOT}:game:aside`)).to.equal(junk);
        game.remove();
      }
    });

    it('starts over any JSON in any part', async () => {
      await fc.assert(
        fc.asyncProperty(fc.json(), fc.json(), fc.json(), async (one, two, three) => {
          putText(SLOT, 'game', one);
          putText(SLOT, 'statistics', two);
          putText(SLOT, 'preferences', three);
          const game = await rememberedGame(SLOT);
          expect([game.deal, game.status]).to.deep.equal([617, 'playing']);
          expect(game.move('4a').ok).to.equal(true);
          game.remove();
          clearSlots(SLOT);
        }),
        { numRuns: 15 },
      );
    });
  });

  describe('in a browser that does not let anything be kept', () => {
    for (const what of ['everything', 'writing'] as const) {
      it(`B131 plays on where it refuses ${what}, and says so once`, async () => {
        const restore = refuse(what);
        const heard = new EventRecording(document);
        try {
          const game = await rememberedGame(SLOT);
          expect(messageOf(game)).to.contain('saved');
          await playAll(game, FULL);
          expect(game.status).to.equal('won');
          game.newGame(5);
          game.prefer({ name: 'fourColor', value: true });
          await game.updateComplete;
          dispatchEvent(new PageTransitionEvent('pagehide'));
          expect(game.deal).to.equal(5);
          game.remove();
        } finally {
          restore();
          heard.stop();
        }
        const errors = heard.details('fc-error');
        expect(errors.map(({ code }) => code)).to.deep.equal(['storage-failed']);
        expect(heard.names.filter((name) => name === 'fc-win')).to.have.length(1);
      });
    }
  });
});
