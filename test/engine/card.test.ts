import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  DECK,
  RANKS,
  SUITS,
  cardOf,
  colorOf,
  isCard,
  isSuit,
  rankOf,
  suitOf,
} from '../../src/engine/index.js';

describe('engine/card', () => {
  it('knows 52 different cards, in the order the dealing rule needs', () => {
    expect(new Set(DECK).size).to.equal(52);
    expect(DECK.slice(0, 5)).to.deep.equal(['AC', 'AD', 'AH', 'AS', '2C']);
    expect(DECK[51]).to.equal('KS');
  });

  it('tells rank, suit and colour of each', () => {
    for (const [rank, letter] of RANKS.entries()) {
      for (const suit of SUITS) {
        expect(rankOf(`${letter}${suit}`)).to.equal(rank + 1);
        expect(suitOf(`${letter}${suit}`)).to.equal(suit);
        expect(cardOf(rank + 1, suit)).to.equal(`${letter}${suit}`);
        expect(colorOf(`${letter}${suit}`)).to.equal('DH'.includes(suit) ? 'red' : 'black');
      }
    }
  });

  it('has no rank 0 or 14', () => {
    for (const rank of [0, 14, 1.5, NaN]) expect(() => cardOf(rank, 'S')).to.throw(RangeError);
  });

  it('takes nothing else for a card or suit', () => {
    for (const text of ['10H', 'th', 'HT', '1S', 'A', '', ' AS', 'AS ', 'ASS']) {
      expect(isCard(text), text).to.equal(false);
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isCard(value)).to.equal(typeof value === 'string' && DECK.some((c) => c === value));
        expect(isSuit(value)).to.equal(SUITS.some((suit) => suit === value));
      }),
    );
  });
});
