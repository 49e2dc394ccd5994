import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  applyMove,
  explainMove,
  formatPosition,
  parseMove,
  parsePosition,
  registerRules,
  rules,
} from '../../src/engine/index.js';
import {
  createCourse,
  LESSON_IDS,
  lessonsFor,
  setupOf,
  type Setup,
} from '../../src/tutorial/index.js';
import { ALL_SETUPS, courseOf, FIGURES, nameOf, OWN_IDS } from './setups.js';
import { hasStep, setupFor, stepsIn } from './steps.js';

describe('tutorial/lessons', () => {
  it('has all thirteen where the game is the usual one, fewer elsewhere', () => {
    const idsFor = (id: string) => lessonsFor(setupFor(id)).map((lesson) => lesson.id);
    for (const id of ['standard', 'one-tap', 'classic', 'scored']) {
      expect(idsFor(id), id).to.deep.equal(LESSON_IDS);
    }
    expect(idsFor('single-card')).to.deep.equal(LESSON_IDS.filter((id) => id !== 'runs'));
    const usual: readonly string[] = ['turn', 'mistakes', 'game'];
    for (const id of ['bakers-game', 'eight-off']) {
      expect(idsFor(id), id).to.deep.equal(LESSON_IDS.filter((one) => !usual.includes(one)));
    }
  });

  it('plays only moves that the engine allows, one card at a time', () => {
    for (const setup of ALL_SETUPS) {
      for (const { steps } of courseOf(setup).lessons) {
        for (const step of steps) {
          let p = step.position;
          const isMoving = step.kind === 'watch' || step.kind === 'try';
          if (isMoving) expect(step.moves, `${nameOf(setup)} ${step.key}`).to.not.be.empty;
          for (const { singles } of step.kind === 'judge' ? [] : step.moves) {
            expect(singles, `${nameOf(setup)} ${step.key}`).to.not.be.empty;
            for (const single of singles) {
              const verdict = explainMove(p, single.move, step.rules);
              expect(verdict.legal, `${nameOf(setup)} ${step.key} ${single.notation}`).to.equal(
                true,
              );
              if (verdict.legal) expect(verdict.cards).to.deep.equal([single.card]);
              expect(single.before).to.deep.equal(p);
              p = applyMove(p, single.move, step.rules);
              expect(single.after).to.deep.equal(p);
            }
          }
        }
      }
    }
  });

  it('moves no group where the rules move none', () => {
    for (const { steps } of courseOf(setupFor('single-card')).lessons) {
      for (const { key, kind, moves } of steps) {
        if (kind === 'judge') continue;
        for (const { cards } of moves) expect(cards, key).to.have.length(1);
      }
    }
  });

  it('gives the verdict that the engine gives', () => {
    for (const setup of ALL_SETUPS) {
      for (const { steps } of courseOf(setup).lessons) {
        for (const { kind, key, moves, position, rules: own, verdict } of steps) {
          if (kind !== 'judge') continue;
          expect(moves, key).to.have.length(1);
          expect(verdict, key).to.deep.equal(
            explainMove(position, parseMove(moves[0]?.notation ?? ''), own),
          );
        }
      }
    }
  });

  it('has a table of four cells, or of as many as the game has where these are more', () => {
    for (const setup of ALL_SETUPS) {
      for (const { steps } of courseOf(setup).lessons) {
        for (const { key, position, rules: own } of steps) {
          expect(position.cells.length, key).to.equal(Math.max(4, setup.rules.cells));
          expect(own.cells, key).to.equal(position.cells.length);
          const again = formatPosition(parsePosition(formatPosition(position), own));
          expect(again, key).to.equal(formatPosition(position));
        }
      }
    }
  });

  it('ends on where the game comes from, whatever the rules', () => {
    for (const setup of ALL_SETUPS) {
      const last = courseOf(setup).lessons.at(-1)?.steps.at(-1);
      expect(last?.key, nameOf(setup)).to.match(/^(game|stuck)\.origin$/);
    }
  });

  it('begins with a short round where the rules are for beginners', () => {
    expect(courseOf(setupFor('single-card')).firstRound).to.equal(3);
    expect(stepsIn('single-card', 'columns').at(-1)?.key).to.equal('columns.first-round');
    expect(courseOf(setupFor('standard')).firstRound).to.equal(0);
    expect(hasStep('standard', 'columns.first-round')).to.equal(false);
  });

  it("works for a page's own rules, and leaves out what would be untrue", () => {
    for (const id of OWN_IDS) {
      expect(lessonsFor(setupFor(id)).length, id).to.be.greaterThan(6);
    }
    const idsFor = (id: string) => lessonsFor(setupFor(id)).map((lesson) => lesson.id);
    expect(idsFor('own-kings')).to.not.include('game');
    expect(hasStep('own-kings', 'empty-columns.no-king')).to.equal(false);
    expect(hasStep('own-kings', 'empty-columns.kings-only')).to.equal(true);
    expect(hasStep('own-kings', 'collecting.every')).to.equal(true);
    expect(hasStep('own-kings', 'collecting.waits')).to.equal(false);
    expect(hasStep('own-strict', 'cells.no-cell-to-cell')).to.equal(true);
    expect(hasStep('own-strict', 'columns.one-card')).to.equal(true);
    expect(hasStep('own-aces', 'cells.ace')).to.equal(true);
    expect(hasStep('own-aces', 'foundations.take-back')).to.equal(true);
  });

  it('says that nearly all deals can be won only where it is known', () => {
    const told = (id: string, cells: number): readonly string[] =>
      createCourse(rules(id, { cells }))
        .lessons.flatMap(({ steps }) => steps.map(({ key }) => key))
        .filter((key) => key.startsWith('stuck.not-every'));
    expect(told('scored', 4)).to.deep.equal(['stuck.not-every']);
    for (const cells of [2, 1])
      expect(told('scored', cells)).to.deep.equal(['stuck.not-every-game']);
    for (const id of ['bakers-game', 'eight-off', 'own-kings', 'own-aces']) {
      expect(told(id, rules(id).cells), id).to.deep.equal(['stuck.not-every-game']);
    }
  });

  it('takes a bare profile for its own defaults', () => {
    expect(createCourse(rules('standard')).lessons.map(({ id }) => id)).to.deep.equal(LESSON_IDS);
  });
});

/** What must hold wherever a step shows, by the beginning of its key. */
const NEEDS: readonly (readonly [key: RegExp, holds: (setup: Setup) => boolean])[] = [
  [
    /^(turn|mistakes|game)\.|^columns\.(rule|either|equal|run|no-run)$|^runs\.parts$/,
    ({ rules: r }) => r.stacking === 'alternate-color',
  ],
  [
    /-by-suit$|^columns\.own-suit$|^collecting\.fitting/,
    ({ rules: r }) => r.stacking === 'same-suit',
  ],
  [/^runs\.|^turn\.stuck-pair$/, ({ rules: r }) => r.groups],
  [
    /^columns\.(one-card|card-by-card)$|^mistakes\.groups$|^turn\.stuck-card$/,
    ({ rules: r }) => !r.groups,
  ],
  [/^(cells|empty-columns|foundations)\.ace$/, ({ rules: r }) => r.aces === 'home-only'],
  [/^foundations\.take-back$/, ({ rules: r }) => r.takeBack],
  [/^foundations\.final$/, ({ rules: r }) => !r.takeBack],
  [/^foundations\.any-place$/, ({ rules: r }) => r.foundations === 'free'],
  [/^foundations\.own-place$/, ({ rules: r }) => r.foundations !== 'free'],
  [
    /^(cells|turn|game)\.|^stuck\.(looks|keep-cell)$|^cards\.places$/,
    ({ rules: r }) => r.cells > 0,
  ],
  [/^cells\.cell-to-cell$/, ({ rules: r }) => r.cellToCell],
  [/^cells\.no-cell-to-cell$/, ({ rules: r }) => !r.cellToCell],
  [
    /^empty-columns\.(king|kings-only)$|^runs\.(seven-)?kings/,
    ({ rules: r }) => r.emptyColumn === 'kings',
  ],
  [
    /^empty-columns\.(any|no-king|run|no-room)$|^cells\.back-empty$|^(turn|mistakes|game)\.|^runs\.(seven|one|two-c|target)$/,
    ({ rules: r }) => r.emptyColumn === 'any',
  ],
  [
    /^collecting\.(low|ready|waits|two-waits)$/,
    ({ rules: r }) => /^(low-first|both-lower)$/.test(r.safe),
  ],
  [/^collecting\.(ready-early|waits-long)$/, ({ rules: r }) => r.safe === 'may-return'],
  [/^collecting\.fitting/, ({ rules: r }) => r.safe === 'always'],
  [/^collecting\.every$/, ({ autoCollect }) => autoCollect === 'all'],
  [/^collecting\.(waits|by-hand)/, ({ autoCollect }) => autoCollect !== 'all'],
  [/^counting\.points$/, ({ rules: r }) => r.score === 'points'],
  [/^counting\.rubies$/, ({ rules: r }) => r.score === 'rubies'],
  [/^counting\.no-score$/, ({ rules: r }) => r.score === 'none'],
  [
    /^stuck\.not-every$/,
    ({ rules: r }) =>
      `${r.cells} ${r.dealtToCells} ${r.stacking} ${r.emptyColumn}` === '4 0 alternate-color any',
  ],
];

describe('tutorial/lessons under any rules', () => {
  const cellsOfRules = fc
    .nat(8)
    .chain((cells) =>
      fc.record({ cells: fc.constant(cells), dealtToCells: fc.nat(Math.min(cells, 4)) }),
    );
  const otherRules = fc.record({
    stacking: fc.constantFrom('alternate-color' as const, 'same-suit' as const),
    groups: fc.boolean(),
    emptyColumn: fc.constantFrom('any' as const, 'kings' as const),
    aces: fc.constantFrom('anywhere' as const, 'home-only' as const),
    cellToCell: fc.boolean(),
    takeBack: fc.boolean(),
    foundations: fc.constantFrom('free' as const, ['D', 'C', 'H', 'S'] as const),
    autoCollect: fc.constantFrom('off' as const, 'safe' as const, 'all' as const),
    safe: fc.constantFrom(
      'low-first' as const,
      'both-lower' as const,
      'may-return' as const,
      'always' as const,
    ),
    forcedFinish: fc.constantFrom(
      'unless-off' as const,
      'always' as const,
      'on-request' as const,
      'never' as const,
    ),
    score: fc.constantFrom('none' as const, 'rubies' as const, 'points' as const),
  });

  it('show only what is true there', () => {
    fc.assert(
      fc.property(cellsOfRules, otherRules, (cells, fields) => {
        const own = registerRules({ id: 'any', ...cells, ...fields });
        const setup = setupOf(own, { figures: FIGURES });
        for (const { steps } of lessonsFor(setup)) {
          for (const step of steps) {
            for (const [key, holds] of NEEDS) {
              if (key.test(step.key)) expect(holds(setup), step.key).to.equal(true);
            }
            if (step.kind === 'judge') continue;
            let p = step.position;
            for (const { singles } of step.moves) {
              for (const single of singles) p = applyMove(p, single.move, step.rules);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
