import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  DECK,
  applyMove,
  collectable,
  formatPosition,
  isWon,
  legalMoves,
  parsePosition,
  rankOf,
  rules,
  suitOf,
  type AutoCollect,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { BUILT_IN_IDS } from '../helpers/tables.js';
import { faultIn } from './replay.js';

const MODES: readonly AutoCollect[] = ['off', 'safe', 'all'];
/** Positions that the slow search may come to before an ending is given up as too long. */
const MOST_POSITIONS = 400;

/** Two of the same rules differ in one thing, so that the solver cannot know any game by heart. */
function vary(profile: RuleProfile, cells: number, change: number): RuleProfile {
  const { groups, takeBack, emptyColumn } = profile;
  return {
    ...profile,
    cells,
    cellChoices: [cells],
    dealtToCells: 0,
    groups: change === 1 ? !groups : groups,
    takeBack: change === 2 ? !takeBack : takeBack,
    emptyColumn: change === 3 ? 'kings' : emptyColumn,
  };
}

/** The cards above these ranks in columns, in this order: `[how far each suit is home, a column for each card]`. */
function layEnding(
  home: readonly number[],
  order: readonly number[],
  columns: readonly number[],
  profile: RuleProfile,
): Position {
  const left = DECK.filter((card) => rankOf(card) > (home['CDHS'.indexOf(suitOf(card))] ?? 0));
  const shuffled = left
    .map((card, index) => ({ card, at: order[index % order.length] ?? 0 }))
    .sort((one, other) => one.at - other.at);
  const piles = Array.from({ length: 8 }, (): string[] => []);
  shuffled.forEach(({ card }, index) => piles[columns[index % columns.length] ?? 0]?.push(card));
  const letters = '0A23456789TJQK';
  const tops = home.map((rank, suit) => `${'CDHS'[suit] ?? ''}-${letters[rank] ?? ''}`);
  const cells = Array.from({ length: profile.cells }, () => '-').join(' ');
  const lines = [`Foundations: ${tops.join(' ')}`, `Freecells: ${cells}`];
  return parsePosition(
    [...lines, ...piles.map((pile) => `: ${pile.join(' ')}`)].join('\n'),
    profile,
  );
}

/** Every position that can be reached by the engine's own moves: the truth, or null where there are too many. */
function searchAll(start: Position, profile: RuleProfile, mode: AutoCollect): string | null {
  const seen = new Set<string>();
  const open = [start];
  for (let p = open.pop(); p !== undefined; p = open.pop()) {
    if (isWon(p)) return 'winnable';
    for (const move of legalMoves(p, profile)) {
      let next = applyMove(p, move, profile);
      for (const own of collectable(next, mode, profile, { lastMove: move })) {
        next = applyMove(next, own, profile);
      }
      const key = [
        ...next.columns.map((column) => column.join()).sort(),
        ...next.foundations,
      ].join();
      if (seen.has(key)) continue;
      if (seen.size === MOST_POSITIONS) return null;
      seen.add(key);
      open.push(next);
    }
  }
  return 'unwinnable';
}

const numbers = (min: number, max: number, length: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min, max }), { minLength: length, maxLength: length });

describe('solver/endings', () => {
  for (const mode of MODES) {
    it(`says of short endings what trying every move says, and its lines win: ${mode}`, async () => {
      const found = { winnable: 0, unwinnable: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...BUILT_IN_IDS),
          fc.integer({ min: 0, max: 1 }),
          fc.integer({ min: 0, max: 3 }),
          numbers(8, 12, 4),
          numbers(0, 1000, 20),
          numbers(0, 7, 20),
          async (id, cells, change, home, order, columns) => {
            const profile = vary(rules(id), cells, change);
            const p = layEnding(home, order, columns, profile);
            const { verdict, line } = await solve(p, profile, { autoCollect: mode });
            const which = `${profile.id}\n${formatPosition(p)}`;
            if (verdict === 'winnable') {
              expect(faultIn(line, p, profile, mode), which).to.equal(null);
            }
            const truth = searchAll(p, profile, mode);
            if (truth === null) return;
            expect(verdict, which).to.equal(truth);
            found[verdict === 'winnable' ? 'winnable' : 'unwinnable'] += 1;
          },
        ),
        { numRuns: 60 },
      );
      expect(found.winnable).to.be.greaterThan(0);
    });
  }
});
