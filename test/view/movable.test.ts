import { expect } from '@open-wc/testing';
import { COLUMN_IDS, explainPick, ruleIds, rules as findRules } from '../../src/engine/index.js';
import { findMovable } from '../../src/view/movable.js';
import { randomTables } from '../helpers/random-tables.js';

describe('view/movable', () => {
  it('holds for movable what the engine lets a hand lift, in every profile', () => {
    for (const id of ruleIds()) {
      const rules = findRules(id);
      let runs = 0;
      for (const position of randomTables(rules, 100, 617)) {
        const movable = findMovable(position, rules);
        position.columns.forEach((cards, column) => {
          const pile = COLUMN_IDS[column] ?? 'column-1';
          cards.forEach((card, index) => {
            const { legal } = explainPick(position, pile, cards.length - index, rules);
            expect(movable.has(card), `${id} ${cards.join(' ')}: ${card}`).to.equal(legal);
            if (legal && index < cards.length - 1) runs += 1;
          });
        });
        for (const card of position.cells) if (card) expect(movable.has(card)).to.equal(true);
      }
      expect(runs > 0, id).to.equal(rules.groups);
    }
  });
});
