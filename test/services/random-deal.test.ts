import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { pickRandomDeal } from '../../src/services/index.js';

describe('services/random-deal', () => {
  it('B041 is any of the first 32000 deals but the one that cannot be won', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const deal = pickRandomDeal(() => random);
        expect(Number.isInteger(deal)).to.equal(true);
        expect(deal).to.be.within(1, 32_000);
        expect(deal).to.not.equal(11_982);
      }),
    );
  });

  it('reaches the ends of the range and both neighbours of the gap', () => {
    const at = (index: number): number => pickRandomDeal(() => (index + 0.5) / 31_999);
    expect([at(0), at(11_980), at(11_981), at(31_998)]).to.deep.equal([1, 11_981, 11_983, 32_000]);
    expect(pickRandomDeal(() => 1)).to.equal(32_000);
  });
});
