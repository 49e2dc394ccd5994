import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  dealPosition,
  formatPosition,
  parsePosition,
  rules,
  type Position,
} from '../../src/engine/index.js';
import { REFERENCE_DEALS } from '../data/reference-deals.js';
import { BUILT_IN_IDS, lay, positions } from '../helpers/tables.js';

const DEAL_1 = (REFERENCE_DEALS[1] ?? []).join('\n');

describe('engine/position-text: parsePosition', () => {
  it('reads a board that is columns only', () => {
    expect(parsePosition(DEAL_1)).to.deep.equal(dealPosition(1));
    expect(parsePosition(`\n\n${DEAL_1}\n\n`)).to.deep.equal(dealPosition(1));
    expect(parsePosition(DEAL_1.replaceAll('\n', '\r\n'))).to.deep.equal(dealPosition(1));
  });

  it('reads heads, colons, tens, lower case and loose blanks', () => {
    const text = `
      founds: h-a  C-0 D-10 s-0
      FreeCells: ks  -   10c
      : 2h 3H
      :
      4S   TH
      10s`;
    expect(parsePosition(text)).to.deep.equal({
      columns: [['2H', '3H'], [], ['4S', 'TH'], ['TS'], [], [], [], []],
      cells: ['KS', null, 'TC', null],
      foundations: [null, 'AH', null, 'TD'],
    });
  });

  it('reads what fc-solve prints, blank cells in their places', () => {
    const text = [
      'Foundations: H-0 C-2 D-0 S-K ',
      'Freecells:      KH      2D',
      ': 4C 9C',
      ': ',
      ': 5H',
      '',
    ].join('\n');
    const p = parsePosition(text);
    expect(p.cells).to.deep.equal([null, 'KH', null, '2D']);
    expect(p.columns.slice(0, 3)).to.deep.equal([['4C', '9C'], [], ['5H']]);
    expect(p.foundations).to.deep.equal(['KS', null, '2C', null]);
    expect(parsePosition('Freecells:  KH').cells).to.deep.equal(['KH', null, null, null]);
    expect(parsePosition('Freecells:        ').cells).to.deep.equal([null, null, null, null]);
  });

  it('takes a blank line for an empty column, but not where eight are there without it', () => {
    expect(parsePosition('Freecells: -\n\n2H\n\n3H').columns.slice(0, 4)).to.deep.equal([
      [],
      ['2H'],
      [],
      ['3H'],
    ]);
    const spaced = `Foundations: H-0\n\nFreecells: -\n\n${DEAL_1.replaceAll('\n', '\n\n')}`;
    expect(parsePosition(spaced)).to.deep.equal(dealPosition(1));
  });

  it('puts foundations in the board order of the rules, and fills cells up', () => {
    const text = 'Foundations: H-2 C-3 D-4 S-5';
    expect(parsePosition(text).foundations).to.deep.equal(['5S', '2H', '3C', '4D']);
    expect(parsePosition(text, rules('scored')).foundations).to.deep.equal([
      '5S',
      '2H',
      '4D',
      '3C',
    ]);
    expect(parsePosition('Foundations: C-3', rules('classic')).foundations).to.deep.equal([
      null,
      null,
      '3C',
      null,
    ]);
    expect(parsePosition('Freecells: KS', rules('eight-off')).cells.length).to.equal(8);
    expect(parsePosition('', rules('scored', { cells: 0 })).cells).to.deep.equal([]);
  });

  it('takes partial boards, down to nothing', () => {
    expect(parsePosition('7C 6D\n8H\nAS').columns.slice(0, 3)).to.deep.equal([
      ['7C', '6D'],
      ['8H'],
      ['AS'],
    ]);
    expect(parsePosition('').columns).to.deep.equal(Array(8).fill([]));
  });

  const faults: Readonly<Record<string, readonly [string, RegExp]>> = {
    'no card': ['2H\n3H 1C', /line 2: "1C" is no card/],
    'no card in a cell': ['Freecells: xx', /line 1: "xx"/],
    'a long word': [`2H ${'x'.repeat(999)}`, /line 1: "x{12}…"/],
    'a card twice': ['2H\n\n3H 2H', /line 3: 2H is there twice/],
    'a card in column and cell': ['Freecells: 2H\n2H', /line 2: 2H is there twice/],
    'the top card at home': ['Foundations: H-3\n4H 3H', /line 2: 3H is there twice/],
    'a card that is home': ['2H\nFoundations: H-3', /line 1: 2H is there twice/],
    'no foundation': ['Foundations: H-14', /line 1: "H-14"/],
    'a foundation of no suit': ['Foundations: X-1', /line 1: "X-1"/],
    'a foundation twice': ['Foundations: H-2 H-3', /line 1: the foundation of H/],
    'foundations twice': ['Founds: H-2\nFounds: C-2', /line 2: the foundations/],
    'cells twice': ['Freecells: -\nFreecells: -', /line 2: the cells/],
    'too many cells': ['Freecells: - - - - -', /line 1: 5 cells/],
    'nine columns': [`${DEAL_1}\n:`, /line 9: a ninth column/],
    'some other text': ['Hello, world', /line 1: "Hello,"/],
    markup: ['<b>2H</b>', /line 1/],
  };
  for (const [name, [text, message]] of Object.entries(faults)) {
    it(`says in which line there is ${name}`, () => {
      expect(() => parsePosition(text)).to.throw(SyntaxError, message);
    });
  }

  it('refuses what is no text', () => {
    for (const value of [null, undefined, 5, {}, ['2H'], Symbol('2H')]) {
      expect(() => parsePosition(value as string)).to.throw(SyntaxError, 'text');
    }
  });

  it('throws nothing but SyntaxError, whatever the text', () => {
    const words = fc.constantFrom(
      ...'2H KS 10D TD - : Foundations: Freecells: H-2 S-K S-0 \n'.split(/(?<= )/),
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 40 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let p: Position;
        try {
          p = parsePosition(text);
        } catch (error) {
          expect(error).to.be.instanceOf(SyntaxError);
          return;
        }
        expect(parsePosition(formatPosition(p))).to.deep.equal(p);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('engine/position-text: formatPosition', () => {
  it('writes foundations, cells and columns', () => {
    const p = lay({ 1: '7C 6D', 3: 'TH', a: 'KS', home: 'H-9 S-A' });
    expect(formatPosition(p)).to.equal(
      'Foundations: H-9 C-0 D-0 S-A\nFreecells: KS - - -\n7C 6D\n:\nTH\n:\n:\n:\n:\n:',
    );
  });

  it('writes what parsePosition reads, for every profile', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          const again = parsePosition(formatPosition(p), profile);
          if (profile.foundations !== 'free') expect(again).to.deep.equal(p);
          else expect({ ...again, foundations: [] }).to.deep.equal({ ...p, foundations: [] });
          expect(formatPosition(again)).to.equal(formatPosition(p));
        }),
        { numRuns: 40 },
      );
    }
  });
});
