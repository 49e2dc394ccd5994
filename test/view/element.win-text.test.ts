import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { forcedFinish } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { flights } from '../helpers/flights.js';
import { actionOf, fixtureGame, inside, playAll, settleCards } from '../helpers/fixture-game.js';

/** Plays deal 617 up to the move after which all other cards go home by themselves, and makes it. */
async function finish(game: FreeCellGame): Promise<void> {
  for (const move of SOLUTION_OF_617) {
    game.move(move);
    if (forcedFinish(game.position) === null) continue;
    game.undo();
    game.autoCollect = 'safe';
    await settleCards(game);
    game.move(move);
    await game.updateComplete;
    return;
  }
  throw new Error('No forced finish');
}

/** When an animation has something to show, and when it has shown it. */
function timesOf(animation: Animation | undefined): { start: number; end: number } {
  const { delay = 0, endTime = 0 } = animation?.effect?.getComputedTiming() ?? {};
  return { start: delay, end: Number(endTime) };
}

describe('the text of a won game', () => {
  for (const animation of ['on', 'steps']) {
    it(`fades in when the last card has landed, with animation="${animation}"`, async () => {
      const game = await fixtureGame(`deal="617" auto-collect="off" animation="${animation}"`);
      await finish(game);
      expect(game.status).to.equal('won');
      const landed = Math.max(...flights(game).map((flight) => timesOf(flight).end));
      const [fade] = inside(game, '.win').getAnimations();
      expect(landed).to.be.greaterThan(300);
      expect(timesOf(fade).start).to.be.closeTo(landed, 0.5);
      expect(timesOf(fade).end).to.be.closeTo(landed + 200, 0.5);
    });
  }

  it('waits for nothing where no card flies', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" animation="off"');
    await finish(game);
    expect(timesOf(inside(game, '.win').getAnimations()[0]).start).to.equal(0);
  });

  it('has no buttons to press before they are seen', async () => {
    const game = await fixtureGame();
    await finish(game);
    const { x, y, width, height } = actionOf(game, 'next-deal').getBoundingClientRect();
    const [fade] = inside(game, '.win').getAnimations();
    const root = game.shadowRoot;
    const pressed = (): Element | null | undefined =>
      root?.elementFromPoint(x + width / 2, y + height / 2)?.closest('.text-button');
    expect(pressed()).to.not.equal(actionOf(game, 'next-deal'));
    fade?.finish();
    expect(pressed()).to.equal(actionOf(game, 'next-deal'));
  });

  for (const [width, height] of [
    [240, 320],
    [320, 320],
    [480, 320],
    [560, 300],
    [700, 240],
  ] as const) {
    for (const lang of ['bg', 'en', 'ru', 'uk']) {
      it(`has room under the kings in ${width} × ${height} px, ${lang}`, async () => {
        const game = await fixtureGame(
          `deal="617" auto-collect="off" animation="off" lang="${lang}" style="min-block-size: 0; block-size: ${height}px"`,
          { width },
        );
        await playAll(game, SOLUTION_OF_617.join(' '));
        const host = game.getBoundingClientRect();
        const faces = [...game.renderRoot.querySelectorAll('.card')];
        const words = [...game.renderRoot.querySelectorAll('.win > :not(slot), .win button')];
        for (const word of words.map((element) => element.getBoundingClientRect())) {
          expect(word.bottom).to.be.at.most(host.bottom);
          for (const face of faces.map((element) => element.getBoundingClientRect())) {
            const isBeside = face.right <= word.left || face.left >= word.right;
            expect(isBeside || face.bottom <= word.top).to.equal(true);
          }
        }
      });
    }
  }

  it('stands alone: the line above it says no more what the text says', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"', { width: 240 });
    const idle = (): string => getComputedStyle(inside(game, '.idle')).visibility;
    expect(idle()).to.equal('visible');
    await playAll(game, SOLUTION_OF_617.join(' '));
    expect(idle()).to.equal('hidden');
  });
});
