import { expect } from '@open-wc/testing';
import { rules } from '../../src/engine/index.js';
import { hasContextAction, IDLE, legalTargets, pickAt } from '../../src/interaction/index.js';
import { brief, Hand } from '../helpers/hand.js';
import { table } from '../helpers/games.js';

const standard = rules('standard');
const classic = rules('classic');
const scored = rules('scored');
const TABLE = { columns: ['KD 9H 8C 7H', 'TC', '3S 6S', '', 'QD'], cells: '- 5C' };
const handAt = (): Hand => new Hand(standard, table(standard, TABLE));

describe('interaction: places by keys', () => {
  it('two keys make a move, and mean what they mean in notation', () => {
    expect(brief(handAt().keys('12'))).to.deep.equal(['picked 7H', '12']);
    expect(brief(handAt().keys('1a'))).to.deep.equal(['picked 7H', '1a']);
    expect(brief(handAt().keys('14'))).to.deep.equal(['picked 7H', '14']);
    expect(brief(handAt().keys('b4'))).to.deep.equal(['picked 5C', 'b4']);
  });

  it('the same column twice is the first empty cell, the same cell twice puts down', () => {
    expect(brief(handAt().keys('11'))).to.deep.equal(['picked 7H', '1a']);
    expect(brief(handAt().keys('bb'))).to.deep.equal(['picked 5C', 'dropped']);
    const full = new Hand(standard, table(standard, { ...TABLE, cells: '2H 5C 2D 2S' }));
    expect(brief(full.keys('11'))).to.deep.equal(['picked 7H', 'refused cells-full']);
    expect(full.interaction.kind).to.equal('armed');
  });

  it('h is home', () => {
    const hand = new Hand(standard, table(standard, { columns: ['AS', '5H'] }));
    expect(brief(hand.keys('1h'))).to.deep.equal(['picked AS', '1h']);
    expect(brief(hand.keys('2h'))).to.deep.equal(['picked 5H', 'refused foundation-needs']);
  });

  it('a place with nothing in it is refused', () => {
    expect(brief(handAt().keys('4'))).to.deep.equal(['refused no-such-card']);
    expect(brief(handAt().keys('a'))).to.deep.equal(['refused no-such-card']);
    const two = rules('scored', { cells: 2 });
    const hand = new Hand(two, table(two, { columns: ['KS'] }));
    expect(brief(hand.keys('1c'))).to.deep.equal(['picked KS', 'refused no-such-place']);
  });

  it('+ and − take one card more or fewer; then exactly these go', () => {
    const hand = handAt();
    hand.keys('1');
    expect(brief(hand.all({ type: 'more' }, { type: 'more' }))).to.deep.equal([
      'picked 8C 7H',
      'picked 9H 8C 7H',
    ]);
    expect(brief(hand.do({ type: 'more' }))).to.deep.equal(['refused not-available']);
    expect(brief(hand.do({ type: 'fewer' }))).to.deep.equal(['picked 8C 7H']);
    expect(brief(hand.keys('2'))).to.deep.equal(['refused same-color']);
    expect(brief(hand.keys('4'))).to.deep.equal(['14v2']);
  });

  it('the last card can not be given away, a cell has no more, an empty hand none at all', () => {
    const hand = handAt();
    expect(hand.all({ type: 'more' }, { type: 'fewer' })).to.deep.equal([]);
    hand.keys('1');
    expect(hand.do({ type: 'fewer' })).to.deep.equal([]);
    hand.do({ type: 'escape' });
    hand.keys('b');
    expect(hand.do({ type: 'more' })).to.deep.equal([]);
    expect(hand.interaction.kind).to.equal('armed');
  });

  it('h first takes back, where the profile allows it: suit, then place', () => {
    const position = table(scored, { columns: ['6S', '6D'], home: 'H-5 C-5 D-0 S-0' });
    const hand = new Hand(scored, position);
    expect(hand.keys('h')).to.deep.equal([{ type: 'ask-suit', suits: ['H', 'C'] }]);
    expect(hand.interaction.kind).to.equal('choosing-suit');
    expect(brief(hand.do({ type: 'suit', suit: 'C' }))).to.deep.equal(['picked 5C']);
    expect(brief(hand.keys('2'))).to.deep.equal(['hC2']);
  });

  it('h first is refused where nothing comes back or nothing is there', () => {
    expect(brief(handAt().keys('h'))).to.deep.equal(['refused foundation-final']);
    const empty = new Hand(scored, table(scored, TABLE));
    expect(brief(empty.keys('h'))).to.deep.equal(['refused no-such-card']);
    const one = new Hand(scored, table(scored, { ...TABLE, home: 'H-2 C-0 D-0 S-0' }));
    one.keys('h');
    expect(brief(one.do({ type: 'suit', suit: 'C' }))).to.deep.equal(['refused no-such-card']);
    expect(one.interaction).to.equal(IDLE);
    expect(one.do({ type: 'suit', suit: 'H' })).to.deep.equal([]);
  });

  it('another key, a tap, Escape or another table ends the question for the suit', () => {
    const asking = (): Hand => {
      const hand = new Hand(scored, table(scored, { ...TABLE, home: 'H-2 C-0 D-0 S-0' }));
      hand.keys('h');
      return hand;
    };
    expect(brief(asking().keys('1'))).to.deep.equal(['picked 7H']);
    expect(brief(asking().tap('column-1', 3))).to.deep.equal(['picked 7H']);
    for (const input of [{ type: 'escape' }, { type: 'position-changed' }] as const) {
      const hand = asking();
      hand.do(input);
      expect(hand.interaction).to.equal(IDLE);
    }
  });
});

describe('interaction: Enter and assistive clicks', () => {
  it('do what taps do', () => {
    const hand = handAt();
    expect(brief(hand.enter({ pile: 'column-1', index: 1 }))).to.deep.equal(['picked 9H 8C 7H']);
    expect(hand.interaction).to.deep.include({ by: 'keyboard' });
    expect(brief(hand.enter({ pile: 'column-2', index: 0 }))).to.deep.equal(['12']);
  });

  it('twice on a card does what a double tap does in the profile', () => {
    const twice = (hand: Hand): readonly string[] =>
      brief([1, 2].flatMap(() => hand.enter({ pile: 'column-1', index: 3 })));
    expect(twice(handAt())).to.deep.equal(['picked 7H', 'dropped']);
    expect(twice(new Hand(classic, table(classic, TABLE)))).to.deep.equal(['picked 7H', '1a']);
    expect(twice(new Hand(scored, table(scored, TABLE)))).to.deep.equal([
      'picked 7H',
      'dropped',
      'refused foundation-needs',
    ]);
  });

  it('an empty place answers, since it was asked', () => {
    expect(brief(handAt().enter({ pile: 'column-4', index: -1 }))).to.deep.equal([
      'refused no-such-card',
    ]);
  });

  it('an assistive click while a finger is down counts, the finger no longer', () => {
    const hand = handAt();
    const target = { pile: 'column-1', index: 3 } as const;
    hand.do({ type: 'press', pointerId: 1, pointer: 'touch', target, at: { x: 0, y: 0 } });
    expect(brief(hand.enter(target))).to.deep.equal(['picked 7H']);
    const release = { type: 'release', pointerId: 1, drops: [], double: false } as const;
    expect(hand.do(release)).to.deep.equal([]);
  });
});

describe('interaction: Escape and another table', () => {
  it('Escape puts down what is in the hand, and else does nothing', () => {
    const hand = handAt();
    expect(hand.do({ type: 'escape' })).to.deep.equal([]);
    hand.keys('1');
    expect(brief(hand.do({ type: 'escape' }))).to.deep.equal(['dropped']);
    expect(hand.interaction).to.equal(IDLE);
  });

  it('a choice lasts while its cards lie where they lay', () => {
    const hand = handAt();
    hand.tap('column-1', 2);
    const held = hand.interaction;
    hand.position = table(standard, {
      ...TABLE,
      cells: 'QD 5C',
      columns: TABLE.columns.slice(0, 4),
    });
    expect(hand.do({ type: 'position-changed' })).to.deep.equal([]);
    expect(hand.interaction).to.equal(held);
    hand.position = table(standard, { ...TABLE, columns: ['KD 9H 8C', '7H'] });
    expect(brief(hand.do({ type: 'position-changed' }))).to.deep.equal(['dropped']);
  });
});

describe('interaction: right click and long press', () => {
  it('B084 a card goes home where the profile has it so', () => {
    const columns = ['KD AS', '5H 2S'];
    const hand = new Hand(standard, table(standard, { columns, cells: 'AC' }));
    const click = (pile: 'column-1' | 'column-2' | 'cell-a', index: number): readonly string[] =>
      brief(hand.do({ type: 'context', target: { pile, index } }));
    expect(click('column-1', 0)).to.deep.equal(['refused not-available']);
    expect(click('column-2', 1)).to.deep.equal(['refused foundation-needs']);
    expect(click('column-1', 1)).to.deep.equal(['1h']);
    expect(click('cell-a', 0)).to.deep.equal(['ah']);
  });

  it('B084 the felt sends home all that fit where the profile has it so', () => {
    const felt = { type: 'context', target: null } as const;
    const below = { type: 'context', target: { pile: 'column-1', index: -1 } } as const;
    const hand = new Hand(classic, table(classic, TABLE));
    expect(brief(hand.do(felt))).to.deep.equal(['collect']);
    expect(brief(hand.do(below))).to.deep.equal(['collect']);
    expect(handAt().do(felt)).to.deep.equal([]);
  });

  it('elsewhere it does nothing, and says so beforehand', () => {
    const card = { pile: 'column-1', index: 3 } as const;
    for (const [id, onCard, onFelt] of [
      ['standard', true, false],
      ['one-tap', false, false],
      ['single-card', false, false],
      ['classic', true, true],
      ['scored', false, false],
    ] as const) {
      const profile = rules(id);
      const hand = new Hand(profile, table(profile, TABLE));
      const world = { position: hand.position, rules: profile, input: hand.input };
      expect(hasContextAction(card, world), id).to.equal(onCard);
      expect(hasContextAction(null, world), id).to.equal(onFelt);
      expect(hasContextAction({ pile: 'column-1', index: -1 }, world), id).to.equal(onFelt);
      expect(hand.do({ type: 'context', target: card }).length > 0, id).to.equal(onCard);
    }
  });

  it('a long press is no tap any more, and a choice outlasts a refused one', () => {
    const hand = handAt();
    hand.tap('column-1', 3);
    const target = { pile: 'column-3', index: 1 } as const;
    hand.do({ type: 'press', pointerId: 1, pointer: 'touch', target, at: { x: 0, y: 0 } });
    expect(brief(hand.do({ type: 'context', target }))).to.deep.equal(['refused foundation-needs']);
    const release = { type: 'release', pointerId: 1, drops: [], double: false } as const;
    expect(hand.do(release)).to.deep.equal([]);
    expect(hand.interaction).to.deep.include({ kind: 'armed' });
  });
});

describe('interaction: what can be taken and where it may go', () => {
  const world = { position: table(standard, TABLE), rules: standard, input: 'select' } as const;

  it('lists every pile that takes what is in the hand', () => {
    const picked = pickAt({ pile: 'column-1', index: 1 }, world);
    expect(picked.legal && legalTargets(picked.grip, world)).to.deep.equal([
      'column-2',
      'column-4',
      'column-6',
      'column-7',
      'column-8',
    ]);
    const single = pickAt({ pile: 'column-5', index: 0 }, world);
    expect(single.legal && legalTargets(single.grip, world)).to.deep.equal([
      'cell-a',
      'cell-c',
      'cell-d',
      'column-4',
      'column-6',
      'column-7',
      'column-8',
    ]);
  });

  it('says why a card can not be taken, without the verdict among the numbers', () => {
    expect(pickAt({ pile: 'column-3', index: 0 }, world)).to.deep.equal({
      legal: false,
      refusal: { reason: 'not-available', card: '3S', buried: 1 },
    });
  });
});
