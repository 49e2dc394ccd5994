import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { provenDeals, registerRules, ruleIds, rules } from '../../src/engine/index.js';
import { pickRandomDeal } from '../../src/services/index.js';

const standard = rules('standard');
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('services/random-deal', () => {
  it('B041 is any of the first 32000 deals but the one that cannot be won', () => {
    fc.assert(
      fc.property(chance, (random) => {
        const deal = pickRandomDeal(() => random, standard);
        expect(Number.isInteger(deal)).to.equal(true);
        expect(deal).to.be.within(1, 32_000);
        expect(deal).to.not.equal(11_982);
      }),
    );
  });

  it('reaches the ends of the range and both neighbours of the gap', () => {
    const at = (index: number): number => pickRandomDeal(() => (index + 0.5) / 31_999, standard);
    expect([at(0), at(11_980), at(11_981), at(31_998)]).to.deep.equal([1, 11_981, 11_983, 32_000]);
    expect(pickRandomDeal(() => 1, standard)).to.equal(32_000);
  });

  it('B041 is proven under every profile there is, with every number of cells players may choose', () => {
    const all = ruleIds().flatMap((id) =>
      rules(id).cellChoices.map((cells) => rules(id, { cells })),
    );
    expect(all.length).to.be.at.least(9);
    fc.assert(
      fc.property(chance, fc.constantFrom(...all), (random, profile) => {
        const deal = pickRandomDeal(() => random, profile);
        expect(provenDeals(profile)?.has(deal), `${profile.id} ${String(deal)}`).to.equal(true);
      }),
    );
  });

  it('keeps to the numbers that a profile accepts, and draws from all where nothing is proven', () => {
    const few = registerRules({ id: 'random-few', deals: { offered: 9, accepted: 9 } });
    const unproven = registerRules({
      id: 'random-unproven',
      cells: 7,
      emptyColumn: 'kings',
      deals: { offered: 9, accepted: 9 },
    });
    for (const profile of [few, unproven]) {
      expect(pickRandomDeal(() => 0, profile)).to.equal(1);
      expect(pickRandomDeal(() => 0.9999, profile)).to.equal(9);
    }
    expect(provenDeals(unproven)).to.equal(null);
  });
});
