import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import type { RefusalReason } from '../../src/engine/index.js';
import { bg } from '../../src/i18n/locales/bg.js';
import { en } from '../../src/i18n/locales/en.js';
import { ru } from '../../src/i18n/locales/ru.js';
import { uk } from '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  announcementOf,
  fixtureGame,
  inside,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { typeKey, typeMove } from '../helpers/keys.js';
import { typeInMoveBox } from '../helpers/panels.js';
import { putTable } from '../helpers/put-table.js';
import type { Layout } from '../helpers/tables.js';
import { drag } from './hands.js';

const LANGUAGES = { en, ru, uk, bg };

type Try = (game: FreeCellGame) => Promise<unknown>;

const typed =
  (text: string): Try =>
  (game) =>
    typeInMoveBox(game, text);

const carried =
  (card: string, pile: string): Try =>
  (game) =>
    drag(game, card, pile);

/** A try that is refused: under which rules, on which table, and with which numbers. */
interface Case {
  readonly reason: RefusalReason;
  readonly rules?: string;
  readonly table: Layout;
  readonly first?: string;
  readonly attempt: Try;
  readonly numbers?: object;
}

const FULL = { a: 'KD', b: 'KH', c: 'KC', d: 'QD' };

const CASES: readonly Case[] = [
  {
    reason: 'game-over',
    table: { home: 'S-K H-K C-K D-Q', 1: 'KD' },
    first: '1h',
    attempt: typed('12'),
  },
  { reason: 'bad-notation', table: {}, attempt: typed('zz'), numbers: { text: 'zz' } },
  { reason: 'bad-notation', table: {}, attempt: typed('22'), numbers: { text: '22' } },
  {
    reason: 'no-such-place',
    table: { 1: '5C' },
    attempt: typed('1e'),
    numbers: { place: 'cell-e' },
  },
  {
    reason: 'no-such-card',
    table: { 1: '5C' },
    attempt: typed('a1'),
    numbers: { place: 'cell-a' },
  },
  { reason: 'foundation-final', table: { home: 'S-9', 1: '2C TD' }, attempt: typed('hS1') },
  {
    reason: 'ambiguous',
    rules: 'scored',
    table: { home: 'H-9 D-9', 1: '2C TC' },
    attempt: typed('h1'),
    numbers: { suits: ['H', 'D'] },
  },
  {
    reason: 'not-available',
    table: { 1: '2C 9C 4D JS' },
    attempt: carried('9C', 'column-4'),
    numbers: { card: '9C', buried: 2 },
  },
  {
    reason: 'run-broken',
    table: { 1: '2C 9C 8D JS' },
    attempt: typed('14v3'),
    numbers: { card: 'JS', onto: '8D' },
  },
  {
    reason: 'groups-off',
    rules: 'single-card',
    table: { 1: '2C 9C 8D' },
    attempt: carried('9C', 'column-4'),
    numbers: { cards: 2 },
  },
  {
    reason: 'ace-home-only',
    rules: 'single-card',
    table: { 1: '2C AS' },
    attempt: typed('1a'),
    numbers: { card: 'AS' },
  },
  { reason: 'no-cell-to-cell', rules: 'one-tap', table: { a: '7C' }, attempt: typed('ab') },
  {
    reason: 'cell-takes-one',
    table: { 1: '2C 9C 8D' },
    attempt: carried('9C', 'cell-a'),
    numbers: { cards: 2 },
  },
  {
    reason: 'cell-occupied',
    table: { a: 'KD', 1: '2C 9C' },
    attempt: typed('1a'),
    numbers: { card: 'KD' },
  },
  {
    reason: 'cells-full',
    table: { ...FULL, 1: '2C 9C' },
    attempt: async (game) => {
      game.focus();
      // The card of the try before may still be chosen.
      typeKey('Escape');
      await game.updateComplete;
      typeMove('11');
      await game.updateComplete;
    },
  },
  {
    reason: 'foundation-takes-one',
    table: { 1: '2C 9C 8D' },
    attempt: carried('9C', 'foundation-1'),
    numbers: { cards: 2 },
  },
  {
    reason: 'foundation-suit',
    table: { 1: '2C AH' },
    attempt: typed('1h1'),
    numbers: { card: 'AH', suit: 'S' },
  },
  {
    reason: 'foundation-needs',
    table: { home: 'S-2', 1: '2C 5S' },
    attempt: typed('1h'),
    numbers: { card: '5S', needs: '3S' },
  },
  {
    reason: 'kings-only',
    rules: 'eight-off',
    table: { 1: '2C 9C' },
    attempt: typed('14'),
    numbers: { card: '9C' },
  },
  {
    reason: 'same-color',
    table: { 1: '2C 8S', 2: '3C 9C' },
    attempt: typed('12'),
    numbers: { card: '8S', onto: '9C' },
  },
  {
    reason: 'same-suit-needed',
    rules: 'bakers-game',
    table: { 1: '2C 8S', 2: '3C 9H' },
    attempt: typed('12'),
    numbers: { card: '8S', onto: '9H' },
  },
  ...(
    [
      ['JH', 'gap'],
      ['8H', 'equal'],
      ['7H', 'upward'],
    ] as const
  ).map(([onto, kind]): Case => ({
    reason: 'wrong-rank',
    table: { 1: '2C 8S', 2: `3C ${onto}` },
    attempt: typed('12'),
    numbers: { card: '8S', onto, kind },
  })),
  {
    reason: 'run-too-long',
    table: {
      ...{
        a: 'AC',
        b: 'AH',
        1: '2C QS JH TS 9H 8S 7H 6S',
        2: '3C KD',
        3: '4C',
        4: '5C',
        5: '6C',
        6: '7C',
      },
    },
    attempt: typed('12'),
    numbers: { cards: 7, max: 6, cellsToFree: 1 },
  },
  {
    reason: 'run-too-long',
    rules: 'eight-off',
    table: {
      ...{ a: 'AC', b: 'AH', c: 'AD', d: '3H', e: '3D', f: '4H', g: '4D', k: '5D' },
      ...{ 1: '2C QS JS', 2: 'KS', 3: '4C', 4: '5C', 5: '6C', 6: '7C' },
    },
    attempt: typed('12'),
    numbers: { cards: 2, max: 1, cellsToFree: 1 },
  },
];

describe('profiles/refusals', () => {
  for (const { reason, rules = 'standard', table, first, attempt, numbers = {} } of CASES) {
    it(`${reason} ${JSON.stringify(numbers)}`, async () => {
      const game = await fixtureGame(`deal="1" rules="${rules}" auto-collect="off"`);
      await putTable(game, table, 7);
      if (first !== undefined) await playAll(game, first);
      for (const [lang, { refusals }] of Object.entries(LANGUAGES)) {
        game.lang = lang;
        await game.updateComplete;
        const { notation } = game;
        const heard = new EventRecording(game);
        await attempt(game);
        heard.stop();
        expect(heard.names, lang).to.deep.equal(['fc-refused']);
        expect(heard.details('fc-refused')[0]).to.deep.equal({ reason, ...numbers });
        expect(game.notation).to.equal(notation);
        const tell = refusals[reason] as (given: object) => { fact: string; remedy?: string };
        const { fact, remedy = '' } = tell({ reason, ...numbers });
        expect(messageOf(game)).to.contain(fact.replace(/\s+/g, ' '));
        expect(messageOf(game)).to.contain(remedy.replace(/\s+/g, ' '));
        expect(announcementOf(game)).to.equal(`${fact} ${remedy}`.replace(/\s+/g, ' ').trim());
        const { top, bottom } = inside(game, '[part~="message"]').getBoundingClientRect();
        const board = game.getBoundingClientRect();
        expect(bottom - top).to.be.above(0);
        expect(top >= board.top && bottom <= board.bottom, 'next to the board').to.equal(true);
      }
    });
  }

  it('leaves no reason out', () => {
    const tried = new Set(CASES.map(({ reason }) => reason));
    expect([...tried].sort()).to.deep.equal(Object.keys(en.refusals).sort());
  });

  it('counts cards and cells as each language does', () => {
    const tell = ({ refusals }: typeof en, cards: number, cells: number): string => {
      const { fact, remedy } = refusals['run-too-long']({ cards, max: 1, cellsToFree: cells });
      return `${fact} ${remedy ?? ''}`;
    };
    const words = (lang: typeof en): readonly string[] =>
      [1, 2, 5].flatMap((count) => {
        const text = tell(lang, count + 20, count);
        return [...text.matchAll(/\d+ (?:more )?(\p{L}+)/gu)].map(([, word]) => word ?? '');
      });
    expect(words(en).join(' ')).to.match(/cards.*cell.*cards.*cells.*cards.*cells/);
    expect(words(ru).join(' ')).to.match(/карта.*ячейку.*карты.*ячейки.*карт.*ячеек/);
    expect(words(uk).join(' ')).to.match(/карта.*комірку.*карти.*комірки.*карт.*комірок/);
    expect(words(bg).join(' ')).to.match(/карти.*клетка.*карти.*клетки.*карти.*клетки/);
  });

  it('counts moves and rubies in Bulgarian by the counting form', () => {
    const { counters } = bg;
    expect([1, 2, 5, 21].map(counters.moves).join(' ')).to.match(/ход .*хода .*хода .*хода/);
    expect([1, 2, 5].map(counters.rubies)).to.deep.equal(['рубин', 'рубина', 'рубина']);
  });
});
