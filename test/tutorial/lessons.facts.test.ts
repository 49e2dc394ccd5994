import { expect } from '@open-wc/testing';
import { countEmptyCells, explainMove, parseMove } from '../../src/engine/index.js';
import { PLAIN } from './setups.js';
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

  it('leave one place for the jack that is to be put where it fits', () => {
    for (const { rules: own } of PLAIN) {
      const step = findStep(own.id, 'columns.try');
      const columns = [2, 3, 4, 5, 6, 7, 8].filter(
        (to) => explainMove(step.position, parseMove(`1${to}`), step.rules).legal,
      );
      expect(columns, own.id).to.deep.equal([2]);
    }
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
