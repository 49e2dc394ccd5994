import { expect } from '@open-wc/testing';
import { keepOnBoard } from '../../src/view/keep-on-board.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, faceOf, fixtureGame, inside, playAll } from '../helpers/fixture-game.js';

const BOARD = { width: 400, height: 300, card: { width: 40, height: 60, radius: 4 } };
const SEAT = { x: 100, y: 120 };

describe('view/keep-on-board', () => {
  it('lets a card go as far as the pointer inside of the board', () => {
    expect(keepOnBoard({ x: -100, y: 120 }, SEAT, BOARD)).to.deep.equal({ x: -100, y: 120 });
  });

  it('holds it at each edge', () => {
    expect(keepOnBoard({ x: -900, y: -900 }, SEAT, BOARD)).to.deep.equal({ x: -100, y: -120 });
    expect(keepOnBoard({ x: 900, y: 900 }, SEAT, BOARD)).to.deep.equal({ x: 260, y: 120 });
  });

  const BEYOND = [
    [-2000, 0],
    [2000, 0],
    [0, -2000],
    [0, 2000],
  ] as const;
  for (const [dx, dy] of BEYOND) {
    it(`keeps the first card of a run in sight when it is dragged by ${dx}, ${dy}`, async () => {
      const game = await fixtureGame();
      await playAll(game, '58');
      const heard = new EventRecording(game);
      const finger = new Finger();
      finger.down(controlOf(game, 'QH'));
      finger.moveBy(dx, dy);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const board = inside(game, '.board').getBoundingClientRect();
      const face = faceOf(game, 'QH').getBoundingClientRect();
      expect(face.left).to.be.at.least(board.left - 0.1);
      expect(face.right).to.be.at.most(board.right + 0.1);
      expect(face.top).to.be.at.least(board.top - 0.1);
      expect(face.bottom).to.be.at.most(board.bottom + 0.1);
      finger.up();
      expect(heard.userMoves, 'the pointer says where it lands').to.deep.equal([]);
    });
  }
});
