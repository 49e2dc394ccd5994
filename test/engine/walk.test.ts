import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  DECK,
  applyMove,
  countHome,
  dealPosition,
  explainMove,
  isCompletePosition,
  isWon,
  legalMoves,
  missingCards,
  parseMove,
  rules,
  type Move,
  type Position,
} from '../../src/engine/index.js';
import { SOLUTIONS } from '../data/solutions.js';
import { WALKTHROUGH } from '../data/walkthrough.js';
import {
  BUILT_IN_IDS,
  dealNumbers,
  lay,
  listCards,
  listRules,
  play,
  positions,
  spellPosition,
  walkFrom,
  walks,
} from '../helpers/tables.js';

function isDeeplyFrozen(p: Position): boolean {
  const lists: readonly object[] = [p, p.columns, p.cells, p.foundations, ...p.columns];
  return lists.every((list) => Object.isFrozen(list));
}

describe('engine: walks over legal moves', () => {
  for (const id of BUILT_IN_IDS) {
    it(`B042 keeps 52 different cards in frozen positions, for ${id} with any number of cells`, () => {
      const all = listRules().filter((profile) => profile.id === id);
      fc.assert(
        fc.property(fc.constantFrom(...all), dealNumbers, walks(80), (profile, number, choices) => {
          for (const p of walkFrom(dealPosition(number, profile), choices, profile)) {
            const cards = listCards(p);
            expect(cards.length).to.equal(52);
            expect(new Set(cards).size).to.equal(52);
            expect(isCompletePosition(p)).to.equal(true);
            expect(isDeeplyFrozen(p)).to.equal(true);
            expect(p.cells.length).to.equal(profile.cells);
          }
        }),
        { numRuns: 25 },
      );
    });
  }

  it('moves exactly the cards it names and shares the piles it leaves alone', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          for (const move of legalMoves(p, profile)) {
            const told = explainMove(p, move, profile);
            const next = applyMove(p, move, profile);
            const before = JSON.stringify(p);
            expect(JSON.stringify(p)).to.equal(before);
            const changed = p.columns.filter((column, index) => column !== next.columns[index]);
            expect(changed.length).to.be.at.most(2);
            const moved = told.legal ? told.cards : [];
            const stays = (q: Position): string =>
              q.columns.map((column) => column.filter((card) => !moved.includes(card))).join('|');
            expect(stays(next)).to.equal(stays(p));
            expect(listCards(next).length).to.equal(listCards(p).length);
          }
        }),
        { numRuns: 10 },
      );
    }
  });

  it('throws the reason of a move that is not legal', () => {
    const p = lay({ 1: '9C', 2: 'TC' });
    expect(() => applyMove(p, parseMove('12'), rules('standard'))).to.throw(
      RangeError,
      'same-color',
    );
    expect(() => applyMove(p, null as unknown as Move, rules('standard'))).to.throw(
      RangeError,
      'bad-notation',
    );
  });
});

describe('engine: known games', () => {
  for (const { deal, moves } of SOLUTIONS) {
    it(`wins deal ${String(deal)} by its solution, and by its single steps`, () => {
      const standard = rules('standard');
      let p = dealPosition(deal);
      let home = 0;
      for (const text of moves.split(' ')) {
        expect(isWon(p)).to.equal(false);
        const told = explainMove(p, parseMove(text), standard);
        if (!told.legal) return expect.fail(`${text}: ${told.reason}`);
        const next = applyMove(p, parseMove(text), standard);
        const single = told.steps.reduce((q, step) => applyMove(q, step, standard), p);
        expect(spellPosition(single)).to.equal(spellPosition(next));
        home += text.endsWith('h') ? 1 : 0;
        expect(countHome(next)).to.equal(home);
        p = next;
      }
      expect(isWon(p)).to.equal(true);
      return undefined;
    });
  }

  it('has solutions of all kinds of number', () => {
    expect(SOLUTIONS.length).to.be.at.least(27);
    expect(SOLUTIONS.some(({ deal }) => deal > 2 ** 32)).to.equal(true);
  });

  it('plays the worked game under classic rules to its end', () => {
    const classic = rules('classic');
    const start = lay(
      Object.fromEntries(WALKTHROUGH.columns.map((column, index) => [index + 1, column])),
      classic,
    );
    const moves = WALKTHROUGH.moves.map(([text]) => text).join(' ');
    const end = play(start, moves, classic);
    expect(end.columns.map((column) => column.join(' ') || ':')).to.deep.equal(
      WALKTHROUGH.end.slice(2),
    );
    expect(isWon(play(end, WALKTHROUGH.finish.join(' '), classic))).to.equal(true);
  });
});

describe('engine: completeness', () => {
  it('says which cards are missing', () => {
    expect(missingCards(dealPosition(1))).to.deep.equal([]);
    expect(missingCards(lay({}))).to.deep.equal(DECK);
    const almost = lay({ 1: 'KS', a: 'QS', home: 'S-T H-K C-K D-K' });
    expect(missingCards(almost)).to.deep.equal(['JS']);
    expect(isCompletePosition(almost)).to.equal(false);
    expect(isCompletePosition(lay({ home: 'S-K H-K C-K D-K' }))).to.equal(true);
  });
});
