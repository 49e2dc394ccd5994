import { expect } from '@open-wc/testing';
import { rules } from '../../src/engine/index.js';
import { IDLE, transition } from '../../src/interaction/index.js';
import { brief, Hand } from '../helpers/hand.js';
import { table } from '../helpers/games.js';

const standard = rules('standard');
const TABLE = { columns: ['KD 9H 8C 7H', 'TC', '3S 6S', '', 'QD'], cells: '- 5C' };
const handAt = (): Hand => new Hand(standard, table(standard, TABLE));

describe('interaction: drag', () => {
  it('lifts the whole run from the card pressed and drops it', () => {
    const hand = handAt();
    expect(brief(hand.lift('column-1', 1))).to.deep.equal(['picked 9H 8C 7H']);
    expect(hand.interaction).to.deep.include({
      kind: 'dragging',
      pointerId: 1,
      start: { x: 100, y: 100 },
      at: { x: 500, y: 500 },
    });
    hand.do({ type: 'pointer-move', pointerId: 1, at: { x: 501, y: 502 } });
    expect(hand.interaction).to.deep.include({ at: { x: 501, y: 502 } });
    expect(
      brief(hand.do({ type: 'release', pointerId: 1, drops: ['column-2'], double: false })),
    ).to.deep.equal(['12']);
    expect(hand.interaction).to.equal(IDLE);
  });

  it('takes the nearest place that fits, unless the own one is nearer', () => {
    expect(brief(handAt().drag('column-1', 1, 'column-5', 'column-2'))).to.deep.equal([
      'picked 9H 8C 7H',
      '12',
    ]);
    expect(brief(handAt().drag('column-1', 3, 'column-1', 'column-4'))).to.deep.equal([
      'picked 7H',
      'dropped',
    ]);
    expect(brief(handAt().drag('column-1', 3, 'column-2', 'column-1', 'column-4'))).to.deep.equal([
      'picked 7H',
      'dropped',
      'refused wrong-rank',
    ]);
  });

  it('goes back silently from nowhere and from its own pile, else tells the nearest place’s reason', () => {
    expect(brief(handAt().drag('column-1', 3))).to.deep.equal(['picked 7H', 'dropped']);
    expect(brief(handAt().drag('column-1', 3, 'column-1'))).to.deep.equal(['picked 7H', 'dropped']);
    expect(brief(handAt().drag('column-1', 3, 'cell-b', 'column-5'))).to.deep.equal([
      'picked 7H',
      'dropped',
      'refused cell-occupied',
    ]);
    expect(brief(handAt().drag('column-1', 1, 'cell-a'))).to.deep.equal([
      'picked 9H 8C 7H',
      'dropped',
      'refused cell-takes-one',
    ]);
  });

  it('a foundation is named by its number, the move comes out in canonical spelling', () => {
    const hand = new Hand(standard, table(standard, { columns: ['2S'], home: 'H-0 C-0 D-0 S-A' }));
    const intents = hand.drag('column-1', 0, 'foundation-1');
    expect(intents.at(-1)).to.deep.equal({
      type: 'move',
      move: { from: 'column-1', to: 'foundation' },
    });
  });

  it('an ace goes to the empty foundation chosen where the suits are free', () => {
    const classic = rules('classic');
    const ace = (): Hand => new Hand(classic, table(classic, { columns: ['AS'] }));
    expect(brief(ace().drag('column-1', 0, 'foundation-3'))).to.include('1h3');
    expect(brief(ace().drag('column-1', 0, 'foundation-1'))).to.include('1h');
  });

  it('what can not be lifted is not dragged: the reason comes when the pointer lets go', () => {
    const hand = handAt();
    expect(brief(hand.lift('column-3', 0))).to.deep.equal([]);
    expect(hand.interaction.kind).to.equal('pressed');
    const release = { type: 'release', pointerId: 1, drops: ['column-2'], double: false } as const;
    expect(brief(hand.do(release))).to.deep.equal(['refused not-available']);
    hand.lift('column-3', 0);
    expect(brief(hand.do({ type: 'pointer-cancel', pointerId: 1 }))).to.deep.equal([]);
    hand.lift('column-4', -1);
    expect(brief(hand.do(release))).to.deep.equal([]);
  });

  it('B002 a run longer than the room may be lifted, is refused with numbers and comes back whole', () => {
    const columns = ['KD 9H 8C 7H 6S', 'TC', ...'KS QS JS KH QH QD'.split(' ')];
    const hand = new Hand(standard, table(standard, { columns, cells: '2H 2D 2C' }));
    const before = hand.position;
    expect(hand.drag('column-1', 1, 'column-2').at(-1)).to.deep.equal({
      type: 'refuse',
      refusal: { reason: 'run-too-long', cards: 4, max: 2, cellsToFree: 2 },
    });
    expect(hand.position).to.equal(before);
    expect(hand.interaction).to.equal(IDLE);
  });

  it('B006 the column that the run itself leaves is no room, by drag, tap and key', () => {
    const columns = ['9H 8C', 'TC', ...'KS QS JS KH QH QD'.split(' ')];
    const hand = new Hand(standard, table(standard, { columns, cells: '2H 2D 2C 2S' }));
    expect(brief(hand.drag('column-1', 0, 'column-2'))).to.include('refused run-too-long');
    hand.tap('column-1', 0);
    expect(brief(hand.tap('column-2', 0))).to.deep.equal(['refused run-too-long']);
    hand.do({ type: 'escape' });
    expect(brief(hand.keys('12'))).to.deep.equal(['picked 8C', 'refused run-too-long']);
  });

  it('B008 a card comes out of every cell, by drag, tap and key', () => {
    for (const cell of ['a', 'b', 'c', 'd']) {
      const cells = ['a', 'b', 'c', 'd'].map((name) => (name === cell ? '7C' : '-')).join(' ');
      const at = (): Hand => new Hand(standard, table(standard, { columns: ['8H'], cells }));
      const pile = `cell-${cell}` as 'cell-a';
      expect(brief(at().drag(pile, 0, 'column-1'))).to.include(`${cell}1`);
      const tapped = at();
      tapped.tap(pile, 0);
      expect(brief(tapped.tap('column-1', 0))).to.deep.equal([`${cell}1`]);
      expect(brief(at().keys(`${cell}1`))).to.include(`${cell}1`);
    }
  });

  it('B013 after a run has left, the new last card is lifted alone and goes home', () => {
    const position = table(standard, {
      columns: ['2S 9H 8C 7H', 'TC'],
      home: 'H-0 C-0 D-0 S-A',
    });
    const hand = new Hand(standard, position);
    hand.drag('column-1', 1, 'column-2');
    expect(brief(hand.drag('column-1', 0, 'foundation-1'))).to.deep.equal(['picked 2S', '1h']);
  });

  it('B014 a card goes from cell to cell where the profile allows it, else it is told why not', () => {
    expect(brief(handAt().drag('cell-b', 0, 'cell-a'))).to.include('ba');
    const oneTap = rules('one-tap');
    const hand = new Hand(oneTap, table(oneTap, TABLE));
    expect(brief(hand.drag('cell-b', 0, 'cell-a'))).to.include('refused no-cell-to-cell');
  });

  it('scored: the top of a foundation is taken back by drag', () => {
    const scored = rules('scored');
    const position = table(scored, { columns: ['6S'], home: 'H-5 C-0 D-0 S-0' });
    expect(brief(new Hand(scored, position).drag('foundation-2', 4, 'column-1'))).to.deep.equal([
      'picked 5H',
      'hH1',
    ]);
    expect(brief(handAt().drag('foundation-2', 4, 'column-1'))).to.not.include('picked 5H');
  });

  it('a second pointer ends the drag, and neither release does anything', () => {
    const hand = handAt();
    hand.lift('column-1', 3);
    const target = { pile: 'column-2', index: 0 } as const;
    const second = {
      type: 'press',
      pointerId: 2,
      pointer: 'touch',
      target,
      at: { x: 0, y: 0 },
    } as const;
    expect(brief(hand.do(second))).to.deep.equal(['dropped']);
    for (const pointerId of [1, 2]) {
      const release = { type: 'release', pointerId, drops: ['column-4'], double: false } as const;
      expect(hand.do(release)).to.deep.equal([]);
    }
    expect(hand.interaction).to.equal(IDLE);
  });

  it('a second pointer while the first only presses ends the press; what was chosen stays chosen', () => {
    const hand = handAt();
    hand.tap('column-1', 3);
    const at = { x: 0, y: 0 };
    const press = { type: 'press', pointer: 'touch', target: null, at } as const;
    expect(hand.all({ ...press, pointerId: 1 }, { ...press, pointerId: 2 })).to.deep.equal([]);
    expect(hand.interaction.kind).to.equal('armed');
  });

  it('other pointers’ moves and releases mean nothing', () => {
    const hand = handAt();
    hand.lift('column-1', 3);
    const dragging = hand.interaction;
    hand.all(
      { type: 'pointer-move', pointerId: 7, at: { x: 1, y: 1 } },
      { type: 'release', pointerId: 7, drops: ['column-4'], double: false },
      { type: 'pointer-cancel', pointerId: 7 },
    );
    expect(hand.interaction).to.equal(dragging);
  });

  it('whatever interrupts a drag brings the cards back: cancel, Escape, another table', () => {
    for (const input of [{ type: 'pointer-cancel', pointerId: 1 }, { type: 'escape' }] as const) {
      const hand = handAt();
      hand.lift('column-1', 3);
      expect(brief(hand.do(input))).to.deep.equal(['dropped']);
      expect(hand.interaction).to.equal(IDLE);
    }
  });

  it('keys and right clicks do nothing while cards are dragged', () => {
    const hand = handAt();
    hand.lift('column-1', 3);
    const dragging = hand.interaction;
    const target = { pile: 'column-2', index: 0 } as const;
    const intents = hand.all(
      { type: 'activate', target },
      { type: 'place', place: 'column-2' },
      { type: 'more' },
      { type: 'suit', suit: 'S' },
      { type: 'context', target },
    );
    expect(intents).to.deep.equal([]);
    expect(hand.interaction).to.equal(dragging);
  });

  it('B153 a run whose last card went home slips out of the hand, with every card on the table', () => {
    const hand = handAt();
    hand.lift('column-1', 1);
    hand.position = table(standard, { ...TABLE, columns: ['KD 9H 8C', 'TC', '3S 6S', '7H', 'QD'] });
    expect(brief(hand.do({ type: 'position-changed' }))).to.deep.equal(['dropped']);
    const release = { type: 'release', pointerId: 1, drops: ['column-2'], double: false } as const;
    expect(hand.do(release)).to.deep.equal([]);
  });

  it('B153 what still lies there stays in the hand, and what is dropped is judged by the table of now', () => {
    const hand = handAt();
    hand.lift('column-1', 1);
    hand.position = table(standard, {
      ...TABLE,
      columns: ['KD 9H 8C 7H', '', '3S 6S', 'TC', 'QD'],
    });
    expect(hand.do({ type: 'position-changed' })).to.deep.equal([]);
    expect(
      brief(hand.do({ type: 'release', pointerId: 1, drops: ['column-4'], double: false })),
    ).to.deep.equal(['14']);
  });

  it('a table that changes under a pressed pointer takes its meaning away', () => {
    const hand = handAt();
    const target = { pile: 'column-1', index: 3 } as const;
    hand.do({ type: 'press', pointerId: 1, pointer: 'mouse', target, at: { x: 0, y: 0 } });
    hand.position = table(standard, { ...TABLE, columns: ['KD 9H 8C', '7H'] });
    hand.do({ type: 'position-changed' });
    expect(hand.interaction).to.equal(IDLE);
  });

  it('a press on another card keeps the choice until it becomes a drag', () => {
    const hand = handAt();
    hand.tap('column-1', 3);
    hand.do({
      type: 'press',
      pointerId: 1,
      pointer: 'mouse',
      target: { pile: 'column-2', index: 0 },
      at: { x: 0, y: 0 },
    });
    expect(hand.interaction).to.deep.include({ kind: 'pressed' });
    hand.do({ type: 'pointer-cancel', pointerId: 1 });
    expect(hand.interaction).to.deep.include({ kind: 'armed' });
    expect(brief(hand.lift('column-2', 0))).to.deep.equal(['picked TC']);
  });

  it('never changes what it is given', () => {
    const position = table(standard, TABLE);
    const world = { position, rules: standard, input: 'select' } as const;
    const interaction = Object.freeze({ kind: 'idle' } as const);
    const target = Object.freeze({ pile: 'column-1', index: 3 } as const);
    const at = Object.freeze({ x: 0, y: 0 });
    const input = Object.freeze({
      type: 'press',
      pointerId: 1,
      pointer: 'mouse',
      target,
      at,
    } as const);
    expect(transition(interaction, input, world)).to.deep.equal(
      transition(interaction, input, world),
    );
  });
});
