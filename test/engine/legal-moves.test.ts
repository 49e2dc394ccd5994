import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  SUITS,
  applyMove,
  canonicalMove,
  concreteTarget,
  explainMove,
  formatMove,
  legalMoves,
  parseMove,
  rankOf,
  rules,
  topOf,
  type Move,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import {
  BUILT_IN_IDS,
  lay,
  listRules,
  rulesAndPositions,
  spellPosition,
} from '../helpers/tables.js';

/** Every move that canonical spelling knows on this table, legal or not. */
function listSpellings(p: Position, profile: RuleProfile): readonly Move[] {
  const moves: Move[] = [];
  const table = [...COLUMN_IDS, ...CELL_IDS];
  for (const to of table) {
    for (const from of table) {
      if (from !== to) moves.push({ from, to });
      const isEmptyColumn = to.startsWith('column') && topOf(p, to) === null;
      if (!isEmptyColumn || !from.startsWith('column') || from === to) continue;
      for (let count = 2; count <= 13; count += 1) moves.push({ from, to, count });
    }
    for (const suit of SUITS) moves.push({ from: 'foundation', to, suit });
  }
  const leftmostEmpty = FOUNDATION_IDS.find((id) => topOf(p, id) === null);
  for (const from of table) {
    moves.push({ from, to: 'foundation' });
    const card = topOf(p, from);
    if (profile.foundations !== 'free' || card === null || rankOf(card) !== 1) continue;
    for (const to of FOUNDATION_IDS) if (to !== leftmostEmpty) moves.push({ from, to });
  }
  return moves;
}

const spell = (moves: readonly Move[]): readonly string[] => moves.map(formatMove).sort();

describe('engine/legal-moves', () => {
  for (const id of [...BUILT_IN_IDS, 'own']) {
    it(`B010 lists what explainMove allows, for ${id} with any number of cells`, () => {
      fc.assert(
        fc.property(rulesAndPositions(id), ([profile, p]) => {
          const allowed = listSpellings(p, profile).filter(
            (move) => explainMove(p, move, profile).legal,
          );
          expect(spell(legalMoves(p, profile))).to.deep.equal(spell(allowed));
        }),
        { numRuns: 40 },
      );
    });

    it(`lists each result once, in canonical spelling, for ${id}`, () => {
      fc.assert(
        fc.property(rulesAndPositions(id), ([profile, p]) => {
          const moves = legalMoves(p, profile);
          const results = new Set(moves.map((move) => spellPosition(applyMove(p, move, profile))));
          expect(results.size).to.equal(moves.length);
          for (const move of moves) {
            expect(canonicalMove(p, move, profile)).to.equal(move);
            expect(Object.isFrozen(move)).to.equal(true);
            const target = concreteTarget(p, move, profile);
            expect(target === move.to || move.to === 'foundation').to.equal(true);
          }
          expect(Object.isFrozen(moves)).to.equal(true);
        }),
        { numRuns: 40 },
      );
    });
  }

  it('has none in a won position', () => {
    for (const profile of listRules()) {
      expect(legalMoves(lay({ home: 'H-K C-K D-K S-K' }, profile), profile)).to.deep.equal([]);
    }
  });

  it('spells the moves of a small table', () => {
    const p = lay({
      1: '7C 6D',
      2: '8H',
      3: 'KS',
      4: 'KH',
      5: 'KC',
      6: 'KD',
      7: 'QS',
      a: '2C',
      b: '3C',
      c: '4C',
    });
    expect(spell(legalMoves(p, rules('standard')))).to.deep.equal(
      '12 18 18v2 1d 28 2d 38 3d 48 4d 58 5d 68 6d 74 76 78 7d a8 ad b8 bd c8 cd'.split(' '),
    );
  });

  it('lists an ace for each empty foundation where the places are free', () => {
    const p = lay({ 1: '5C AS', home: 'H-A' }, rules('single-card'));
    expect(spell(legalMoves(p, rules('single-card')))).to.deep.equal(['1h', '1h3', '1h4']);
  });
});

describe('engine/spelling', () => {
  const scored = rules('scored');

  it('turns every spelling of a legal move into one', () => {
    const p = lay({ 1: '9C 8D 7S', 2: '9S', 3: '6H', home: 'S-5 H-3', a: '4H' }, scored);
    const same: readonly (readonly [Move, string, string])[] = [
      [{ from: 'column-1', to: 'column-2', count: 2 }, '12', 'column-2'],
      [{ from: 'column-1', to: 'column-5', count: 1 }, '15', 'column-5'],
      [{ from: 'column-1', to: 'column-5', count: 2 }, '15v2', 'column-5'],
      [{ from: 'column-3', to: 'column-1', count: 1 }, '31', 'column-1'],
      [{ from: 'cell-a', to: 'foundation-2' }, 'ah', 'foundation-2'],
      [{ from: 'cell-a', to: 'foundation' }, 'ah', 'foundation-2'],
      [{ from: 'foundation', to: 'column-3' }, 'hS3', 'column-3'],
      [{ from: 'foundation-1', to: 'column-3' }, 'hS3', 'column-3'],
      [{ from: 'foundation-1', to: 'cell-b', suit: 'S' }, 'hSb', 'cell-b'],
    ];
    for (const [move, text, target] of same) {
      expect(canonicalMove(p, move, scored), text).to.deep.equal(parseMove(text));
      expect(concreteTarget(p, move, scored), text).to.equal(target);
    }
  });

  it('names a foundation only for an ace that goes to another than the leftmost', () => {
    const classic = rules('classic');
    const p = lay({ 1: '2S', a: 'AC', home: 'S-A' }, classic);
    const ask = (from: Move['from'], to: Move['to']): Move | null =>
      canonicalMove(p, { from, to }, classic);
    expect(ask('cell-a', 'foundation-2')).to.deep.equal(parseMove('ah'));
    expect(ask('cell-a', 'foundation-3')).to.deep.equal(parseMove('ah3'));
    expect(ask('column-1', 'foundation-1')).to.deep.equal(parseMove('1h'));
  });

  it('is null for what is not legal', () => {
    const p = lay({ 1: '9C' }, scored);
    expect(canonicalMove(p, parseMove('1h'), scored)).to.equal(null);
    expect(concreteTarget(p, parseMove('21'), scored)).to.equal(null);
  });
});
