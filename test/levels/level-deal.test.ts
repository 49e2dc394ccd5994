import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { LEVELS, provenDeals, rules } from '../../src/engine/index.js';
import { levelOf, pickLevelDeal } from '../../src/levels/index.js';

describe('levels/level-deal', () => {
  it('B041 gives every deal of the first 32000 a level but the one that cannot be won', () => {
    const counts = new Map<string | null, number>();
    for (let deal = 1; deal <= 32_000; deal += 1) {
      const level = levelOf(deal);
      counts.set(level, (counts.get(level) ?? 0) + 1);
    }
    expect(counts.get(null)).to.equal(1);
    expect(levelOf(11_982)).to.equal(null);
    for (const level of LEVELS) expect(counts.get(level), level).to.be.greaterThan(3000);
  });

  it('has no level for what is no such deal', () => {
    for (const junk of [0, -3, 0.5, 32_001, Number.NaN, Infinity]) {
      expect(levelOf(junk), String(junk)).to.equal(null);
    }
  });

  it('B041 draws deals of the level, wherever chance points', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LEVELS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (level, random) => {
          const deal = pickLevelDeal(level, () => random);
          expect(deal === null ? null : levelOf(deal)).to.equal(level);
        },
      ),
    );
  });

  it('keeps to the deals that are allowed, and says where there is none', () => {
    const proven = provenDeals(rules('scored', { cells: 1 }));
    if (proven === null) return expect.fail('no list');
    for (const random of [0, 0.3, 0.999]) {
      const deal = pickLevelDeal('beginner', () => random, proven.has);
      expect(proven.has(deal ?? 0), String(deal)).to.equal(true);
      expect(levelOf(deal ?? 0)).to.equal('beginner');
    }
    expect(pickLevelDeal('beginner', Math.random, () => false)).to.equal(null);
  });
});
