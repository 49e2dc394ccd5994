import { expect } from '@open-wc/testing';
import {
  applyMove,
  collectable,
  COLUMN_IDS,
  countHome,
  dealPosition,
  explainMove,
  parseMove,
  rules as findRules,
  topOf,
  type FoundationId,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { canUndo, createGame, reduce, type GameState } from '../../src/state/index.js';
import { lay } from '../helpers/tables.js';
import { playAll } from '../helpers/games.js';
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

  describe(`profiles/engine ${row.id}`, () => {
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
      expect(verdictOf(first, `3h${String(other)}`, rules)).to.equal(
        row.foundations === 'free' ? 'foundation-needs' : 'foundation-suit',
      );
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

    if (row.takeBack) {
      it('B022 a card just taken back stays, until the next move', () => {
        const layout = { home: 'S-9 H-8 C-8 D-9', 1: 'TC', 2: 'KH' };
        const game = createGame({ rules, position: lay(layout, rules), autoCollect: 'off' });
        const collecting = reduce(game, { type: 'set-auto-collect', mode: 'safe' });
        const back = playAll(collecting, 'hD1');
        expect(back.past.at(-1)?.auto).to.deep.equal([]);
        expect(playAll(back, '2a').past.at(-1)?.autoCards).to.include('9D');
      });
    }

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
  });
}
