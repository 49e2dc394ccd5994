import { expect } from '@open-wc/testing';
import { dealPosition, rules } from '../../src/engine/index.js';
import {
  createBoardLayout,
  fanColumn,
  placeCards,
  type BoardLayout,
  type Tier,
} from '../../src/layout/index.js';

/** One row of the table of test vectors in the design. `step13` and `step19`: the narrowest strip of such a column. */
interface Vector {
  readonly size: readonly [width: number, height: number];
  readonly tier: Tier;
  readonly side?: boolean;
  readonly gap: number;
  readonly card: readonly [width: number, height: number];
  readonly bar: number;
  readonly gutter: number;
  readonly columnsY: number;
  readonly naturalStep: number;
  readonly step7: number;
  readonly step13: number;
  readonly step19: number;
}

function row(
  size: Vector['size'],
  tier: Tier,
  gap: number,
  card: Vector['card'],
  [bar, gutter, columnsY, naturalStep]: readonly [number, number, number, number],
  [step7, step13, step19]: readonly [number, number, number],
  side = false,
): Vector {
  return { size, tier, gap, card, bar, gutter, columnsY, naturalStep, step7, step13, step19, side };
}

const VECTORS: readonly Vector[] = [
  row([240, 480], 'tiny', 2, [27, 38], [44, 52, 136, 24], [24, 24, 12]),
  row([280, 480], 'tiny', 2, [32, 45], [44, 52, 143, 24], [24, 23.8, 12]),
  row([320, 480], 'mini', 4, [35, 49], [44, 44, 139, 24], [24, 23.8, 12]),
  row([375, 480], 'mini', 4, [41.5, 58], [44, 44, 148, 24], [24, 22.3, 12]),
  row([480, 480], 'mid', 6.7, [51.5, 72], [52, 44, 172, 24], [24, 18.7, 12]),
  row([560, 480], 'mid', 11.7, [57, 80], [52, 36, 172, 24], [24, 18, 12]),
  row([640, 512], 'mid', 9, [68.5, 96], [52, 36, 188, 26], [26, 18, 12]),
  row([800, 640], 'mid', 11.2, [86, 120], [52, 36, 212, 32], [32, 24.5, 12]),
  row([896, 717], 'wide', 12.5, [96.5, 135], [52, 36, 227, 36], [36, 28.5, 12]),
  row([1000, 720], 'wide', 14, [107.5, 151], [52, 36, 243, 41], [41, 26, 12]),
  row([1000, 800], 'wide', 14, [107.5, 151], [52, 36, 243, 41], [41, 32.5, 17.7]),
  row([1280, 800], 'wide', 35.4, [118, 165], [52, 36, 257, 45], [45, 30.5, 13]),
  row([667, 375], 'mid', 6, [53.5, 75], [375, 34, 42, 24], [24, 21, 12], true),
];

/** Index cap heights of the same table, uncovered. */
const INDEX_CAPS: Readonly<Record<string, number>> = {
  '240': 9.1,
  '280': 10.1,
  '320': 10.7,
  '375': 11.9,
  '480': 13.8,
  '560': 14.8,
  '640': 17,
  '800': 20.3,
  '896': 22.3,
  '1000': 24.4,
  '1280': 26,
  '667': 14.2,
};

/** The narrowest strip of a column of `count` cards with a movable run of at most 13: the worst case. */
function narrowestStep(layout: BoardLayout, count: number): number {
  const run = Math.min(count, 13);
  const fan = fanColumn(layout, count, run);
  return count > run ? Math.min(fan.buried, fan.run) : fan.run;
}

describe('layout: the table of the design', () => {
  for (const vector of VECTORS) {
    const [width, height] = vector.size;
    it(`gives ${width} × ${height} the numbers of the table`, () => {
      const layout = createBoardLayout({ width, height, cells: 4 });
      expect(layout.tier, 'tier').to.equal(vector.tier);
      expect(layout.side, 'side').to.equal(vector.side);
      expect([layout.card.width, layout.card.height], 'card').to.deep.equal(vector.card);
      expect(layout.gap, 'gap').to.be.closeTo(vector.gap, 0.05);
      expect(layout.toolbar.height, 'bar').to.equal(vector.bar);
      expect(layout.message.height, 'gutter').to.equal(vector.gutter);
      expect(layout.columns[0]?.y, 'columns').to.equal(vector.columnsY);
      expect(layout.naturalStep, 'natural step').to.equal(vector.naturalStep);
      expect(narrowestStep(layout, 7), '7 cards').to.be.closeTo(vector.step7, 0.05);
      expect(narrowestStep(layout, 13), '13 cards').to.be.closeTo(vector.step13, 0.05);
      expect(narrowestStep(layout, 19), '19 cards').to.be.closeTo(vector.step19, 0.05);
    });

    it(`gives cards of ${width} × ${height} an index of ${INDEX_CAPS[width]} px`, () => {
      const standard = rules('standard');
      const layout = createBoardLayout({ width, height, cells: 4 });
      const position = dealPosition(617, standard);
      const last = position.columns[0]?.at(-1);
      const box = last && placeCards(layout, position, standard).boxes.get(last);
      expect(box?.indexCap).to.be.closeTo(INDEX_CAPS[width] ?? 0, 0.06);
    });
  }
});

describe('layout: boxes beyond the table', () => {
  it('B100 fits low boxes: 8 columns, cells and foundations in view, larger cards beside than below', () => {
    for (const [width, height, side, least] of [
      [240, 320, false, 25],
      [320, 320, false, 28],
      [480, 320, true, 35],
      [568, 320, true, 40],
      [1000, 420, true, 70],
    ] as const) {
      const layout = createBoardLayout({ width, height, cells: 4 });
      const name = `${width} × ${height}`;
      expect(layout.side, name).to.equal(side);
      expect(layout.card.width, name).to.be.at.least(least);
      expect(layout.columns, name).to.have.length(8);
      for (const rect of [...layout.cells, ...layout.foundations, ...layout.columns]) {
        expect(rect.y + layout.card.height, name).to.be.at.most(height);
        expect(rect.x + rect.width, name).to.be.at.most(width);
      }
    }
  });

  it('squeezes strips to 8 px only where cards would be narrower than 30 px', () => {
    expect(createBoardLayout({ width: 320, height: 320, cells: 4 }).stripFloor).to.equal(8);
    expect(createBoardLayout({ width: 240, height: 480, cells: 4 }).stripFloor).to.equal(12);
    expect(createBoardLayout({ width: 480, height: 480, cells: 4 }).stripFloor).to.equal(12);
  });

  it('never makes cards larger in a lower box, nor by the lower floor than 30 px', () => {
    for (let height = 260; height < 500; height += 1) {
      const lower = createBoardLayout({ width: 360, height, cells: 4 });
      const higher = createBoardLayout({ width: 360, height: height + 1, cells: 4 });
      expect(lower.card.width, `${height}`).to.be.at.most(higher.card.width);
      if (lower.stripFloor === 8) expect(lower.card.width).to.be.at.most(30);
    }
  });

  it('B097 gives a board of more than 200 px to cards in every box from 240 × 320', () => {
    for (const [width, height] of [
      [240, 320],
      [320, 320],
      [375, 480],
      [640, 512],
    ] as const) {
      const { columns, cells } = createBoardLayout({ width, height, cells: 4 });
      const bottom = (columns[0]?.y ?? 0) + (columns[0]?.height ?? 0);
      expect(bottom - (cells[0]?.y ?? 0), `${width} × ${height}`).to.be.above(200);
    }
  });

  it('B104 leaves no grey area of more than 35 % between 260 and 520 px', () => {
    for (let width = 260; width <= 520; width += 20) {
      const height = Math.max(480, (width * 4) / 5);
      const layout = createBoardLayout({ width, height, cells: 4 });
      const first = layout.columns[0];
      const last = layout.columns[7];
      if (first === undefined || last === undefined) throw new Error('no columns');
      const bottom = first.y + 6 * layout.naturalStep + layout.card.height;
      expect((height - bottom) / height, `${width}: below`).to.be.below(0.35);
      const sides = width - (last.x + last.width - first.x);
      expect(sides / width, `${width}: beside`).to.be.below(0.35);
    }
  });

  it('B101 lets cards grow up to 118 px, then widens the gaps, then centres', () => {
    const layout = createBoardLayout({ width: 2000, height: 1600, cells: 4 });
    expect(layout.card.width).to.equal(118);
    expect(layout.gap).to.be.closeTo(35.4, 0.01);
    const [first] = layout.columns;
    const last = layout.columns[7];
    const left = first?.x ?? 0;
    const right = 2000 - (last?.x ?? 0) - 118;
    expect(Math.abs(left - right)).to.be.at.most(1);
  });

  it('survives boxes of no size at all', () => {
    for (const [width, height] of [
      [0, 0],
      [1, 5000],
      [5000, 1],
      [Number.NaN, 400],
    ] as const) {
      const layout = createBoardLayout({ width, height, cells: 4 });
      for (const rect of [...layout.cells, ...layout.foundations, ...layout.columns]) {
        expect(Object.values(rect).every(Number.isFinite), `${width} × ${height}`).to.equal(true);
        expect(Math.min(rect.width, rect.height)).to.be.above(0);
      }
    }
  });
});

describe('layout: cells and hands', () => {
  it('leaves the places of missing cells bare: nothing else moves', () => {
    const four = createBoardLayout({ width: 640, height: 512, cells: 4 });
    for (const cells of [0, 1, 2, 3]) {
      const layout = createBoardLayout({ width: 640, height: 512, cells });
      expect(layout.cells).to.deep.equal(four.cells.slice(0, cells));
      expect(layout.foundations).to.deep.equal(four.foundations);
      expect(layout.columns).to.deep.equal(four.columns);
    }
  });

  it('puts eight cells in two rows of four, foundations in two rows of two, cards a step smaller', () => {
    for (const [width, height] of [
      [640, 512],
      [1000, 800],
    ] as const) {
      const layout = createBoardLayout({ width, height, cells: 8 });
      const four = createBoardLayout({ width, height, cells: 4 });
      expect(layout.side).to.equal(false);
      expect(new Set(layout.cells.map(({ y }) => y)).size).to.equal(2);
      expect(new Set(layout.cells.map(({ x }) => x)).size).to.equal(4);
      expect(new Set(layout.foundations.map(({ y }) => y)).size).to.equal(2);
      expect(new Set(layout.foundations.map(({ x }) => x)).size).to.equal(2);
      expect(layout.card.width).to.be.below(four.card.width);
    }
  });

  it('swaps cells and foundations for the left hand and keeps every order', () => {
    for (const [width, height] of [
      [640, 512],
      [667, 375],
    ] as const) {
      const plain = createBoardLayout({ width, height, cells: 4 });
      const mirrored = createBoardLayout({ width, height, cells: 4, mirrored: true });
      const xs = (rects: readonly { readonly x: number }[]): number[] => rects.map(({ x }) => x);
      const isRising = (values: readonly number[]): boolean =>
        values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0));
      expect(Math.min(...xs(plain.foundations))).to.be.above(Math.max(...xs(plain.cells)));
      expect(Math.min(...xs(mirrored.cells))).to.be.above(Math.max(...xs(mirrored.foundations)));
      expect(isRising(xs(mirrored.cells)) && isRising(xs(mirrored.foundations))).to.equal(true);
      expect(isRising(xs(mirrored.columns))).to.equal(true);
      expect(mirrored.card).to.deep.equal(plain.card);
    }
  });

  it('moves the rail of a side board to the hand', () => {
    const mirrored = createBoardLayout({ width: 667, height: 375, cells: 4, mirrored: true });
    expect(mirrored.toolbar.x + mirrored.toolbar.width).to.equal(667);
    expect(mirrored.toolbar.width).to.equal(48);
  });
});
