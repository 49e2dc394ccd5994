import { expect } from '@open-wc/testing';
import { isWon, parsePosition, rules } from '../../src/engine/index.js';
import {
  canCollect,
  canRedo,
  canUndo,
  cardsLeftOf,
  createGame,
  explainRedo,
  explainUndo,
  gameCodeOf,
  isAssisted,
  isDecided,
  lastEntryOf,
  notationOf,
  reduce,
  statusOf,
  stuckKindOf,
  type Action,
} from '../../src/state/index.js';
import { gameOf, playAll, playSolution, SOLUTION_OF_DEAL_1, table } from '../helpers/games.js';
import { BUILT_IN_IDS } from '../helpers/tables.js';

const standard = rules('standard');
const undo = { type: 'undo' } as const;

describe('state/selectors', () => {
  it('tells what can be undone and redone, and why not', () => {
    const begun = gameOf('standard', 617);
    const played = playAll(begun, '4a');
    expect(explainUndo(begun)).to.deep.equal({ ok: false, reason: 'nothing-to-undo' });
    expect(explainRedo(begun)).to.deep.equal({ ok: false, reason: 'nothing-to-redo' });
    expect([canUndo(played), canRedo(played)]).to.deep.equal([true, false]);
    expect([canUndo(reduce(played, undo)), canRedo(reduce(played, undo))]).to.deep.equal([
      false,
      true,
    ]);
  });

  it('B036 says when the limit and not the beginning is the reason', () => {
    const limited = { ...rules('scored'), undo: { limit: 1, countsAsMove: false } };
    const game = playAll({ ...gameOf('scored', 617), rules: limited }, '4a 4b');
    expect(explainUndo(reduce(game, undo))).to.deep.equal({ ok: false, reason: 'undo-limit' });
  });

  it('B074 nothing is undone, redone or moved after a win, in any profile', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = rules(id);
      const position = table(profile, { columns: ['KS'], home: 'H-K C-K D-K S-Q' });
      const game = createGame({ rules: profile, position, autoCollect: 'off' });
      const won = reduce(game, { type: 'collect' });
      expect(statusOf(won), id).to.equal('won');
      expect(explainUndo(won)).to.deep.equal({ ok: false, reason: 'game-won' });
      expect(explainRedo(won)).to.deep.equal({ ok: false, reason: 'game-won' });
      const actions: Action[] = [
        { type: 'undo' },
        { type: 'redo' },
        { type: 'collect' },
        { type: 'back', entries: 0 },
        { type: 'count-hint' },
        { type: 'move', move: { from: 'foundation', to: 'column-1', suit: 'S' } },
      ];
      for (const action of actions) expect(reduce(won, action)).to.equal(won);
    }
  });

  it('after a win, restart begins a new game of the same deal', () => {
    const won = playSolution(gameOf('standard', 1), SOLUTION_OF_DEAL_1);
    const again = reduce(won, { type: 'restart' });
    expect(statusOf(won)).to.equal('won');
    expect(again.position).to.equal(won.start);
    expect(again.started).to.equal(false);
    expect(again.counters).to.deep.equal({ moves: 0, undos: 0, hints: 0, restarts: 0 });
  });

  it('B069 B070 the last card wins however it went home, and a won game is not stuck', () => {
    const position = table(standard, { columns: ['QS', 'KS'], home: 'H-K C-K D-K S-J' });
    const game = createGame({ rules: standard, position, autoCollect: 'off' });
    const byMove = playAll(game, '1h 2h');
    const byCollect = reduce(game, { type: 'collect' });
    const byItself = playAll(createGame({ rules: standard, position, autoCollect: 'off' }), '1a');
    const finished = playAll(reduce(byItself, { type: 'set-auto-collect', mode: 'safe' }), 'ab');
    for (const won of [byMove, byCollect, finished]) {
      expect(isWon(won.position)).to.equal(true);
      expect(statusOf(won)).to.equal('won');
      expect(stuckKindOf(won)).to.equal(null);
      expect(cardsLeftOf(won)).to.equal(0);
    }
  });

  it('B056 is stuck where no move is left', () => {
    const columns = ['2H', '4H', '6H', '8H', 'TH', 'QH', '2D', '4D'];
    const bakers = rules('bakers-game');
    const position = table(bakers, { columns, cells: '9C 3C 5C 7C' });
    const game = createGame({ rules: bakers, position });
    expect(stuckKindOf(game)).to.equal('no-moves');
    expect(statusOf(game)).to.equal('stuck');
  });

  it('B057 is stuck where cards can only go to and fro', () => {
    const columns = ['6C 5H', '6S', 'KC', 'KS', 'KH', 'KD', '9C', '9S'];
    const cells = 'JC JS 2C 2S';
    const game = createGame({ rules: standard, position: table(standard, { columns, cells }) });
    expect(stuckKindOf(game)).to.equal('to-and-fro');
    const open = table(standard, { columns: [...columns.slice(0, 7), 'TH'], cells });
    const wayOn = createGame({ rules: standard, position: open });
    expect(stuckKindOf(wayOn)).to.equal(null);
    expect(statusOf(wayOn)).to.equal('playing');
    expect(statusOf(gameOf('standard', 617))).to.equal('playing');
  });

  it('B072 knows a decided game', () => {
    const position = table(standard, { columns: ['KS QS'], cells: 'KD', home: 'H-K C-K D-Q S-J' });
    expect(isDecided(createGame({ rules: standard, position, autoCollect: 'off' }))).to.equal(true);
    expect(isDecided(gameOf('standard', 617))).to.equal(false);
  });

  it('B072 a decided game finishes by itself, on request or not at all, as the profile has it', () => {
    const finish = (id: string, mode: 'off' | 'safe'): number => {
      const profile = rules(id);
      const columns = ['KS QS', 'KH 5H', '6H', '7H', '8H', '9H', 'TH', 'QH JH'];
      const position = table(profile, { columns, home: 'H-4 C-K D-K S-J' });
      const game = createGame({ rules: profile, position, autoCollect: 'off' });
      return cardsLeftOf(playAll(reduce(game, { type: 'set-auto-collect', mode }), '1a'));
    };
    expect(finish('standard', 'safe')).to.equal(0);
    expect(finish('standard', 'off')).to.be.greaterThan(0);
    expect(finish('one-tap', 'off')).to.equal(0);
    expect(finish('scored', 'off')).to.be.greaterThan(0);
    expect(finish('single-card', 'off')).to.be.greaterThan(0);
    expect(finish('classic', 'off')).to.be.greaterThan(0);
  });

  it('lists the moves that stand', () => {
    const game = playAll(gameOf('standard', 617), '4a 46 4b');
    expect(notationOf(game)).to.deep.equal(['4a', '46', '4b']);
    expect(notationOf(reduce(game, undo))).to.deep.equal(['4a', '46']);
    expect(lastEntryOf(game)?.notation).to.equal('4b');
    expect(lastEntryOf(gameOf('standard', 617))).to.equal(null);
  });

  it('knows whether the solution player helped', () => {
    const move = { from: 'column-4', to: 'cell-a' } as const;
    const game = gameOf('standard', 617);
    expect(isAssisted(reduce(game, { type: 'move', move }))).to.equal(false);
    expect(isAssisted(reduce(game, { type: 'move', move, source: 'solution' }))).to.equal(true);
  });

  it('gives the code of games that have one', () => {
    expect(gameCodeOf(gameOf('scored', 327))).to.equal('FC1-C4-AAAAAKH');
    expect(gameCodeOf(gameOf('scored', 327, 2))).to.equal('FC1-C2-AAAAAKH');
    expect(gameCodeOf(gameOf('eight-off', 327))).to.equal(null);
    expect(gameCodeOf(gameOf('standard', 327, 3))).to.equal(null);
    const position = parsePosition('Foundations: H-0 C-0 D-0 S-0\nFreecells: - - - -\n: KS');
    expect(gameCodeOf(createGame({ rules: standard, position }))).to.equal(null);
  });

  it('knows whether any card fits home', () => {
    expect(canCollect(gameOf('scored', 1775))).to.equal(true);
    expect(canCollect(gameOf('scored', 617))).to.equal(false);
  });
});
