import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { rules, type PileId } from '../../src/engine/index.js';
import {
  clampCursor,
  FIRST_CURSOR,
  followEntry,
  moveCursor,
  pileLength,
  type Cursor,
  type CursorKey,
} from '../../src/interaction/index.js';
import { createGame, reduce } from '../../src/state/index.js';
import { dealNumbers, gameOf, playAll, table, walkGame } from '../helpers/games.js';
import { walks, BUILT_IN_IDS } from '../helpers/tables.js';

const standard = rules('standard');
const KEYS: readonly CursorKey[] = [
  'left',
  'right',
  'up',
  'down',
  'home',
  'end',
  'page-up',
  'page-down',
];

/** Presses keys one after another on a table. */
function press(
  keys: string,
  from: Cursor,
  { id = 'standard', cells = undefined as number | undefined, mirrored = false } = {},
): string {
  const game = gameOf(id, 617, cells);
  const end = keys
    .split(' ')
    .reduce<Cursor>(
      (cursor, key) =>
        moveCursor(cursor, key as CursorKey, game.position, game.rules, { mirrored }),
      from,
    );
  return `${end.pile} ${String(end.index)}`;
}

describe('interaction/cursor', () => {
  const inColumn = (pile: PileId, index: number): Cursor => ({ pile, index });

  it('left and right go from pile to pile, to the last card, and wrap', () => {
    expect(press('right', inColumn('column-1', 3))).to.equal('column-2 6');
    expect(press('left', inColumn('column-1', 3))).to.equal('column-8 5');
    expect(press('right', inColumn('column-8', 5))).to.equal('column-1 6');
    expect(press('right right', inColumn('cell-c', -1))).to.equal('foundation-1 -1');
    expect(press('left', inColumn('cell-a', -1))).to.equal('foundation-4 -1');
  });

  it('up and down go through a column, above it to the place there, and back', () => {
    expect(press('up', inColumn('column-3', 6))).to.equal('column-3 5');
    expect(press('down', inColumn('column-3', 5))).to.equal('column-3 6');
    expect(press('down', inColumn('column-3', 6))).to.equal('column-3 6');
    expect(press('up', inColumn('column-3', 0))).to.equal('cell-c -1');
    expect(press('up', inColumn('column-7', 0))).to.equal('foundation-3 -1');
    expect(press('up up', inColumn('column-7', 0))).to.equal('foundation-3 -1');
    expect(press('up down', inColumn('column-7', 0))).to.equal('column-7 0');
    expect(press('down', inColumn('cell-b', -1))).to.equal('column-2 0');
  });

  it('Home and End are the first and last pile, Page keys the ends of a column', () => {
    expect(press('home', inColumn('column-5', 2))).to.equal('column-1 6');
    expect(press('end', inColumn('column-5', 2))).to.equal('column-8 5');
    expect(press('home', inColumn('foundation-2', -1))).to.equal('cell-a -1');
    expect(press('end', inColumn('cell-a', -1))).to.equal('foundation-4 -1');
    expect(press('page-up', inColumn('column-5', 3))).to.equal('column-5 0');
    expect(press('page-down', inColumn('column-5', 3))).to.equal('column-5 5');
    expect(press('page-up', inColumn('cell-a', -1))).to.equal('cell-a -1');
  });

  it('B117 mirrored: cells are on the right, the columns stay', () => {
    const mirrored = true;
    expect(press('up', inColumn('column-3', 0), { mirrored })).to.equal('foundation-3 -1');
    expect(press('up', inColumn('column-5', 0), { mirrored })).to.equal('cell-a -1');
    expect(press('right', inColumn('foundation-4', -1), { mirrored })).to.equal('cell-a -1');
    expect(press('home', inColumn('cell-a', -1), { mirrored })).to.equal('foundation-1 -1');
    expect(press('down', inColumn('cell-d', -1), { mirrored })).to.equal('column-8 0');
  });

  it('fewer cells: the nearest place above; none: a foundation', () => {
    const two = { id: 'scored', cells: 2 };
    expect(press('up', inColumn('column-1', 0), two)).to.equal('cell-a -1');
    expect(press('up', inColumn('column-4', 0), two)).to.equal('cell-b -1');
    expect(press('right', inColumn('cell-b', -1), two)).to.equal('foundation-1 -1');
    expect(press('up', inColumn('column-8', 0), { ...two, mirrored: true })).to.equal('cell-b -1');
    expect(press('up', inColumn('column-5', 0), { ...two, mirrored: true })).to.equal('cell-a -1');
    expect(press('down', inColumn('cell-b', -1), { ...two, mirrored: true })).to.equal(
      'column-8 0',
    );
    expect(press('up', inColumn('column-2', 0), { cells: 0 })).to.equal('foundation-1 -1');
  });

  it('Eight Off: two rows of cells and of foundations', () => {
    const eight = { id: 'eight-off' };
    expect(press('up', inColumn('column-2', 0), eight)).to.equal('cell-f -1');
    expect(press('up up', inColumn('column-2', 0), eight)).to.equal('cell-b 0');
    expect(press('up up down', inColumn('column-2', 0), eight)).to.equal('cell-f -1');
    expect(press('up up down down', inColumn('column-2', 0), eight)).to.equal('column-2 0');
    expect(press('up', inColumn('column-8', 0), eight)).to.equal('foundation-4 -1');
    expect(press('up up', inColumn('column-8', 0), eight)).to.equal('foundation-2 -1');
    expect(press('down down', inColumn('foundation-1', -1), eight)).to.equal('column-5 0');
  });

  it('is the same object where a key leads nowhere', () => {
    const { position } = gameOf('standard', 617);
    const cursor = inColumn('column-3', 6);
    expect(moveCursor(cursor, 'down', position, standard)).to.equal(cursor);
    expect(moveCursor(cursor, 'page-down', position, standard)).to.equal(cursor);
    expect(clampCursor(cursor, position, standard)).to.equal(cursor);
  });

  it('an empty place has a cursor of its own', () => {
    const position = table(standard, { columns: ['', 'KS'] });
    expect(clampCursor(inColumn('column-1', 3), position, standard)).to.deep.equal({
      pile: 'column-1',
      index: -1,
    });
    expect(clampCursor(FIRST_CURSOR, position, standard)).to.equal(FIRST_CURSOR);
    expect(clampCursor(inColumn('column-2', -1), position, standard)).to.deep.equal({
      pile: 'column-2',
      index: 0,
    });
    const fewer = rules('scored', { cells: 1 });
    expect(clampCursor(inColumn('cell-d', -1), table(fewer, {}), fewer).pile).to.equal('cell-a');
  });

  it('always stands on a card or place that exists, wherever keys lead and whatever is played', () => {
    const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 30 });
    fc.assert(
      fc.property(
        fc.constantFrom(...BUILT_IN_IDS),
        dealNumbers,
        walks(30),
        keys,
        fc.boolean(),
        (id, deal, steps, list, mirrored) => {
          let game = gameOf(id, deal);
          let cursor = clampCursor(FIRST_CURSOR, game.position, game.rules);
          for (const [index, key] of list.entries()) {
            game = walkGame(game, steps.slice(index, index + 1));
            cursor = moveCursor(cursor, key, game.position, game.rules, { mirrored });
            const length = pileLength(game.position, cursor.pile);
            expect(cursor.index).to.be.within(length > 0 ? 0 : -1, length - 1);
            if (!cursor.pile.startsWith('column')) expect(cursor.index).to.equal(length - 1);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('interaction/cursor: after a move', () => {
  const elsewhere: Cursor = { pile: 'column-8', index: -1 };

  it('stays with the first card that moved, and goes back with it', () => {
    const position = table(standard, { columns: ['KD 9H 8C', 'TC'] });
    const game = createGame({ rules: standard, position });
    const moved = playAll(game, '12');
    const entry = moved.past[0];
    if (entry === undefined) throw new Error('no entry');
    expect(followEntry(elsewhere, entry, 'forward', moved.position, standard)).to.deep.equal({
      pile: 'column-2',
      index: 1,
    });
    const undone = reduce(moved, { type: 'undo' });
    expect(followEntry(elsewhere, entry, 'back', undone.position, standard)).to.deep.equal({
      pile: 'column-1',
      index: 1,
    });
  });

  it('goes home with a card; what went by itself leaves it on the old pile', () => {
    const position = table(standard, { columns: ['KD AS', '5H'], cells: '- 2S' });
    const game = createGame({ rules: standard, position, autoCollect: 'off' });
    const home = playAll(game, '1h');
    const entry = home.past[0];
    if (entry === undefined) throw new Error('no entry');
    expect(followEntry(elsewhere, entry, 'forward', home.position, standard)).to.deep.equal({
      pile: 'foundation-1',
      index: 0,
    });
    const safe = reduce(game, { type: 'set-auto-collect', mode: 'safe' });
    const parked = playAll(safe, '1a');
    const tail = parked.past[0];
    if (tail === undefined) throw new Error('no entry');
    expect(tail.autoCards).to.deep.equal(['AS', '2S']);
    expect(followEntry(elsewhere, tail, 'forward', parked.position, standard)).to.deep.equal({
      pile: 'column-1',
      index: 0,
    });
  });

  it('after a collect by hand it stays where it is, as far as that exists', () => {
    const position = table(standard, { columns: ['KD AS', '2S'] });
    const game = createGame({ rules: standard, position, autoCollect: 'off' });
    const collected = reduce(game, { type: 'collect' });
    const entry = collected.past[0];
    if (entry === undefined) throw new Error('no entry');
    const cursor: Cursor = { pile: 'column-2', index: 0 };
    expect(followEntry(cursor, entry, 'forward', collected.position, standard)).to.deep.equal({
      pile: 'column-2',
      index: -1,
    });
  });
});
