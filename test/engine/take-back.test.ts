import { expect } from '@open-wc/testing';
import { explainMove, parseMove, rules, type Move } from '../../src/engine/index.js';
import { lay } from '../helpers/tables.js';

const scored = rules('scored');

describe('engine/lift: cards from home', () => {
  const table = lay({ home: 'C-A D-A S-8', 1: '5C KD 2C', 2: '9D' }, scored);

  it('never looks for a card below the ace', () => {
    expect(explainMove(table, parseMove('h1v2'), scored)).to.deep.equal({
      legal: false,
      reason: 'no-such-card',
      place: 'foundation',
    });
  });

  it('asks what the top card by itself would fit, then how many of its suit are asked for', () => {
    expect(explainMove(table, parseMove('h2v3'), scored)).to.deep.equal({
      legal: false,
      reason: 'not-available',
      card: '6S',
      buried: 2,
    });
  });

  it('has an answer for every count, place and suit', () => {
    for (let count = 1; count <= 13; count += 1) {
      for (const to of ['column-1', 'column-2', 'column-3', 'cell-a']) {
        for (const suit of [undefined, 'C', 'D', 'S', 'H'] as const) {
          const move = { from: 'foundation', to, count, ...(suit && { suit }) } as Move;
          const verdict = explainMove(table, move, scored);
          expect(verdict.legal ? count : verdict.reason).to.be.oneOf(
            count === 1
              ? [1, 'no-such-card', 'ambiguous', 'same-color', 'wrong-rank']
              : ['no-such-card', 'ambiguous', 'not-available'],
          );
        }
      }
    }
  });
});
