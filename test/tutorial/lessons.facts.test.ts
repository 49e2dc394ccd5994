import { expect } from '@open-wc/testing';
import {
  collectable,
  countEmptyCells,
  explainMove,
  isStuck,
  isWon,
  parseMove,
} from '../../src/engine/index.js';
import type { Step } from '../../src/tutorial/index.js';
import { courseOf, nameOf, PLAIN } from './setups.js';
import { findStep, hasStep, judgementOf, stepsIn } from './steps.js';

describe('tutorial/lessons columns and cards', () => {
  it('show which card goes on which', () => {
    const shown = findStep('standard', 'columns.rule').moves.map(({ cards, onto }) => [
      cards[0],
      onto,
    ]);
    expect(shown).to.deep.equal([
      ['QC', 'KH'],
      ['TD', 'JS'],
      ['7S', '8D'],
      ['2H', '3C'],
    ]);
    expect(findStep('standard', 'columns.try').moves[0]).to.deep.include({
      onto: 'QC',
      cards: ['JD'],
    });
  });

  it('ask about every kind of wrong move', () => {
    const asked = stepsIn('standard', 'columns')
      .filter(({ kind }) => kind === 'judge')
      .map(judgementOf);
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
      (key) => findStep('standard', `columns.${key}`).verdict,
    );
    expect(kinds.map((verdict) => verdict && 'kind' in verdict && verdict.kind)).to.deep.equal([
      'gap',
      'equal',
      'upward',
    ]);
  });

  it('let a ten lie on both red jacks and on no black one', () => {
    const { position, rules: own } = findStep('standard', 'columns.either');
    const legal = ['12', '13', '14', '15'].map(
      (move) => explainMove(position, parseMove(move), own).legal,
    );
    expect(legal).to.deep.equal([true, true, false, false]);
  });

  it('ask by suit where columns go by suit', () => {
    for (const id of ['bakers-game', 'eight-off']) {
      const asked = stepsIn(id, 'columns')
        .filter(({ kind }) => kind === 'judge')
        .map(judgementOf);
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
    expect(judgementOf(findStep('standard', 'cards.available'))).to.equal('JS on QH: legal');
    expect(findStep('standard', 'cards.covered').verdict).to.deep.include({
      reason: 'not-available',
      card: '4D',
      buried: 1,
    });
    expect(findStep('standard', 'cards.blocked').verdict).to.deep.include({
      reason: 'not-available',
      card: 'AD',
      buried: 3,
    });
  });
});

describe('tutorial/lessons places', () => {
  it('refuse a second card in a cell, and an ace where it goes home only', () => {
    expect(judgementOf(findStep('standard', 'cells.one-card'))).to.equal('6D on 7C: cell-occupied');
    expect(judgementOf(findStep('single-card', 'cells.ace'))).to.equal(
      'AS on cell-a: ace-home-only',
    );
    expect(judgementOf(findStep('single-card', 'empty-columns.ace'))).to.equal(
      'AC on column-2: ace-home-only',
    );
    expect(judgementOf(findStep('single-card', 'foundations.ace'))).to.equal(
      'AS on 2D: ace-home-only',
    );
    for (const key of ['cells.ace', 'empty-columns.ace', 'foundations.ace']) {
      expect(hasStep('standard', key), key).to.equal(false);
    }
  });

  it('let a card go from cell to cell as the rules have it', () => {
    expect(hasStep('standard', 'cells.cell-to-cell')).to.equal(true);
    expect(hasStep('standard', 'cells.no-cell-to-cell')).to.equal(false);
    expect(judgementOf(findStep('one-tap', 'cells.no-cell-to-cell'))).to.equal(
      '9D on cell-b: no-cell-to-cell',
    );
  });

  it('bring a card back from its cell in three ways', () => {
    const ways = ['back-column', 'back-empty', 'back-home'].map(
      (key) => findStep('standard', `cells.${key}`).moves[0]?.to,
    );
    expect(ways).to.deep.equal(['column-3', 'column-1', 'foundation-2']);
  });

  it('fill an empty column with any card, or with kings alone', () => {
    const [first, second] = findStep('standard', 'empty-columns.any').moves;
    expect([first?.cards, first?.onto, second?.cards, second?.onto]).to.deep.equal([
      ['5C'],
      null,
      ['4D'],
      '5C',
    ]);
    expect(findStep('standard', 'empty-columns.no-king').moves[0]?.cards).to.deep.equal(['3H']);
    expect(judgementOf(findStep('eight-off', 'empty-columns.kings-only'))).to.equal(
      '5C on column-2: kings-only',
    );
    expect(findStep('standard', 'empty-columns.no-room').verdict).to.deep.include({
      reason: 'run-too-long',
      cards: 3,
      max: 2,
      cellsToFree: 1,
    });
  });

  it('build foundations in order', () => {
    expect(
      findStep('standard', 'foundations.order').moves.map(({ cards }) => cards[0]),
    ).to.deep.equal(['AC', '2C']);
    expect(judgementOf(findStep('standard', 'foundations.other-suit'))).to.equal(
      '2C on AS: foundation-suit',
    );
    expect(findStep('standard', 'foundations.needs').verdict).to.deep.include({ needs: '4H' });
    expect(findStep('standard', 'foundations.skip').verdict).to.deep.include({ needs: 'AS' });
    expect(findStep('standard', 'foundations.last').moves[0]?.cards).to.deep.equal(['KS']);
  });

  it('let a card come back as the rules have it', () => {
    expect(judgementOf(findStep('standard', 'foundations.final'))).to.equal(
      '5H on 6C: foundation-final',
    );
    expect(hasStep('scored', 'foundations.final')).to.equal(false);
    expect(findStep('scored', 'foundations.take-back').moves[0]).to.deep.include({
      from: 'foundation-2',
      onto: '6C',
    });
  });
});

describe('tutorial/lessons runs', () => {
  it('count single moves', () => {
    expect(findStep('standard', 'runs.two').facts).to.deep.include({
      count: 2,
      singles: 3,
      emptyCells: 1,
    });
    expect(findStep('standard', 'runs.three').facts).to.deep.include({
      count: 3,
      singles: 5,
      emptyCells: 2,
    });
  });

  it('refuse what is too long, with the numbers that would help', () => {
    expect(findStep('standard', 'runs.no-room').verdict).to.deep.include({ cards: 4, max: 1 });
    expect(findStep('standard', 'runs.seven').verdict).to.deep.include({
      cards: 7,
      max: 6,
      cellsToFree: 1,
    });
    expect(findStep('standard', 'runs.seven').facts.maxThen).to.equal(8);
    expect(findStep('eight-off', 'runs.seven-kings').verdict).to.deep.include({
      cards: 7,
      max: 6,
      cellsToFree: 1,
    });
    expect(findStep('standard', 'runs.target').verdict).to.deep.include({ cards: 6, max: 5 });
    const before = findStep('standard', 'runs.three');
    const now = findStep('standard', 'runs.yesterday');
    expect(now.position.columns[0]).to.deep.equal(before.position.columns[0]);
    expect(countEmptyCells(before.position) - countEmptyCells(now.position)).to.equal(1);
  });

  it('tell what four cells and one or two empty columns can do', () => {
    expect(findStep('standard', 'runs.one-column').facts).to.deep.include({
      emptyCells: 4,
      emptyColumns: 1,
      max: 10,
      maxInto: 5,
    });
    expect(findStep('standard', 'runs.two-columns').facts).to.deep.include({
      max: 20,
      maxInto: 10,
    });
  });

  it('take a run that is too long apart', () => {
    const { moves, position, rules: own } = findStep('standard', 'runs.parts');
    expect(explainMove(position, parseMove('12v4'), own)).to.deep.include({
      reason: 'run-too-long',
    });
    expect(moves.map(({ cards }) => cards.join(' '))).to.deep.equal(['7C 6D', '9S 8D', '7C 6D']);
  });
});

describe('tutorial/lessons turn, collecting, stuck', () => {
  it('frees the cell again in one order and not in the other', () => {
    const turn = stepsIn('standard', 'turn');
    const back = turn.findStep(({ key }) => key === 'turn.back');
    expect(back?.moves[0]?.singles.at(-1)?.after.cells[0]).to.equal(null);
    expect(findStep('standard', 'turn.stuck-pair').verdict).to.deep.include({
      reason: 'run-too-long',
      cards: 2,
      max: 1,
    });
    expect(judgementOf(findStep('single-card', 'turn.stuck-card'))).to.equal(
      '6D on JC: cell-occupied',
    );
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
      expect(going(findStep(id, `collecting.${goes}`)), id).to.deep.equal(['5H']);
      expect(going(findStep(id, `collecting.${stays}`)), id).to.not.include('5H');
    }
    expect(hasStep('classic', 'collecting.low')).to.equal(false);
    expect(going(findStep('classic', 'collecting.two-waits'))).to.not.include('2D');
    for (const id of ['bakers-game', 'eight-off']) {
      expect(going(findStep(id, 'collecting.fitting')), id).to.deep.equal(['5H']);
    }
  });

  it('finishes a game by itself or by the button', () => {
    for (const [id, key] of [
      ['standard', 'finish'],
      ['classic', 'finish-button'],
      ['single-card', 'finish-button'],
    ] as const) {
      const { moves } = findStep(id, `collecting.${key}`);
      const end = moves.at(-1)?.singles.at(-1)?.after;
      expect(end && isWon(end), id).to.equal(true);
    }
    expect(hasStep('scored', 'collecting.finish')).to.equal(false);
    expect(hasStep('scored', 'collecting.finish-button')).to.equal(false);
  });

  it('is really stuck where it says so', () => {
    for (const setup of PLAIN) {
      const looks = courseOf(setup)
        .lessons.findStep(({ id }) => id === 'stuck')
        ?.steps.findStep(({ key }) => key === 'stuck.looks');
      expect(looks && isStuck(looks.position, looks.rules), nameOf(setup)).to.equal('no-moves');
    }
  });

  it('names the impossible deal only where it is impossible', () => {
    expect(findStep('standard', 'stuck.not-every').facts.impossibleDeal).to.equal(11982);
    for (const id of ['bakers-game', 'eight-off', 'own-aces']) {
      expect(hasStep(id, 'stuck.not-every'), id).to.equal(false);
      expect(hasStep(id, 'stuck.not-every-game'), id).to.equal(true);
    }
  });

  it('speaks of hints, checks and buttons only where there are any', () => {
    for (const key of ['moving.hint', 'stuck.hint', 'stuck.check', 'collecting.button']) {
      expect(hasStep('standard', key), key).to.equal(false);
    }
    expect(hasStep('one-tap', 'stuck.check')).to.equal(true);
    expect(hasStep('one-tap', 'stuck.winnable')).to.equal(true);
    expect(hasStep('classic', 'collecting.button')).to.equal(true);
    expect(hasStep('scored', 'counting.points')).to.equal(true);
    expect(hasStep('single-card', 'counting.rubies')).to.equal(true);
    expect(hasStep('classic', 'counting.cards-left')).to.equal(true);
  });
});

describe('tutorial/lessons mistakes', () => {
  it('asks about what people bring along', () => {
    expect(stepsIn('standard', 'mistakes').map(judgementOf)).to.deep.equal([
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
    expect(stepsIn('single-card', 'mistakes').map(judgementOf)).to.include(
      'TS 9H 8C 7D on JD: groups-off',
    );
  });
});
