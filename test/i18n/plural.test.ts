import { expect } from '@open-wc/testing';
import { counted, plural } from '../../src/i18n/index.js';
import type { Messages } from '../../src/i18n/index.js';
import { bg } from '../../src/i18n/locales/bg.js';
import { en } from '../../src/i18n/locales/en.js';
import { ru } from '../../src/i18n/locales/ru.js';
import { uk } from '../../src/i18n/locales/uk.js';

/** The rule of the schoolbook for East Slavic languages, written independently of Intl. */
function slavic(count: number, one: string, few: string, many: string): string {
  if (count % 100 >= 11 && count % 100 <= 14) return many;
  if (count % 10 === 1) return one;
  return count % 10 >= 2 && count % 10 <= 4 ? few : many;
}

describe('i18n/plural', () => {
  it('follows the rules of each language from 0 to 120', () => {
    for (let count = 0; count <= 120; count += 1) {
      const single = count === 1;
      expect(en.counters.moves(count)).to.equal(single ? 'move' : 'moves');
      expect(bg.counters.moves(count)).to.equal(single ? 'ход' : 'хода');
      expect(bg.counters.rubies(count)).to.equal(single ? 'рубин' : 'рубина');
      expect(ru.counters.moves(count)).to.equal(slavic(count, 'ход', 'хода', 'ходов'));
      expect(ru.counters.undos(count)).to.equal(slavic(count, 'отмена', 'отмены', 'отмен'));
      expect(ru.counters.score(count)).to.equal(slavic(count, 'очко', 'очка', 'очков'));
      expect(uk.counters.moves(count)).to.equal(slavic(count, 'хід', 'ходи', 'ходів'));
      expect(uk.counters.score(count)).to.equal(slavic(count, 'очко', 'очки', 'очок'));
      expect(uk.counters.rubies(count)).to.equal(slavic(count, 'рубін', 'рубіни', 'рубінів'));
    }
  });

  it('asks for cells in the accusative', () => {
    const freeing = ({ refusals }: Messages, cellsToFree: number): string | undefined =>
      refusals['run-too-long']({ cards: 7, max: 6, cellsToFree }).remedy;
    for (let count = 1; count <= 120; count += 1) {
      const ruCells = slavic(count, 'ячейку', 'ячейки', 'ячеек');
      const ukCells = slavic(count, 'комірку', 'комірки', 'комірок');
      expect(freeing(ru, count)).to.equal(`Освободите ещё ${count} ${ruCells}`);
      expect(freeing(uk, count)).to.equal(`Звільніть ще ${count} ${ukCells}`);
      expect(freeing(bg, count)).to.equal(
        `Освободете още ${count} ${count === 1 ? 'клетка' : 'клетки'}`,
      );
      expect(freeing(en, count)).to.equal(`Free ${count} more ${count === 1 ? 'cell' : 'cells'}`);
    }
  });

  it('counts cards', () => {
    for (let count = 1; count <= 52; count += 1) {
      expect(ru.groups.column(3, count)).to.equal(
        `Столбец 3, ${count} ${slavic(count, 'карта', 'карты', 'карт')}`,
      );
      expect(uk.groups.column(3, count)).to.equal(
        `Колонка 3, ${count} ${slavic(count, 'карта', 'карти', 'карт')}`,
      );
    }
  });

  it('falls back to the general form where a language asks for one that is missing', () => {
    expect(plural('ru', 3, { other: 'x' })).to.equal('x');
    expect(plural('ru', 5, { one: 'a', few: 'b', other: 'x' })).to.equal('x');
    expect(counted('uk', 21, { one: 'карта', other: 'карт' })).to.equal('21 карта');
  });
});
