import { expect } from '@open-wc/testing';
import type { Locale, Messages } from '../../src/i18n/index.js';
import { bg } from '../../src/i18n/locales/bg.js';
import { en } from '../../src/i18n/locales/en.js';
import { ru } from '../../src/i18n/locales/ru.js';
import { uk } from '../../src/i18n/locales/uk.js';
import { everyText } from './every-text.js';
import type { Text } from './every-text.js';

const DICTIONARIES: Readonly<Record<Locale, Messages>> = { en, ru, uk, bg };
const LOCALES = Object.entries(DICTIONARIES);

/** A token of its own, in any script: `\b` would take a Latin «a» inside a Cyrillic word for one. */
const token = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, 'gu');
/** What Cyrillic texts may hold in Latin: the name, letters on cards, notation and its places, game codes. */
const LATIN_ALLOWED = token(
  'FreeCell|FC1-C4-AAAAAKH|FC1|C[421]|A–Z|[AJQK]|[CDHS]|\\d?[a-k]\\d?|h[CDHS]\\d',
);
/** Texts that repeat what somebody typed. */
const QUOTING =
  /bad-notation|no-such-|example\.(broken|faults)|errors\.(dealNotANumber|badCode|unknownRules)/;
/** Letters that the language doesn't have; mixed-up dictionaries and look-alikes show here. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  en: /[Ѐ-ӿ]/,
  ru: /[іїєґўѝ]/i,
  uk: /[ыэёъѝ]/i,
  bg: /[ыэёіїєґ]/i,
};
/** Words for which the glossary has chosen another one. */
const REJECTED_TERMS: Readonly<Record<Locale, RegExp>> = {
  en: /tableau|sequence|supermove/i,
  ru: /основани|колонк|последовательност|цепочк|крест|буби|фундамент/i,
  uk: /стовп|фундамент|жолуд|послідовн|картк|хрест|пачк/i,
  bg: /стълб|фондац|боя|основа(?!т)|клетчиц|король|крал(?!и)/i,
};

const TEXTS = new Map(LOCALES.map(([, messages]) => [messages, everyText(messages)]));
const textsOf = (messages: Messages): readonly Text[] => TEXTS.get(messages) ?? [];

/** Texts that break a rule with their paths, at most five, so that a failure can be read. */
function offenders(
  messages: Messages,
  breaks: (text: string, path: string) => boolean,
): readonly Text[] {
  return textsOf(messages)
    .filter(({ path, text }) => breaks(text, path))
    .slice(0, 5);
}

for (const [locale, messages] of LOCALES) {
  describe(`i18n/dictionaries ${locale}`, () => {
    it('has a text for everything', () => {
      expect(textsOf(messages).length).to.be.greaterThan(5000);
      expect(offenders(messages, (text) => text === '')).to.deep.equal([]);
    });

    it('lets no programming show', () => {
      const bad = /undefined|NaN|null|Infinity|\[object|\$\{|=>/;
      expect(offenders(messages, (text) => bad.test(text))).to.deep.equal([]);
    });

    it('has no HTML of its own', () => {
      const isMarkup = (text: string, path: string): boolean =>
        !QUOTING.test(path) && /[<>]|&\w+;/.test(text);
      expect(offenders(messages, isMarkup)).to.deep.equal([]);
    });

    it('keeps spaces and punctuation tidy', () => {
      const untidy = /\s\s|^\s|\s$|\s[.,:;?!]|\.\.|,,|[.,:;]\p{L}/u;
      const isUntidy = (text: string, path: string): boolean =>
        !QUOTING.test(path) && untidy.test(text);
      expect(offenders(messages, isUntidy)).to.deep.equal([]);
    });

    it('puts what was typed on one line, shortened', () => {
      const isLoose = (text: string, path: string): boolean =>
        QUOTING.test(path) && (/[\n\t]/.test(text) || text.includes('and-more-and-more'));
      expect(offenders(messages, isLoose)).to.deep.equal([]);
    });

    it('says anything unasked in at most 120 characters', () => {
      const isUnasked = /^(notices|refusals|control|errors|win|summaries\.(?!pile|tops))/;
      const isLong = (text: string, path: string): boolean =>
        isUnasked.test(path) && text.length > 120;
      expect(offenders(messages, isLong)).to.deep.equal([]);
    });

    it('refuses in a fact with a full stop and a remedy without, short enough for the gutter', () => {
      const refusals = textsOf(messages).filter(({ path }) => path.startsWith('refusals.'));
      const reasons = new Set(refusals.map(({ path }) => path.replace(/\.\w+$/, '')));
      for (const reason of reasons) {
        expect(
          refusals.some(({ path }) => path === `${reason}.fact`),
          reason,
        ).to.be.true;
        expect(
          refusals.some(({ path }) => path === `${reason}.remedy`),
          reason,
        ).to.be.true;
      }
      const isLoud = (text: string, path: string): boolean =>
        path.startsWith('refusals.') &&
        (text.endsWith('.') !== path.endsWith('.fact') || text.length > 68);
      expect(offenders(messages, isLoud)).to.deep.equal([]);
    });

    it('B146: stays in its own script and alphabet', () => {
      const strayLatin = (text: string, path: string): boolean =>
        !QUOTING.test(path) &&
        /[A-Za-z]/.test(text) &&
        /[A-Za-z]/.test(text.replace(LATIN_ALLOWED, ''));
      if (locale !== 'en') expect(offenders(messages, strayLatin), 'Latin').to.deep.equal([]);
      const foreign = FOREIGN[messages.locale];
      const isForeign = (text: string): boolean => foreign.test(text);
      expect(offenders(messages, isForeign), 'foreign letters').to.deep.equal([]);
    });

    it('B145: keeps to the terms of the glossary', () => {
      const rejected = REJECTED_TERMS[messages.locale];
      expect(offenders(messages, (text) => rejected.test(text))).to.deep.equal([]);
    });

    it('shows short labels that the full ones contain', () => {
      const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L} ]/gu, '');
      const { actions, shortActions } = messages;
      for (const [key, short] of Object.entries(shortActions)) {
        expect(letters(actions[key as keyof typeof actions])).to.contain(letters(short));
        expect(short.length).to.be.below(17);
      }
    });

    it('B147: names itself, for the `lang` of what it is shown in', () => {
      expect(messages.locale).to.equal(locale);
    });
  });
}

describe('i18n/dictionaries together', () => {
  it('B146: leave nothing in English', () => {
    const english = new Set(textsOf(en).map(({ path, text }) => `${path}\n${text}`));
    for (const messages of [ru, uk, bg]) {
      const isEnglish = (text: string, path: string): boolean =>
        english.has(`${path}\n${text}`) && /[A-Za-z]{2}/.test(text);
      expect(offenders(messages, isEnglish)).to.deep.equal([]);
    }
  });

  it('tell as much in every language: the same paths, as many sections and paragraphs', () => {
    const paths = (messages: Messages): string[] => [
      ...new Set(textsOf(messages).map(({ path }) => path)),
    ];
    // The short labels are each language's own business.
    const shared = (path: string): boolean => !path.startsWith('shortActions');
    for (const messages of [ru, uk, bg]) {
      expect(paths(messages).filter(shared)).to.deep.equal(paths(en).filter(shared));
    }
  });

  it('take junk for a card, suit or place and say it back', () => {
    for (const [, messages] of LOCALES) {
      for (const junk of ['', '?', '1D', 'TX', '6DD', 'column', 'column-x', 'cell-1', 'a-b-c']) {
        expect(messages.card(junk).toLowerCase()).to.equal(junk.toLowerCase());
        expect(messages.suit(junk)).to.equal(junk);
        expect(messages.pile(junk)).to.equal(junk);
        const { fact, remedy } = messages.refusals['same-color']({ card: junk, onto: junk });
        expect(`${fact}${remedy ?? ''}`).to.not.match(/undefined|null/);
      }
    }
  });
});
