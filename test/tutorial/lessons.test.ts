import { expect } from '@open-wc/testing';
import {
  applyMove,
  collectable,
  countEmptyCells,
  explainMove,
  formatPosition,
  isStuck,
  isWon,
  parseMove,
  parsePosition,
  rules,
} from '../../src/engine/index.js';
import {
  createCourse,
  LESSON_IDS,
  lessonsFor,
  setupOf,
  stepsFor,
  type LessonId,
  type Step,
} from '../../src/tutorial/index.js';
import { WALKTHROUGH } from '../data/walkthrough.js';
import { ALL_SETUPS, courseOf, FIGURES, nameOf, OWN_IDS, PLAIN } from './setups.js';

const setupFor = (id: string) => setupOf(rules(id), { figures: FIGURES });
const stepsIn = (id: string, lesson: LessonId): readonly Step[] => stepsFor(lesson, setupFor(id));
const find = (id: string, key: string, nth = 0): Step => {
  const [lesson = ''] = key.split('.');
  const found = stepsIn(id, lesson as LessonId).filter((step) => step.key === key)[nth];
  if (found === undefined) throw new Error(`${id} has no step ${key}`);
  return found;
};
const has = (id: string, key: string): boolean =>
  stepsIn(id, key.split('.')[0] as LessonId).some((step) => step.key === key);
/** What a `judge` step is about and what the engine says: «9H on JC: wrong-rank». */
const judgement = ({ moves, verdict }: Step): string => {
  const [move] = moves;
  const says = verdict?.legal === false ? verdict.reason : 'legal';
  return `${move?.cards.join(' ') ?? ''} on ${move?.onto ?? move?.to ?? ''}: ${says}`;
};

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
    expect(has('standard', 'columns.first-round')).to.equal(false);
  });

  it("works for a page's own rules, and leaves out what would be untrue", () => {
    for (const id of OWN_IDS) {
      expect(lessonsFor(setupFor(id)).length, id).to.be.greaterThan(6);
    }
    const idsFor = (id: string) => lessonsFor(setupFor(id)).map((lesson) => lesson.id);
    expect(idsFor('own-kings')).to.not.include('game');
    expect(has('own-kings', 'empty-columns.no-king')).to.equal(false);
    expect(has('own-kings', 'empty-columns.kings-only')).to.equal(true);
    expect(has('own-kings', 'collecting.every')).to.equal(true);
    expect(has('own-kings', 'collecting.waits')).to.equal(false);
    expect(has('own-strict', 'cells.no-cell-to-cell')).to.equal(true);
    expect(has('own-strict', 'columns.one-card')).to.equal(true);
    expect(has('own-aces', 'cells.ace')).to.equal(true);
    expect(has('own-aces', 'foundations.take-back')).to.equal(true);
  });

  it('takes a bare profile for its own defaults', () => {
    expect(createCourse(rules('standard')).lessons.map(({ id }) => id)).to.deep.equal(LESSON_IDS);
  });
});

describe('tutorial/lessons columns and cards', () => {
  it('show which card goes on which', () => {
    const shown = find('standard', 'columns.rule').moves.map(({ cards, onto }) => [cards[0], onto]);
    expect(shown).to.deep.equal([
      ['QC', 'KH'],
      ['TD', 'JS'],
      ['7S', '8D'],
      ['2H', '3C'],
    ]);
    expect(find('standard', 'columns.try').moves[0]).to.deep.include({ onto: 'QC', cards: ['JD'] });
  });

  it('ask about every kind of wrong move', () => {
    const asked = stepsIn('standard', 'columns')
      .filter(({ kind }) => kind === 'judge')
      .map(judgement);
    expect(asked).to.deep.equal([
      'QS on KC: same-color',
      '7S on 8D: legal',
      '9H on JC: wrong-rank',
      '8C on 8D: wrong-rank',
      'KD on QC: wrong-rank',
      'JS on QC: same-color',
      '7H on 8D: same-color',
      '9C 8S 7H on TD: not-available',
    ]);
    const kinds = ['two-lower', 'equal', 'upward'].map(
      (key) => find('standard', `columns.${key}`).verdict,
    );
    expect(kinds.map((verdict) => verdict && 'kind' in verdict && verdict.kind)).to.deep.equal([
      'gap',
      'equal',
      'upward',
    ]);
  });

  it('let a ten lie on both red jacks and on no black one', () => {
    const { position, rules: own } = find('standard', 'columns.either');
    const legal = ['12', '13', '14', '15'].map(
      (move) => explainMove(position, parseMove(move), own).legal,
    );
    expect(legal).to.deep.equal([true, true, false, false]);
  });

  it('ask by suit where columns go by suit', () => {
    for (const id of ['bakers-game', 'eight-off']) {
      const asked = stepsIn(id, 'columns')
        .filter(({ kind }) => kind === 'judge')
        .map(judgement);
      expect(asked, id).to.deep.equal([
        'QS on KC: same-suit-needed',
        '7S on 8S: legal',
        '9H on JH: wrong-rank',
        'KD on QD: wrong-rank',
        '7H on 8D: same-suit-needed',
        '9C 8D 7D on TC: not-available',
      ]);
    }
  });

  it('tell available from seen', () => {
    expect(judgement(find('standard', 'cards.available'))).to.equal('JS on QH: legal');
    expect(find('standard', 'cards.covered').verdict).to.deep.include({
      reason: 'not-available',
      card: '4D',
      buried: 1,
    });
    expect(find('standard', 'cards.blocked').verdict).to.deep.include({
      reason: 'not-available',
      card: 'AD',
      buried: 3,
    });
  });
});

describe('tutorial/lessons places', () => {
  it('refuse a second card in a cell, and an ace where it goes home only', () => {
    expect(judgement(find('standard', 'cells.one-card'))).to.equal('6D on 7C: cell-occupied');
    expect(judgement(find('single-card', 'cells.ace'))).to.equal('AS on cell-a: ace-home-only');
    expect(judgement(find('single-card', 'empty-columns.ace'))).to.equal(
      'AC on column-2: ace-home-only',
    );
    expect(judgement(find('single-card', 'foundations.ace'))).to.equal('AS on 2D: ace-home-only');
    for (const key of ['cells.ace', 'empty-columns.ace', 'foundations.ace']) {
      expect(has('standard', key), key).to.equal(false);
    }
  });

  it('let a card go from cell to cell as the rules have it', () => {
    expect(has('standard', 'cells.cell-to-cell')).to.equal(true);
    expect(has('standard', 'cells.no-cell-to-cell')).to.equal(false);
    expect(judgement(find('one-tap', 'cells.no-cell-to-cell'))).to.equal(
      '9D on cell-b: no-cell-to-cell',
    );
  });

  it('bring a card back from its cell in three ways', () => {
    const ways = ['back-column', 'back-empty', 'back-home'].map(
      (key) => find('standard', `cells.${key}`).moves[0]?.to,
    );
    expect(ways).to.deep.equal(['column-3', 'column-1', 'foundation-2']);
  });

  it('fill an empty column with any card, or with kings alone', () => {
    const [first, second] = find('standard', 'empty-columns.any').moves;
    expect([first?.cards, first?.onto, second?.cards, second?.onto]).to.deep.equal([
      ['5C'],
      null,
      ['4D'],
      '5C',
    ]);
    expect(find('standard', 'empty-columns.no-king').moves[0]?.cards).to.deep.equal(['3H']);
    expect(judgement(find('eight-off', 'empty-columns.kings-only'))).to.equal(
      '5C on column-2: kings-only',
    );
    expect(find('standard', 'empty-columns.no-room').verdict).to.deep.include({
      reason: 'run-too-long',
      cards: 3,
      max: 2,
      cellsToFree: 1,
    });
  });

  it('build foundations in order', () => {
    expect(find('standard', 'foundations.order').moves.map(({ cards }) => cards[0])).to.deep.equal([
      'AC',
      '2C',
    ]);
    expect(judgement(find('standard', 'foundations.other-suit'))).to.equal(
      '2C on AS: foundation-suit',
    );
    expect(find('standard', 'foundations.needs').verdict).to.deep.include({ needs: '4H' });
    expect(find('standard', 'foundations.skip').verdict).to.deep.include({ needs: 'AS' });
    expect(find('standard', 'foundations.last').moves[0]?.cards).to.deep.equal(['KS']);
  });

  it('let a card come back as the rules have it', () => {
    expect(judgement(find('standard', 'foundations.final'))).to.equal('5H on 6C: foundation-final');
    expect(has('scored', 'foundations.final')).to.equal(false);
    expect(find('scored', 'foundations.take-back').moves[0]).to.deep.include({
      from: 'foundation-2',
      onto: '6C',
    });
  });
});

describe('tutorial/lessons runs', () => {
  it('count single moves', () => {
    expect(find('standard', 'runs.two').facts).to.deep.include({
      count: 2,
      singles: 3,
      emptyCells: 1,
    });
    expect(find('standard', 'runs.three').facts).to.deep.include({
      count: 3,
      singles: 5,
      emptyCells: 2,
    });
  });

  it('refuse what is too long, with the numbers that would help', () => {
    expect(find('standard', 'runs.no-room').verdict).to.deep.include({ cards: 4, max: 1 });
    expect(find('standard', 'runs.seven').verdict).to.deep.include({
      cards: 7,
      max: 6,
      cellsToFree: 1,
    });
    expect(find('standard', 'runs.seven').facts.maxThen).to.equal(8);
    expect(find('eight-off', 'runs.seven-kings').verdict).to.deep.include({
      cards: 7,
      max: 6,
      cellsToFree: 1,
    });
    expect(find('standard', 'runs.target').verdict).to.deep.include({ cards: 6, max: 5 });
    const before = find('standard', 'runs.three');
    const now = find('standard', 'runs.yesterday');
    expect(now.position.columns[0]).to.deep.equal(before.position.columns[0]);
    expect(countEmptyCells(before.position) - countEmptyCells(now.position)).to.equal(1);
  });

  it('tell what four cells and one or two empty columns can do', () => {
    expect(find('standard', 'runs.one-column').facts).to.deep.include({
      emptyCells: 4,
      emptyColumns: 1,
      max: 10,
      maxInto: 5,
    });
    expect(find('standard', 'runs.two-columns').facts).to.deep.include({ max: 20, maxInto: 10 });
  });

  it('take a run that is too long apart', () => {
    const { moves, position, rules: own } = find('standard', 'runs.parts');
    expect(explainMove(position, parseMove('12v4'), own)).to.deep.include({
      reason: 'run-too-long',
    });
    expect(moves.map(({ cards }) => cards.join(' '))).to.deep.equal(['7C 6D', '9S 8D', '7C 6D']);
  });
});

describe('tutorial/lessons turn, collecting, stuck', () => {
  it('frees the cell again in one order and not in the other', () => {
    const turn = stepsIn('standard', 'turn');
    const back = turn.find(({ key }) => key === 'turn.back');
    expect(back?.moves[0]?.singles.at(-1)?.after.cells[0]).to.equal(null);
    expect(find('standard', 'turn.stuck-pair').verdict).to.deep.include({
      reason: 'run-too-long',
      cards: 2,
      max: 1,
    });
    expect(judgement(find('single-card', 'turn.stuck-card'))).to.equal('6D on JC: cell-occupied');
  });

  it('says what is safe as each profile has it', () => {
    const going = (step: Step) =>
      collectable(step.position, 'safe', step.rules).map((move) =>
        step.position.columns[Number(move.from.slice(-1)) - 1]?.at(-1),
      );
    const cases = [
      ['standard', 'ready', 'waits'],
      ['one-tap', 'ready', 'waits'],
      ['single-card', 'ready', 'waits'],
      ['classic', 'ready', 'waits'],
      ['scored', 'ready-early', 'waits-long'],
    ] as const;
    for (const [id, goes, stays] of cases) {
      expect(going(find(id, `collecting.${goes}`)), id).to.deep.equal(['5H']);
      expect(going(find(id, `collecting.${stays}`)), id).to.not.include('5H');
    }
    expect(has('classic', 'collecting.low')).to.equal(false);
    expect(going(find('classic', 'collecting.two-waits'))).to.not.include('2D');
    for (const id of ['bakers-game', 'eight-off']) {
      expect(going(find(id, 'collecting.fitting')), id).to.deep.equal(['5H']);
    }
  });

  it('finishes a game by itself or by the button', () => {
    for (const [id, key] of [
      ['standard', 'finish'],
      ['classic', 'finish-button'],
      ['single-card', 'finish-button'],
    ] as const) {
      const { moves } = find(id, `collecting.${key}`);
      const end = moves.at(-1)?.singles.at(-1)?.after;
      expect(end && isWon(end), id).to.equal(true);
    }
    expect(has('scored', 'collecting.finish')).to.equal(false);
    expect(has('scored', 'collecting.finish-button')).to.equal(false);
  });

  it('is really stuck where it says so', () => {
    for (const setup of PLAIN) {
      const looks = courseOf(setup)
        .lessons.find(({ id }) => id === 'stuck')
        ?.steps.find(({ key }) => key === 'stuck.looks');
      expect(looks && isStuck(looks.position, looks.rules), nameOf(setup)).to.equal('no-moves');
    }
  });

  it('names the impossible deal only where it is impossible', () => {
    expect(find('standard', 'stuck.not-every').facts.impossibleDeal).to.equal(11982);
    for (const id of ['bakers-game', 'eight-off', 'own-aces']) {
      expect(has(id, 'stuck.not-every'), id).to.equal(false);
      expect(has(id, 'stuck.not-every-game'), id).to.equal(true);
    }
  });

  it('speaks of hints, checks and buttons only where there are any', () => {
    for (const key of ['moving.hint', 'stuck.hint', 'stuck.check', 'collecting.button']) {
      expect(has('standard', key), key).to.equal(false);
    }
    expect(has('one-tap', 'stuck.check')).to.equal(true);
    expect(has('one-tap', 'stuck.winnable')).to.equal(true);
    expect(has('classic', 'collecting.button')).to.equal(true);
    expect(has('scored', 'counting.points')).to.equal(true);
    expect(has('single-card', 'counting.rubies')).to.equal(true);
    expect(has('classic', 'counting.cards-left')).to.equal(true);
  });
});

describe('tutorial/lessons mistakes', () => {
  it('asks about what people bring along', () => {
    expect(stepsIn('standard', 'mistakes').map(judgement)).to.deep.equal([
      '6S on 7S: same-color',
      '9D on column-2: legal',
      '6D on 7C: cell-occupied',
      '5D 2S 9H on 6S: not-available',
      'TS 9H 8C 7D on JD: run-too-long',
      '8C 7D 6S on column-2: run-too-long',
      '5S on 3S: foundation-needs',
      'TS 9H 8C 7D 6S 5H 4C on JD: run-too-long',
      'TS 9H 8C 7S on JH: run-broken',
    ]);
    expect(stepsIn('single-card', 'mistakes').map(judgement)).to.include(
      'TS 9H 8C 7D on JD: groups-off',
    );
  });
});

describe('tutorial/lessons game', () => {
  const NOTATION = WALKTHROUGH.moves.map(([move]) => move);

  it('plays the worked game, every move of it, and wins', () => {
    const steps = stepsIn('standard', 'game');
    expect(steps[0]?.position.columns.map((column) => column.join(' '))).to.deep.equal(
      WALKTHROUGH.columns,
    );
    const played = steps.flatMap(({ moves }) => moves.map(({ notation }) => notation));
    expect(played.slice(0, NOTATION.length)).to.deep.equal(NOTATION);
    for (const id of ['standard', 'one-tap', 'single-card', 'classic', 'scored']) {
      const finish = find(id, 'game.finish').moves.at(-1)?.singles.at(-1)?.after;
      expect(finish && isWon(finish), id).to.equal(true);
    }
  });

  it('goes on where the move before ended', () => {
    for (const id of ['standard', 'single-card']) {
      let p = stepsIn(id, 'game')[0]?.position;
      for (const step of stepsIn(id, 'game')) {
        expect(step.position, step.key).to.deep.equal(p);
        p = step.moves.at(-1)?.singles.at(-1)?.after ?? p;
      }
    }
  });

  it('marks the one card that goes by itself', () => {
    const marked = stepsIn('standard', 'game').filter(({ byItself }) => byItself);
    expect(marked.map(({ moves }) => moves[0]?.cards)).to.deep.equal([['2D']]);
  });

  it('has chapters that begin at its steps', () => {
    const lesson = courseOf(setupFor('standard')).lessons.find(({ id }) => id === 'game');
    expect(lesson?.chapters.map(({ name }) => name)).to.deep.equal([
      ...['opening', 'eighth', 'first', 'tidy', 'second', 'sixth', 'fourth', 'gather', 'giant'],
      ...['seventh', 'end', 'finish'],
    ]);
    expect(lesson?.chapters[0]?.step).to.equal(0);
  });

  it('splits the moves of runs where runs do not move', () => {
    const long = find('single-card', 'game.44');
    expect(long.moves.length).to.be.greaterThan(6);
    expect(find('standard', 'game.44').moves[0]?.cards).to.have.length(6);
    expect(find('standard', 'game.44').facts).to.deep.include({ maxInto: 6, count: 6 });
  });
});
