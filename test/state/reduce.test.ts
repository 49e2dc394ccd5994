import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { applyMove, dealPosition, isWon, legalMoves, rules } from '../../src/engine/index.js';
import { createGame, reduce, type GameState } from '../../src/state/index.js';
import {
  allCards,
  dealNumbers,
  gameOf,
  playAll,
  playSolution,
  repeat,
  SOLUTION_OF_DEAL_1,
  table,
  walkGame,
} from '../helpers/games.js';
import { walks, BUILT_IN_IDS } from '../helpers/tables.js';

const standard = rules('standard');
const profileIds = fc.constantFrom(...BUILT_IN_IDS);

describe('state/create-game', () => {
  it('deals by number and begins with nothing done', () => {
    const game = gameOf('scored', 617);
    expect(game.position).to.deep.equal(dealPosition(617, rules('scored')));
    expect(game.past).to.deep.equal([]);
    expect(game.started).to.equal(false);
    expect(game.counters).to.deep.equal({ moves: 0, undos: 0, hints: 0, restarts: 0 });
    expect(Object.isFrozen(game)).to.equal(true);
  });

  it('B017 sends cards home at the deal, as part of it', () => {
    const game = gameOf('one-tap', 1775);
    expect(game.position.foundations.filter((top) => top !== null)).to.have.length(4);
    expect(game.counters.moves).to.equal(0);
    expect(game.started).to.equal(false);
    expect(reduce(game, { type: 'undo' })).to.equal(game);
    expect(game.dealt).to.deep.equal(dealPosition(1775, rules('one-tap')));
  });

  it('leaves everything where it is in mode off, a finish that could be made too', () => {
    const oneTap = rules('one-tap');
    const position = table(oneTap, { home: 'H-K C-K D-K S-Q', columns: ['KS'] });
    const game = createGame({ rules: oneTap, position, autoCollect: 'off' });
    expect(isWon(game.position)).to.equal(false);
    expect(isWon(createGame({ rules: oneTap, position }).position)).to.equal(true);
  });

  it('refuses what is no deal and what does not lie on this table', () => {
    expect(() => createGame({ rules: standard, deal: 0 })).to.throw(RangeError);
    expect(() => createGame({ rules: standard, deal: 1.5 })).to.throw();
    const twoCells = dealPosition(1, rules('scored', { cells: 2 }));
    expect(() => createGame({ rules: standard, position: twoCells })).to.throw(RangeError);
  });
});

describe('state/reduce', () => {
  it('plays a move in any spelling and records it in the canonical one', () => {
    const game = playAll(gameOf('scored', 1), '6a 6b');
    const last = game.past.at(-1);
    expect(last?.notation).to.equal('6b');
    expect(last?.move).to.deep.equal({ from: 'column-6', to: 'cell-b' });
    expect(last?.cards).to.deep.equal([game.position.cells[1]]);
    expect([last?.from, last?.to]).to.deep.equal(['column-6', 'cell-b']);
    expect(game.counters.moves).to.equal(2);
    expect(game.started).to.equal(true);
  });

  it('tells where cards landed and where they came from, foundations by number', () => {
    const scored = rules('scored');
    const position = table(scored, { home: 'H-0 C-0 D-4 S-0', columns: ['5D', '6C'] });
    const game = playAll(createGame({ rules: scored, position }), '1h hD2');
    expect(game.past.map(({ from, to }) => [from, to])).to.deep.equal([
      ['column-1', 'foundation-3'],
      ['foundation-3', 'column-2'],
    ]);
  });

  it('B034 a refused move changes nothing at all, however often', () => {
    const game = gameOf('standard', 617);
    const tries = [
      { from: 'column-1', to: 'column-1' },
      { from: 'cell-a', to: 'column-1' },
      { from: 'foundation', to: 'column-1' },
      { from: 'column-9', to: 'cell-z' },
      null,
      'junk',
    ];
    for (const move of tries) {
      expect(reduce(game, { type: 'move', move: move as never })).to.equal(game);
    }
    expect(repeat(game, { type: 'undo' }, 3)).to.equal(game);
    expect(reduce(game, { type: 'redo' })).to.equal(game);
    expect(reduce(game, { type: 'restart' })).to.equal(game);
    expect(reduce(game, { type: 'set-auto-collect', mode: 'safe' })).to.equal(game);
    expect(reduce(game, { type: 'set-auto-collect', mode: 'loud' as never })).to.equal(game);
    expect(reduce(game, { type: 'deal', rules: standard, deal: -1 })).to.equal(game);
    expect(reduce(game, { type: 'nonsense' } as never)).to.equal(game);
    expect([game.counters.moves, game.past.length, game.started]).to.deep.equal([0, 0, false]);
  });

  it('B033 two moves one right after the other are two', () => {
    const game = playAll(gameOf('standard', 617), '4a 46');
    expect(game.counters.moves).to.equal(2);
    expect(game.past).to.have.length(2);
  });

  it('B031 one undo takes back a whole run and the cards that went by themselves after it', () => {
    const position = table(standard, {
      columns: ['AS 9H 8C 7H 6C', 'TC', 'KD 2S'],
      home: 'H-0 C-0 D-0 S-0',
    });
    const game = createGame({ rules: standard, position });
    const moved = playAll(game, '12');
    expect(moved.past[0]?.cards).to.deep.equal(['9H', '8C', '7H', '6C']);
    expect(moved.past[0]?.steps).to.have.length(7);
    expect(moved.past[0]?.autoCards).to.deep.equal(['AS', '2S']);
    expect(reduce(moved, { type: 'undo' }).position).to.equal(game.position);
    expect(reduce(moved, { type: 'undo' }).counters).to.deep.include({ moves: 0, undos: 1 });
  });

  it('B032 undo goes back past automatic moves, and none fires on the way', () => {
    const begun = gameOf('one-tap', 1);
    const states: GameState[] = [begun];
    for (const text of SOLUTION_OF_DEAL_1.split(' ')) {
      const last = states.at(-1) ?? begun;
      const next = playSolution(last, text);
      if (next !== last && !isWon(next.position)) states.push(next);
    }
    const played = states.at(-1) ?? begun;
    expect(played.past.filter((entry) => entry.auto.length > 0)).to.have.length.above(4);
    let game = played;
    for (const before of states.slice(0, -1).reverse()) {
      game = reduce(game, { type: 'undo' });
      expect(game.position).to.equal(before.position);
      expect(game.counters.moves).to.equal(before.counters.moves);
    }
    expect(game.position).to.equal(begun.start);
    expect(game.counters).to.deep.include({ moves: 0, undos: played.past.length });
  });

  it('B030 redo brings back exactly what was there, whatever mode is in force now', () => {
    fc.assert(
      fc.property(profileIds, dealNumbers, walks(25), (id, deal, steps) => {
        const played = walkGame(gameOf(id, deal), steps);
        if (isWon(played.position)) return;
        const undone = repeat(played, { type: 'undo' }, played.past.length);
        const other = reduce(undone, { type: 'set-auto-collect', mode: 'all' });
        const redone = repeat(other, { type: 'redo' }, played.past.length);
        expect(JSON.stringify(redone.past)).to.equal(JSON.stringify(played.past));
        expect(redone.position).to.equal(played.position);
        expect(redone.future).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });

  it('B030 a new deal is no step of the history', () => {
    const played = playAll(gameOf('standard', 617), '4a 46');
    const dealt = reduce(played, { type: 'deal', rules: standard, deal: 1 });
    expect(dealt.past).to.deep.equal([]);
    expect(reduce(dealt, { type: 'undo' })).to.equal(dealt);
    expect(reduce(dealt, { type: 'redo' })).to.equal(dealt);
  });

  it('a move after undo forgets what could be redone', () => {
    const undone = reduce(playAll(gameOf('standard', 617), '4a 46'), { type: 'undo' });
    const other = playAll(undone, '4b');
    expect(undone.future).to.have.length(1);
    expect(other.future).to.deep.equal([]);
  });

  it('goes back several entries in one undo that one redo takes back', () => {
    const played = playAll(gameOf('one-tap', 617), '4a 46 4b 2c');
    const back = reduce(played, { type: 'back', entries: 1 });
    expect(back.position).to.equal(played.past[0]?.after);
    expect(back.counters).to.deep.include({ moves: 1, undos: 1 });
    const forth = reduce(back, { type: 'redo' });
    expect(forth.position).to.equal(played.position);
    expect(forth.counters.moves).to.equal(4);
    for (const entries of [-1, 4, 5, 0.5, Number.NaN, '1' as never]) {
      expect(reduce(played, { type: 'back', entries })).to.equal(played);
    }
  });

  it('restarts the same deal; the game goes on, the history is gone', () => {
    const played = reduce(playAll(gameOf('standard', 617), '4a 46 4b'), { type: 'undo' });
    const again = reduce(played, { type: 'restart' });
    expect(again.position).to.equal(played.start);
    expect([again.past, again.future]).to.deep.equal([[], []]);
    expect(again.counters).to.deep.equal({ moves: 0, undos: 1, hints: 0, restarts: 1 });
    expect(again.started).to.equal(true);
    expect(reduce(again, { type: 'undo' })).to.equal(again);
  });

  it('collects by hand: one entry, one move, one undo', () => {
    const classic = rules('classic');
    const position = table(classic, { columns: ['5C 2S AS', 'KD AD', '2D'], cells: 'AC' });
    const game = createGame({ rules: classic, position, autoCollect: 'off' });
    const collected = reduce(game, { type: 'collect' });
    expect(collected.past).to.have.length(1);
    expect(collected.past[0]).to.deep.include({
      kind: 'collect',
      move: null,
      from: null,
      to: null,
    });
    expect(collected.past[0]?.cards).to.have.members(['AC', 'AS', '2S', 'AD', '2D']);
    expect(collected.past[0]?.notation.split(' ')).to.have.length(5);
    expect(collected.counters.moves).to.equal(1);
    expect(reduce(collected, { type: 'undo' }).position).to.equal(game.position);
    expect(reduce(collected, { type: 'collect' })).to.equal(collected);
  });

  it('a mode of collecting acts from the next move on', () => {
    const position = table(standard, { columns: ['KC AS', '5D'] });
    const game = createGame({ rules: standard, position, autoCollect: 'off' });
    const safe = reduce(game, { type: 'set-auto-collect', mode: 'safe' });
    expect(safe.position).to.equal(game.position);
    expect(playAll(safe, '2a').past[0]?.autoCards).to.deep.equal(['AS']);
    expect(playAll(game, '2a').past[0]?.autoCards).to.deep.equal([]);
  });

  it('B022 a card just taken back stays until something else is moved', () => {
    const scored = rules('scored');
    const position = table(scored, { columns: ['TC', '', '3S'], home: 'H-0 C-0 D-9 S-0' });
    const game = createGame({ rules: scored, position, autoCollect: 'all' });
    const back = playAll(game, 'hD1');
    expect(back.position.columns[0]).to.deep.equal(['TC', '9D']);
    expect(playAll(back, '3a').past.at(-1)?.autoCards).to.deep.equal(['9D']);
  });

  it('B022 no finish starts by itself with a card just taken back', () => {
    const eager = { ...rules('scored'), id: 'eager', forcedFinish: 'always' } as const;
    const position = table(eager, { columns: ['TS', 'KH'], home: 'H-Q C-K D-K S-9' });
    const game = createGame({ rules: eager, position, autoCollect: 'off' });
    const back = playAll(game, 'hH3');
    expect(back.position.columns[2]).to.deep.equal(['QH']);
    expect(playAll(game, '1a').past[0]?.autoCards).to.have.members(['TS', 'KH']);
  });

  it('hints are counted, and are moves where the profile says so', () => {
    const hint = { type: 'count-hint' } as const;
    expect(reduce(gameOf('standard', 1), hint).counters).to.deep.include({ moves: 0, hints: 1 });
    expect(reduce(gameOf('single-card', 1), hint).counters).to.deep.include({ moves: 1, hints: 1 });
    expect(reduce(gameOf('single-card', 1), hint).started).to.equal(false);
  });

  it('whatever is done, all 52 cards are on the table and every state is frozen', () => {
    const actions = fc.array(
      fc.oneof(
        fc.nat({ max: 999 }).map((choice) => ({ choice })),
        fc.constantFrom(
          { type: 'undo' } as const,
          { type: 'redo' } as const,
          { type: 'collect' } as const,
          { type: 'restart' } as const,
          { type: 'back', entries: 2 } as const,
          { type: 'set-auto-collect', mode: 'all' } as const,
          { type: 'count-hint' } as const,
        ),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(profileIds, dealNumbers, actions, (id, deal, steps) => {
        let game = gameOf(id, deal);
        const pack = allCards(dealPosition(1));
        for (const step of steps) {
          game = 'choice' in step ? walkGame(game, [step.choice]) : reduce(game, step);
          expect(allCards(game.position)).to.deep.equal(pack);
          expect(Object.isFrozen(game) && Object.isFrozen(game.past)).to.equal(true);
          expect(game.position).to.equal(game.past.at(-1)?.after ?? game.start);
          expect(game.past.length).to.be.at.least(game.undoFloor);
          expect(game.counters.moves).to.be.at.least(game.past.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('every recorded entry replays through the engine: the move, then its tail', () => {
    fc.assert(
      fc.property(profileIds, dealNumbers, walks(25), (id, deal, steps) => {
        const game = walkGame(gameOf(id, deal), steps);
        for (const { move, steps: singles, auto, before, after } of game.past) {
          const moves = [...(move === null ? [] : [move]), ...auto];
          const replay = [...singles, ...auto];
          const apply = (list: typeof moves) =>
            list.reduce((at, next) => applyMove(at, next, game.rules), before);
          expect(apply(moves)).to.deep.equal(after);
          expect(apply(replay)).to.deep.equal(after);
          expect(moves.length === 0 || legalMoves(before, game.rules).length > 0).to.equal(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
