import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  explainMove,
  explainPick,
  legalMoves,
  rules,
  type PickExplanation,
  type Place,
} from '../../src/engine/index.js';
import { BUILT_IN_IDS, FULL_CELLS, lay, positions, type Layout } from '../helpers/tables.js';

const pick = (layout: Layout, pile: string, count: number, id = 'standard'): PickExplanation =>
  explainPick(lay(layout, rules(id)), pile as Place, count, rules(id));

describe('engine/pick', () => {
  const run: Layout = { 1: '2H 9C 8D 7S 6D', b: 'KS', home: 'S-3 H-A' };

  it('lifts the uncovered card, a run, a card in a cell', () => {
    expect(pick(run, 'column-1', 1)).to.deep.equal({ legal: true, cards: ['6D'] });
    expect(pick(run, 'column-1', 4)).to.deep.equal({
      legal: true,
      cards: ['9C', '8D', '7S', '6D'],
    });
    expect(pick(run, 'cell-b', 1)).to.deep.equal({ legal: true, cards: ['KS'] });
  });

  it('lifts a run that is too long to go anywhere now', () => {
    expect(pick({ ...run, ...FULL_CELLS }, 'column-1', 4).legal).to.equal(true);
  });

  it('says why other cards stay', () => {
    const told = (pile: string, count: number, id?: string): object => pick(run, pile, count, id);
    expect(told('column-1', 5)).to.include({ reason: 'not-available', card: '2H', buried: 4 });
    expect(pick({ 1: '9C 8D 7S 6S' }, 'column-1', 4)).to.include({
      reason: 'run-broken',
      card: '6S',
    });
    expect(told('column-1', 2, 'single-card')).to.include({ reason: 'groups-off', cards: 2 });
    expect(told('column-1', 6)).to.include({ reason: 'no-such-card', place: 'column-1' });
    expect(told('column-2', 1)).to.include({ reason: 'no-such-card', place: 'column-2' });
    expect(told('cell-a', 1)).to.include({ reason: 'no-such-card', place: 'cell-a' });
    expect(told('cell-b', 2)).to.include({ reason: 'no-such-card', place: 'cell-b' });
    expect(told('cell-e', 1)).to.include({ reason: 'no-such-place', place: 'cell-e' });
    expect(told('column-1', 0)).to.include({ reason: 'bad-notation' });
    expect(pick({ home: 'H-K C-K D-K S-K' }, 'column-1', 1)).to.include({ reason: 'game-over' });
  });

  it('lifts from home only where cards may come back, and only the top card', () => {
    expect(pick(run, 'foundation-1', 1)).to.include({ reason: 'foundation-final' });
    expect(pick(run, 'foundation-1', 1, 'scored')).to.deep.equal({ legal: true, cards: ['3S'] });
    expect(pick(run, 'foundation-1', 2, 'scored')).to.include({
      reason: 'not-available',
      card: '2S',
    });
    expect(pick(run, 'foundation-3', 1, 'scored')).to.include({ reason: 'no-such-card' });
    expect(pick(run, 'foundation', 1, 'scored')).to.include({ reason: 'ambiguous' });
  });

  it('lifts the cards of every legal move', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          for (const move of legalMoves(p, profile)) {
            const told = explainMove(p, move, profile);
            if (!told.legal || move.from === 'foundation') continue;
            const lifted = explainPick(p, move.from, told.cards.length, profile);
            expect(lifted).to.deep.equal({ legal: true, cards: told.cards });
          }
        }),
        { numRuns: 15 },
      );
    }
  });
});
