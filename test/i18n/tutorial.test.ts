import { expect } from '@open-wc/testing';
import { homeRank, isCard, rankOf, suitOf, type Position } from '../../src/engine/index.js';
import {
  findPage,
  LOCALES,
  splitRichText,
  tell,
  type Locale,
  type TutorialTexts,
} from '../../src/i18n/index.js';
import { LESSON_IDS } from '../../src/tutorial/index.js';
import {
  everyStep,
  loadAll,
  sayAll,
  textsOf,
  write,
  writeAll,
  type Written,
} from './every-lesson-text.js';

const cardsIn = (text: string): readonly string[] =>
  splitRichText(text).flatMap((part) => (part.kind === 'card' ? [part.card] : []));
const withoutTokens = (text: string): string =>
  splitRichText(text)
    .map((part) => (part.kind === 'text' ? part.text : 'x'))
    .join('');

function isOnTable(card: string, p: Position): boolean {
  if (!isCard(card)) return false;
  const lies = p.columns.some((column) => column.includes(card)) || p.cells.includes(card);
  return lies || rankOf(card) <= homeRank(p, suitOf(card));
}

/** A letter or word of its own, in any script. */
const token = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, 'gu');
/** The name, what stands on keys, notation and its places. */
const LATIN_ALLOWED = token('FreeCell|Enter|Esc|\\d?[a-k]\\d?');
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  en: /[Ѐ-ӿ]/,
  ru: /[іїєґўѝ]/i,
  uk: /[ыэёъѝ]/i,
  bg: /[ыэёіїєґ]/i,
};
/** Words for which the glossary has chosen another one. */
const REJECTED: Readonly<Record<Locale, RegExp>> = {
  en: /tableau|sequence|supermove/i,
  ru: /основани|колонк|последовательност|цепочк|крест|буби|фундамент/i,
  uk: /стовп|фундамент|жолуд|послідовн|картк|хрест|пачк/i,
  bg: /стълб|фондац|боя|клетчиц|король|крал(?!и)|цвят/i,
};

before(loadAll);

const english = (): TutorialTexts => textsOf('en');

describe('i18n/tutorial', () => {
  for (const locale of LOCALES) {
    describe(locale, () => {
      const own = (): TutorialTexts => textsOf(locale);

      it('is loaded by itself and says which language it is', () => {
        expect(own().locale).to.equal(locale);
      });

      it('has a text for every step of every lesson, whatever the rules', () => {
        for (const [name, step] of everyStep()) {
          const { title, text } = write(own(), step);
          expect(title, name).to.not.equal('');
          expect(text, name).to.not.equal('');
        }
        for (const id of LESSON_IDS) expect(own().lessons[id]).to.not.equal('');
      });

      it('tells what comes after where English does', () => {
        for (const [name, step] of everyStep()) {
          expect(write(own(), step).after === '', name).to.equal(
            write(english(), step).after === '',
          );
        }
      });

      it('has no text that no step asks for', () => {
        const asked = new Set([...everyStep()].map(([, { key }]) => key));
        expect(Object.keys(own().pages).filter((key) => !asked.has(key))).to.deep.equal([]);
      });

      it('names every chapter of the game', () => {
        for (const [, { chapter }] of everyStep()) {
          if (chapter !== null) expect(own().chapters).to.have.property(chapter);
        }
      });

      it('lets no programming show', () => {
        const bad = /undefined|NaN|null|Infinity|\[object|\$|=>|[{}]|\s{2}|!|\s[.,:;?]/;
        for (const text of [...writeAll(own()), ...sayAll(own())]) {
          expect(withoutTokens(text), text).to.not.match(bad);
        }
      });

      it('says in words all that is drawn', () => {
        for (const text of [...writeAll(own()), ...sayAll(own())]) {
          const said = own().spoken(text);
          expect(said, text).to.not.match(/[{}]/);
          expect(said, text).to.not.match(/[A-Z2-9][CDHS](?![\p{L}\d])/u);
        }
      });

      it('keeps to the words and letters of its language', () => {
        for (const text of [...writeAll(own()), ...sayAll(own())]) {
          const words = own().spoken(text);
          expect(words, text).to.not.match(FOREIGN[locale]);
          expect(words, text).to.not.match(REJECTED[locale]);
          if (locale !== 'en') {
            expect(words.replace(LATIN_ALLOWED, ''), text).to.not.match(/[a-z]/i);
          }
        }
      });

      it('speaks of the same cards as English', () => {
        for (const [name, step] of everyStep()) {
          const [mine, theirs] = [write(own(), step), write(english(), step)];
          const sorted = ({ text, after }: Written) =>
            [...new Set(cardsIn(`${text} ${after}`))].sort();
          expect(sorted(mine), name).to.deep.equal(sorted(theirs));
        }
      });

      it('is short: three sentences or so', () => {
        for (const text of writeAll(own())) {
          const isList = text.includes('“') || text.includes('«') || text.includes('„');
          expect(own().spoken(text).length, text).to.be.at.most(isList ? 900 : 420);
        }
        for (const name of Object.values(own().lessons))
          expect(name.length, name).to.be.at.most(32);
      });
    });
  }

  it('speaks of cards that lie on the table, or that could come to lie there', () => {
    const elsewhere: Readonly<Record<string, readonly string[]>> = {
      'empty-columns.any': ['4H'],
      'foundations.other-suit': ['AC'],
      'foundations.final': ['5H'],
      'collecting.waits-long': ['4S'],
      'mistakes.order': ['4S'],
    };
    for (const [name, step] of everyStep()) {
      const { text, after } = write(english(), step);
      for (const card of cardsIn(`${text} ${after}`)) {
        const isKnown = isOnTable(card, step.position) || elsewhere[step.key]?.includes(card);
        expect(isKnown, `${name}: ${card}`).to.equal(true);
      }
    }
  });

  it('counts in the right forms', () => {
    const facts = [...everyStep()].find(([, { key }]) => key === 'runs.seven')?.[1].facts;
    if (facts === undefined) throw new Error('there is no such step');
    const told = (locale: Locale, emptyCells: number): string => {
      const texts = textsOf(locale);
      return tell(findPage(texts, 'runs.seven').text, { ...facts, emptyCells });
    };
    const cells = (locale: Locale): readonly (string | undefined)[] =>
      [1, 2, 5].map(
        (count) => new RegExp(`${count} \\p{L}+ \\p{L}+`, 'u').exec(told(locale, count))?.[0],
      );
    expect(cells('en')).to.deep.equal(['1 cell is', '2 cells are', '5 cells are']);
    expect(cells('ru')).to.deep.equal(['1 пустая ячейка', '2 пустые ячейки', '5 пустых ячеек']);
    expect(cells('uk')).to.deep.equal([
      '1 порожня комірка',
      '2 порожні комірки',
      '5 порожніх комірок',
    ]);
    expect(cells('bg')).to.deep.equal(['1 празна клетка', '2 празни клетки', '5 празни клетки']);
    const singles = (locale: Locale): readonly (string | undefined)[] =>
      [1, 3, 5].map((count) => {
        const { text } = findPage(textsOf(locale), 'runs.two');
        return / (\d+ \p{L}+ \p{L}+)\.$/u.exec(tell(text, { ...facts, singles: count }))?.[1];
      });
    expect(singles('ru')).to.deep.equal([
      '1 одиночный ход',
      '3 одиночных хода',
      '5 одиночных ходов',
    ]);
    expect(singles('uk')).to.deep.equal(['1 окремий хід', '3 окремі ходи', '5 окремих ходів']);
    expect(singles('bg')).to.deep.equal(['1 отделен ход', '3 отделни хода', '5 отделни хода']);
  });

  it('promises as many undos as one likes only where there is no limit', () => {
    const facts = [...everyStep()].find(([, { key }]) => key === 'counting.undos')?.[1].facts;
    if (facts === undefined) throw new Error('there is no such step');
    for (const locale of LOCALES) {
      const told = (undoLimit: number | null): string =>
        tell(findPage(textsOf(locale), 'counting.undos').text, { ...facts, undoLimit });
      const [first, ...rest] = told(null).split('. ');
      expect(rest.length, locale).to.equal(1);
      expect(told(3), locale).to.equal(`${first ?? ''}.`);
    }
  });

  it('names the keys of a keyboard alike in every language', () => {
    const facts = [...everyStep()].find(([, { key }]) => key === 'moving.keys')?.[1].facts;
    if (facts === undefined) throw new Error('there is no such step');
    for (const locale of LOCALES) {
      const text = tell(findPage(textsOf(locale), 'moving.keys').text, facts);
      expect(text.match(/Enter|Esc/g), locale).to.deep.equal(['Enter', 'Esc']);
    }
  });

  it('types no number that the rules have', () => {
    for (const locale of LOCALES) {
      for (const [key, page] of Object.entries(textsOf(locale).pages)) {
        // The order of ranks, the columns of the one worked game and dates of history are no matter of rules.
        if (/^game\.|origin$|^cards\.order$/.test(key)) continue;
        for (const part of [page.title, page.text, page.after ?? '']) {
          if (typeof part === 'string')
            expect(withoutTokens(part), `${locale} ${key}`).to.not.match(/\d/);
        }
      }
    }
  });

  it('refuses a key that it does not have', () => {
    expect(() => findPage(english(), 'runs.nonsense')).to.throw(RangeError, 'runs.nonsense');
    expect(() => findPage(english(), 'constructor')).to.throw(RangeError);
  });
});
