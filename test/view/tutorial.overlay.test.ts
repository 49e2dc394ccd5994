import { expect, waitUntil } from '@open-wc/testing';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  announcementOf,
  controlOf,
  fixtureGame,
  focusOf,
  inside,
  playAll,
} from '../helpers/fixture-game.js';
import { lessonsOf, openLesson, press, textIn } from '../helpers/lessons.js';
import { clickCard, dragCard } from '../helpers/mouse.js';
import { typeInMoveBox } from '../helpers/panels.js';

const ATTRIBUTES = 'deal="617" auto-collect="off" tutorial';
/** A step at which `J♦` is to go on `Q♣`. */
const TRY = ['columns', 1] as const;
/** "Legal or not?" whose answer is no. */
const JUDGE = ['columns', 3] as const;

describe('view/tutorial.overlay', () => {
  it('lies over the game without touching it', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await playAll(game, '58 83');
    const card = game.position.columns[0]?.at(-1) ?? '';
    await clickCard(game, card);
    expect(controlOf(game, card).getAttribute('aria-pressed')).to.equal('true');
    const before = JSON.stringify(game.exportGame());
    const { position } = game;
    const heard = new EventRecording(game);
    await openLesson(game, ...TRY);
    expect(game.matches(':state(tutorial)')).to.equal(true);
    expect(game.renderRoot.querySelectorAll('.fc-stage [data-card="JD"]')).to.have.length(1);
    await typeInMoveBox(game, '12');
    await press(game, 'next');
    game.hideTutorial();
    await game.updateComplete;
    expect(game.matches(':state(tutorial)')).to.equal(false);
    expect(game.position).to.equal(position);
    const after = { ...game.exportGame(), timeMs: 0 };
    expect(after).to.deep.equal({ ...JSON.parse(before), timeMs: 0 });
    expect(controlOf(game, card).getAttribute('aria-pressed')).to.equal('true');
    expect(heard.names.filter((name) => name !== 'fc-tutorial')).to.deep.equal([]);
  });

  it('opens by the button, says so, and gives the focus back to it', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    const heard = new EventRecording(game);
    actionOf(game, 'tutorial').focus();
    await press(game, 'tutorial');
    await waitUntil(() => focusOf(game) === 'next');
    expect(heard.details('fc-tutorial')).to.deep.equal([
      { phase: 'open', lesson: 'moving', step: 0 },
    ]);
    await press(game, 'close');
    await waitUntil(() => focusOf(game) === 'tutorial');
    expect(heard.details('fc-tutorial').at(-1)).to.deep.equal({
      phase: 'close',
      lesson: 'moving',
      step: 0,
    });
  });

  it('closes with Escape, and gives the focus back to the card it was on', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    controlOf(game, '8S').focus();
    await openLesson(game, ...JUDGE);
    await waitUntil(() => focusOf(game) === 'next');
    actionOf(game, 'next').dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Escape',
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    await game.updateComplete;
    await waitUntil(() => focusOf(game) === '8S');
    expect(game.renderRoot.querySelector('dialog')).to.equal(null);
  });

  it('is silent where the page opens and closes it', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    const heard = new EventRecording(game);
    await openLesson(game, 'cells');
    game.hideTutorial();
    await game.updateComplete;
    expect(heard.names).to.deep.equal([]);
  });

  it('tells each step and the end of a lesson, and remembers it only where it may', async () => {
    const game = await fixtureGame(`${ATTRIBUTES} storage="session" storage-key="lessons-test"`);
    sessionStorage.clear();
    await openLesson(game, 'cells', 99);
    const heard = new EventRecording(game);
    // A step may be one to be tried: then the first press shows its move.
    for (let count = 0; count < 9 && heard.details('fc-tutorial').length === 0; count += 1) {
      await press(game, 'next');
      await new Promise((done) => setTimeout(done, 400));
    }
    const phases = heard.details('fc-tutorial').map(({ phase, lesson }) => `${phase} ${lesson}`);
    expect(phases).to.deep.equal(['done cells', 'step empty-columns']);
    expect(sessionStorage.getItem('free-cell-game:v1:lessons-test:lessons')).to.equal('["cells"]');
    await press(game, 'lessons');
    const row = inside(game, '[data-action="lesson:cells"]');
    expect(row.textContent.replace(/\s+/g, ' ')).to.contain('done');
    sessionStorage.clear();
  });

  it('opens at the nearest step, and at the first lesson for one that is not there', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await openLesson(game, 'columns', -5);
    const first = textIn(game, '.lesson-place');
    await openLesson(game, 'columns', 999);
    const last = textIn(game, '.lesson-place');
    const [, steps] = /of (\d+)$/.exec(last) ?? [];
    expect(first).to.contain('step 1 of');
    expect(last).to.contain(`step ${steps} of ${steps}`);
    await openLesson(game, 'no-such-lesson', 3);
    expect(textIn(game, '.lesson-place')).to.match(/^Lesson 1 of \d+ · step 1 of/);
  });

  const TRIES: Record<string, (game: Awaited<ReturnType<typeof fixtureGame>>) => Promise<unknown>> =
    {
      taps: async (game) => {
        await clickCard(game, 'JD');
        await clickCard(game, 'QC');
      },
      'a drag': (game) => dragCard(game, 'JD', 'column-2'),
      keys: async (game) => {
        controlOf(game, 'JD').focus();
        controlOf(game, 'JD').click();
        await game.updateComplete;
        controlOf(game, 'QC').click();
      },
      notation: (game) => typeInMoveBox(game, '12'),
    };
  for (const [way, move] of Object.entries(TRIES)) {
    it(`takes a try by ${way}`, async () => {
      const game = await fixtureGame(ATTRIBUTES);
      await openLesson(game, ...TRY);
      await move(game);
      await game.updateComplete;
      expect(announcementOf(game)).to.match(/^Right\./);
      expect(game.renderRoot.querySelectorAll('.mark-lesson.way')).to.have.length(0);
    });
  }

  it('tells why a try is wrong, and shows the move after the second one', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await openLesson(game, ...TRY);
    await typeInMoveBox(game, '21');
    expect(textIn(game, '.message')).to.contain('Columns go down in rank');
    expect(announcementOf(game)).to.contain('Try again');
    await typeInMoveBox(game, '2a');
    expect(announcementOf(game)).to.contain('Here is the move');
    await waitUntil(() => controlOf(game, 'JD').dataset['pile'] === 'column-2', undefined, {
      timeout: 4000,
    });
  });

  it('forgets what was typed when a step begins anew', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await openLesson(game, ...TRY);
    const input = await typeInMoveBox(game, '21');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    await openLesson(game, ...TRY);
    expect(inside(game, '[data-action="notation"]') === input).to.equal(true);
    expect(input.getAttribute('aria-invalid')).to.equal('false');
    expect(input.value).to.equal('');
  });

  it('asks "legal or not?" and answers with the reason of the rules', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await openLesson(game, ...JUDGE);
    await press(game, 'judge:illegal');
    expect(textIn(game, '.verdict')).to.match(/^Right: this is not legal\..*both black/);
    expect(inside(game, '.verdict').matches('.tick')).to.equal(true);
    expect(announcementOf(game)).to.contain('both black');
    expect(focusOf(game)).to.equal('next');
    await press(game, 'replay');
    await press(game, 'judge:legal');
    expect(textIn(game, '.verdict')).to.match(/^Not quite/);
    expect(inside(game, '.verdict').matches('.refusal')).to.equal(true);
  });

  it('lets cards move one by one, can be paused, and plays again', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await openLesson(game, 'columns', 0);
    expect(game.renderRoot.querySelectorAll('.mark-lesson.way')).to.have.length(1);
    await press(game, 'pause');
    await new Promise((done) => setTimeout(done, 1600));
    expect(controlOf(game, 'QC').dataset['pile']).to.equal('column-1');
    await press(game, 'pause');
    await waitUntil(() => controlOf(game, 'QC').dataset['pile'] === 'column-2', undefined, {
      timeout: 4000,
    });
    await press(game, 'replay');
    expect(controlOf(game, 'QC').dataset['pile']).to.equal('column-1');
  });

  it('is modal only where it is narrow and asked for', async () => {
    const wide = await fixtureGame(ATTRIBUTES, { width: 640 });
    await openLesson(wide, ...JUDGE);
    expect(inside(wide, 'dialog').matches(':modal')).to.equal(false);
    const narrow = await fixtureGame(ATTRIBUTES, { width: 375 });
    await openLesson(narrow, ...JUDGE);
    expect(inside(narrow, 'dialog').matches(':modal')).to.equal(true);
    narrow.hideTutorial();
    const atOnce = await fixtureGame('deal="617" tutorial="columns"', { width: 375 });
    expect(inside(atOnce, 'dialog').matches(':modal')).to.equal(false);
    expect(document.activeElement).not.to.equal(atOnce);
  });

  it('lists the lessons of the rules in force', async () => {
    const standard = await fixtureGame(ATTRIBUTES);
    await openLesson(standard);
    const all = await lessonsOf(standard);
    expect(all[0]).to.equal('moving');
    expect(all.at(-1)).to.equal('game');
    const suits = await fixtureGame('deal="617" rules="bakers-game" tutorial');
    await openLesson(suits);
    const fewer = await lessonsOf(suits);
    expect(fewer).not.to.include.members(['turn']);
    expect(fewer).not.to.include.members(['game']);
  });

  it('closes when the game is taken out of the page', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    const block = game.parentElement;
    await openLesson(game, ...JUDGE);
    game.remove();
    expect(game.matches(':state(tutorial)')).to.equal(false);
    block?.append(game);
    await game.updateComplete;
    expect(game.renderRoot.querySelector('dialog')).to.equal(null);
    expect(game.renderRoot.querySelectorAll('[data-card]')).to.have.length(52);
  });
});
