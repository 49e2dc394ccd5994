import { expect } from '@open-wc/testing';
import {
  explainMove,
  explainToAnyCell,
  parseMove,
  rules,
  type Explanation,
  type Move,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { FULL_CELLS, lay, type Layout } from '../helpers/tables.js';

const standard = rules('standard');

const ask = (p: Position, move: Move | string, profile: RuleProfile = standard): Explanation =>
  explainMove(p, typeof move === 'string' ? parseMove(move) : move, profile);

/** What a move is told on a table laid like this. */
const tell = (layout: Layout, move: Move | string, profile?: RuleProfile): Explanation =>
  ask(lay(layout, profile), move, profile);

const refused = (reason: string, numbers: object = {}): object => ({
  legal: false,
  reason,
  ...numbers,
});

const HOME = 'H-K C-K D-K S-K';

describe('engine/legality: each reason with its numbers', () => {
  it('game-over', () => {
    expect(tell({ home: HOME }, '12')).to.deep.equal(refused('game-over'));
    expect(tell({ home: HOME }, {} as Move)).to.deep.equal(refused('game-over'));
  });

  it('bad-notation', () => {
    const table = { 1: '5C', home: 'S-3' };
    const same = { from: 'column-1', to: 'column-1' } as const;
    expect(tell(table, same)).to.deep.equal(refused('bad-notation'));
    for (const to of ['foundation', 'foundation-1', 'foundation-2'] as const) {
      expect(tell(table, { from: 'foundation', to })).to.deep.equal(refused('bad-notation'));
      expect(tell(table, { from: to, to: 'foundation' })).to.deep.equal(refused('bad-notation'));
    }
    const wrong: object[] = [
      ...[0, -1, 1.5, NaN, 53, 1e9, '2', null].map((count) => ({ count })),
      ...['S', 'X', '', null, 5].map((suit) => ({ suit })),
    ];
    for (const fields of wrong) {
      const move = { from: 'column-1', to: 'column-2', ...fields } as Move;
      expect(tell(table, move), JSON.stringify(fields)).to.deep.equal(refused('bad-notation'));
    }
  });

  it('no-such-place', () => {
    const odd = { from: 'column-1', to: 'column-9' } as unknown as Move;
    expect(tell({ 1: '5C' }, odd)).to.deep.equal(refused('no-such-place', { place: 'column-9' }));
    expect(tell({ 1: '5C' }, '1e')).to.deep.equal(refused('no-such-place', { place: 'cell-e' }));
    expect(tell({ 1: '5C' }, 'k1')).to.deep.equal(refused('no-such-place', { place: 'cell-k' }));
    const two = rules('scored', { cells: 2 });
    expect(tell({ 1: '5C' }, '1c', two)).to.deep.equal(
      refused('no-such-place', { place: 'cell-c' }),
    );
    expect(tell({ 1: '5C' }, '1k', rules('eight-off')).legal).to.equal(true);
  });

  it('no-such-card', () => {
    const places = { '21': 'column-2', a1: 'cell-a', h1: 'foundation', '12v2': 'column-1' };
    for (const [move, place] of Object.entries(places)) {
      expect(tell({ 1: '5C' }, move)).to.deep.equal(refused('no-such-card', { place }));
    }
    expect(tell({ a: '5C' }, 'a1v2')).to.deep.equal(refused('no-such-card', { place: 'cell-a' }));
    const empty = { from: 'foundation-2', to: 'column-1' } as const;
    expect(tell({ 1: '5C' }, empty)).to.deep.equal(
      refused('no-such-card', { place: 'foundation-2' }),
    );
    const scored = rules('scored');
    expect(tell({ home: 'S-2 H-3' }, 'hC1', scored)).to.include({ reason: 'no-such-card' });
    const wrong = { from: 'foundation-1', to: 'column-1', suit: 'H' } as const;
    expect(tell({ home: 'S-2 H-3' }, wrong, scored)).to.include({ reason: 'no-such-card' });
  });

  it('foundation-final', () => {
    for (const move of ['h1', 'hS1', 'hSa']) {
      expect(tell({ home: 'S-5' }, move)).to.deep.equal(refused('foundation-final'));
    }
    const numbered = { from: 'foundation-1', to: 'foundation-2' } as const;
    expect(tell({ home: 'S-5' }, numbered)).to.deep.equal(refused('foundation-final'));
  });

  it('ambiguous', () => {
    const scored = rules('scored');
    const table = { 1: '6H', 2: '6C', home: 'S-5 C-5 H-5 D-4' };
    expect(tell({ ...table, 2: '' }, 'h1', scored)).to.deep.equal(
      refused('ambiguous', { suits: ['S', 'C'] }),
    );
    expect(tell(table, 'ha', scored)).to.deep.equal(
      refused('ambiguous', { suits: ['S', 'H', 'D', 'C'] }),
    );
    expect(tell({ 1: 'KC', home: 'S-5 H-7' }, 'h1', scored)).to.deep.equal(
      refused('ambiguous', { suits: ['S', 'H'] }),
    );
    expect(tell({ 1: '6H', home: 'S-5 H-4' }, 'h1', scored)).to.deep.include({ cards: ['5S'] });
  });

  it('not-available', () => {
    expect(
      tell({ 1: '9C 4D JS', 2: '5C' }, { from: 'column-1', to: 'column-2', count: 2 }),
    ).to.deep.equal(refused('not-available', { card: '4D', buried: 1 }));
    expect(
      tell({ 1: 'AD 9C 7H 6S', 2: '2C' }, { from: 'column-1', to: 'foundation', count: 4 }),
    ).to.deep.equal(refused('not-available', { card: 'AD', buried: 3 }));
    expect(tell({ home: 'S-5', 1: '6H' }, 'hS1v2', rules('scored'))).to.deep.equal(
      refused('not-available', { card: '4S', buried: 1 }),
    );
  });

  it('run-broken', () => {
    expect(tell({ 1: '9C 8D 7S 6C 5D', 2: 'TH' }, '12v5')).to.deep.equal(
      refused('run-broken', { card: '6C', onto: '7S' }),
    );
    expect(tell({ 1: '9C 8S 7H', 2: 'TH' }, '12v3')).to.include({ reason: 'not-available' });
    const baker = rules('bakers-game');
    expect(tell({ 1: '9C 8C 7D 6D', 2: '' }, '12v4', baker)).to.deep.equal(
      refused('run-broken', { card: '7D', onto: '8C' }),
    );
  });

  it('groups-off', () => {
    const single = rules('single-card');
    const table = { 1: '7C 6D', 2: '8H', 3: '' };
    for (const move of ['12', '12v2', '13v2', '1av2']) {
      expect(tell(table, move, single), move).to.deep.equal(refused('groups-off', { cards: 2 }));
    }
  });

  it('ace-home-only', () => {
    const single = rules('single-card');
    for (const move of ['12', '13', '1a']) {
      expect(tell({ 1: '5C AS', 2: '2H' }, move, single), move).to.deep.equal(
        refused('ace-home-only', { card: 'AS' }),
      );
    }
    expect(tell({ 1: '5C AS' }, '1h', single).legal).to.equal(true);
    expect(tell({ 1: '5C AS' }, '1h3', single).legal).to.equal(true);
    expect(tell({ 1: '5C AS', 2: '2H' }, '12').legal).to.equal(true);
  });

  it('B014 no-cell-to-cell', () => {
    const table = { a: '7C', c: '9D' };
    expect(tell(table, 'ab', rules('one-tap'))).to.deep.equal(refused('no-cell-to-cell'));
    expect(tell(table, 'ac', rules('one-tap'))).to.deep.equal(refused('no-cell-to-cell'));
    for (const id of ['standard', 'single-card', 'classic', 'scored']) {
      expect(tell(table, 'ab', rules(id)).legal, id).to.equal(true);
    }
  });

  it('cell-takes-one', () => {
    expect(tell({ 1: '7C 6D' }, '1av2')).to.deep.equal(refused('cell-takes-one', { cards: 2 }));
    expect(tell({ 1: '7C 6D', a: 'KS' }, '1av2')).to.include({ reason: 'cell-takes-one' });
  });

  it('cell-occupied', () => {
    expect(tell({ 1: '6D', a: '7C' }, '1a')).to.deep.equal(
      refused('cell-occupied', { card: '7C' }),
    );
    expect(tell({ 1: '6D', ...FULL_CELLS }, '1b')).to.deep.equal(
      refused('cell-occupied', { card: 'KH' }),
    );
  });

  it('cells-full, where any cell is asked for', () => {
    const any = (layout: Layout, profile = standard): Explanation =>
      explainToAnyCell(lay(layout, profile), { from: 'column-1' }, profile);
    expect(any({ 1: '6D', ...FULL_CELLS })).to.deep.equal(refused('cells-full'));
    expect(any({ 1: '6D' }, rules('scored', { cells: 0 }))).to.deep.equal(refused('cells-full'));
    expect(any({ 1: '6D', a: 'KS' })).to.deep.include({ steps: [parseMove('1b')] });
    expect(any({})).to.include({ reason: 'no-such-card' });
    expect(any({ 1: 'AS' }, rules('single-card'))).to.include({ reason: 'ace-home-only' });
  });

  it('foundation-takes-one', () => {
    expect(tell({ 1: '2H AS', home: 'H-A' }, '1hv2')).to.deep.equal(
      refused('foundation-takes-one', { cards: 2 }),
    );
  });

  it('foundation-suit', () => {
    expect(tell({ 1: '2C' }, '1h1')).to.deep.equal(
      refused('foundation-suit', { card: '2C', suit: 'S' }),
    );
    expect(tell({ 1: 'AC' }, '1h3').legal).to.equal(true);
    const classic = rules('classic');
    expect(tell({ 1: '2C', home: 'S-A C-A' }, '1h1', classic)).to.deep.equal(
      refused('foundation-suit', { card: '2C', suit: 'S' }),
    );
    const back = { from: 'foundation-1', to: 'foundation-2' } as const;
    expect(tell({ home: 'S-A' }, back, rules('scored'))).to.deep.equal(
      refused('foundation-suit', { card: 'AS', suit: 'H' }),
    );
  });

  it('foundation-needs', () => {
    expect(tell({ 1: '4S' }, '1h')).to.deep.equal(
      refused('foundation-needs', { card: '4S', needs: 'AS' }),
    );
    expect(tell({ 1: '5H', home: 'H-2' }, '1h')).to.deep.equal(
      refused('foundation-needs', { card: '5H', needs: '3H' }),
    );
    expect(tell({ 1: '5H', home: 'H-2' }, '1h2')).to.include({ needs: '3H' });
    expect(tell({ a: 'KS', home: 'S-J' }, 'ah')).to.include({ needs: 'QS' });
    expect(tell({ 1: '2H', home: 'S-A' }, '1h2', rules('classic'))).to.deep.equal(
      refused('foundation-needs', { card: '2H', needs: 'AH' }),
    );
  });

  it('kings-only', () => {
    const eightOff = rules('eight-off');
    expect(tell({ 1: '7C' }, '12', eightOff)).to.deep.equal(refused('kings-only', { card: '7C' }));
    expect(tell({ 1: '8C 7C' }, '12v2', eightOff)).to.include({ card: '8C' });
    expect(tell({ 1: 'KC QC' }, '12', eightOff)).to.include({ reason: 'kings-only', card: 'QC' });
    expect(tell({ 1: 'KC QC' }, '12v2', eightOff).legal).to.equal(true);
    expect(tell({ 1: 'KC' }, '12', eightOff).legal).to.equal(true);
    expect(tell({ 1: '7C' }, '12').legal).to.equal(true);
  });
});
