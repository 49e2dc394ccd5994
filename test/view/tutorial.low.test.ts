import { expect } from '@open-wc/testing';
import '../../src/i18n/locales/bg.js';
import '../../src/i18n/locales/ru.js';
import '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import { fixtureBox, inside } from '../helpers/fixture-game.js';
import { openLesson, press } from '../helpers/lessons.js';

const ATTRIBUTES = 'deal="617" auto-collect="off" animation="off" tutorial';
/** A question, one in words, a try, the longest column, the longest game. */
const STEPS = [
  ['runs', 3],
  ['mistakes', 0],
  ['cells', 2],
  ['columns', 1],
  ['cards', 0],
  ['game', 0],
] as const;
const READABLE_CARD_PX = 20;
/** Two whole lines and most of a third. */
const READABLE_TEXT_PX = 43;

const boxedGame = (width: number, height: number, attributes = ''): Promise<FreeCellGame> =>
  fixtureBox(`${ATTRIBUTES} ${attributes}`, width, height);

/** Height of the words that are seen at once. */
function textHeight(game: FreeCellGame): number {
  const body = inside(game, '.lesson-body');
  const { paddingTop, paddingBottom } = getComputedStyle(body);
  return body.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/** Buttons and headings of which a part isn't seen: cut off, or beyond the widget. */
function cutIn(game: FreeCellGame): readonly string[] {
  const host = game.getBoundingClientRect();
  const shown = game.renderRoot.querySelectorAll<HTMLElement>(
    '.lesson-bar .tool, .lesson-head .tool, .lesson-footer button, .answer-buttons button, .lesson-name',
  );
  return [...shown]
    .filter((element) => element.clientWidth > 1)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < host.left - 1 || right > host.right + 1;
      const isFaint = getComputedStyle(element).opacity === '0';
      return isOutside || (!isFaint && element.scrollWidth > element.clientWidth + 1);
    })
    .map((element) => element.textContent.trim());
}

describe('view/tutorial.low', () => {
  const BOXES = [
    [240, 320],
    [320, 320],
    [480, 320],
    [568, 320],
    [320, 400],
    [700, 420],
  ] as const;
  for (const [width, height] of BOXES) {
    it(`can be read and played at ${String(width)} × ${String(height)}`, async () => {
      const game = await boxedGame(width, height, 'lang="bg"');
      for (const [lesson, step] of STEPS) {
        await openLesson(game, lesson, step);
        const where = `${lesson} ${String(step)}`;
        const card = inside(game, '.card').getBoundingClientRect();
        expect(card.width, where).to.be.at.least(READABLE_CARD_PX);
        expect(textHeight(game), where).to.be.at.least(READABLE_TEXT_PX);
        expect(cutIn(game), where).to.deep.equal([]);
      }
    });
  }

  for (const lang of ['en', 'ru', 'uk', 'bg']) {
    it(`cuts off no button and no heading: ${lang}`, async () => {
      for (const [width, height] of [
        [240, 480],
        [480, 320],
        [560, 300],
      ] as const) {
        const game = await boxedGame(width, height, `lang="${lang}"`);
        for (const lesson of ['moving', 'cards', 'runs', 'collecting', 'stuck', 'game']) {
          await openLesson(game, lesson, 2);
          expect(cutIn(game), `${lesson} ${String(width)}`).to.deep.equal([]);
        }
        game.hideTutorial();
      }
    });
  }

  it('begins with the beginning of what is told after an answer', async () => {
    const game = await boxedGame(240, 320, 'lang="bg"');
    await openLesson(game, 'runs', 3);
    await press(game, 'judge:illegal');
    const told = [...game.renderRoot.querySelectorAll('.lesson-text.after')].at(-1);
    const page = inside(game, '.lesson-body').getBoundingClientRect();
    expect(told?.getBoundingClientRect().height).to.be.greaterThan(page.height);
    expect(told?.getBoundingClientRect().top).to.be.closeTo(page.top, 2);
  });

  it('gives the list of lessons all the room below the bar', async () => {
    const game = await boxedGame(240, 320);
    await openLesson(game, 'game', 2);
    await press(game, 'lessons');
    const body = inside(game, '.lesson-body').getBoundingClientRect();
    expect(body.top).to.be.closeTo(inside(game, '.lesson-bar').getBoundingClientRect().bottom, 1);
    expect(body.bottom).to.be.closeTo(game.getBoundingClientRect().bottom, 2);
  });

  it('stands below the board where the widget is higher than broad', async () => {
    const game = await boxedGame(768, 1024);
    await openLesson(game, 'runs', 3);
    expect(inside(game, '.tutorial').hasAttribute('data-beside')).to.equal(false);
    expect(inside(game, '.card').getBoundingClientRect().width).to.be.at.least(80);
  });
});
