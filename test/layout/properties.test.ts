import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  createBoardLayout,
  fanColumn,
  type BoardLayout,
  type LayoutOptions,
  type Rect,
} from '../../src/layout/index.js';

const options: fc.Arbitrary<LayoutOptions> = fc.record({
  width: fc.integer({ min: 240, max: 2000 }),
  height: fc.integer({ min: 320, max: 1600 }),
  cells: fc.integer({ min: 0, max: 8 }),
  mirrored: fc.boolean(),
});

function places(layout: BoardLayout): readonly Rect[] {
  return [...layout.cells, ...layout.foundations, ...layout.columns];
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('layout: whatever the box', () => {
  it('keeps everything at least 2 px inside the box', () => {
    fc.assert(
      fc.property(options, (box) => {
        const layout = createBoardLayout(box);
        for (const rect of places(layout)) {
          expect(rect.x).to.be.at.least(2);
          expect(rect.y).to.be.at.least(2);
          expect(rect.x + rect.width).to.be.at.most(box.width - 2);
          expect(rect.y + rect.height).to.be.at.most(box.height - 2);
        }
        for (const rect of [layout.toolbar, layout.message]) {
          expect(rect.x).to.be.at.least(0);
          expect(rect.x + rect.width).to.be.at.most(box.width);
          expect(rect.y + rect.height).to.be.at.most(box.height);
        }
      }),
    );
  });

  it('lets no two places, nor the bar, nor the gutter, meet', () => {
    fc.assert(
      fc.property(options, (box) => {
        const layout = createBoardLayout(box);
        const all = [layout.toolbar, layout.message, ...places(layout)];
        all.forEach((a, i) => {
          all.slice(i + 1).forEach((b, j) => {
            expect(meet(a, b), `${i} and ${i + 1 + j}`).to.equal(false);
          });
        });
      }),
    );
  });

  it('stands on whole px, so that lines are crisp', () => {
    fc.assert(
      fc.property(options, (box) => {
        for (const { x, y } of places(createBoardLayout(box))) {
          expect(Number.isInteger(x) && Number.isInteger(y)).to.equal(true);
        }
      }),
    );
  });

  it('fits a column of 19 cards with strips at the floor or wider, whatever its run', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 13 }), (box, run) => {
        const layout = createBoardLayout(box);
        for (let count = run; count <= 19; count += 1) {
          const fan = fanColumn(layout, count, run);
          const length = (count - run) * fan.buried + (run - 1) * fan.run + layout.card.height;
          expect(length).to.be.at.most((layout.columns[0]?.height ?? 0) + 1e-6);
          expect(Math.min(fan.buried, fan.run)).to.be.at.least(layout.stripFloor - 1e-6);
        }
      }),
    );
  });

  it('squeezes the buried part first: a run has 24 px or buried strips are at the floor', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 2, max: 12 }), (box, run) => {
        const layout = createBoardLayout(box);
        const fan = fanColumn(layout, 19, run);
        if (fan.run < 24) expect(fan.buried).to.be.closeTo(layout.stripFloor, 1e-6);
        expect(fan.buried).to.be.at.most(Math.max(fan.run, layout.naturalStep));
      }),
    );
  });

  it('never spreads a longer column wider', () => {
    fc.assert(
      fc.property(options, (box) => {
        const layout = createBoardLayout(box);
        for (let count = 2; count <= 40; count += 1) {
          const shorter = fanColumn(layout, count, 1).buried;
          expect(fanColumn(layout, count + 1, 1).buried).to.be.at.most(shorter);
          expect(shorter).to.be.at.least(0);
        }
      }),
    );
  });

  it('gives a higher box no smaller cards, and a wider one of the same tier neither', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 200 }), (box, more) => {
        const layout = createBoardLayout(box);
        const higher = createBoardLayout({ ...box, height: box.height + more });
        // Two rows of cells prefer to stay rows, at the price of a small step between the arrangements.
        if (box.cells <= 4) expect(higher.card.width).to.be.at.least(layout.card.width);
        const wider = createBoardLayout({ ...box, width: box.width + more });
        if (wider.tier === layout.tier && box.cells <= 4) {
          expect(wider.card.width).to.be.at.least(layout.card.width - 0.5);
        }
      }),
    );
  });

  it('grows gaps to 0.3 card widths at most, unless the box prescribes them', () => {
    fc.assert(
      fc.property(options, (box) => {
        const { gap, card } = createBoardLayout(box);
        expect(gap).to.be.at.most(Math.max(16, 0.3 * card.width) + 1e-6);
        expect(gap).to.be.at.least(2);
      }),
    );
  });

  it('keeps a longer column than any deal makes inside the box where the page asks for it', () => {
    const layout = createBoardLayout({ width: 480, height: 480, cells: 4, deepest: 7 });
    const usual = createBoardLayout({ width: 480, height: 480, cells: 4 });
    expect(layout.card.width).to.be.at.least(usual.card.width);
    const fan = fanColumn(layout, 40, 1);
    const length = 39 * fan.buried + layout.card.height;
    expect(length).to.be.at.most((layout.columns[0]?.height ?? 0) + 1e-6);
  });
});
