import { expect } from '@open-wc/testing';
import {
  applyMove,
  collectable,
  COLUMN_IDS,
  countHome,
  dealPosition,
  encodeGame,
  explainMove,
  parseMove,
  rules as findRules,
  topOf,
  type FoundationId,
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
  type GameState,
} from '../../src/state/index.js';
import { FULL_CELLS, lay } from '../helpers/tables.js';
import { playAll, repeat } from '../helpers/games.js';
import { ROWS, type Row } from './rows.js';
import { SAFE_CASES } from './safe-cases.js';

const RANKS = 'A23456789TJQK';

function verdictOf(p: Position, notation: string, rules: RuleProfile): string {
  const verdict = explainMove(p, parseMove(notation), rules);
  return verdict.legal ? 'legal' : verdict.reason;
}

/** A run of so many cards down from a queen, by the row's way of building. */
function runOf({ bySuit }: Row, length: number): string {
  const ranks = [...'QJT98765432A'].slice(0, length);
  return ranks.map((rank, index) => rank + (bySuit || index % 2 === 0 ? 'S' : 'H')).join(' ');
}

/** The card that takes this run, and one that a single 6 goes onto. */
const kingFor = ({ bySuit }: Row): string => (bySuit ? 'KS' : 'KH');

/** A position in which foundation moves alone bring everything home, but no card is safe but by the widest meaning. */
const DECIDED = {
  home: 'S-5 H-9 C-K D-K',
  1: '6S TH',
  2: 'KS QS JS TS 9S 8S 7S',
  3: 'KH QH JH',
};

function decidedGame(rules: RuleProfile, autoCollect: 'safe' | 'off'): GameState {
  const game = createGame({ rules, position: lay(DECIDED, rules), autoCollect: 'off' });
  return reduce(game, { type: 'set-auto-collect', mode: autoCollect });
}

for (const row of ROWS) {
  const rules = findRules(row.id);
  const [most = 4] = row.cells;

  describe(`profiles: the engine plays ${row.id}`, () => {
    it('foundations: their order, and whose they are', () => {
      const p = lay({ 1: 'AH', 2: 'AD', 3: '2H' }, rules);
      const first = applyMove(p, parseMove('1h'), rules);
      const place = (row.foundations === 'free' ? 0 : row.foundations.indexOf('H')) + 1;
      expect(topOf(first, `foundation-${place}` as FoundationId)).to.equal('AH');
      const chosen = ['1h1', '1h2', '1h3', '1h4'].map((text) => verdictOf(p, text, rules));
      expect(chosen).to.deep.equal(
        [...'1234'].map((_, index) =>
          row.foundations === 'free' || row.foundations[index] === 'H'
            ? 'legal'
            : 'foundation-suit',
        ),
      );
      // The suit stays where it was begun.
      const other = place === 1 ? 2 : 1;
      expect(verdictOf(first, `3h${String(place)}`, rules)).to.equal('legal');
      expect(verdictOf(first, `3h${String(other)}`, rules)).to.be.oneOf([
        'foundation-suit',
        'foundation-needs',
      ]);
    });

    for (const cells of row.cells) {
      it(`cells: ${String(cells)} of them, and the capacity follows`, () => {
        const choice = findRules(row.id, { cells });
        expect(dealPosition(617, choice).cells.length).to.equal(cells);
        const length = cells + 1;
        const p = (count: number): Position =>
          lay(
            {
              1: `2D ${runOf(row, count)}`,
              2: kingFor(row),
              ...Object.fromEntries(
                [3, 4, 5, 6, 7, 8].map((column) => [column, `${RANKS[column + 1] ?? ''}C`]),
              ),
            },
            choice,
          );
        const move = (count: number): unknown =>
          explainMove(p(count), { from: 'column-1', to: 'column-2', count }, choice);
        if (!row.groups) {
          expect(move(length)).to.deep.include({
            legal: false,
            reason: 'groups-off',
            cards: length,
          });
          expect(move(1)).to.deep.include({ legal: true });
          return;
        }
        expect(move(length)).to.deep.include({ legal: true });
        expect(move(length + 1)).to.deep.include({
          legal: false,
          reason: 'run-too-long',
          cards: length + 1,
          max: length,
          cellsToFree: null,
        });
      });
    }

    it('B006 a column in the hand does not count as an empty one', () => {
      const pair = row.bySuit ? '7S 6S' : '7S 6H';
      const onto = row.bySuit ? '8S' : '8D';
      const filler = { 3: '2C', 4: '3C', 5: '4C', 6: '5C', 7: '9C', 8: 'TC' };
      const cells = [...'abcdefgk'].slice(0, rules.cells);
      const full = Object.fromEntries(cells.map((cell, index) => [cell, `${RANKS[index] ?? ''}D`]));
      const p = lay(
        { 1: pair, 2: row.bySuit ? onto : '8D', ...filler, ...full, a: 'KC', g: 'KD' },
        rules,
      );
      const verdict = explainMove(p, { from: 'column-1', to: 'column-2', count: 2 }, rules);
      expect(verdict).to.deep.include({
        legal: false,
        reason: row.groups ? 'run-too-long' : 'groups-off',
        cards: 2,
      });
    });

    it('aces: where they may lie', () => {
      const p = lay({ 1: 'AS', 2: row.bySuit ? '2S' : '2H', 3: 'KC' }, rules);
      const [toCell, toCard, toEmpty, home] = ['1a', '12', '14', '1h'].map((text) =>
        verdictOf(p, text, rules),
      );
      const free = row.aceHomeOnly ? 'ace-home-only' : 'legal';
      expect([toCell, toCard, home]).to.deep.equal([free, free, 'legal']);
      expect(toEmpty).to.equal(row.kingsOnly ? 'kings-only' : free);
    });

    it('B009 empty columns: every rank, every column, from a column and from a cell', () => {
      for (const [index, column] of COLUMN_IDS.entries()) {
        const source = COLUMN_IDS[(index + 1) % COLUMN_IDS.length] ?? column;
        for (const rank of RANKS) {
          const others = COLUMN_IDS.filter((one) => one !== column && one !== source);
          const layout = Object.fromEntries(
            others.map((one, at) => [one.slice(-1), `${RANKS[at] ?? ''}D`]),
          );
          const onColumn = lay({ ...layout, [source.slice(-1)]: `${rank}S` }, rules);
          const onCell = lay({ ...layout, [source.slice(-1)]: 'KD', a: `${rank}S` }, rules);
          const isRefused = row.kingsOnly ? rank !== 'K' : row.aceHomeOnly && rank === 'A';
          const expected = isRefused ? (row.kingsOnly ? 'kings-only' : 'ace-home-only') : 'legal';
          const digit = column.slice(-1);
          expect(verdictOf(onColumn, `${source.slice(-1)}${digit}`, rules)).to.equal(expected);
          if (row.aceHomeOnly && rank === 'A') continue;
          expect(verdictOf(onCell, `a${digit}`, rules)).to.equal(expected);
        }
      }
    });

    it('B014 cell to cell: allowed and a move, or refused', () => {
      const p = lay({ a: '7C', 1: 'KD' }, rules);
      expect(verdictOf(p, 'ab', rules)).to.equal(row.cellToCell ? 'legal' : 'no-cell-to-cell');
      if (!row.cellToCell) return;
      const game = createGame({ rules, position: p, autoCollect: 'off' });
      expect(playAll(game, 'ab').counters.moves).to.equal(1);
    });

    it('B008 a card in any cell may leave it', () => {
      for (const cell of [...'abcdefgk'].slice(0, most)) {
        const p = lay({ [cell]: row.bySuit ? '7H' : '7C', 5: '8H' }, rules);
        expect(verdictOf(p, `${cell}5`, rules), cell).to.equal('legal');
      }
    });

    it('foundation to table: taken back, or final', () => {
      const p = lay({ home: 'S-9', 1: row.bySuit ? 'TS' : 'TD', 2: 'TC', 3: 'KC' }, rules);
      const tried = ['hS1', 'hS2', 'hS4', 'hSa', 'h1'].map((text) => verdictOf(p, text, rules));
      expect(tried).to.deep.equal(
        row.takeBack
          ? ['legal', 'same-color', 'legal', 'legal', 'legal']
          : Array.from({ length: 5 }, () => 'foundation-final'),
      );
    });

    it('building: by colour or by suit', () => {
      const p = lay({ 1: '7S', 2: '8H', 3: '8S', 4: '9D' }, rules);
      const tried = ['12', '13', '14'].map((text) => verdictOf(p, text, rules));
      expect(tried).to.deep.equal(
        row.bySuit
          ? ['same-suit-needed', 'legal', 'same-suit-needed']
          : ['legal', 'same-color', 'wrong-rank'],
      );
    });

    for (const { title, home, card, goes } of SAFE_CASES) {
      it(`safe: ${title}`, () => {
        const p = lay({ home, 1: card }, rules);
        const moves = collectable(p, 'safe', rules);
        expect(moves.length > 0).to.equal(goes.includes(row.safe));
        expect(collectable(p, 'all', rules).length).to.be.above(0);
        expect(collectable(p, 'off', rules).length).to.equal(0);
      });
    }

    it('B017 collecting at the deal is part of it: no move, no undo', () => {
      const game = createGame({ rules, deal: 1775 });
      const home = countHome(game.position) - countHome(game.dealt);
      expect(home > 0).to.equal(row.autoCollect === 'safe');
      expect([game.counters.moves, canUndo(game), game.started]).to.deep.equal([0, false, false]);
    });

    it('B022 a card just taken back stays, until the next move', () => {
      if (!row.takeBack) return;
      const layout = { home: 'S-9 H-8 C-8 D-9', 1: 'TC', 2: 'KH' };
      const game = createGame({ rules, position: lay(layout, rules), autoCollect: 'off' });
      const collecting = reduce(game, { type: 'set-auto-collect', mode: 'safe' });
      const back = playAll(collecting, 'hD1');
      expect(back.past.at(-1)?.auto).to.deep.equal([]);
      expect(playAll(back, '2a').past.at(-1)?.autoCards).to.include('9D');
    });

    it('B072 forced finish: by itself, on request, or never', () => {
      for (const [index, mode] of (['safe', 'off'] as const).entries()) {
        const game = playAll(decidedGame(rules, mode), '3a');
        // Where every card is safe that fits, collecting alone brings all of them home.
        const expected = row.finishes[index] === true || (mode === 'safe' && row.safe === 'all');
        expect(countHome(game.position) === 52, mode).to.equal(expected);
        if (expected) continue;
        const asked = reduce(game, { type: 'collect' });
        expect(countHome(asked.position)).to.equal(52);
        expect(asked.past.length).to.equal(2);
        expect(asked.counters.moves).to.equal(2);
      }
    });

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
      const cells = row.id === 'eight-off' ? ['4e', 'e4'] : ['4b', 'b4'];
      let game = createGame({ rules, deal: 617, autoCollect: 'off' });
      // A card goes to a cell and another comes in its place: the column under it does not take it back.
      const there = row.cellToCell ? [cells[0] ?? '', ...backAndForth(row)] : [];
      if (there.length === 0) return;
      game = playAll(game, there.join(' '));
      const total = game.past.length;
      expect(total).to.be.above(120);
      let undone = 0;
      while (canUndo(game)) {
        game = reduce(game, { type: 'undo' });
        undone += 1;
      }
      expect(undone).to.equal(Math.min(total, row.undoLimit ?? total));
      const restarted = reduce(game, { type: 'restart' });
      expect(restarted.position).to.deep.equal(
        createGame({ rules, deal: 617, autoCollect: 'off' }).position,
      );
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

/** 130 moves of one card between two cells. */
function backAndForth({ id }: Row): readonly string[] {
  const [one, other] = id === 'eight-off' ? ['e', 'f'] : ['b', 'c'];
  return Array.from({ length: 130 }, (_, index) =>
    index % 2 === 0 ? `${one}${other}` : `${other}${one}`,
  );
}

describe('profiles: the worked examples', () => {
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
