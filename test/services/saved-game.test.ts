import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { answersWish, keepGame, readSavedGame, type Wish } from '../../src/services/index.js';
import { gameOf, playAll } from '../helpers/games.js';

const WISH: Wish = { deal: 617, rules: 'standard', cells: null };
const GAME = playAll(gameOf('standard', 617), '4a 46');
const SAVED = { game: GAME, timeMs: 7, wish: WISH, dailyDate: '2026-11-29' };

describe('services/saved-game', () => {
  it('comes back through JSON as it was', () => {
    expect(readSavedGame(JSON.parse(JSON.stringify(keepGame(SAVED))))).to.deep.equal(SAVED);
  });

  it('is read from nothing else', () => {
    const kept = keepGame(SAVED);
    for (const junk of [
      { ...kept, version: 2 },
      { ...kept, wish: null },
      { ...kept, wish: { ...WISH, deal: 'daily' } },
      { ...kept, wish: { ...WISH, cells: '4' } },
      { ...kept, dailyDate: '2026-11-31' },
      { ...kept, snapshot: { ...kept.snapshot, history: [{ move: '4h' }] } },
    ]) {
      expect(readSavedGame(junk)).to.equal(null);
    }
    fc.assert(fc.property(fc.anything(), (junk) => readSavedGame(junk) === null));
    fc.assert(
      fc.property(fc.anything(), (junk) => readSavedGame({ ...kept, snapshot: junk }) === null),
    );
  });

  for (const [asks, wish, isAnswer] of [
    ['the same as then', WISH, true],
    ['any deal', { ...WISH, deal: 'random' }, true],
    ['another deal', { ...WISH, deal: 5 }, false],
    ['other rules', { ...WISH, rules: 'classic' }, false],
    ['the number of cells it has', { ...WISH, cells: 4 }, true],
    ['another number of cells', { ...WISH, cells: 2 }, false],
  ] as const) {
    it(`${isAnswer ? 'is' : 'is not'} what a page wants that asks for ${asks}`, () => {
      expect(answersWish(SAVED, wish)).to.equal(isAnswer);
    });
  }

  it('is wanted by the page that asks for the same as then, whatever the player dealt since', () => {
    const wish = { ...WISH, deal: 1 };
    expect(answersWish({ ...SAVED, wish }, wish)).to.equal(true);
    expect(answersWish({ ...SAVED, wish }, { ...wish, deal: 2 })).to.equal(false);
  });
});
