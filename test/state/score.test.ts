import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { countHome, isWon, rules } from '../../src/engine/index.js';
import { createGame, reduce, scoreOf, type GameState } from '../../src/state/index.js';
import {
  dealNumbers,
  gameOf,
  playAll,
  playSolution,
  repeat,
  SOLUTION_OF_DEAL_1,
  table,
  walkGame,
} from '../helpers/games.js';
import { walks } from '../helpers/tables.js';

const scored = rules('scored');
const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;

/** What can be undone: a won game can't. */
function statesOf(deal: number, steps: readonly number[]): readonly GameState[] {
  const states = [gameOf('scored', deal)];
  for (const step of steps) {
    const last = states.at(-1);
    const next = last && walkGame(last, [step]);
    if (next !== undefined && next !== last && !isWon(next.position)) states.push(next);
  }
  return states;
}

describe('state/score', () => {
  it('is not counted where the profile counts none', () => {
    for (const id of ['standard', 'one-tap', 'classic', 'bakers-game', 'eight-off']) {
      expect(scoreOf(gameOf(id, 1))).to.equal(null);
    }
  });

  it('points: 10 for a card home, 5 for one from a cell to a column, else 0', () => {
    const position = table(scored, { columns: ['AS 7C', '8D', '9S'], cells: 'KH' });
    const game = createGame({ rules: scored, position });
    expect(scoreOf(game)).to.equal(0);
    expect(scoreOf(playAll(game, '1b'))).to.equal(0);
    expect(scoreOf(playAll(game, '1b b2'))).to.equal(5);
    expect(scoreOf(playAll(game, '1b b2 23'))).to.equal(5);
    expect(scoreOf(playAll(game, '1b b2 1h'))).to.equal(15);
    expect(scoreOf(playAll(game, '1b b2 1h a4'))).to.equal(20);
  });

  it('a run that passes through cells on its way earns nothing', () => {
    const position = table(scored, { columns: ['8D 7C', '9S'] });
    expect(scoreOf(playAll(createGame({ rules: scored, position }), '12'))).to.equal(0);
  });

  it('rubies: one per card that came home, taken back by undo', () => {
    const singleCard = rules('single-card');
    const position = table(singleCard, { columns: ['2S AS', 'AD'] });
    const game = createGame({ rules: singleCard, position });
    const played = playAll(game, '1h 1h');
    expect(scoreOf(played)).to.equal(2);
    expect(scoreOf(reduce(played, undo))).to.equal(1);
    expect(scoreOf(reduce(game, { type: 'collect' }))).to.equal(3);
  });

  it('cards that lay at home from the beginning are worth nothing, and the score is never below 0', () => {
    const position = table(scored, { columns: ['3C'], home: 'H-2 C-0 D-0 S-0' });
    const game = createGame({ rules: scored, position });
    expect(scoreOf(game)).to.equal(0);
    expect(scoreOf(playAll(game, 'hH1'))).to.equal(0);
    expect(scoreOf(playAll(game, 'hH1 1h'))).to.equal(0);
  });

  it('B049 nothing can be farmed by going to and fro', () => {
    const position = table(scored, { columns: ['7C', '8D', '3C'], home: 'H-A C-0 D-0 S-0' });
    const game = createGame({ rules: scored, position });
    let farmed = playAll(game, '1a a2 2a a2');
    for (let round = 0; round < 20; round += 1) farmed = playAll(farmed, '2a a2');
    expect(scoreOf(farmed)).to.equal(5);
    const taken = table(scored, { columns: ['2H', '3C'], home: 'H-A C-0 D-0 S-0' });
    let home = playAll(createGame({ rules: scored, position: taken }), '1h');
    for (let round = 0; round < 20; round += 1) home = playAll(home, 'hH2 2h');
    expect(scoreOf(home)).to.equal(10);
  });

  it('B050 a whole game is worth 520, and 5 for every card that came from a cell to a column', () => {
    const won = playSolution(gameOf('scored', 1), SOLUTION_OF_DEAL_1);
    expect(isWon(won.position)).to.equal(true);
    const fromCells = won.past.filter(
      ({ from, to }) => from?.startsWith('cell') === true && to?.startsWith('column') === true,
    );
    const cards = new Set(fromCells.flatMap((entry) => entry.cards));
    expect(cards.size).to.be.greaterThan(0);
    expect(scoreOf(won)).to.equal(520 + 5 * cards.size);
  });

  it('B035 undo and redo restore the score of every moment', () => {
    fc.assert(
      fc.property(dealNumbers, walks(30), (deal, steps) => {
        const states = statesOf(deal, steps);
        const scores = states.map(scoreOf);
        let game = states.at(-1) ?? gameOf('scored', deal);
        for (const score of scores.slice(0, -1).reverse()) {
          game = reduce(game, undo);
          expect(scoreOf(game)).to.equal(score);
        }
        for (const score of scores.slice(1)) {
          game = reduce(game, redo);
          expect(scoreOf(game)).to.equal(score);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('B035 in single-card undo and redo give back the score and are moves themselves', () => {
    const singleCard = rules('single-card');
    const position = table(singleCard, { columns: ['2S AS', 'AD'] });
    const played = playAll(createGame({ rules: singleCard, position }), '1h 2h');
    const undone = reduce(played, undo);
    expect([scoreOf(played), played.counters.moves]).to.deep.equal([2, 2]);
    expect([scoreOf(undone), undone.counters.moves]).to.deep.equal([1, 3]);
    const redone = reduce(undone, redo);
    expect([scoreOf(redone), redone.counters.moves]).to.deep.equal([2, 4]);
  });

  it('follows from the table and the moves that stand', () => {
    fc.assert(
      fc.property(dealNumbers, walks(40), (deal, steps) => {
        const game = walkGame(gameOf('scored', deal), steps);
        const score = scoreOf(game) ?? 0;
        expect(score).to.be.at.least(10 * countHome(game.position));
        expect((score - 10 * countHome(game.position)) % 5).to.equal(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('state: bounded history', () => {
  it('B036 takes back exactly the last hundred actions; restart still finds the deal', () => {
    const begun = gameOf('scored', 617);
    let long = playAll(begun, '4a');
    const trail = [begun.position, long.position];
    for (let count = 1; count < 130; count += 1) {
      long = playAll(long, count % 2 === 1 ? 'ab' : 'ba');
      trail.push(long.position);
    }
    expect(long.past).to.have.length(130);
    let undos = 0;
    for (let next = reduce(long, undo); next !== long; next = reduce(long, undo)) {
      long = next;
      undos += 1;
    }
    expect(undos).to.equal(100);
    expect(long.position).to.deep.equal(trail[30]);
    expect(repeat(long, redo, 100).position).to.deep.equal(trail[130]);
    const after = playAll(long, '4c');
    expect(reduce(after, undo).position).to.equal(long.position);
    expect(reduce(reduce(after, undo), undo).position).to.equal(long.position);
    expect(reduce(long, { type: 'restart' }).position).to.equal(begun.position);
  });
});
