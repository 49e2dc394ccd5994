import { expect } from '@open-wc/testing';
import {
  COLUMN_IDS,
  legalMoves,
  parsePosition,
  rules as findRules,
  topOf,
  type PileId,
} from '../../src/engine/index.js';
import {
  createBoardLayout,
  createExampleLayout,
  createLessonPath,
  placeCards,
  type PathEnd,
  type Point,
} from '../../src/layout/index.js';

const rules = findRules('standard');
const TABLE = `Foundations: H-0 C-0 D-0 S-A
Freecells: 4H 9S - -
KD QC JH TS
2S
9D 8C 7H 6S 5D
QH
7S 6D
:
KS 8H
TD`;

/** Points along the way, a px apart. */
function walk(path: readonly Point[]): readonly Point[] {
  const points: Point[] = [];
  for (const [index, b] of path.entries()) {
    const a = path[index - 1] ?? b;
    const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y)));
    for (let step = 0; step <= steps; step += 1) {
      points.push({ x: a.x + ((b.x - a.x) * step) / steps, y: a.y + ((b.y - a.y) * step) / steps });
    }
  }
  return points;
}

describe('layout/lesson-path', () => {
  const position = parsePosition(TABLE, rules);
  for (const [width, height] of [
    [1000, 800],
    [640, 512],
    [375, 480],
  ] as const) {
    it(`crosses no card of a board of ${width} × ${height}`, () => {
      const layout = createBoardLayout({ width, height, cells: 4, deepest: 9, side: false });
      const placement = placeCards(layout, position, rules);
      const { width: w, height: h } = layout.card;
      const endOf = (pile: PileId): PathEnd => {
        const top = topOf(position, pile);
        const box = top === null ? undefined : placement.boxes.get(top);
        const { x, y } = box ?? placement.piles.get(pile) ?? { x: 0, y: 0 };
        const isCovering = y > (placement.piles.get(pile)?.y ?? y);
        return { pile, rect: { x, y, width: w, height: h }, isCovering };
      };
      const moves = legalMoves(position, rules).filter(
        ({ from, to, count }) =>
          count === undefined && from !== 'foundation' && to !== 'foundation',
      );
      expect(moves.length).to.be.greaterThan(10);
      for (const { from, to } of moves) {
        const path = createLessonPath(
          layout,
          placement,
          endOf(from as PileId),
          endOf(to as PileId),
        );
        for (const point of walk(path)) {
          expect(point.y, `${from} ${to}`).to.be.within(0, height);
          for (const { card, x, y } of placement.boxes.values()) {
            const isOver =
              point.x > x + 1 && point.x < x + w - 1 && point.y > y + 1 && point.y < y + h - 1;
            expect(isOver, `${from} → ${to} crosses ${card}`).to.equal(false);
          }
        }
      }
    });
  }
});

describe('layout/example-layout', () => {
  const WANTS = { columns: 3, cells: 4, foundations: false, deepest: 5, hasPath: true };

  it('has the piles asked for, within its width, and 68 px cards where there is room', () => {
    for (const width of [240, 320, 480, 640, 1000]) {
      const layout = createExampleLayout({ ...WANTS, width });
      expect(layout.columns).to.have.length(3);
      expect(layout.cells).to.have.length(4);
      expect(layout.foundations).to.have.length(0);
      for (const { x, y, width: w, height: h } of [...layout.columns, ...layout.cells]) {
        expect(x).to.be.at.least(0);
        expect(x + w).to.be.at.most(width);
        expect(y + h).to.be.at.most(layout.height);
      }
    }
    expect(createExampleLayout({ ...WANTS, width: 640 }).card.width).to.equal(68);
  });

  it('depends on the deepest column and on the path, not on what lies where', () => {
    const shallow = createExampleLayout({ ...WANTS, width: 640, deepest: 2 });
    const deep = createExampleLayout({ ...WANTS, width: 640 });
    const still = createExampleLayout({ ...WANTS, width: 640, hasPath: false });
    expect(deep.height).to.be.greaterThan(shallow.height);
    expect(still.height).to.be.lessThan(deep.height);
  });

  it('takes the eight columns of a whole table', () => {
    const whole = { columns: 8, cells: 4, foundations: true, deepest: 19, hasPath: true };
    const layout = createExampleLayout({ ...whole, width: 240 });
    expect(layout.columns).to.have.length(COLUMN_IDS.length);
    const last = layout.columns.at(-1);
    expect((last?.x ?? 0) + layout.card.width).to.be.at.most(240);
  });
});
