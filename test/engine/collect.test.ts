import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  applyMove,
  collectable,
  countHome,
  dealPosition,
  forcedFinish,
  formatMove,
  isWon,
  legalMoves,
  parseMove,
  rules,
  topOf,
  type AutoCollect,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { WALKTHROUGH } from '../data/walkthrough.js';
import { BUILT_IN_IDS, lay, play, positions, type Layout } from '../helpers/tables.js';

const spell = (moves: readonly Move[]): string => moves.map(formatMove).join(' ');

/** What goes by itself on a table laid like this. */
const collect = (layout: Layout, id: string, mode: AutoCollect = 'safe'): string =>
  spell(collectable(lay(layout, rules(id)), mode, rules(id)));

/** The cards that these moves send home. */
function listSent(p: Position, moves: readonly Move[], profile: RuleProfile): readonly string[] {
  const cards: string[] = [];
  let q = p;
  for (const move of moves) {
    cards.push(String(topOf(q, move.from as PileId)));
    q = applyMove(q, move, profile);
  }
  return cards;
}

describe('engine/collect: safe', () => {
  it('B016 sends an ace home at the deal', () => {
    const p = dealPosition(2, rules('one-tap'));
    expect(spell(collectable(p, 'safe', rules('one-tap')))).to.match(/^1h/);
  });

  it('B017 sends four uncovered aces home before any move', () => {
    const p = dealPosition(1775, rules('one-tap'));
    const sent = listSent(p, collectable(p, 'safe', rules('one-tap')), rules('one-tap'));
    expect(sent.slice(0, 4).sort()).to.deep.equal(['AC', 'AD', 'AH', 'AS']);
  });

  it('B018 keeps a 5 until both black 4s are home', () => {
    const table = { 1: '5H' };
    expect(collect({ ...table, home: 'H-4 S-3 C-3' }, 'one-tap')).to.equal('');
    expect(collect({ ...table, home: 'H-4 S-4 C-3' }, 'one-tap')).to.equal('');
    expect(collect({ ...table, home: 'H-4 S-4 C-4' }, 'one-tap')).to.equal('1h');
  });

  it('B025 sends a 2 at once, or only after both other aces, as the rules say', () => {
    const table = { 1: '2D' };
    expect(collect({ ...table, home: 'D-A S-A' }, 'classic')).to.equal('');
    expect(collect({ ...table, home: 'D-A S-A C-A' }, 'classic')).to.equal('1h');
    expect(collect({ ...table, home: 'D-A S-A' }, 'one-tap')).to.equal('1h');
    expect(collect({ ...table, home: 'D-A' }, 'standard')).to.equal('1h');
    expect(collect({ 1: 'AD' }, 'classic')).to.equal('1h');
  });

  it('B022 reckons with cards that come back where they may', () => {
    const table = { 1: '5H' };
    expect(collect({ ...table, home: 'H-4 S-3 C-3 D-2' }, 'scored')).to.equal('1h');
    expect(collect({ ...table, home: 'H-4 S-3 C-3 D-A' }, 'scored')).to.equal('');
    expect(collect({ ...table, home: 'H-4 S-3 C-2 D-2' }, 'scored')).to.equal('');
    expect(collect({ 1: '2H', home: 'H-A' }, 'scored')).to.equal('1h');
    expect(collect({ 1: '3H', home: 'H-2 S-A' }, 'scored')).to.equal('');
    expect(collect({ 1: '3H', home: 'H-2 S-A C-A' }, 'scored')).to.equal('1h');
  });

  it('sends every card that fits in games by suit', () => {
    expect(collect({ 1: '5H', home: 'H-4' }, 'bakers-game')).to.equal('1h');
    expect(collect({ 1: 'KH QH', home: 'H-J' }, 'eight-off')).to.equal('1h 1h');
  });

  it('goes on with what was freed, lowest ranks first, cells before columns, from the left', () => {
    const table = { 1: '3S AH', 2: 'AC', a: '2H', b: 'AD', home: 'S-2' };
    expect(collect(table, 'standard')).to.equal('bh 1h 2h ah');
    expect(collect({ ...table, 1: '2S AH', home: 'S-A' }, 'standard')).to.equal('bh 1h 2h ah 1h');
    expect(collect(table, 'standard', 'all')).to.equal('bh 1h 2h ah 1h');
  });

  it('B022 leaves a card that was just taken back, until the next move', () => {
    const scored = rules('scored');
    const p = lay({ 1: 'TC', home: 'D-9 S-9 H-9 C-9' }, scored);
    const lastMove = parseMove('hD1');
    const back = applyMove(p, lastMove, scored);
    for (const mode of ['safe', 'all'] as const) {
      expect(spell(collectable(back, mode, scored, { lastMove }))).to.equal('');
      expect(spell(collectable(back, mode, scored))).to.equal('1h 1h');
      const parked = applyMove(p, parseMove('hDa'), scored);
      const told = collectable(parked, mode, scored, { lastMove: parseMove('hDa') });
      expect(spell(told)).to.equal('1h');
      const numbered = { from: 'foundation-3', to: 'column-1' } as const;
      expect(collectable(back, mode, scored, { lastMove: numbered })).to.deep.equal([]);
    }
    expect(spell(collectable(back, 'safe', scored, { lastMove: parseMove('a1') }))).to.equal(
      '1h 1h',
    );
  });

  it('follows the worked game: the same cards go after the same moves', () => {
    const classic = rules('classic');
    const layout = Object.fromEntries(
      WALKTHROUGH.columns.map((column, index) => [index + 1, column]),
    );
    const done: ReadonlySet<number> = new Set(WALKTHROUGH.doneAutomatically);
    let p = lay(layout, classic);
    WALKTHROUGH.moves.forEach(([text], index) => {
      if (!done.has(index + 1)) p = play(p, text, classic);
      const moves = collectable(p, 'safe', classic);
      const expected = WALKTHROUGH.automatic[index + 1]?.split(' ') ?? [];
      const sent = listSent(p, moves, classic);
      expect([...sent].sort(), `after move ${String(index + 1)}`).to.deep.equal(
        [...expected].sort(),
      );
      p = moves.reduce((q, move) => applyMove(q, move, classic), p);
    });
  });
});

describe('engine/collect: modes', () => {
  it('takes none, the safe ones, or all that fit, for every profile', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          expect(collectable(p, 'off', profile)).to.deep.equal([]);
          const safe = collectable(p, 'safe', profile);
          const all = collectable(p, 'all', profile);
          expect(safe.length).to.be.at.most(all.length);
          for (const moves of [safe, all]) {
            const end = moves.reduce((q, move) => applyMove(q, move, profile), p);
            expect(countHome(end)).to.equal(countHome(p) + moves.length);
            const mode = moves === safe ? 'safe' : 'all';
            expect(collectable(end, mode, profile)).to.deep.equal([]);
            if (mode === 'safe' || isWon(end)) continue;
            expect(legalMoves(end, profile).some((move) => move.to === 'foundation')).to.equal(
              false,
            );
          }
        }),
        { numRuns: 40 },
      );
    }
  });

  it('knows no other modes', () => {
    for (const mode of ['some', '', null, undefined, true, {}]) {
      expect(() => collectable(dealPosition(1), mode as AutoCollect, rules('standard'))).to.throw(
        RangeError,
        'collect',
      );
    }
  });
});

describe('engine/collect: forcedFinish', () => {
  it('B072 brings home what foundation moves alone can, wherever it lies', () => {
    const p = lay({ 1: 'KS QS', 2: 'KH QH JH', a: 'KC', b: 'JS', home: 'S-T H-T C-Q D-K' });
    const moves = forcedFinish(p) ?? [];
    expect(moves.length).to.equal(7);
    expect(isWon(play(p, spell(moves), rules('standard')))).to.equal(true);
  });

  it('is null where one card is in the way, and where the game is won', () => {
    expect(forcedFinish(lay({ 1: 'QS KS', home: 'S-J H-K C-K D-K' }))).to.equal(null);
    expect(forcedFinish(lay({ home: 'S-K H-K C-K D-K' }))).to.equal(null);
    expect(forcedFinish(dealPosition(617))).to.equal(null);
  });

  it('works with free foundations and any number of cells', () => {
    const single = rules('single-card', { cells: 1 });
    const p = lay({ 1: '2C AC', 2: '2H', a: 'AH' }, single);
    expect(spell(forcedFinish(p) ?? [])).to.equal('ah 1h 1h 2h');
  });

  it('is what collecting all does, where that brings everything home', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          const all = collectable(p, 'all', profile);
          const end = all.reduce((q, move) => applyMove(q, move, profile), p);
          const expected = isWon(end) && all.length > 0 ? spell(all) : undefined;
          const finish = forcedFinish(p);
          expect(finish === null ? undefined : spell(finish)).to.equal(expected);
        }),
        { numRuns: 40 },
      );
    }
  });
});
