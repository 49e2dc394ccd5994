import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatPosition, rules } from '../../src/engine/index.js';
import {
  createGame,
  readSnapshot,
  reduce,
  takeSnapshot,
  type GameSnapshot,
  type GameState,
} from '../../src/state/index.js';
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
import { walks, BUILT_IN_IDS } from '../helpers/tables.js';

const undo = { type: 'undo' } as const;

/** Through JSON text and back, as a store would do it. */
function reload(state: GameState, timeMs = 0): ReturnType<typeof readSnapshot> {
  return readSnapshot(JSON.parse(JSON.stringify(takeSnapshot(state, { timeMs }))));
}

/** A game with a bit of everything in it. */
function richGame(): GameState {
  const begun = reduce(gameOf('one-tap', 1775), { type: 'count-hint' });
  const some = walkGame(begun, [1, 5, 9, 2, 7, 3]);
  const more = walkGame(reduce(some, { type: 'set-auto-collect', mode: 'off' }), [4, 4, 8, 1]);
  return reduce(reduce(more, undo), { type: 'back', entries: 2 });
}

describe('state/snapshot', () => {
  it('is frozen plain JSON with the fields that pages rely on', () => {
    const snapshot = takeSnapshot(playAll(gameOf('standard', 617), '4a 46'), { timeMs: 1234.4 });
    expect(snapshot).to.deep.include({
      version: 1,
      rules: 'standard',
      deal: 617,
      code: 'FC1-C4-AAAAATJ',
      cells: 4,
      timeMs: 1234,
    });
    expect(snapshot.history).to.deep.equal([{ move: '4a' }, { move: '46' }]);
    expect(JSON.parse(JSON.stringify(snapshot))).to.deep.equal(snapshot);
    expect(Object.isFrozen(snapshot) && Object.isFrozen(snapshot.history)).to.equal(true);
  });

  it('a game from elsewhere is laid out, not dealt, and otherwise as it was', () => {
    const played = playAll(gameOf('standard', 617), '4a 46');
    expect(played.laidOut).to.equal(false);
    const loaded = reduce(gameOf('standard', 1), { type: 'load', game: played });
    expect(loaded).to.deep.equal({ ...played, laidOut: true });
    expect(reduce(loaded, { type: 'load', game: loaded })).to.equal(loaded);
    expect(playAll(loaded, '4b').laidOut).to.equal(true);
    const again = reduce(loaded, { type: 'deal', rules: played.rules, deal: 617, started: true });
    expect(again.laidOut).to.equal(false);
  });

  it('B134 brings back everything: table, history, redo, counters, mode, time', () => {
    const game = richGame();
    const read = reload(game, 4321);
    expect(read).to.deep.equal({ ok: true, game, timeMs: 4321 });
    if (!read.ok) return;
    expect(repeat(read.game, { type: 'redo' }, 9)).to.deep.equal(repeat(game, { type: 'redo' }, 9));
    expect(Object.isFrozen(read.game)).to.equal(true);
  });

  it('replays exactly, whatever the modes were', () => {
    const modes = fc.array(fc.constantFrom('off', 'safe', 'all'), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom(...BUILT_IN_IDS),
        dealNumbers,
        modes,
        walks(8),
        (id, deal, list, steps) => {
          let game = gameOf(id, deal);
          for (const mode of list) {
            game = walkGame(reduce(game, { type: 'set-auto-collect', mode }), steps);
            game = reduce(reduce(game, { type: 'collect' }), undo);
          }
          expect(reload(game)).to.deep.equal({ ok: true, game, timeMs: 0 });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('knows a won game, a number of cells and a table without a number', () => {
    const won = playSolution(gameOf('standard', 1), SOLUTION_OF_DEAL_1);
    const two = playAll(gameOf('scored', 617, 2), '4a 4b');
    const standard = rules('standard');
    const imported = createGame({ rules: standard, position: gameOf('standard', 5).dealt });
    for (const game of [won, two, playAll(imported, '3a')]) {
      expect(reload(game)).to.deep.equal({ ok: true, game, timeMs: 0 });
    }
  });

  it('B036 keeps where undo ends', () => {
    let game = gameOf('scored', 617);
    game = playAll(game, `4a${' ab ba'.repeat(60)}`);
    const read = reload(game);
    expect(read.ok && repeat(read.game, undo, 200).past.length).to.equal(21);
  });

  it('B036 refuses a record that would let more be undone than the rules do', () => {
    const game = playAll(gameOf('scored', 617), `4a${' ab ba'.repeat(60)}`);
    const forged = { ...takeSnapshot(game, { timeMs: 0 }), undoFloor: 0 };
    expect(readSnapshot(forged)).to.deep.equal({ ok: false, reason: 'bad-history' });
  });

  it('refuses what does not fit together, saying what', () => {
    const good = takeSnapshot(richGame(), { timeMs: 5 });
    const partial = table(rules('standard'), { columns: ['KS'] });
    const cases: [Partial<Record<keyof GameSnapshot, unknown>>, string][] = [
      [{ version: 2 }, 'unknown-version'],
      [{ version: '1' }, 'unknown-version'],
      [{ rules: 'chess' }, 'unknown-rules'],
      [{ rules: null }, 'unknown-rules'],
      [{ rules: 'constructor' }, 'unknown-rules'],
      [{ cells: 9 }, 'unknown-rules'],
      [{ cells: -1 }, 'unknown-rules'],
      [{ cells: 3 }, 'bad-deal'],
      [{ deal: 32_001, code: null }, 'bad-deal'],
      [{ deal: 0, code: null }, 'bad-deal'],
      [{ deal: 1776 }, 'bad-deal'],
      [{ deal: '1775' }, 'bad-deal'],
      [{ code: 'FC1-C4-AAAAAAA' }, 'bad-deal'],
      [{ code: 7 }, 'bad-deal'],
      [{ deal: null, code: null }, 'bad-position'],
      [{ deal: null, code: null, position: 'KS KS' }, 'bad-position'],
      [{ deal: null, code: null, position: formatPosition(partial) }, 'bad-position'],
      [{ dealtAuto: '1h' }, 'bad-history'],
      [{ dealtAuto: '12' }, 'bad-history'],
      [{ dealtAuto: 5 }, 'bad-history'],
      [{ history: null }, 'bad-history'],
      [{ history: [null] }, 'bad-history'],
      [{ history: [{}] }, 'bad-history'],
      [{ history: [{ move: '11' }] }, 'bad-history'],
      [{ history: [{ move: '1h 2h' }] }, 'bad-history'],
      [{ history: [{ move: '1a', source: 'ghost' }] }, 'bad-history'],
      [{ history: [{ move: '1a', auto: '2b' }] }, 'bad-history'],
      [{ history: [{ collect: '1a' }] }, 'bad-history'],
      [{ history: Array.from({ length: 30_000 }, () => ({ move: '1a' })) }, 'bad-history'],
      [{ future: 'none' }, 'bad-history'],
      [{ future: [[]] }, 'bad-history'],
      [{ future: [[{ move: 'zz' }]] }, 'bad-history'],
      [{ undoFloor: 99 }, 'bad-history'],
      [{ undoFloor: -1 }, 'bad-history'],
      [{ counters: null }, 'bad-counters'],
      [{ counters: { ...good.counters, moves: 0 } }, 'bad-counters'],
      [{ counters: { ...good.counters, undos: 0.5 } }, 'bad-counters'],
      [{ counters: { ...good.counters, hints: 1e300 } }, 'bad-counters'],
      [{ timeMs: -1 }, 'bad-counters'],
      [{ timeMs: null }, 'bad-counters'],
      [{ autoCollect: 'loud' }, 'not-a-snapshot'],
      [{ started: 1 }, 'not-a-snapshot'],
    ];
    expect(readSnapshot(good).ok).to.equal(true);
    for (const [change, reason] of cases) {
      const read = readSnapshot({ ...good, ...change });
      expect(read, JSON.stringify(change).slice(0, 80)).to.deep.equal({ ok: false, reason });
    }
  });

  it('B132 refuses junk of every kind without throwing', () => {
    const circular: Record<string, unknown> = { version: 1 };
    circular['self'] = circular;
    const trap = {
      get version(): never {
        throw new Error('no');
      },
    };
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const junk = [
      undefined,
      null,
      0,
      '',
      'x',
      [],
      [1],
      {},
      () => 1,
      Symbol('s'),
      10n,
      new Date(),
      circular,
      trap,
      hostile,
    ];
    for (const value of junk) expect(readSnapshot(value).ok).to.equal(false);
    const text = JSON.stringify(takeSnapshot(richGame(), { timeMs: 5 }));
    fc.assert(
      fc.property(fc.anything(), (value) => readSnapshot(value).ok === false),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 3 }), (at, patch) => {
        let damaged: unknown;
        try {
          damaged = JSON.parse(text.slice(0, at) + patch + text.slice(at + patch.length));
        } catch {
          return;
        }
        const read = readSnapshot(damaged);
        expect(read.ok ? read.game.past.length >= 0 : read.reason.length > 0).to.equal(true);
      }),
      { numRuns: 200 },
    );
  });

  it('nonsense for the time played counts as none', () => {
    const game = gameOf('standard', 617);
    for (const timeMs of [Number.NaN, Number.POSITIVE_INFINITY, -5]) {
      expect(takeSnapshot(game, { timeMs }).timeMs).to.equal(0);
    }
  });
});
