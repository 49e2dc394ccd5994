import { expect } from '@open-wc/testing';
import { LEVELS, rules } from '../../src/engine/index.js';
import { levelOf } from '../../src/levels/index.js';
import { drawDeal } from '../../src/view/deal-draw.js';
import { LEVEL_SAMPLE } from '../../src/view/level-sample.js';

describe('view/level-sample', () => {
  it('says the same as the table of levels', () => {
    for (const level of LEVELS) {
      expect(new Set(LEVEL_SAMPLE[level]).size).to.be.at.least(30);
      for (const deal of LEVEL_SAMPLE[level]) expect(levelOf(deal), String(deal)).to.equal(level);
    }
  });

  it('is drawn from before the table is there', () => {
    for (const level of LEVELS) {
      for (let time = 0; time < 50; time += 1) {
        expect(LEVEL_SAMPLE[level]).to.include(drawDeal(level, rules('standard')));
      }
    }
  });
});
