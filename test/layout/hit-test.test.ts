import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { dealPosition, parsePosition, rules } from '../../src/engine/index.js';
import {
  createBoardLayout,
  hitTest,
  nearestPiles,
  placeCards,
  type Rect,
} from '../../src/layout/index.js';

const standard = rules('standard');
const layout = createBoardLayout({ width: 640, height: 512, cells: 4 });
const { width, height } = layout.card;

function rect(place: { readonly x: number; readonly y: number } | undefined): Rect {
  if (place === undefined) throw new Error('no such place');
  return { x: place.x, y: place.y, width, height };
}

describe('layout: what lies under a finger', () => {
  const position = dealPosition(617, standard);
  const placement = placeCards(layout, position, standard);
  const at = (x: number, y: number): ReturnType<typeof hitTest> =>
    hitTest(layout, placement, position, { x, y });

  it('finds every card on its visible strip, by all four corners', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 240, max: 1400 }),
        fc.integer({ min: 320, max: 900 }),
        fc.boolean(),
        (w, h, mirrored) => {
          const board = createBoardLayout({ width: w, height: h, cells: 4, mirrored });
          const placed = placeCards(board, position, standard);
          for (const box of placed.boxes.values()) {
            const hits = [
              { x: box.x, y: box.y },
              { x: box.x + board.card.width - 0.5, y: box.y },
              { x: box.x, y: box.y + box.strip - 0.5 },
              { x: box.x + board.card.width - 0.5, y: box.y + box.strip - 0.5 },
            ].map((point) => hitTest(board, placed, position, point));
            for (const hit of hits) expect(hit).to.deep.equal({ pile: box.pile, index: box.index });
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('takes what lies below the cards of a column for the column', () => {
    const [place] = layout.columns;
    expect(at((place?.x ?? 0) + 5, layout.height - 1)).to.deep.equal({
      pile: 'column-1',
      index: -1,
    });
  });

  it('finds empty places', () => {
    expect(at(rect(layout.cells[2]).x + 1, rect(layout.cells[2]).y + 1)).to.deep.equal({
      pile: 'cell-c',
      index: -1,
    });
    expect(at(rect(layout.foundations[3]).x + 1, rect(layout.foundations[3]).y + 1)).to.deep.equal({
      pile: 'foundation-4',
      index: -1,
    });
  });

  it('finds the cards in cells and on foundations', () => {
    const table = parsePosition('Foundations: S-4\nFreecells: - KD - -', standard);
    const placed = placeCards(layout, table, standard);
    const hit = (place: Rect): ReturnType<typeof hitTest> =>
      hitTest(layout, placed, table, { x: place.x + 3, y: place.y + 3 });
    expect(hit(rect(layout.cells[1]))).to.deep.equal({ pile: 'cell-b', index: 0 });
    expect(hit(rect(layout.foundations[0]))).to.deep.equal({ pile: 'foundation-1', index: 3 });
  });

  it('knows the felt: toolbar, gutter, gaps', () => {
    expect(at(5, 5)).to.equal(null);
    expect(at(320, layout.message.y + 5)).to.equal(null);
    const [first] = layout.columns;
    expect(at((first?.x ?? 0) + width + 2, (first?.y ?? 0) + 5)).to.equal(null);
    expect(at(-5, 400)).to.equal(null);
  });
});

describe('layout: where a card let go may belong', () => {
  const position = parsePosition('Foundations: S-0\nFreecells: - - - -\n9H 8S\n\n7D', standard);
  const placement = placeCards(layout, position, standard);
  const near = (box: Rect): readonly string[] => nearestPiles(layout, placement, box);

  it('puts the pile under the middle first', () => {
    for (const [index, column] of layout.columns.entries()) {
      expect(near(rect(column))[0]).to.equal(`column-${index + 1}`);
    }
    for (const [index, cell] of layout.cells.entries()) {
      expect(near(rect(cell))[0]).to.equal(`cell-${'abcd'.charAt(index)}`);
    }
  });

  it('V4 offers a pile that the card overlaps by 40 %, after the one it covers more', () => {
    const from = rect(layout.columns[3]);
    const box = { ...from, x: from.x - 0.4 * (width + layout.gap) };
    expect(near(box).slice(0, 2)).to.deep.equal(['column-4', 'column-3']);
  });

  it('takes a card let go far below a short column for that column', () => {
    const from = rect(layout.columns[1]);
    expect(near({ ...from, y: layout.height - height - 2 })[0]).to.equal('column-2');
  });

  it('offers nothing on bare felt out of reach', () => {
    expect(near({ x: 0, y: -2 * height, width, height })).to.deep.equal([]);
  });

  it('lists nearest first', () => {
    const box = rect(layout.cells[1]);
    const piles = near({ ...box, y: box.y + 0.5 * height, x: box.x + 0.3 * width });
    expect(piles[0]).to.equal('cell-b');
    expect(piles).to.include.members(['cell-c', 'column-2']);
  });
});
