import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { locate } from '../../src/view/board-frame.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, faceOf, fixtureGame, inside, placeOf } from '../helpers/fixture-game.js';

const ANCESTORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'are as they come': {},
  scale: { transform: 'scale(0.7, 0.9)' },
  zoom: { zoom: '1.25' },
  'turn a little': { transform: 'rotate(5deg)' },
  'turn by a quarter': { transform: 'rotate(90deg)' },
  'stand on their head': { transform: 'rotate(180deg)' },
  mirror: { transform: 'scaleX(-1)' },
  skew: { transform: 'skewX(8deg)' },
  'are seen in perspective': { transform: 'perspective(900px) rotateY(25deg) rotateX(-15deg)' },
  'run from right to left': { direction: 'rtl' },
};

type Shift = (block: HTMLElement, isThere: boolean) => void;

/** Nothing here sends a scroll event. */
const SHIFTS: Readonly<Record<string, Shift>> = {
  'something grows above it': (block, isThere) => {
    block.style.marginTop = isThere ? '160px' : '';
  },
  'an ancestor is transformed': (block, isThere) => {
    block.style.transform = isThere ? 'translate(40px, 70px) scale(0.8)' : '';
  },
};

function blockOf(game: FreeCellGame): HTMLElement {
  if (game.parentElement === null) throw new Error('The game stands in no block');
  return game.parentElement;
}

/** Until a frame with what was sent is painted. */
async function paint(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function expectOver(game: FreeCellGame, card: string, over: Element, tolerance: number): void {
  const [seen, meant] = [middleOf(faceOf(game, card)), middleOf(over)];
  expect(seen.x).to.be.closeTo(meant.x, tolerance);
  expect(seen.y).to.be.closeTo(meant.y, tolerance);
}

describe('view/board-frame: locate', () => {
  const square = [
    { x: 10, y: 20 },
    { x: 110, y: 20 },
    { x: 110, y: 70 },
    { x: 10, y: 70 },
  ] as const;

  it('tells shares of the sides, beyond them, too', () => {
    expect(locate(square, { x: 60, y: 20 })).to.deep.equal({ x: 0.5, y: 0 });
    expect(locate(square, { x: 210, y: -30 })).to.deep.equal({ x: 2, y: -1 });
  });

  it('finds the crossing of the diagonals in the middle, however far away an edge is', () => {
    const trapezium = [
      { x: 0, y: 0 },
      { x: 100, y: 20 },
      { x: 100, y: 40 },
      { x: 0, y: 60 },
    ] as const;
    const at = locate(trapezium, { x: 75, y: 30 });
    expect(at?.x).to.be.closeTo(0.5, 1e-9);
    expect(at?.y).to.be.closeTo(0.5, 1e-9);
  });

  it('tells nothing of what is seen edge on', () => {
    const [, , , lower] = square;
    const line = [{ x: 10, y: 20 }, { x: 10, y: 20 }, lower, lower] as const;
    expect(locate(line, { x: 50, y: 50 })).to.equal(null);
  });
});

describe('view/board-frame: a card in the hand', () => {
  afterEach(() => scrollTo(0, 0));

  for (const [what, style] of Object.entries(ANCESTORS)) {
    it(`B109 is under the pointer and lands there where the ancestors ${what}`, async () => {
      const game = await fixtureGame();
      for (const [name, value] of Object.entries(style)) {
        blockOf(game).style.setProperty(name, value);
      }
      await paint();
      const heard = new EventRecording(game);
      const finger = new Finger();
      finger.down(controlOf(game, 'JC'));
      finger.moveBy(8, 8);
      finger.moveTo(placeOf(game, 'cell-c'));
      await paint();
      // Seen in perspective, the middle of its bounds is not quite that of a card.
      expectOver(
        game,
        'JC',
        placeOf(game, 'cell-c'),
        style['transform']?.includes('perspective') ? 3 : 1,
      );
      finger.moveTo(controlOf(game, 'QH'));
      finger.up();
      await game.updateComplete;
      expect(heard.userMoves).to.deep.equal(['58']);
    });
  }

  for (const [what, shift] of Object.entries(SHIFTS)) {
    for (const isThere of [true, false]) {
      it(`stays under the pointer when ${what}${isThere ? '' : ' no more'}`, async () => {
        const game = await fixtureGame();
        const block = blockOf(game);
        shift(block, !isThere);
        await paint();
        const heard = new EventRecording(game);
        const finger = new Finger();
        finger.down(controlOf(game, 'JC'));
        finger.moveBy(-10, -30);
        await paint();
        shift(block, isThere);
        finger.moveTo(placeOf(game, 'cell-b'));
        await paint();
        expectOver(game, 'JC', placeOf(game, 'cell-b'), 1);
        finger.up();
        expect(heard.userMoves).to.deep.equal(['5b']);
      });
    }

    it(`lands where the pointer is when ${what} and the pointer rests`, async () => {
      const game = await fixtureGame();
      const heard = new EventRecording(game);
      const finger = new Finger();
      finger.down(controlOf(game, 'JC'));
      const { x, y } = middleOf(placeOf(game, 'cell-b'));
      finger.moveTo(placeOf(game, 'cell-b'));
      await paint();
      shift(blockOf(game), true);
      const now = middleOf(placeOf(game, 'cell-b'));
      expect(Math.hypot(now.x - x, now.y - y), 'the shift').to.be.greaterThan(50);
      finger.up();
      expect(heard.userMoves).to.not.deep.equal(['5b']);
    });

    it(`is no drag where ${what} in the middle of a tap`, async () => {
      const game = await fixtureGame();
      const heard = new EventRecording(game);
      const finger = new Finger();
      finger.down(controlOf(game, 'JC'));
      shift(blockOf(game), true);
      finger.moveBy(1, 1);
      finger.up();
      await game.updateComplete;
      expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
      expect(heard.userMoves).to.deep.equal([]);
    });
  }

  it('leaves nothing on the board', async () => {
    const game = await fixtureGame();
    const before = inside(game, '.board').childElementCount;
    const finger = new Finger();
    finger.down(controlOf(game, 'JC'));
    finger.moveBy(40, 40);
    await paint();
    finger.up();
    new Finger().tap(controlOf(game, 'JC'));
    expect(inside(game, '.board').childElementCount).to.equal(before);
  });
});
