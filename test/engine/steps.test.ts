import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  applyMove,
  explainMove,
  formatMove,
  kindOf,
  legalMoves,
  maxRun,
  parseMove,
  rules,
  topOf,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { BUILT_IN_IDS, lay, rulesAndPositions, spellPosition } from '../helpers/tables.js';

const standard = rules('standard');
const spellSteps = (p: Position, text: string, profile: RuleProfile = standard): string => {
  const told = explainMove(p, parseMove(text), profile);
  return told.legal ? told.steps.map(formatMove).join(' ') : told.reason;
};

describe('engine/steps', () => {
  it('takes three single moves for two cards with one cell', () => {
    const p = lay({ 1: '6C 5D', 2: '7H', a: 'KS', b: 'KC', c: 'KD' });
    expect(spellSteps(p, '12')).to.equal('1d 12 d2');
  });

  it('takes five single moves for three cards with two cells', () => {
    const p = lay({ 1: '8S 7H 6C', 2: '9D', a: 'KS', b: 'KC' });
    expect(spellSteps(p, '12')).to.equal('1c 1d 12 d2 c2');
  });

  it('uses an empty column as one more cell where that is enough', () => {
    const fill = { 3: 'AC', 4: 'AD', 5: 'AH', 6: 'AS', 7: '2C' };
    const p = lay({ 1: '8S 7H 6C', 2: '9D', ...fill, a: 'KS', b: 'KC', c: 'KD' });
    expect(spellSteps(p, '12')).to.equal('18 1d 12 d2 82');
  });

  it('builds a part up in an empty column where it must', () => {
    const fill = { 3: 'AC', 4: 'AD', 5: 'AH', 6: 'AS', 7: '2C' };
    const p = lay({ 1: '8S 7H 6C 5D', 2: '9D', ...fill, a: 'KS', b: 'KC', c: 'KD' });
    expect(spellSteps(p, '12')).to.equal('1d 18 d8 1d 12 d2 8d 82 d2');
  });

  it('never goes through the empty column that is the target', () => {
    const fill = { 3: 'AC', 4: 'AD', 5: 'AH', 6: 'AS' };
    const p = lay({ 1: '8S 7H 6C 5D', 2: '9H', ...fill, a: 'KS', b: 'KC', c: 'KD' });
    expect(spellSteps(p, '18v4')).to.equal('1d 17 d7 1d 18 d8 7d 78 d8');
  });

  it('never rests on a third card', () => {
    const p = lay({
      1: '2C 8S 7H',
      2: '9D',
      3: '8C',
      4: 'AC',
      5: 'AD',
      6: 'AH',
      7: 'AS',
      8: '2D',
      a: 'KS',
      b: 'KC',
      c: 'KD',
    });
    expect(spellSteps(p, '12')).to.equal('1d 12 d2');
  });

  it('is the move itself for one card', () => {
    const p = lay({ 1: '8S AS', a: '7H' });
    for (const move of ['1h', '1b', '12', 'a2', 'ab']) expect(spellSteps(p, move)).to.equal(move);
  });

  for (const id of [...BUILT_IN_IDS, 'own']) {
    it(`B012 replays singly to the same table, for ${id} with any number of cells`, () => {
      fc.assert(
        fc.property(rulesAndPositions(id), ([profile, p]) => {
          for (const move of legalMoves(p, profile)) {
            const told = explainMove(p, move, profile);
            if (!told.legal) return expect.fail(formatMove(move));
            let q = p;
            for (const step of told.steps) {
              const single = explainMove(q, step, profile);
              if (!single.legal) return expect.fail(`${formatMove(step)}: ${single.reason}`);
              expect(single.cards.length).to.equal(1);
              expect(single.steps).to.deep.equal([step]);
              if (told.steps.length > 1) {
                expect(step.to === move.to || topOf(p, step.to as 'cell-a') === null).to.equal(
                  true,
                );
                expect(kindOf(step.to)).not.to.equal('foundation');
              }
              q = applyMove(q, step, profile);
            }
            expect(spellPosition(q)).to.equal(spellPosition(applyMove(p, move, profile)));
            expect(told.steps.length % 2).to.equal(1);
          }
          return undefined;
        }),
        { numRuns: 30 },
      );
    });
  }

  it('finds steps for every length up to the capacity', () => {
    const run = 'KS QH JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS'.split(' ');
    const parked = ['AC', '2C', '3C', '4C'];
    for (let cells = 0; cells <= 4; cells += 1) {
      for (let empty = 0; empty <= 3; empty += 1) {
        const most = Math.min(12, maxRun(cells, empty, false));
        for (let length = 1; length <= most; length += 1) {
          const others = ['AH', '2H', '3H', '4H', '5H', '6H'].slice(empty);
          const p = lay({
            1: `AD ${run.slice(1, length + 1).join(' ')}`,
            2: 'KS',
            ...Object.fromEntries(others.map((card, index) => [index + 3, card])),
            ...Object.fromEntries(
              parked.slice(cells).map((card, index) => ['abcd'.charAt(index), card]),
            ),
          });
          const told = explainMove(p, parseMove('12'), standard);
          if (!told.legal) return expect.fail(`${told.reason} for ${String(length)}`);
          const end = told.steps.reduce((q, step) => applyMove(q, step, standard), p);
          expect(end.columns[1]).to.deep.equal(run.slice(0, length + 1));
          const isEasy = length <= cells + empty + 1;
          if (isEasy) expect(told.steps.length).to.equal(2 * length - 1);
        }
      }
    }
    return undefined;
  });
});
