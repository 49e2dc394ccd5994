import { expect } from '@open-wc/testing';
import {
  countHome,
  dealPosition,
  encodeGame,
  explainMove,
  parseMove,
  rules as findRules,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import {
  canRedo,
  canUndo,
  createGame,
  gameCodeOf,
  reduce,
  scoreOf,
} from '../../src/state/index.js';
import { FULL_CELLS, lay } from '../helpers/tables.js';
import { playAll, repeat } from '../helpers/games.js';
import { ROWS, type Row } from './rows.js';

function verdictOf(p: Position, notation: string, rules: RuleProfile): string {
  const verdict = explainMove(p, parseMove(notation), rules);
  return verdict.legal ? 'legal' : verdict.reason;
}

for (const row of ROWS) {
  const rules = findRules(row.id);
  const [most = 4] = row.cells;

  describe(`profiles/engine-counts ${row.id}`, () => {
    it('undo and redo count as the profile has it', () => {
      const dealt = createGame({ rules, deal: 617, autoCollect: 'off' });
      const moved = playAll(dealt, row.id === 'eight-off' ? '4e' : '4b');
      const undone = reduce(moved, { type: 'undo' });
      const redone = reduce(undone, { type: 'redo' });
      expect([moved, undone, redone].map((game) => game.counters.moves)).to.deep.equal(row.counts);
      expect([moved, undone, redone].map((game) => game.counters.undos)).to.deep.equal([0, 1, 1]);
      expect(undone.position).to.deep.equal(dealt.position);
      expect(redone.position).to.equal(moved.position);
    });

    it('B036 undo reaches as far as the profile lets it', () => {
      const dealt = createGame({
        rules,
        position: lay({ 1: '3C 9D', 2: '2C', 3: 'AC' }, rules),
        autoCollect: 'off',
      });
      let game = playAll(dealt, ['1b', ...backAndForth(row)].join(' '));
      const total = game.past.length;
      expect(total).to.equal(131);
      let undone = 0;
      while (canUndo(game)) {
        game = reduce(game, { type: 'undo' });
        undone += 1;
      }
      expect(undone).to.equal(Math.min(total, row.undoLimit ?? total));
      const restarted = reduce(game, { type: 'restart' });
      expect(restarted.position).to.deep.equal(dealt.position);
    });

    it('B074 no undo, no redo and no move after a win', () => {
      const start = lay({ home: 'S-K H-K C-K D-Q', 1: 'KD' }, rules);
      const won = playAll(createGame({ rules, position: start, autoCollect: 'off' }), '1h');
      expect(countHome(won.position)).to.equal(52);
      for (const type of ['undo', 'redo', 'collect'] as const)
        expect(reduce(won, { type })).to.equal(won);
      expect([canUndo(won), canRedo(won)]).to.deep.equal([false, false]);
      expect(verdictOf(won.position, '1a', rules)).to.equal('game-over');
    });

    it('hints are counted, and are moves or not', () => {
      const game = reduce(createGame({ rules, deal: 617 }), { type: 'count-hint' });
      expect([game.counters.hints, game.counters.moves]).to.deep.equal([1, row.hintCounts ? 1 : 0]);
      expect(rules.hint.shows).to.equal(row.hintShowsTarget ? 'source-target' : 'source');
    });

    it('B049 B050 score: what it is worth, and that it cannot be farmed', () => {
      const layout = { home: 'S-8 H-8 C-8 D-8', 1: 'TC 9S', 2: 'KH', a: row.bySuit ? '9C' : '9D' };
      const game = createGame({ rules, position: lay(layout, rules), autoCollect: 'off' });
      const home = playAll(game, '1h');
      const worth = { none: null, rubies: 1, points: 10 }[row.score];
      expect(scoreOf(home)).to.equal(worth);
      expect(scoreOf(reduce(home, { type: 'undo' }))).to.equal(row.score === 'none' ? null : 0);
      const down = playAll(home, 'a1');
      expect(scoreOf(down)).to.equal(row.score === 'points' ? 15 : worth);
      if (row.score !== 'points') return;
      const farmed = Array.from({ length: 20 }, () => '1a a1').join(' ');
      expect(scoreOf(playAll(down, farmed))).to.equal(15);
      const fetched = Array.from({ length: 20 }, () => 'hSb bh').join(' ');
      expect(scoreOf(playAll(down, fetched))).to.equal(15);
      expect(scoreOf(playAll(down, 'hSb'))).to.equal(5);
      expect(scoreOf(repeat(down, { type: 'undo' }, 5))).to.equal(0);
    });

    it('B040 numbers: what dialogs offer and what the page may set', () => {
      const { offered, accepted, levels, level, daily } = row;
      expect(rules.deals).to.deep.equal({ offered, accepted, levels, level, daily });
    });

    it('a code where one exists, the deal the same whatever the cells', () => {
      const game = createGame({ rules, deal: 327 });
      expect(gameCodeOf(game)).to.equal(most === 8 ? null : 'FC1-C4-AAAAAKH');
      if (most === 8) return;
      for (const cells of row.cells) {
        const choice = findRules(row.id, { cells });
        expect(dealPosition(327, choice).columns).to.deep.equal(dealPosition(327).columns);
        expect(encodeGame({ deal: 327, cells })).to.equal(`FC1-C${String(cells)}-AAAAAKH`);
      }
    });

    it('what it is played and looked at with', () => {
      const { input, doubleTap, contextCard, contextFelt, indices, confirmNewGame, cellChoices } =
        rules;
      expect({ input, doubleTap, indices, confirmNewGame, cellChoices }).to.deep.equal({
        input: row.input,
        doubleTap: row.doubleTap,
        indices: row.indices,
        confirmNewGame: row.asks,
        cellChoices: row.cells,
      });
      expect([contextCard, contextFelt]).to.deep.equal([
        row.cardContext ? 'home' : 'none',
        row.feltContext ? 'collect' : 'none',
      ]);
      expect(rules.counters.join(' ').replace('time', 'timer')).to.equal(row.counters);
    });
  });
}

/** 130 moves of one card between two cells, or between a cell and an empty column where no card goes from cell to cell. */
function backAndForth({ cellToCell }: Row): readonly string[] {
  const other = cellToCell ? 'c' : '4';
  return Array.from({ length: 130 }, (_, index) => (index % 2 === 0 ? `b${other}` : `${other}b`));
}

describe('profiles/engine-counts worked examples', () => {
  it('B002 7 cards, 2 free cells, 1 empty column: at most 6, free 1 more cell', () => {
    const rules = findRules('one-tap');
    const layout = {
      a: 'KS',
      b: 'KH',
      1: '2D QS JH TS 9H 8S 7H 6S',
      2: 'KD',
      3: 'AD',
      4: '3D',
      5: '4D',
      6: '5D',
      7: 'KC',
    };
    const verdict = explainMove(
      lay(layout, rules),
      { from: 'column-1', to: 'column-2', count: 7 },
      rules,
    );
    expect(verdict).to.deep.equal({
      legal: false,
      reason: 'run-too-long',
      cards: 7,
      max: 6,
      cellsToFree: 1,
    });
  });

  it('B002 one free cell, no empty column: a run of four stays, one of two goes', () => {
    const rules = findRules('one-tap');
    const layout = {
      ...FULL_CELLS,
      d: '-',
      1: '2D 9S 8H 7S 6H',
      2: 'TD',
      3: '7D',
      4: 'AC',
      5: '2C',
      6: '3C',
      7: '4C',
      8: '5C',
    };
    const p = lay(layout, rules);
    const verdict = explainMove(p, { from: 'column-1', to: 'column-2', count: 4 }, rules);
    expect(verdict).to.deep.equal({
      legal: false,
      reason: 'run-too-long',
      cards: 4,
      max: 2,
      cellsToFree: 2,
    });
    const shorter = lay({ ...layout, 2: '8D', 3: 'TD' }, rules);
    expect(verdictOf(shorter, '12', rules)).to.equal('legal');
  });

  it('B004 four cells and one empty column: 10 onto a card, 5 into that column', () => {
    const rules = findRules('scored');
    const layout = {
      1: '2D QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S',
      2: 'JD',
      3: 'KD',
      4: '3D',
      5: '4D',
      6: '5D',
      7: '6D',
    };
    const p = lay(layout, rules);
    const max = (to: 'column-2' | 'column-8', count: number): unknown =>
      explainMove(p, { from: 'column-1', to, count }, rules).legal;
    expect([max('column-8', 5), max('column-8', 6)]).to.deep.equal([true, false]);
    const fits = lay({ ...layout, 1: '2D JS TH 9S 8H 7S 6H 5S 4H 3S 2H', 2: 'QD' }, rules);
    expect(
      explainMove(fits, { from: 'column-1', to: 'column-2', count: 10 }, rules).legal,
    ).to.equal(true);
  });
});
