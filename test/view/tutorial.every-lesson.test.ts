import { expect } from '@open-wc/testing';
import '../../src/i18n/locales/bg.js';
import '../../src/i18n/locales/ru.js';
import '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import { expectAccessible } from '../helpers/accessible.js';
import { fixtureGame, inside } from '../helpers/fixture-game.js';
import { lessonsOf, openLesson, press, textIn } from '../helpers/lessons.js';
import { AUDIT_TIMEOUT_MS } from '../helpers/panels.js';

/** Latin words that may stand in Cyrillic texts: names, codes, notation, keys. */
const ALLOWED = /FreeCell|Scientific American|Windows|Ctrl|Enter|Esc|Escape|Tab|Z|FC1-[\w-]+/g;

/** Texts that show on the page of a step and in its bars. */
function textsOf(game: FreeCellGame): string {
  return textIn(game, '.lesson-bar, .lesson-head, .lesson-body, .lesson-answer, .lesson-footer');
}

/** What reaches beyond the widget to the right, and what is wider than its own scroll box. */
function overflowOf(game: FreeCellGame): readonly string[] {
  const { right } = game.getBoundingClientRect();
  const body = inside(game, '.lesson-body');
  const wide = [...game.renderRoot.querySelectorAll('.lesson-panel *, .lesson-bar *')].filter(
    (element) =>
      element.getBoundingClientRect().right > right + 0.5 &&
      !element.classList.contains('visually-hidden') &&
      getComputedStyle(element).display !== 'none',
  );
  const isScrolling = body.scrollWidth > body.clientWidth + 1;
  return [...wide.map(({ className }) => String(className)), ...(isScrolling ? ['body'] : [])];
}

describe('view/tutorial.every-lesson', () => {
  for (const lang of ['en', 'ru', 'uk', 'bg']) {
    it(`is readable, whole and of one language in every step: ${lang}, 280 px`, async function () {
      this.timeout(AUDIT_TIMEOUT_MS);
      const game = await fixtureGame(`deal="617" tutorial lang="${lang}"`, { width: 280 });
      await openLesson(game);
      const lessons = await lessonsOf(game);
      expect(lessons).to.have.length(13);
      const faults: string[] = [];
      const seen = new Set<string>();
      for (const lesson of lessons) {
        await openLesson(game, lesson, 0);
        for (let step = 0; step < 200; step += 1) {
          const place = `${lesson} ${step}`;
          if (game.renderRoot.querySelector('[data-action="judge:legal"]') !== null) {
            await press(game, 'judge:legal');
          }
          if (game.renderRoot.querySelector('[data-action="answer"]') !== null) {
            await press(game, 'answer');
          }
          const text = textsOf(game);
          seen.add(text);
          const foreign = lang === 'en' ? /[а-яіїєґ]/i : /[a-z]{2,}/i;
          const words = text.replace(ALLOWED, '');
          if (foreign.test(words)) faults.push(`${place}: ${foreign.exec(words)?.[0] ?? ''}`);
          if (/undefined|NaN|\{|\}|\[object/.test(text)) faults.push(`${place}: ${text}`);
          if (textIn(game, '.lesson-text') === '') faults.push(`${place}: no text`);
          faults.push(...overflowOf(game).map((name) => `${place}: ${name} is too wide`));
          const before = textIn(game, '.lesson-place');
          await openLesson(game, lesson, step + 1);
          if (textIn(game, '.lesson-place') === before) break;
        }
      }
      expect(faults).to.deep.equal([]);
      expect(seen.size).to.be.greaterThan(100);
    });

    it(`is accessible in each lesson: ${lang}`, async function () {
      this.timeout(AUDIT_TIMEOUT_MS);
      const game = await fixtureGame(`deal="617" tutorial lang="${lang}"`);
      await openLesson(game);
      for (const lesson of await lessonsOf(game)) {
        await openLesson(game, lesson, 1);
        await expectAccessible(game, lesson);
      }
      await press(game, 'lessons');
      await expectAccessible(game, 'list');
    });
  }

  for (const rules of ['one-tap', 'single-card', 'classic', 'scored', 'bakers-game', 'eight-off']) {
    it(`has a text for every step under ${rules}`, async function () {
      this.timeout(AUDIT_TIMEOUT_MS);
      const game = await fixtureGame(`rules="${rules}" deal="5" tutorial`, { width: 800 });
      await openLesson(game);
      for (const lesson of await lessonsOf(game)) {
        await openLesson(game, lesson, 0);
        expect(textIn(game, '.lesson-text'), lesson).not.to.equal('');
        await openLesson(game, lesson, 999);
        expect(textIn(game, '.lesson-text'), lesson).not.to.equal('');
        expect(overflowOf(game), lesson).to.deep.equal([]);
      }
    });
  }
});
