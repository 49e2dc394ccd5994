import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  SUITS,
  formatMove,
  legalMoves,
  parseMove,
  rules,
  type Move,
} from '../../src/engine/index.js';
import { SOLUTIONS } from '../data/solutions.js';
import { BUILT_IN_IDS, positions } from '../helpers/tables.js';

const TABLE = [...COLUMN_IDS, ...CELL_IDS];

/** Every move that can be written. */
const writableMoves: fc.Arbitrary<Move> = fc
  .oneof(
    fc.record(
      {
        from: fc.constantFrom(...TABLE),
        to: fc.constantFrom(...TABLE, ...FOUNDATION_IDS, 'foundation' as const),
        count: fc.integer({ min: 1, max: 52 }),
      },
      { requiredKeys: ['from', 'to'] },
    ),
    fc.record(
      {
        from: fc.constant('foundation' as const),
        to: fc.constantFrom(...TABLE),
        suit: fc.constantFrom(...SUITS),
      },
      { requiredKeys: ['from', 'to'] },
    ),
  )
  .filter((move) => move.from !== move.to);

describe('engine/notation: parseMove', () => {
  it('reads columns, cells, home, counts, suits and chosen foundations', () => {
    const moves: Readonly<Record<string, Move>> = {
      '26': { from: 'column-2', to: 'column-6' },
      '3a': { from: 'column-3', to: 'cell-a' },
      b4: { from: 'cell-b', to: 'column-4' },
      '5h': { from: 'column-5', to: 'foundation' },
      dh: { from: 'cell-d', to: 'foundation' },
      kg: { from: 'cell-k', to: 'cell-g' },
      '26v3': { from: 'column-2', to: 'column-6', count: 3 },
      '26va': { from: 'column-2', to: 'column-6', count: 10 },
      '26vD': { from: 'column-2', to: 'column-6', count: 13 },
      hS6: { from: 'foundation', to: 'column-6', suit: 'S' },
      hDa: { from: 'foundation', to: 'cell-a', suit: 'D' },
      h6: { from: 'foundation', to: 'column-6' },
      hd: { from: 'foundation', to: 'cell-d' },
      '5h3': { from: 'column-5', to: 'foundation-3' },
      ' 26\n': { from: 'column-2', to: 'column-6' },
    };
    for (const [text, move] of Object.entries(moves)) {
      expect(parseMove(text), text).to.deep.equal(move);
      expect(Object.isFrozen(parseMove(text))).to.equal(true);
    }
  });

  it('refuses everything else', () => {
    const texts = [
      ...['', ' ', '2', 'h', 'v', '0a', '9a', '2i', '2j', '26 3', '2 6', '2-6', '266', '2666'],
      ...['22', 'aa', 'hh', 'hSh', 'hh3', 'h5h', 'hS', 'hs6', 'hX6', 'S6', '5hS', '5h0', '5h5'],
      ...['26v', '26v0', '26v00', '26vg', '26v35', '26v100', '26v-1', '26x3', '26v3v3', 'V3'],
      ...['A5', '5A', '5H', 'HS6', '２6', '2６', 'с5', '2'.repeat(9999), '26\u0000', '__proto__'],
    ];
    for (const text of texts) expect(() => parseMove(text), text).to.throw(SyntaxError, /^move/);
    for (const value of [null, undefined, 26, {}, ['26'], Symbol('26'), 26n]) {
      expect(() => parseMove(value as string)).to.throw(SyntaxError, /^move/);
    }
  });

  it('says where it goes wrong', () => {
    expect(() => parseMove('x6')).to.throw('character 1');
    expect(() => parseMove('2x')).to.throw('character 2');
    expect(() => parseMove('22')).to.throw('same place');
    expect(() => parseMove('26y')).to.throw('character 3');
    expect(() => parseMove('hSh')).to.throw('character 3');
  });

  it('throws nothing but SyntaxError, whatever the text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'12678abkhvCDHS03 ') }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let move: Move;
        try {
          move = parseMove(text);
        } catch (error) {
          expect(error).to.be.instanceOf(SyntaxError);
          return;
        }
        expect(parseMove(formatMove(move))).to.deep.equal(move);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('engine/notation: formatMove', () => {
  it('writes what parseMove reads, for every move that has a notation', () => {
    fc.assert(
      fc.property(writableMoves, (move) => {
        expect(parseMove(formatMove(move))).to.deep.equal(move);
      }),
      { numRuns: 1000 },
    );
  });

  it('writes all legal moves of all profiles and reads them back', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          for (const move of legalMoves(p, profile)) {
            expect(parseMove(formatMove(move))).to.deep.equal(move);
          }
        }),
        { numRuns: 20 },
      );
    }
  });

  it('writes solutions as they came', () => {
    for (const { moves } of SOLUTIONS) {
      expect(
        moves
          .split(' ')
          .map((text) => formatMove(parseMove(text)))
          .join(' '),
      ).to.equal(moves);
    }
  });

  it('writes the suit of a numbered foundation', () => {
    expect(formatMove({ from: 'foundation-2', to: 'column-6', suit: 'H' })).to.equal('hH6');
  });

  it('refuses what has no notation', () => {
    const unwritable: object[] = [
      { from: 'column-2', to: 'column-2' },
      { from: 'foundation', to: 'foundation-1' },
      { from: 'foundation-2', to: 'foundation-1', suit: 'S' },
      { from: 'foundation-2', to: 'column-6' },
      { from: 'column-2', to: 'column-6', suit: 'S' },
      { from: 'column-2', to: 'column-6', count: 0 },
      { from: 'column-2', to: 'column-6', count: 53 },
      { from: 'column-9', to: 'column-6' },
      { from: 'cell-h', to: 'column-6' },
      { from: 'column-2', to: 'cell-1' },
      { from: 'column-2', to: 'x-6' },
      { from: 'foundation', to: 'column-6', suit: 'X' },
    ];
    for (const move of unwritable) {
      expect(() => formatMove(move as Move), JSON.stringify(move)).to.throw(RangeError, /^move/);
    }
    for (const value of [null, undefined, '26', {}, [], 5, { from: 1, to: 2 }]) {
      expect(() => formatMove(value as unknown as Move)).to.throw(TypeError, /^move/);
    }
  });
});
