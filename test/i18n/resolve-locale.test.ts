import { expect } from '@open-wc/testing';
import { localeOf, resolveLocale } from '../../src/i18n/index.js';

describe('i18n/resolve-locale localeOf', () => {
  it('B146: reads language tags with regions, scripts and in any case', () => {
    const table: readonly (readonly [string, string])[] = [
      ['en', 'en'],
      ['ru', 'ru'],
      ['uk', 'uk'],
      ['bg', 'bg'],
      ['ru-RU', 'ru'],
      ['RU', 'ru'],
      ['Ru-ru', 'ru'],
      ['ru_RU', 'ru'],
      [' bg ', 'bg'],
      ['uk-UA', 'uk'],
      ['uk-Cyrl-UA', 'uk'],
      ['en-GB-oxendict', 'en'],
      ['en-x-private', 'en'],
      ['rus', 'ru'],
      ['ukr', 'uk'],
      ['bul', 'bg'],
      ['eng', 'en'],
    ];
    for (const [tag, locale] of table) expect(localeOf(tag), tag).to.equal(locale);
  });

  it('has nothing for other languages, junk and neighbours', () => {
    const junk: readonly unknown[] = [
      '',
      ' ',
      '-',
      'de',
      'be',
      'mk',
      'sr-Cyrl',
      'ua',
      'russian',
      'english',
      'ru2',
      'ru.',
      'x-ru',
      'i-ru',
      '-ru',
      'r',
      'constructor',
      '__proto__',
      'toString',
      '<b>ru',
      '\u0000ru',
      'у-кр',
      null,
      undefined,
      0,
      NaN,
      true,
      {},
      ['ru'],
      Symbol('ru'),
      () => 'ru',
    ];
    for (const tag of junk) expect(localeOf(tag), String(tag)).to.equal(null);
    expect(localeOf('ru'.repeat(100_000))).to.equal(null);
  });
});

describe('i18n/resolve-locale resolveLocale', () => {
  it('takes the first tag that has a dictionary', () => {
    expect(resolveLocale(['bg', 'ru'])).to.equal('bg');
    expect(resolveLocale([null, '', 'uk-UA', 'ru'])).to.equal('uk');
    expect(resolveLocale([undefined, 'de', 'ru-RU'])).to.equal('ru');
  });

  it('B146: ends in English', () => {
    expect(resolveLocale([])).to.equal('en');
    expect(resolveLocale([null, null])).to.equal('en');
    expect(resolveLocale(['de', 'xx-YY', '???'])).to.equal('en');
  });
});
