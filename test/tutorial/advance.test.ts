import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { isWon, parseMove, requirePosition, rules } from '../../src/engine/index.js';
import {
  advance,
  createProgress,
  isRightAnswer,
  lessonOf,
  setupOf,
  stepOf,
  type Course,
  type Progress,
  type TutorialInput,
} from '../../src/tutorial/index.js';
import { courseOf, FIGURES, PLAIN } from './setups.js';

const STANDARD = courseOf(setupOf(rules('standard'), { figures: FIGURES }));
const SINGLE = courseOf(setupOf(rules('single-card'), { figures: FIGURES }));

/** At the step of this key, the first one of it. */
function at(key: string, course: Course = STANDARD): Progress {
  const [id = ''] = key.split('.');
  const steps = course.lessons.find((lesson) => lesson.id === id)?.steps ?? [];
  return createProgress(course, { lesson: id, step: steps.findIndex((step) => step.key === key) });
}
const after = (progress: Progress, inputs: readonly TutorialInput[], course = STANDARD): Progress =>
  inputs.reduce((state, input) => advance(state, input, course), progress);
const tryMove = (notation: string): TutorialInput => ({ type: 'try', move: parseMove(notation) });
const keyOf = (progress: Progress, course = STANDARD): string => stepOf(progress, course).key;

describe('tutorial/progress', () => {
  it('opens at the first step, at a lesson, at a step', () => {
    expect(keyOf(createProgress(STANDARD))).to.equal('moving.hello');
    expect(keyOf(createProgress(STANDARD, { lesson: 'runs' }))).to.equal('runs.questions');
    expect(keyOf(createProgress(STANDARD, { lesson: 'runs', step: 2 }))).to.equal('runs.three');
  });

  it('takes the nearest step and, for an absent lesson, the first one', () => {
    expect(keyOf(createProgress(STANDARD, { lesson: 'runs', step: 99 }))).to.equal('runs.tell');
    expect(keyOf(createProgress(STANDARD, { lesson: 'runs', step: -3 }))).to.equal(
      'runs.questions',
    );
    expect(keyOf(createProgress(STANDARD, { lesson: 'runs', step: NaN }))).to.equal(
      'runs.questions',
    );
    expect(keyOf(createProgress(SINGLE, { lesson: 'runs', step: 3 }), SINGLE)).to.equal(
      'moving.hello',
    );
    expect(keyOf(createProgress(STANDARD, { lesson: 'nonsense' }))).to.equal('moving.hello');
  });

  it('remembers lessons that were done, and no others', () => {
    const { done } = createProgress(SINGLE, { done: ['cells', 'runs', 'moving', 'x'] });
    expect(done).to.deep.equal(['moving', 'cells']);
  });
});

describe('tutorial/advance', () => {
  it('plays a watch step single move by single move', () => {
    let progress = at('runs.two');
    expect(progress.status).to.equal('playing');
    const [first] = progress.queue;
    progress = advance(progress, { type: 'tick' }, STANDARD);
    expect(progress.position).to.equal(first?.after);
    expect([progress.played, progress.queue.length, progress.status]).to.deep.equal([
      1,
      2,
      'playing',
    ]);
    progress = after(progress, [{ type: 'tick' }, { type: 'tick' }]);
    expect([progress.played, progress.status]).to.deep.equal([3, 'done']);
    expect(advance(progress, { type: 'tick' }, STANDARD)).to.equal(progress);
  });

  it('plays the rest at once, and again from the start', () => {
    const played = after(at('runs.three'), [{ type: 'tick' }, { type: 'finish' }]);
    expect([played.played, played.status]).to.deep.equal([5, 'done']);
    const again = advance(played, { type: 'replay' }, STANDARD);
    expect([again.played, again.status]).to.deep.equal([0, 'playing']);
    expect(again.position).to.equal(stepOf(again, STANDARD).position);
  });

  it('pauses and goes on', () => {
    const paused = advance(at('runs.two'), { type: 'pause' }, STANDARD);
    expect(paused.paused).to.equal(true);
    expect(advance(paused, { type: 'pause' }, STANDARD)).to.equal(paused);
    expect(advance(paused, { type: 'resume' }, STANDARD).paused).to.equal(false);
  });

  it('takes the move that is asked for, in any spelling and into any like place', () => {
    const done = advance(at('cells.free'), tryMove('1a'), STANDARD);
    expect([done.status, done.made, done.isShown]).to.deep.equal(['done', 1, false]);
    const elsewhere = advance(at('cells.free'), tryMove('1c'), STANDARD);
    expect(elsewhere.status).to.equal('done');
    expect(elsewhere.position.cells[2]).to.equal('4H');
    const twice = advance(at('foundations.then'), tryMove('2h'), STANDARD);
    expect([twice.status, twice.made]).to.deep.equal(['ready', 1]);
    expect(advance(twice, tryMove('1h'), STANDARD).status).to.equal('done');
  });

  it('tells what was wrong, and shows the move after two wrong tries', () => {
    const once = advance(at('columns.try'), tryMove('13'), STANDARD);
    expect(once.fault).to.deep.equal({
      kind: 'refused',
      refusal: { reason: 'wrong-rank', card: 'JD', onto: '3C', kind: 'upward' },
    });
    expect([once.wrong, once.status]).to.deep.equal([1, 'ready']);
    const twice = advance(once, tryMove('1a'), STANDARD);
    expect(twice.fault).to.deep.equal({ kind: 'other-move' });
    expect([twice.wrong, twice.status, twice.isShown]).to.deep.equal([2, 'playing', true]);
    const shown = advance(twice, { type: 'tick' }, STANDARD);
    expect([shown.status, keyOf(shown)]).to.deep.equal(['done', 'columns.try']);
    expect(shown.position.columns[1]?.at(-1)).to.equal('JD');
  });

  it('counts what hands were refused as wrong tries, and as nothing where nothing is asked', () => {
    const refusal = { reason: 'not-available', card: '5S', buried: 1 } as const;
    const input: TutorialInput = { type: 'refused', refusal };
    const once = advance(at('columns.try'), input, STANDARD);
    expect(once.fault).to.deep.equal({ kind: 'refused', refusal });
    expect([once.wrong, once.status, once.isShown]).to.deep.equal([1, 'ready', false]);
    const mixed = advance(advance(at('columns.try'), tryMove('1a'), STANDARD), input, STANDARD);
    expect(mixed.fault).to.deep.equal({ kind: 'refused', refusal });
    expect([mixed.wrong, mixed.status, mixed.isShown]).to.deep.equal([2, 'playing', true]);
    expect(advance(mixed, input, STANDARD)).to.equal(mixed);
    const done = advance(at('columns.try'), tryMove('12'), STANDARD);
    for (const still of [done, at('columns.rule'), at('columns.either'), at('columns.judge')]) {
      expect(advance(still, input, STANDARD)).to.equal(still);
    }
  });

  it('shows the rest from where the reader got to', () => {
    const half = advance(at('foundations.then'), tryMove('2h'), STANDARD);
    const shown = after(half, [tryMove('1a'), tryMove('1b'), { type: 'finish' }]);
    expect(shown.status).to.equal('done');
    expect(shown.position.foundations).to.include('5H');
  });

  it('shows the move of a try step on next, and goes on', () => {
    const shown = advance(at('columns.try'), { type: 'next' }, STANDARD);
    expect([shown.status, shown.isLeaving]).to.deep.equal(['playing', true]);
    expect(keyOf(advance(shown, { type: 'tick' }, STANDARD))).to.equal('columns.either');
    expect(keyOf(advance(shown, { type: 'next' }, STANDARD))).to.equal('columns.either');
  });

  it('takes one answer and plays a legal move after it', () => {
    const asked = at('mistakes.kings-only');
    const answered = advance(asked, { type: 'judge', answer: 'illegal' }, STANDARD);
    expect(isRightAnswer(asked, STANDARD)).to.equal(null);
    expect(isRightAnswer(answered, STANDARD)).to.equal(false);
    expect(answered.status).to.equal('playing');
    expect(advance(answered, { type: 'judge', answer: 'legal' }, STANDARD)).to.equal(answered);
    const refused = advance(at('mistakes.order'), { type: 'judge', answer: 'illegal' }, STANDARD);
    expect([refused.status, isRightAnswer(refused, STANDARD)]).to.deep.equal(['done', true]);
  });

  it('goes back, over the border of lessons too, and stays at the very first step', () => {
    const back = advance(
      createProgress(STANDARD, { lesson: 'cards' }),
      { type: 'previous' },
      STANDARD,
    );
    expect(keyOf(back)).to.equal('moving.undo');
    const first = createProgress(STANDARD);
    expect(keyOf(advance(first, { type: 'previous' }, STANDARD))).to.equal('moving.hello');
  });

  it('marks a lesson that was left by its last step, and ends after the last one', () => {
    const next = advance(at('runs.tell'), { type: 'next' }, STANDARD);
    expect([next.done, keyOf(next)]).to.deep.equal([['runs'], 'turn.table']);
    const end = advance(at('game.origin'), { type: 'next' }, STANDARD);
    expect([end.isEnded, end.done]).to.deep.equal([true, ['game']]);
    expect(advance(end, { type: 'previous' }, STANDARD).isEnded).to.equal(false);
  });

  it('opens another lesson and keeps what is done', () => {
    const { done, lesson } = after(at('runs.tell'), [
      { type: 'next' },
      { type: 'open', lesson: 'game', step: 7 },
    ]);
    expect([done, STANDARD.lessons[lesson]?.id]).to.deep.equal([['runs'], 'game']);
    expect(keyOf(after(at('runs.tell'), [{ type: 'open', lesson: 'game', step: 7 }]))).to.equal(
      'game.8',
    );
    expect(keyOf(after(at('runs.tell'), [{ type: 'open', lesson: '?', step: 7 }]))).to.equal(
      'moving.hello',
    );
  });

  it('plays the worked game through by itself, and it is won', () => {
    for (const course of [STANDARD, SINGLE]) {
      let progress = advance(createProgress(course, { lesson: 'game' }), { type: 'run' }, course);
      let won = false;
      for (let count = 0; count < 400 && progress.status === 'playing'; count += 1) {
        progress = advance(progress, { type: 'tick' }, course);
        won ||= isWon(progress.position);
      }
      expect(won).to.equal(true);
      expect(keyOf(progress, course)).to.equal('game.origin');
    }
  });

  it('stops playing by itself where it is paused', () => {
    const running = advance(at('game.1'), { type: 'run' }, STANDARD);
    const paused = advance(running, { type: 'pause' }, STANDARD);
    expect([paused.isRunning, paused.paused]).to.deep.equal([false, true]);
    expect(keyOf(after(paused, [{ type: 'resume' }, { type: 'tick' }]))).to.equal('game.1');
  });

  it('reaches the end by next alone, whatever the rules', () => {
    for (const setup of PLAIN) {
      const course = courseOf(setup);
      const steps = course.lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0);
      let progress = createProgress(course);
      for (let count = 0; count < 2 * steps && !progress.isEnded; count += 1) {
        progress = advance(progress, { type: 'next' }, course);
      }
      expect(progress.isEnded, setup.rules.id).to.equal(true);
      expect(progress.done).to.deep.equal(course.lessons.map(({ id }) => id));
    }
  });
});

describe('tutorial/advance, any inputs in any order', () => {
  const inputs: fc.Arbitrary<TutorialInput> = fc.oneof(
    fc.constantFrom<TutorialInput>(
      { type: 'next' },
      { type: 'previous' },
      { type: 'replay' },
      { type: 'tick' },
      { type: 'finish' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'run' },
      { type: 'judge', answer: 'legal' },
      { type: 'judge', answer: 'illegal' },
    ),
    fc
      .tuple(fc.constantFrom(...'12345678abcdh'), fc.constantFrom(...'12345678abcdh'))
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => tryMove(`${from}${to}`)),
    fc.record({
      type: fc.constant('open' as const),
      lesson: fc.constantFrom('cells', 'runs', 'game', 'moving', 'foundations', '?'),
      step: fc.integer({ min: -2, max: 70 }),
    }),
  );

  it('keep a sound state', () => {
    const courses = PLAIN.map(courseOf);
    fc.assert(
      fc.property(
        fc.nat(courses.length - 1),
        fc.array(inputs, { maxLength: 60 }),
        (which, list) => {
          const course = courses[which];
          if (course === undefined) return;
          let progress = createProgress(course);
          for (const input of list) {
            const next = advance(progress, input, course);
            const step = stepOf(next, course);
            expect(Object.isFrozen(next)).to.equal(true);
            expect(() => requirePosition(next.position)).to.not.throw();
            expect(next.position.cells).to.have.length(step.rules.cells);
            expect(next.queue.length > 0).to.equal(next.status === 'playing');
            if (next.queue[0]) expect(next.queue[0].before).to.deep.equal(next.position);
            expect(next.wrong).to.be.within(0, 2);
            expect(next.made).to.be.within(0, Math.max(step.moves.length, 0));
            for (const id of progress.done) expect(next.done).to.include(id);
            expect(lessonOf(next, course).steps[next.step]).to.equal(step);
            progress = next;
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('never get stuck: next leads on from wherever they lead', () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 30 }), (list) => {
        const progress = list.reduce(
          (state, input) => advance(state, input, STANDARD),
          createProgress(STANDARD),
        );
        if (progress.isEnded) return;
        const next = after(progress, [{ type: 'next' }, { type: 'next' }]);
        const isFurther =
          next.lesson > progress.lesson || next.step > progress.step || next.isEnded;
        expect(isFurther).to.equal(true);
      }),
      { numRuns: 150 },
    );
  });
});
