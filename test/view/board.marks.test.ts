import { expect, nextFrame } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, inside, playAll } from '../helpers/fixture-game.js';

/** A round thing in a corner of a card; px from the card's corner at the index, which is to the left or to the right. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function px(length: string): number {
  return Number.parseFloat(length);
}

function cornerOf(game: FreeCellGame): { width: number; isMirrored: boolean } {
  return { width: inside(game, '.card').getBoundingClientRect().width, isMirrored: game.mirrored };
}

function discOf(game: FreeCellGame, selector: string, pseudo: string | null = null): Disc {
  const { left, top, width } = getComputedStyle(inside(game, selector), pseudo);
  const radius = px(width) / 2;
  const x = px(left) + radius;
  const card = cornerOf(game);
  return { x: card.isMirrored ? card.width - x : x, y: px(top) + radius, radius };
}

/** How far the widest index reaches into its card. */
function widestIndex(game: FreeCellGame): number {
  const { isMirrored } = cornerOf(game);
  const reaches = [...game.renderRoot.querySelectorAll('.card')].map((card) => {
    const { left, right } = card.getBoundingClientRect();
    const index = card.querySelector('.index')?.getBoundingClientRect();
    if (index === undefined) return 0;
    return isMirrored ? right - index.left : index.right - left;
  });
  return Math.max(...reaches);
}

/** The hint is for the card from which the last move took another. */
async function fixtureHint(width: number, attributes: string): Promise<FreeCellGame> {
  const game = await fixtureGame(`deal="617" auto-collect="off" hint-button ${attributes}`, {
    width,
  });
  await playAll(game, '4a');
  await game.hint();
  await game.updateComplete;
  return game;
}

describe('marks at the corner of a card', () => {
  for (const width of [240, 280, 320, 375, 480, 640, 1000, 1280]) {
    for (const attributes of ['', 'mirrored']) {
      it(`leave the index free at ${width} px ${attributes}`, async () => {
        const game = await fixtureHint(width, attributes);
        const index = widestIndex(game);
        const ring = discOf(game, '.mark-last.origin', '::before');
        expect(index).to.be.above(10);
        expect(ring.x - ring.radius, 'the ring').to.be.at.least(index);
        const badge = discOf(game, '.mark-hint.source .badge');
        const isBelow = badge.y - badge.radius > 0.5 * cornerOf(game).width;
        if (!isBelow) expect(badge.x - badge.radius, 'the badge').to.be.at.least(index);
      });

      it(`show a badge and not what is under it at ${width} px ${attributes}`, async () => {
        const game = await fixtureHint(width, attributes);
        const ring = discOf(game, '.mark-last.origin', '::before');
        const badge = discOf(game, '.mark-hint.source .badge');
        const distance = Math.hypot(ring.x - badge.x, ring.y - badge.y);
        const isCovered = distance + ring.radius <= badge.radius;
        const isApart = distance > ring.radius + badge.radius;
        expect(isCovered || isApart).to.equal(true);
      });
    }
  }

  it('pulse around the badge, which stays as it is', async () => {
    const game = await fixtureHint(640, '');
    const mark = inside(game, '.mark-hint.source');
    const pulses = mark.getAnimations({ subtree: true });
    expect(pulses.length).to.be.above(0);
    for (const { effect } of pulses) {
      if (!(effect instanceof KeyframeEffect)) throw new Error('No pulse');
      expect(effect.pseudoElement).to.match(/^::(before|after)$/);
    }
  });
});

describe('cards in the hand', () => {
  it('pass above the bar and the message line, and lie among the rest again', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" animation="off"');
    const height = (selector: string): number =>
      Number(getComputedStyle(inside(game, selector)).zIndex) || 0;
    expect(height('.board')).to.be.below(height('.bar'));
    const finger = new Finger('mouse');
    finger.down(controlOf(game, 'JD'));
    finger.moveBy(0, -300);
    await nextFrame();
    await nextFrame();
    expect(game.renderRoot.querySelectorAll('.lifted')).to.have.length(1);
    expect(height('.board')).to.be.above(height('.bar'));
    expect(height('.board')).to.be.above(height('.message-line'));
    finger.cancel();
    await game.updateComplete;
    expect(height('.board')).to.be.below(height('.bar'));
  });
});
