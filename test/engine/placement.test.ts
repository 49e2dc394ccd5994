import { expect } from '@open-wc/testing';
import {
  CELL_IDS,
  COLUMN_IDS,
  DECK,
  applyMove,
  explainMove,
  parseMove,
  rankOf,
  rules,
  type Card,
  type Explanation,
  type Move,
  type RuleProfile,
} from '../../src/engine/index.js';
import { lay, type Layout } from '../helpers/tables.js';

const standard = rules('standard');
const baker = rules('bakers-game');

const tell = (layout: Layout, text: string, profile: RuleProfile = standard): Explanation =>
  explainMove(lay(layout, profile), parseMove(text), profile);

/** What is said to a single card put on another. */
const put = (card: Card, onto: Card, profile = standard): string => {
  const told = tell({ 1: card, 2: onto }, '12', profile);
  if (told.legal) return 'fits';
  return told.reason === 'wrong-rank' ? told.kind : told.reason;
};

describe('engine/legality: a card on a card', () => {
  it('takes one rank lower of the other colour', () => {
    const pairs = ['QC KH', 'TD JS', '7S 8D', '2H 3C', 'JD QC', 'TC JH', 'TC JD'];
    for (const pair of pairs) {
      const [card, onto] = pair.split(' ') as [Card, Card];
      expect(put(card, onto), pair).to.equal('fits');
    }
  });

  it('says what is wrong with others', () => {
    const pairs = {
      'QS KC': 'same-color',
      '9H JC': 'gap',
      '8C 8D': 'equal',
      'KD QC': 'upward',
      'JS QC': 'same-color',
      '7D 8H': 'same-color',
      '7D 8D': 'same-color',
      'TC JS': 'same-color',
      'TC JC': 'same-color',
      'KD AS': 'upward',
      'AS KD': 'gap',
    };
    for (const [pair, said] of Object.entries(pairs)) {
      const [card, onto] = pair.split(' ') as [Card, Card];
      expect(put(card, onto), pair).to.equal(said);
    }
  });

  it('tells the colour first where the rank is wrong too, as the order of reasons has it', () => {
    expect(put('9S', 'JC')).to.equal('same-color');
    expect(put('5D', '9C', baker)).to.equal('same-suit-needed');
  });

  it('goes by suit in games by suit', () => {
    expect(put('7C', '8C', baker)).to.equal('fits');
    expect(put('7D', '8C', baker)).to.equal('same-suit-needed');
    expect(put('7S', '8C', baker)).to.equal('same-suit-needed');
    expect(put('6C', '8C', baker)).to.equal('gap');
  });

  it('lets nothing lie under a king, and a king on nothing', () => {
    for (const onto of DECK.filter((card) => card !== 'KS')) {
      expect(put('KS', onto)).to.be.oneOf(['same-color', 'upward', 'equal']);
    }
  });

  it('says for all pairs what two sentences say', () => {
    const isRed = (card: Card): boolean => 'DH'.includes(card.charAt(1));
    for (const card of DECK) {
      for (const onto of DECK) {
        if (card === onto) continue;
        const fits = rankOf(onto) - rankOf(card) === 1 && isRed(card) !== isRed(onto);
        expect(put(card, onto) === 'fits', `${card} ${onto}`).to.equal(fits);
      }
    }
  });

  it('names both cards', () => {
    expect(tell({ 1: 'QS', 2: 'KC' }, '12')).to.deep.equal({
      legal: false,
      reason: 'same-color',
      card: 'QS',
      onto: 'KC',
    });
    expect(tell({ a: '9H', 2: 'JC' }, 'a2')).to.deep.equal({
      legal: false,
      reason: 'wrong-rank',
      card: '9H',
      onto: 'JC',
      kind: 'gap',
    });
  });
});

describe('engine/legality: a run on a card', () => {
  it('moves the cards that fit, no more', () => {
    const layout = { 1: '9C 8D 7S 6H', 2: '8H' };
    expect(tell(layout, '12')).to.deep.include({ legal: true, cards: ['7S', '6H'] });
    expect(tell({ ...layout, 2: '7C' }, '12')).to.deep.include({ cards: ['6H'] });
    expect(tell({ ...layout, 2: 'TD' }, '12')).to.deep.include({ cards: ['9C', '8D', '7S', '6H'] });
  });

  it('is about the card of the right rank where none fits', () => {
    const layout = { 1: '9C 8D 7S 6H', 2: '8S' };
    expect(tell(layout, '12')).to.include({ reason: 'same-color', card: '7S', onto: '8S' });
    expect(tell({ ...layout, 2: 'QS' }, '12')).to.include({ reason: 'wrong-rank', card: '6H' });
    expect(tell({ ...layout, 2: '2S' }, '12')).to.include({ kind: 'upward', card: '6H' });
  });

  it('takes a count onto a card only if just those fit', () => {
    const layout = { 1: '9C 8D 7S 6H', 2: '8H' };
    expect(tell(layout, '12v2')).to.deep.include({ legal: true, cards: ['7S', '6H'] });
    expect(tell(layout, '12v1')).to.include({ reason: 'same-color', card: '6H' });
    expect(tell(layout, '12v3')).to.include({ reason: 'same-color', card: '8D' });
    expect(tell({ ...layout, 2: '7C' }, '12v1')).to.deep.include({ cards: ['6H'] });
  });

  it('moves one card into an empty column unless a count is given', () => {
    const layout = { 1: '9C 8D 7S 6H' };
    expect(tell(layout, '12')).to.deep.include({ cards: ['6H'] });
    expect(tell(layout, '12v3')).to.deep.include({ cards: ['8D', '7S', '6H'] });
    expect(tell(layout, '12v4')).to.include({ legal: true });
  });
});

describe('engine/legality: every place of a kind', () => {
  it('B008 moves a card from each cell', () => {
    for (const cell of CELL_IDS.slice(0, 4)) {
      const p = lay({ [cell.slice(-1)]: '7C', 4: '8H', home: 'C-6' });
      for (const to of ['column-4', 'column-1', 'foundation'] as const) {
        const move: Move = { from: cell, to };
        expect(explainMove(p, move, standard), cell).to.deep.include({ cards: ['7C'] });
        expect(applyMove(p, move, standard).cells).to.deep.equal([null, null, null, null]);
      }
    }
  });

  it('B009 treats each empty column alike, for every card', () => {
    for (const id of ['standard', 'one-tap', 'classic', 'scored', 'single-card']) {
      for (const [index, column] of COLUMN_IDS.entries()) {
        const other = index === 0 ? 2 : 1;
        for (const card of DECK) {
          const takes = id !== 'single-card' || rankOf(card) !== 1;
          const fromCell = explainMove(
            lay({ a: card }, rules(id)),
            { from: 'cell-a', to: column },
            rules(id),
          );
          const told = tell({ [other]: card }, `${other}${index + 1}`, rules(id));
          expect([told.legal, fromCell.legal], `${id} ${card} ${column}`).to.deep.equal([
            takes,
            takes,
          ]);
          if (!told.legal) expect(told.reason).to.equal('ace-home-only');
        }
      }
    }
  });

  it('B014 counts a move from cell to cell as one of its own', () => {
    const p = applyMove(lay({ a: '7C' }), parseMove('ac'), standard);
    expect(p.cells).to.deep.equal([null, null, '7C', null]);
  });

  it('puts an ace on any empty foundation that is free, the leftmost if none is named', () => {
    const classic = rules('classic');
    const p = lay({ 1: 'AC', home: 'H-A' }, classic);
    expect(p.foundations).to.deep.equal([null, 'AH', null, null]);
    expect(applyMove(p, parseMove('1h'), classic).foundations).to.deep.equal([
      'AC',
      'AH',
      null,
      null,
    ]);
    expect(applyMove(p, parseMove('1h4'), classic).foundations).to.deep.equal([
      null,
      'AH',
      null,
      'AC',
    ]);
    const two = applyMove(lay({ 1: '2C AC' }, classic), parseMove('1h4'), classic);
    expect(applyMove(two, parseMove('1h'), classic).foundations).to.deep.equal([
      null,
      null,
      null,
      '2C',
    ]);
    expect(applyMove(two, parseMove('1h4'), classic).foundations).to.deep.equal([
      null,
      null,
      null,
      '2C',
    ]);
  });

  it('takes a card back to a column it fits, an empty column or a cell', () => {
    const scored = rules('scored');
    const p = lay({ 1: '6H', 2: '6S', home: 'S-5 H-A' }, scored);
    expect(applyMove(p, parseMove('hS1'), scored).columns[0]).to.deep.equal(['6H', '5S']);
    expect(applyMove(p, parseMove('hS3'), scored).foundations).to.deep.equal([
      '4S',
      'AH',
      null,
      null,
    ]);
    expect(applyMove(p, parseMove('hHb'), scored).foundations).to.deep.equal([
      '5S',
      null,
      null,
      null,
    ]);
    expect(explainMove(p, parseMove('hS2'), scored)).to.include({
      reason: 'same-color',
      card: '5S',
    });
    const numbered = { from: 'foundation-1', to: 'column-1' } as const;
    expect(applyMove(p, numbered, scored)).to.deep.equal(applyMove(p, parseMove('hS1'), scored));
    const withSuit = { ...numbered, suit: 'S' } as const;
    expect(applyMove(p, withSuit, scored)).to.deep.equal(applyMove(p, parseMove('h1'), scored));
  });
});
