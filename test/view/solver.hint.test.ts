import { expect, waitUntil } from '@open-wc/testing';
import '../../src/bundled.js';
import { formatMove } from '../../src/engine/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { announcementOf, fixtureGame, messageOf, playAll } from '../helpers/fixture-game.js';
import { actionsIn, choose, LAST_MOVE_TO_STUCK, MOVES_TO_STUCK } from '../helpers/panels.js';
import type { FreeCellGame } from '../../src/index.js';

const marksOf = (game: FreeCellGame): number =>
  game.renderRoot.querySelectorAll('[part~="mark-hint"]').length;

/** Follows hints to the end; how many that took. */
async function follow(game: FreeCellGame): Promise<number> {
  let moves = 0;
  for (; game.status === 'playing' && moves < 400; moves += 1) {
    const hint = await game.hint();
    if (hint === null) throw new Error(`no hint after ${game.notation}`);
    const outcome = game.move(formatMove(hint));
    if (!outcome.ok) throw new Error(`${formatMove(hint)}: ${outcome.reason}`);
  }
  return moves;
}

describe('a hint', () => {
  for (const [rules, deal, cells] of [
    ['standard', 617, 4],
    ['one-tap', 31465, 4],
    ['single-card', 1, 4],
    ['classic', 164, 4],
    ['scored', 7, 2],
    ['bakers-game', 2, 4],
    ['eight-off', 3, 8],
  ] as const) {
    it(`leads to the end under the rules ${rules}, move by move`, async () => {
      const game = await fixtureGame(
        `deal="${String(deal)}" rules="${rules}" cells="${String(cells)}"`,
      );
      const seen = new Set<string>();
      const moves = await follow(game);
      expect(game.status).to.equal('won');
      expect(moves).to.be.within(10, 200);
      expect(seen.size).to.equal(0);
    });
  }
});
