import { expect } from '@open-wc/testing';
import { dealPosition, parsePosition, rules, type Card } from '../../src/engine/index.js';
import { createBoardLayout, placeCards, type CardBox } from '../../src/layout/index.js';

const standard = rules('standard');

/** Column 5 has 19 cards: six buried, then a run from king to ace. */
const NINETEEN = `Foundations: H-A C-A D-A S-0
Freecells: QD - - -
7D 4C 9D JC
2C TC 5D QS
8C KD 3H 6C
9H JD 2D TD
3D 7C 9C 6D KC 8D KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS
JH 4S 5H QC
TS 7H 4D 8S
KH 3C 2S 6S 5C`;

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

describe('layout: placement', () => {
  const layout = createBoardLayout({ width: 640, height: 512, cells: 4 });

  it('places all 52 cards once, also those that lie beneath the tops of the foundations', () => {
    const won = parsePosition('Foundations: S-K H-K C-K D-K\nFreecells: - - - -', standard);
    for (const position of [dealPosition(617, standard), won]) {
      const { boxes } = placeCards(layout, position, standard);
      expect(boxes.size).to.equal(52);
      for (const [card, box] of boxes) expect(box.card).to.equal(card);
    }
  });

  it('stacks a column downwards: each strip ends where the next card begins', () => {
    const position = dealPosition(617, standard);
    const { boxes } = placeCards(layout, position, standard);
    for (const column of position.columns) {
      const placed = column.map((card) => must(boxes.get(card)));
      placed.forEach((box, index) => {
        const next: CardBox | undefined = placed[index + 1];
        expect(box.index).to.equal(index);
        expect(box.covered).to.equal(next !== undefined);
        expect(box.strip).to.equal(next ? next.y - box.y : layout.card.height);
      });
    }
  });

  it('shares one spot among the cards of a foundation; only the two uppermost keep their art', () => {
    const position = parsePosition('Foundations: S-4\nFreecells: - - - -', standard);
    const { boxes } = placeCards(layout, position, standard);
    const [place] = layout.foundations;
    const cards: readonly Card[] = ['AS', '2S', '3S', '4S'];
    const placed = cards.map((card) => must(boxes.get(card)));
    for (const box of placed) {
      expect(box.pile).to.equal('foundation-1');
      expect([box.x, box.y]).to.deep.equal([place?.x, place?.y]);
    }
    expect(placed.map(({ covered }) => covered)).to.deep.equal([true, true, false, false]);
    expect(placed.map(({ index }) => index)).to.deep.equal([0, 1, 2, 3]);
  });

  it('B098 keeps the index of every buried card inside its strip between 320 and 414 px', () => {
    const position = parsePosition(NINETEEN, standard);
    for (let width = 320; width <= 414; width += 1) {
      const narrow = createBoardLayout({ width, height: 480, cells: 4 });
      const { boxes } = placeCards(narrow, position, standard);
      for (const { strip, indexCap, card } of boxes.values()) {
        const top = Math.min(Math.max(3, 0.06 * narrow.card.width), 0.15 * strip);
        expect(top + indexCap, `${card} at ${width}`).to.be.at.most(strip);
        expect(indexCap, `${card} at ${width}`).to.be.at.least(8.6);
      }
    }
  });

  it('takes from the buried cards first: the run in 19 cards has wider strips', () => {
    const narrow = createBoardLayout({ width: 320, height: 480, cells: 4 });
    const { boxes } = placeCards(narrow, parsePosition(NINETEEN, standard), standard);
    expect(must(boxes.get('3D')).strip).to.equal(12);
    expect(must(boxes.get('8D')).strip).to.equal(12);
    expect(must(boxes.get('KS')).strip).to.be.above(16);
    expect(must(boxes.get('2H')).strip).to.be.above(16);
  });

  it('spreads evenly where the rules move one card at a time: no run is worth more', () => {
    const narrow = createBoardLayout({ width: 320, height: 480, cells: 4 });
    const single = rules('single-card');
    const { boxes } = placeCards(narrow, parsePosition(NINETEEN, single), single);
    const strips = ['3D', '8D', 'KS', '2H'].map((card) => must(boxes.get(card as Card)).strip);
    expect(Math.max(...strips) - Math.min(...strips)).to.be.at.most(1);
  });

  it('moves no other column when one grows', () => {
    const before = parsePosition(NINETEEN, standard);
    const after = parsePosition(
      NINETEEN.replace('7D 4C 9D JC', '7D 4C 9D JC QD').replace('QD -', '- -'),
      standard,
    );
    const a = placeCards(layout, before, standard).boxes;
    const b = placeCards(layout, after, standard).boxes;
    for (const [card, box] of a) {
      if (box.pile === 'column-1' || card === 'QD') continue;
      expect(b.get(card)).to.deep.equal(box);
    }
  });

  it('tells what each pile covers, empty ones too', () => {
    const position = parsePosition('Foundations: S-0\nFreecells: KS -\n9H 8S\n\n7D', standard);
    const { piles } = placeCards(layout, position, standard);
    expect(piles.size).to.equal(16);
    const height = layout.card.height;
    expect(must(piles.get('column-1')).height).to.equal(height + layout.naturalStep);
    expect(must(piles.get('column-2')).height).to.equal(height);
    expect(piles.get('cell-b')).to.deep.equal(layout.cells[1]);
    expect(piles.get('foundation-4')).to.deep.equal(layout.foundations[3]);
  });
});
