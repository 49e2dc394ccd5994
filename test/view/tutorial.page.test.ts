import { expect, waitUntil } from '@open-wc/testing';
import '../../src/i18n/locales/bg.js';
import '../../src/i18n/locales/ru.js';
import '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import { fixtureBox, fixtureGame, inside } from '../helpers/fixture-game.js';
import { lessonsOf, openLesson, press, textIn } from '../helpers/lessons.js';
import { typeInMoveBox } from '../helpers/panels.js';

const ATTRIBUTES = 'deal="617" auto-collect="off" tutorial';
/** `8♠ 7♥ 6♣` onto `9♦`: five single moves. */
const THREE = ['runs', 2] as const;

function statesOf(game: FreeCellGame): readonly string[] {
  return [...game.renderRoot.querySelectorAll('.lesson-move')].map(
    ({ classList }) => [...classList].find((name) => name !== 'lesson-move') ?? '',
  );
}

const boxedGame = (width: number, height: number, attributes = ''): Promise<FreeCellGame> =>
  fixtureBox(`${ATTRIBUTES} ${attributes}`, width, height);

/** Whether all of an element lies inside another one, give or take a pixel. */
function isWithin(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.height > 0;
}

describe('view/tutorial.page', () => {
  for (const [lang, third] of Object.entries({
    en: /^3 8 onto 9$/,
    ru: /^3 8 на 9$/,
    uk: /^3 8 на 9$/,
    bg: /^3 8 върху 9$/,
  })) {
    it(`lists the single moves of a run, with what is done, played and to come: ${lang}`, async () => {
      const game = await fixtureGame(`${ATTRIBUTES} lang="${lang}"`, { width: 1000 });
      await openLesson(game, ...THREE);
      await press(game, 'pause');
      expect(statesOf(game)).to.deep.equal(['current', ...Array<string>(4).fill('coming')]);
      const rows = [...game.renderRoot.querySelectorAll('.lesson-move')];
      expect(rows[2]?.textContent.replace(/\s+/g, ' ').trim()).to.match(third);
      await press(game, 'pause');
      await waitUntil(() => statesOf(game)[0] === 'done', undefined, { timeout: 6000 });
      expect(statesOf(game).slice(0, 2)).to.deep.equal(['done', 'current']);
      expect(rows[0]?.querySelector('.icon')).not.to.equal(null);
    });
  }

  it('keeps the move that is played in sight while the sheet is folded', async () => {
    for (const width of [280, 375]) {
      const game = await boxedGame(width, 560);
      await openLesson(game, ...THREE);
      await press(game, 'pause');
      const move = inside(game, '.lesson-move.current');
      expect(isWithin(move, inside(game, '.lesson-body')), `${String(width)} px`).to.equal(true);

      game.hideTutorial();
    }
  });

  it('shows dots for a few steps, those around it for more, and numbers for very many', async () => {
    const game = await fixtureGame(ATTRIBUTES, { width: 1000 });
    const dots = (): readonly string[] =>
      [...game.renderRoot.querySelectorAll('.dot')].map(({ className }) => className);
    await openLesson(game, 'counting', 1);
    expect(dots()).to.deep.equal(['dot done', 'dot current', 'dot coming']);
    await openLesson(game, 'columns', 0);
    expect(dots()).to.deep.equal([
      'dot current',
      'dot coming',
      'dot coming',
      'dot coming',
      'dot coming more',
    ]);
    await openLesson(game, 'columns', 6);
    expect(dots()).to.deep.equal([
      'dot done more',
      'dot done',
      'dot current',
      'dot coming',
      'dot coming more',
    ]);
    await openLesson(game, 'columns', 99);
    expect(dots().at(-1)).to.equal('dot current');
    await openLesson(game, 'game', 2);
    expect(dots()).to.deep.equal([]);
    expect(textIn(game, '.lesson-dots')).to.match(/^3 \/ \d\d$/);
  });

  for (const lang of ['en', 'ru', 'uk', 'bg']) {
    it(`has room for every verdict and for the words of the table: ${lang}`, async () => {
      const game = await boxedGame(320, 560, `lang="${lang}"`);
      const cut: string[] = [];
      for (const lesson of ['columns', 'runs', 'mistakes']) {
        for (let step = 0; step < 12; step += 1) {
          await openLesson(game, lesson, step);
          if (game.renderRoot.querySelector('[data-action="judge:illegal"]') === null) continue;
          await press(game, 'judge:illegal');
          const moving = inside(game, '.lesson-panel').getAnimations();
          await Promise.all(moving.map(({ finished }) => finished));
          const row = inside(game, '.lesson-answer');
          if (row.scrollHeight > row.clientHeight + 1) cut.push(`${lesson} ${String(step)}`);
        }
      }
      expect(cut).to.deep.equal([]);
      await openLesson(game, 'runs', 7);
      const table = inside(game, '.capacity');
      expect(getComputedStyle(inside(game, '.capacity th')).overflowWrap).to.equal('normal');
      expect(table.scrollWidth).to.be.at.most(inside(game, '.lesson-body').clientWidth);
      for (const head of table.querySelectorAll('th')) {
        expect(head.scrollWidth, head.textContent).to.be.at.most(head.clientWidth + 1);
      }
    });
  }

  it('gives the list all the room below the bar where it is narrow, and the board none', async () => {
    const game = await boxedGame(375, 560);
    await openLesson(game, 'game', 20);
    await press(game, 'lessons');
    const stage = inside(game, '.fc-stage');
    expect(stage.inert).to.equal(true);
    const topOf = (): number => inside(game, '.lesson-panel').getBoundingClientRect().top;
    const { bottom } = inside(game, '.lesson-bar').getBoundingClientRect();
    await waitUntil(() => Math.abs(topOf() - bottom) <= 1, 'the list has all the room');
    const chapter = inside(game, '.lesson-row[aria-current="step"]');
    await waitUntil(() => isWithin(chapter, inside(game, '.lesson-body')), 'where the reader is');
    await press(game, 'lessons');
    expect(stage.inert).to.equal(false);
    expect(inside(game, '.lesson-body').scrollTop).to.equal(0);
    game.hideTutorial();
    const wide = await fixtureGame(ATTRIBUTES, { width: 1000 });
    await openLesson(wide, 'game');
    await press(wide, 'lessons');
    expect(inside(wide, '.fc-stage').inert).to.equal(false);
  });

  it('follows the moves of a list that is longer than the page', async () => {
    const game = await boxedGame(1000, 440);
    await openLesson(game, 'runs', 5);
    const body = inside(game, '.lesson-body');
    expect(body.scrollHeight).to.be.greaterThan(body.clientHeight);
    await waitUntil(() => statesOf(game).indexOf('current') > 3, undefined, { timeout: 9000 });
    await game.updateComplete;
    expect(isWithin(inside(game, '.lesson-move.current'), body)).to.equal(true);
  }).timeout(12_000);

  it('praises a move that the reader made, and no other', async () => {
    const game = await fixtureGame(ATTRIBUTES, { width: 1000 });
    await openLesson(game, 'columns', 1);
    await typeInMoveBox(game, '12');
    expect(textIn(game, '.lesson-text.after')).to.match(/^Right\. One rank lower/);
    await press(game, 'replay');
    for (const wrong of ['13', '1a']) await typeInMoveBox(game, wrong);
    await waitUntil(() => textIn(game, '.lesson-text.after') !== '', 'shown', { timeout: 6000 });
    expect(textIn(game, '.lesson-text.after')).to.match(/^One rank lower/);
  });

  it('scrolls to what is told after an answer', async () => {
    const game = await boxedGame(320, 480, 'lang="ru"');
    await openLesson(game, 'runs', 3);
    await press(game, 'judge:illegal');
    const body = inside(game, '.lesson-body');
    expect(body.scrollHeight).to.be.greaterThan(body.clientHeight);
    const { bottom } = inside(game, '.lesson-text.after').getBoundingClientRect();
    expect(bottom).to.be.at.most(body.getBoundingClientRect().bottom + 1);
  });

  it('is the only table there is: nothing of the game below is in the document', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    const buttons = [...game.renderRoot.querySelectorAll('button')];
    await openLesson(game, 'columns', 1);
    expect(buttons.filter((button) => button.isConnected)).to.deep.equal([]);
    const outside = [...game.renderRoot.querySelectorAll('button, input, [tabindex]')].filter(
      (element) => element.closest('dialog') === null,
    );
    expect(outside).to.deep.equal([]);
    game.hideTutorial();
    await game.updateComplete;
    expect(buttons.filter((button) => !button.isConnected)).to.deep.equal([]);
  });

  it('opens, goes on and lists without a second update for each', async () => {
    const game = await fixtureGame(ATTRIBUTES, { width: 1000 });
    await openLesson(game, 'columns', 1);
    await press(game, 'next');
    await lessonsOf(game);
    const { litIssuedWarnings } = globalThis as { litIssuedWarnings?: Set<string> };
    const warned = [...(litIssuedWarnings ?? [])];
    // The set is there: what the tests run with is lit's development build.
    expect(warned.some((warning) => warning.includes('dev mode'))).to.equal(true);
    expect(warned.filter((warning) => warning.includes('fc-tutorial'))).to.deep.equal([]);
  });
});
