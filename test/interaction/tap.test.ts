import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatMove, isPileId, legalMoves, rules } from '../../src/engine/index.js';
import { brief, Hand } from '../helpers/hand.js';
import { dealNumbers, table } from '../helpers/games.js';
import { walks, walkDeal } from '../helpers/tables.js';

const standard = rules('standard');
const oneTap = rules('one-tap');
const classic = rules('classic');
const scored = rules('scored');
const singleCard = rules('single-card');

/** 9H 8C 7H is a run; TC takes it; cell b is taken. */
const TABLE = {
  columns: ['KD 9H 8C 7H', 'TC', '3S', '', 'QD'],
  cells: '- 5C',
  home: 'H-0 C-0 D-0 S-2',
};

describe('interaction: tap, then target', () => {
  it('B080 a tap chooses the run from a card down, a tap on a place moves it', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    expect(brief(hand.tap('column-1', 1))).to.deep.equal(['picked 9H 8C 7H']);
    expect(hand.interaction.kind).to.equal('armed');
    expect(brief(hand.tap('column-2', 0))).to.deep.equal(['12']);
    expect(hand.interaction.kind).to.equal('idle');
    expect(hand.position.columns[1]).to.deep.equal(['TC', '9H', '8C', '7H']);
  });

  it('B080 the same card again puts it down', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    hand.tap('column-1', 3);
    expect(brief(hand.tap('column-1', 3))).to.deep.equal(['dropped']);
    expect(hand.interaction.kind).to.equal('idle');
    hand.tap('cell-b', 0);
    expect(brief(hand.tap('cell-b', 0))).to.deep.equal(['dropped']);
  });

  it('B080 a place that does not take it tells why, and the choice stands', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    hand.tap('column-1', 3);
    expect(brief(hand.tap('column-2', 0))).to.deep.equal(['refused wrong-rank']);
    expect(brief(hand.tap('cell-b', 0))).to.deep.equal(['refused cell-occupied']);
    expect(brief(hand.tap('foundation-1', 1))).to.deep.equal(['refused foundation-suit']);
    expect(brief(hand.tap('column-4'))).to.deep.equal(['14']);
  });

  it('another card of the same column is another choice', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    hand.tap('column-1', 1);
    expect(brief(hand.tap('column-1', 2))).to.deep.equal(['picked 8C 7H']);
    expect(brief(hand.tap('column-1', 0))).to.deep.equal(['refused not-available']);
    expect(hand.interaction).to.deep.include({ kind: 'armed' });
    expect(brief(hand.tap('column-4'))).to.deep.equal(['14v2']);
  });

  it('what can not be lifted is refused with the reason', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    expect(brief(hand.tap('column-1', 0))).to.deep.equal(['refused not-available']);
    expect(brief(hand.tap('foundation-1', 1))).to.deep.equal(['refused foundation-final']);
    expect(hand.interaction.kind).to.equal('idle');
    const single = new Hand(singleCard, table(singleCard, { columns: ['9H 8C'] }));
    expect(brief(single.tap('column-1', 0))[0]).to.match(/refused (groups-off|not-available)/);
  });

  it('the felt puts down what was chosen; empty places answer nothing while nothing is', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    expect(brief(hand.tap(null))).to.deep.equal([]);
    expect(brief(hand.tap('column-4'))).to.deep.equal([]);
    expect(brief(hand.tap('cell-a'))).to.deep.equal([]);
    expect(brief(hand.tap('column-1', -1))).to.deep.equal([]);
    hand.tap('column-1', 3);
    expect(brief(hand.tap(null))).to.deep.equal(['dropped']);
    hand.tap('column-1', 3);
    expect(brief(hand.tap('column-1', -1))).to.deep.equal(['dropped']);
    hand.tap('column-1', 1);
    expect(brief(hand.tap('column-2', -1))).to.deep.equal(['12']);
  });

  it('B014 cell to cell by two taps where the profile allows it, else with the reason', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    hand.tap('cell-b', 0);
    expect(brief(hand.tap('cell-a'))).to.deep.equal(['ba']);
    const strict = new Hand(oneTap, table(oneTap, TABLE), 'select');
    strict.tap('cell-b', 0);
    expect(brief(strict.tap('cell-a'))).to.deep.equal(['refused no-cell-to-cell']);
  });

  it('B089 twelve pixels of a shaky finger are still a tap, six of a mouse', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    const shake = (pointer: 'touch' | 'mouse', x: number): readonly string[] =>
      brief(
        hand.all(
          {
            type: 'press',
            pointerId: 1,
            pointer,
            target: { pile: 'column-2', index: 0 },
            at: { x: 0, y: 0 },
          },
          { type: 'pointer-move', pointerId: 1, at: { x, y: 0 } },
          { type: 'release', pointerId: 1, drops: ['column-2'], double: false },
        ),
      );
    expect(shake('touch', 12)).to.deep.equal(['picked TC']);
    expect(shake('mouse', 6)).to.deep.equal(['dropped']);
    expect(shake('touch', 13)).to.deep.equal(['picked TC', 'dropped']);
    expect(shake('mouse', 7)).to.deep.equal(['picked TC', 'dropped']);
  });

  it('B034 ten refused taps leave the table as it is', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    const before = hand.position;
    for (let count = 0; count < 10; count += 1) hand.tap('column-1', 0);
    hand.tap('column-1', 3);
    for (let count = 0; count < 10; count += 1) hand.tap('column-2', 0);
    expect(hand.position).to.equal(before);
  });

  it('after a win every tap is told that the game is over', () => {
    const hand = new Hand(standard, table(standard, { home: 'H-K C-K D-K S-K' }));
    expect(brief(hand.tap('foundation-1', 12))).to.deep.equal(['refused game-over']);
    expect(brief(hand.drag('foundation-1', 12, 'column-1'))).to.deep.equal(['refused game-over']);
    expect(brief(hand.keys('1'))).to.deep.equal(['refused game-over']);
    expect(brief(hand.tap('column-1'))).to.deep.equal([]);
  });
});

describe('interaction: double tap', () => {
  it('B023 classic: to a free cell', () => {
    const hand = new Hand(classic, table(classic, TABLE));
    hand.tap('column-1', 3);
    expect(brief(hand.tap('column-1', 3, { double: true }))).to.deep.equal(['1a']);
    hand.tap('column-1', 2);
    expect(brief(hand.tapLast('column-1', true))).to.deep.equal(['1c']);
    hand.tap('column-1', 1);
    expect(brief(hand.tapLast('column-1', true))).to.deep.equal(['1d']);
    hand.tap('column-2', 0);
    expect(brief(hand.tapLast('column-2', true))).to.deep.equal(['dropped', 'refused cells-full']);
    expect(hand.interaction.kind).to.equal('idle');
  });

  it('B023 classic: a run fits no cell, and a card in a cell stays there', () => {
    const hand = new Hand(classic, table(classic, TABLE));
    hand.tap('column-1', 1);
    expect(brief(hand.tap('column-1', 1, { double: true }))).to.deep.equal([
      'dropped',
      'refused cell-takes-one',
    ]);
    hand.tap('cell-b', 0);
    expect(brief(hand.tap('cell-b', 0, { double: true }))).to.deep.equal(['dropped']);
  });

  it('B023 scored: one tap goes home if it fits, else chooses; a double tap is home only', () => {
    const hand = new Hand(scored, table(scored, { ...TABLE, home: 'H-0 C-0 D-0 S-2' }));
    expect(brief(hand.tap('column-3', 0))).to.deep.equal(['3h']);
    expect(brief(hand.tap('column-1', 3))).to.deep.equal(['picked 7H']);
    expect(brief(hand.tap('column-1', 3, { double: true }))).to.deep.equal([
      'dropped',
      'refused foundation-needs',
    ]);
    expect(hand.interaction.kind).to.equal('idle');
  });

  it('where the profile gives it no meaning the second tap puts down', () => {
    const hand = new Hand(standard, table(standard, TABLE));
    hand.tap('column-1', 3);
    expect(brief(hand.tap('column-1', 3, { double: true }))).to.deep.equal(['dropped']);
  });

  it('B081 many quick taps never lose a card', () => {
    for (const profile of [standard, oneTap, classic, scored, singleCard]) {
      for (const pile of ['column-1', 'column-2', 'column-3', 'cell-b', 'column-5'] as const) {
        const hand = new Hand(profile, table(profile, TABLE));
        const count = (): number =>
          hand.position.columns.flat().length +
          hand.position.cells.filter(Boolean).length +
          hand.position.foundations.flatMap((top) =>
            top === null ? [] : [...'A23'].slice(0, Number(top[0])),
          ).length;
        const before = count();
        for (let taps = 0; taps < 5; taps += 1) hand.tapLast(pile, taps > 0);
        expect(count(), `${profile.id} ${pile}`).to.equal(before);
      }
    }
  });

  it('B082 a double tap that trembles is one, in Baker’s Game too', () => {
    const bakers = rules('bakers-game');
    for (const [profile, expected] of [
      [bakers, 'dropped'],
      [classic, '2a'],
    ] as const) {
      const hand = new Hand(profile, table(profile, TABLE));
      const tremble = (x: number, double: boolean): readonly string[] =>
        brief(
          hand.all(
            {
              type: 'press',
              pointerId: 1,
              pointer: 'mouse',
              target: { pile: 'column-2', index: 0 },
              at: { x: 0, y: 0 },
            },
            { type: 'pointer-move', pointerId: 1, at: { x, y: 0 } },
            { type: 'release', pointerId: 1, drops: ['column-2'], double },
          ),
        );
      expect(tremble(3, false)).to.deep.equal(['picked TC']);
      expect(tremble(2, true)).to.deep.equal([expected]);
      expect(hand.interaction.kind).to.equal('idle');
    }
  });
});

describe('interaction: one tap', () => {
  it('B023 B024 goes home before anything else', () => {
    const position = table(oneTap, { columns: ['4C 3D', '4S', ''], home: 'H-0 C-0 D-2 S-0' });
    const hand = new Hand(oneTap, position);
    expect(brief(hand.tap('column-1', 1))).to.deep.equal(['1h']);
  });

  it('B023 then to the leftmost column that fits, then to an empty one, then to a cell', () => {
    const position = table(oneTap, {
      columns: ['KD 7H', 'KC', '8S', '8C', '', 'KH 9H'],
      cells: '5C',
    });
    const hand = new Hand(oneTap, position);
    expect(brief(hand.tap('column-1', 1))).to.deep.equal(['13']);
    expect(brief(hand.tap('column-6', 1))).to.deep.equal(['65']);
    const full = new Hand(
      oneTap,
      table(oneTap, { columns: ['KD 7H', ...'KC QC JC 9C 8D 7C 6C'.split(' ')], cells: '5C' }),
    );
    expect(brief(full.tap('column-1', 1))).to.deep.equal(['1b']);
  });

  it('a card alone in its column skips empty columns, a run skips home and cells', () => {
    const alone = new Hand(oneTap, table(oneTap, { columns: ['7H', '', ''], cells: '5C' }));
    expect(brief(alone.tap('column-1', 0))).to.deep.equal(['1b']);
    const run = new Hand(
      oneTap,
      table(oneTap, { columns: ['9H 8C', ...'KC QC JC 9C 9D 7C 6C'.split(' ')] }),
    );
    expect(brief(run.tap('column-1', 0))).to.deep.equal(['refused wrong-rank']);
    const whole = new Hand(oneTap, table(oneTap, { columns: ['9H 8C', '', ''] }));
    expect(brief(whole.tap('column-1', 0))[0]).to.match(/^refused/);
  });

  it('B014 never moves a card from cell to cell', () => {
    const full = 'KC QC JC 9C 8D 7C 6C 6S'.split(' ');
    const hand = new Hand(oneTap, table(oneTap, { columns: full, cells: '3C' }));
    expect(brief(hand.tap('cell-a', 0))).to.deep.equal(['refused foundation-needs']);
    const free = rules('standard');
    const loose = new Hand(free, table(free, { columns: full, cells: '3C' }), 'auto-place');
    expect(brief(loose.tap('cell-a', 0))[0]).to.match(/^refused/);
  });

  it('B024 a card that can go home goes there by one tap, whatever else would take it', () => {
    fc.assert(
      fc.property(dealNumbers, walks(40), (deal, steps) => {
        const position = walkDeal(deal, steps, oneTap);
        for (const move of legalMoves(position, oneTap)) {
          if (move.to !== 'foundation' || !isPileId(move.from)) continue;
          expect(brief(new Hand(oneTap, position).tapLast(move.from))).to.deep.equal([
            formatMove(move),
          ]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('tells the most useful reason where nothing fits', () => {
    const columns = ['KD 9H 8C 7H', 'TC', ...'KS QS JS KH QH QD'.split(' ')];
    const long = new Hand(oneTap, table(oneTap, { columns, cells: '2H 2D 2C' }));
    const intents = long.tap('column-1', 1);
    expect(intents).to.deep.equal([
      { type: 'refuse', refusal: { reason: 'run-too-long', cards: 3, max: 2, cellsToFree: 1 } },
    ]);
    const full = new Hand(oneTap, table(oneTap, { columns, cells: '2H 2D 2C 2S' }));
    expect(brief(full.tap('column-1', 3))).to.deep.equal(['refused cells-full']);
    expect(brief(full.tap('column-1', 0))).to.deep.equal(['refused not-available']);
  });

  it('option “card first, then place” is select', () => {
    const hand = new Hand(oneTap, table(oneTap, TABLE), 'select');
    expect(brief(hand.tap('column-1', 1))).to.deep.equal(['picked 9H 8C 7H']);
  });

  it('keys may choose a place all the same', () => {
    const hand = new Hand(oneTap, table(oneTap, TABLE));
    expect(brief(hand.keys('1'))).to.deep.equal(['picked 7H']);
    expect(brief(hand.tap('column-4'))).to.deep.equal(['14']);
  });
});
