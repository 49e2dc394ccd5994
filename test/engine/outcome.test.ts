import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  applyMove,
  countHome,
  dealPosition,
  isStuck,
  isWon,
  legalMoves,
  parseMove,
  rules,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { SOLUTIONS } from '../data/solutions.js';
import { BUILT_IN_IDS, FULL_CELLS, lay, play, positions, type Layout } from '../helpers/tables.js';

const ask = (layout: Layout, id = 'standard'): ReturnType<typeof isStuck> =>
  isStuck(lay(layout, rules(id)), rules(id));

/** Black cards and kings only, so that nothing fits anything, and no aces. */
const DEAD: Layout = {
  1: '3C 5C',
  2: '3S 5S',
  3: '4C 9C',
  4: '4S 9S',
  5: '7C JC',
  6: '7S JS',
  7: '8C TC',
  8: '8S TS',
  ...FULL_CELLS,
};

/**
 * The dead table, or nearly: black cards may lie on red ones they fit, red ones may wait for them elsewhere, and
 * now and then a cell is empty or a card can go home. Where games get stuck.
 */
function crowdedTables(profile: RuleProfile): fc.Arbitrary<Position> {
  const pairs = [
    ['6H', '5C'],
    ['6D', '5S'],
    ['TH', '9C'],
    ['TD', '9S'],
  ] as const;
  const way = fc.record({
    lies: fc.constantFrom('as on the dead table', 'on the red one', 'beside it'),
    place: fc.integer({ min: 1, max: 8 }),
  });
  return fc
    .record({
      ways: fc.tuple(way, way, way, way),
      home: fc.constantFrom('', '', '', 'H-5', 'C-2 S-2'),
      d: fc.constantFrom('KD', 'KD', 'KD', 'KD', ''),
    })
    .map(({ ways, home, d }) => {
      const columns = new Map(
        Array.from({ length: 8 }, (_, index) => [index + 1, DEAD[index + 1] ?? '']),
      );
      pairs.forEach(([red, black], index) => {
        const { lies, place } = ways[index] ?? ways[0];
        if (lies === 'as on the dead table') return;
        const isOn = lies === 'on the red one';
        if (isOn) columns.set(index + 1, (columns.get(index + 1) ?? '').replace(` ${black}`, ''));
        columns.set(place, `${columns.get(place) ?? ''} ${red}${isOn ? ` ${black}` : ''}`);
      });
      return lay({ ...DEAD, ...Object.fromEntries(columns), d, home }, profile);
    });
}

/** The rules' own words, tried out: every position that can be reached, and from which of them one comes back. */
function judgeByDefinition(
  start: Position,
  profile: RuleProfile,
  limit: number,
): ReturnType<typeof isStuck> | undefined {
  if (legalMoves(start, profile).length === 0) return 'no-moves';
  const keyOf = (p: Position): string =>
    [p.columns.map(String), p.cells.map(String), p.foundations.map(String)]
      .map((piles) => [...piles].sort().join('|'))
      .join('/');
  const found = new Map([[keyOf(start), start]]);
  const ways: [string, string][] = [];
  for (const [key, p] of found) {
    if (found.size > limit) return undefined;
    for (const move of legalMoves(p, profile)) {
      const next = applyMove(p, move, profile);
      if (countHome(next) > countHome(start)) return false;
      ways.push([key, keyOf(next)]);
      if (!found.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  const leadingBack = new Set([keyOf(start)]);
  for (let size = 0; size < leadingBack.size;) {
    size = leadingBack.size;
    for (const [from, to] of ways) if (leadingBack.has(to)) leadingBack.add(from);
  }
  return leadingBack.size === found.size ? 'to-and-fro' : false;
}

describe('engine/outcome', () => {
  it('B070 is won with all 52 cards home, and then never stuck', () => {
    for (const id of BUILT_IN_IDS) {
      const won = lay({ home: 'S-K H-K C-K D-K' }, rules(id));
      expect(isWon(won)).to.equal(true);
      expect(isStuck(won, rules(id))).to.equal(false);
    }
    const almost = lay({ 1: 'KH', home: 'S-K H-Q C-K D-K' });
    expect(isWon(almost)).to.equal(false);
    expect(isStuck(almost, rules('standard'))).to.equal(false);
    expect(isWon(applyMove(almost, parseMove('1h'), rules('standard')))).to.equal(true);
    expect(isWon(lay({ home: 'S-K H-K C-K' }))).to.equal(false);
  });

  it('B056 is stuck where no move is left', () => {
    expect(ask(DEAD)).to.equal('no-moves');
    expect(legalMoves(lay(DEAD), rules('standard'))).to.deep.equal([]);
  });

  it('B057 is stuck where one card can only go to and fro', () => {
    const toAndFro = { ...DEAD, 1: '3C 6H 5C', 2: '3S 6D' };
    expect(ask(toAndFro)).to.equal('to-and-fro');
    expect(ask({ ...toAndFro, 1: '3C 9H 6H 5C' })).to.equal('to-and-fro');
    expect(ask({ ...toAndFro, 3: '4C 9C AH' })).to.equal(false);
    expect(ask({ ...toAndFro, 1: '3C 9H 5C' })).to.equal(false);
    expect(ask({ ...toAndFro, 3: '4C 9C 5S' })).to.equal(false);
  });

  it('is stuck where a card can only change cells', () => {
    expect(ask({ ...DEAD, d: '' }, 'standard')).to.equal(false);
    const lone = { a: '5C' };
    expect(ask(lone, 'bakers-game')).to.equal('to-and-fro');
  });

  it('is not stuck where a move can not be taken back, wherever it leads', () => {
    expect(ask({ ...DEAD, d: 'TH' })).to.equal(false);
    expect(ask({ 1: '3C 7H', ...FULL_CELLS, d: '' })).to.equal(false);
  });

  it('is not stuck where a card can still come home after some moves', () => {
    const table = { ...DEAD, 1: '3C 6H 5C', 2: '3S 6D' };
    expect(ask({ ...table, home: 'H-5' })).to.equal(false);
    expect(ask({ ...table, home: 'H-4' })).to.equal('to-and-fro');
  });

  it('does not count a card that comes home again after it was taken back', () => {
    const table = { ...DEAD, 2: '5S 3H', home: 'S-2' };
    expect(ask(table, 'standard')).to.equal('no-moves');
    expect(ask(table, 'scored')).to.equal('to-and-fro');
    expect(ask({ ...table, 1: '3C 3S' }, 'scored')).to.equal(false);
  });

  it('does not take other places for another table', () => {
    expect(ask({ a: 'KS', 1: 'QC', 2: 'JC' }, 'standard')).to.equal('to-and-fro');
    expect(ask({ a: 'KS' }, 'eight-off')).to.equal('to-and-fro');
    expect(ask({ 1: 'QS' }, 'eight-off')).to.equal(false);
  });

  it('is never stuck on the way of a solution', () => {
    for (const { deal, moves } of SOLUTIONS.slice(0, 12)) {
      let p = dealPosition(deal);
      for (const text of moves.split(' ')) {
        expect(isStuck(p, rules('standard'))).to.equal(false);
        p = play(p, text, rules('standard'));
      }
    }
  });

  it('says to-and-fro just where the definition does, on crowded tables', function () {
    this.timeout(60_000);
    const kinds = { false: 0, 'no-moves': 0, 'to-and-fro': 0 };
    for (const id of ['standard', 'one-tap', 'scored', 'bakers-game', 'eight-off']) {
      const profile = rules(id, { cells: 4 });
      fc.assert(
        fc.property(crowdedTables(profile), (p) => {
          const expected = judgeByDefinition(p, profile, 150);
          if (expected === undefined) return;
          expect(isStuck(p, profile)).to.equal(expected);
          kinds[`${expected}`] += 1;
        }),
        { numRuns: 100, seed: 617 },
      );
    }
    expect(
      Object.values(kinds).every((count) => count > 5),
      JSON.stringify(kinds),
    ).to.equal(true);
  });

  it('says no-moves just where there are none, and to-and-fro only where no card can go home', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          const moves = legalMoves(p, profile);
          const stuck = isStuck(p, profile);
          expect(stuck === 'no-moves').to.equal(moves.length === 0 && !isWon(p));
          if (stuck !== 'to-and-fro') return;
          expect(moves.some(({ to }) => to === 'foundation')).to.equal(false);
        }),
        { numRuns: 60 },
      );
    }
  });
});
