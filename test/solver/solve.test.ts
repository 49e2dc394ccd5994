import { expect } from '@open-wc/testing';
import {
  applyMove,
  collectable,
  dealPosition,
  parsePosition,
  rules,
  type AutoCollect,
  type Move,
  type Position,
} from '../../src/engine/index.js';
import { SolverTask } from '../../src/solver/core/task.js';
import { solve } from '../../src/solver/index.js';
import { IMPOSSIBLE_DEALS, VERDICTS } from '../data/winnable.js';
import { BUILT_IN_IDS, FULL_CELLS, lay } from '../helpers/tables.js';
import { faultIn } from './replay.js';

const MODES: readonly AutoCollect[] = ['off', 'safe', 'all'];
const standard = rules('standard');

/** In the middle of games that collected nothing so far: an ace lies open, lies on a run, is in a cell. */
const OPEN_ACE = `Foundations: S-A
Freecells: 2S 2D QD -
5C AH 8D 3D 4C JS
5D 8H TS 3S 4D JH TH 9C
4H QH 3H 9D 6S JD 7S
2C KH 5H TC QC 6H AC
AD KS 6C 9H 8C 7H
2H JC QS 9S KD
KC 6D 5S 7C 3C
8S 4S 7D TD`;
const ACE_ON_RUN = `Foundations:
Freecells: JS - - -
4C 8S 7D QH JH QC 6S
5H 2D KS QS 9S 2C KH
3S 3C 8H 7H 9D 4H 8C
TD JC 9C 7C 5C 6C JD
KD 4D 9H TS 5D AC
3D 5S TC 7S AS TH
KC 6H QD 8D 3H
AH 6D 4S 2H 2S AD`;
const ACE_IN_CELL = OPEN_ACE.replace('QD -', 'QD AC').replace('6H AC', '6H');

/** Numbers from 1 on, all over the first 500 deals. */
const spread = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => ((index * 37) % 500) + 1);

/** The moves of a line that a game which collects what is safe would not make by itself. */
function priceOf(line: readonly Move[], start: Position): number {
  let p = start;
  let price = 0;
  for (const move of line) {
    const isHome = move.to === 'foundation';
    const goesAnyway =
      isHome && collectable(p, 'safe', standard).some(({ from }) => from === move.from);
    if (!goesAnyway) price += 1;
    p = applyMove(p, move, standard);
  }
  return price;
}

describe('solver/solve', () => {
  it('B062 B012 finds lines that replay through the engine, under all rules in all modes', async () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      for (const autoCollect of MODES) {
        let won = 0;
        for (const number of spread(4)) {
          const p = dealPosition(number, profile);
          const { verdict, line } = await solve(p, profile, {
            autoCollect,
            budget: { nodes: 8000 },
          });
          if (verdict !== 'winnable') continue;
          won += 1;
          const fault = faultIn(line, p, profile, autoCollect);
          expect(fault, `${id}, ${autoCollect}, deal ${String(number)}`).to.equal(null);
        }
        expect(won, `${id}, ${autoCollect}`).to.be.at.least(3);
      }
    }
  });

  it('B012 spells lines out in single cards where the rules know no groups, and keeps aces off the table', async () => {
    const profile = rules('single-card');
    for (const autoCollect of MODES) {
      for (const number of spread(12)) {
        const p = dealPosition(number, profile);
        const { line } = await solve(p, profile, { autoCollect });
        const which = `${autoCollect}, deal ${String(number)}`;
        expect(faultIn(line, p, profile, autoCollect), which).to.equal(null);
        expect(
          line?.every((move) => move.count === undefined),
          which,
        ).to.equal(true);
      }
    }
  });

  it('needs no more tables for single cards than for groups where the game collects', async () => {
    for (const autoCollect of ['safe', 'all'] as const) {
      const nodes = { 'single-card': 0, classic: 0 };
      for (const id of ['single-card', 'classic'] as const) {
        for (const number of spread(30)) {
          const p = dealPosition(number, rules(id));
          nodes[id] += (await solve(p, rules(id), { autoCollect })).nodes;
        }
      }
      expect(nodes['single-card'], autoCollect).to.be.lessThan(1.5 * nodes.classic);
    }
  });

  it('B059 wins every one of the first deals with four cells', async () => {
    for (const number of spread(60)) {
      const p = dealPosition(number, standard);
      const { verdict, line } = await solve(p, standard);
      expect(verdict, String(number)).to.equal('winnable');
      expect(faultIn(line, p, standard)).to.equal(null);
    }
  });

  for (const [cells, sample] of [
    [0, 60],
    [1, 12],
    [2, 8],
    [3, 16],
  ] as const) {
    it(`agrees with what is known of deals with ${String(cells)} cells`, async () => {
      const profile = rules('standard', { cells });
      let decided = 0;
      for (const number of spread(sample)) {
        const { verdict } = await solve(dealPosition(number, profile), profile, {
          budget: { nodes: 30_000 },
        });
        if (verdict === 'unknown') continue;
        decided += 1;
        const known = VERDICTS[cells][number - 1] === 'W' ? 'winnable' : 'unwinnable';
        expect(verdict, String(number)).to.equal(known);
      }
      expect(decided).to.be.greaterThan(sample / 2);
    });
  }

  it('B041 proves the deals that cannot be won', async () => {
    for (const number of IMPOSSIBLE_DEALS.slice(0, 2)) {
      expect((await solve(dealPosition(number, standard), standard)).verdict).to.equal(
        'unwinnable',
      );
    }
  });

  it('B020 wins deals 1941 and 98714 where only safe cards go up, and proves that no win is left where all do', async () => {
    for (const number of [1941, 98714]) {
      const p = dealPosition(number, standard);
      const { line } = await solve(p, standard, { autoCollect: 'safe' });
      expect(faultIn(line, p, standard, 'safe'), String(number)).to.equal(null);
      const all = await solve(p, standard, { autoCollect: 'all' });
      expect(all.verdict, String(number)).to.equal('unwinnable');
    }
  }).timeout(60_000);

  it('sends the upper one of two equal ranks home first', async () => {
    const p = lay({ home: 'S-J H-Q C-J D-J', 1: 'KD', 2: 'KS KC QC QD', 3: 'KH QS' });
    for (const autoCollect of MODES) {
      const { line } = await solve(p, standard, { autoCollect });
      expect(faultIn(line, p, standard, autoCollect), autoCollect).to.equal(null);
    }
  });

  it('B058 puts any card into an empty column', async () => {
    // With the cells full, only the nine in the empty column lets the ace out.
    const layout = { ...FULL_CELLS, 1: 'AS 9H', home: 'S-0 H-8 C-Q D-Q' };
    const rest = { 2: 'QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 3: 'QH JH TH' };
    const p = lay({ ...layout, ...rest, 4: '', 5: '' });
    expect((await solve(p, standard)).verdict).to.equal('winnable');
  });

  it('B063 knows that cards may come back from home where the rules let them', async () => {
    const scored = rules('scored', { cells: 1 });
    for (const number of [200, 203, 345]) {
      const plain = rules('standard', { cells: 1 });
      expect(VERDICTS[1][number - 1]).to.equal('D');
      expect((await solve(dealPosition(number, plain), plain)).verdict).to.equal('unwinnable');
      const p = dealPosition(number, scored);
      const { verdict, line } = await solve(p, scored);
      expect(verdict, String(number)).to.equal('winnable');
      expect(faultIn(line, p, scored)).to.equal(null);
      expect(line?.some((move) => move.from === 'foundation')).to.equal(true);
    }
  });

  it('answers at once in a won position', async () => {
    const won = lay({ home: 'S-K H-K C-K D-K' });
    const { verdict, line } = await solve(won, standard);
    expect([verdict, line]).to.deep.equal(['winnable', []]);
  });

  it('tells nodes and time, and hands out frozen answers', async () => {
    const solution = await solve(dealPosition(617, standard), standard);
    expect(solution.nodes).to.be.greaterThan(0);
    expect(solution.ms).to.be.greaterThan(0);
    expect(Object.isFrozen(solution) && Object.isFrozen(solution.line)).to.equal(true);
  });

  it('finds shorter lines when it is given time for it', async () => {
    for (const number of [1, 2, 617]) {
      const p = dealPosition(number, standard);
      const first = await solve(p, standard, { autoCollect: 'safe' });
      const options = { autoCollect: 'safe', budget: { shortenMs: 1000 } } as const;
      const task = new SolverTask(p, standard, options);
      while (!task.isWon) task.run(1);
      // Slices instead of a clock: the same on any machine.
      for (let slice = 0; slice < 80; slice += 1) task.run(500);
      const { line = [] } = task.stop();
      // An ace that can go at once does so after any first move: none is wasted on it.
      expect(line[0]?.to, String(number)).to.not.equal('foundation');
      expect(faultIn(line, p, standard, 'safe')).to.equal(null);
      expect(line.length, String(number)).to.be.lessThan(first.line?.length ?? 0);
    }
  });

  it('moves no ace but home where the rules want it so, though one lies open from the start', () => {
    const own = rules('single-card');
    const profiles = [
      own,
      { ...own, groups: true },
      { ...own, takeBack: true, safe: 'low-first' },
    ] as const;
    for (const profile of profiles) {
      for (const autoCollect of MODES) {
        const options = { autoCollect, budget: { nodes: 100_000, shortenMs: 1000 } } as const;
        for (const text of [OPEN_ACE, ACE_ON_RUN, ACE_IN_CELL]) {
          const p = parsePosition(text, profile);
          const task = new SolverTask(p, profile, options);
          for (let slice = 0; slice < 80; slice += 1) task.run(500);
          const { line } = task.stop();
          const which = `${autoCollect}, ${JSON.stringify(profile)}\n${text}`;
          expect(faultIn(line, p, profile, autoCollect), which).to.equal(null);
        }
      }
    }
  });

  it('looks for shorter lines within its tables and its memory', async () => {
    const p = dealPosition(617, standard);
    const first = await solve(p, standard, { autoCollect: 'safe' });
    for (const limit of [{ nodes: 20_000 }, { bytes: 4e6 }]) {
      const budget = { nodes: Infinity, bytes: 64e6, ...limit, shortenMs: 1000 };
      const task = new SolverTask(p, standard, { autoCollect: 'safe', budget });
      // The answer comes by itself, without a clock.
      let solution = task.run(500);
      for (let slice = 0; slice < 2000 && solution === null; slice += 1) solution = task.run(500);
      const which = JSON.stringify(limit);
      const { verdict, line, nodes = 0 } = solution ?? {};
      expect(verdict, which).to.equal('winnable');
      expect(faultIn(line, p, standard, 'safe'), which).to.equal(null);
      expect(line?.length, which).to.be.lessThan(first.line?.length ?? 0);
      expect(nodes, which).to.be.within(19_000, budget.nodes);
    }
  });

  it('prices a line of a game that collects nothing as if what is safe went up for free', async () => {
    for (const number of [1, 3, 617]) {
      const p = dealPosition(number, standard);
      const first = await solve(p, standard);
      const task = new SolverTask(p, standard, { budget: { shortenMs: 1000 } });
      while (!task.isWon) task.run(1);
      for (let slice = 0; slice < 80; slice += 1) task.run(500);
      const { line = [] } = task.stop();
      expect(faultIn(line, p, standard), String(number)).to.equal(null);
      expect(priceOf(line, p), String(number)).to.be.lessThan(priceOf(first.line ?? [], p) - 4);
    }
  });
});
