import { expect } from '@open-wc/testing';
import type { Locale, Messages } from '../../src/i18n/index.js';
import { bg } from '../../src/i18n/locales/bg.js';
import { en } from '../../src/i18n/locales/en.js';
import { ru } from '../../src/i18n/locales/ru.js';
import { uk } from '../../src/i18n/locales/uk.js';
import { CARD_NAMES } from './card-names.js';
import { CARDS } from './every-text.js';

const DICTIONARIES: Readonly<Record<Locale, Messages>> = { en, ru, uk, bg };

describe('i18n/names', () => {
  for (const messages of Object.values(DICTIONARIES)) {
    it(`B145: inflects the 52 cards in ${messages.locale}`, () => {
      const golden = CARD_NAMES[messages.locale].split(',').map((name) => name.trim());
      expect(golden).to.have.length(52);
      expect(CARDS.map(messages.card)).to.deep.equal(golden);
    });
  }

  it('B145: prints the index letters of each language, one letter each', () => {
    const letters = ({ indexLetters: { A, J, Q, K } }: Messages): string => A + J + Q + K;
    expect(letters(en)).to.equal('AJQK');
    expect(letters(ru)).to.equal('ТВДК');
    expect(letters(uk)).to.equal('ТВДК');
    expect(letters(bg)).to.equal('АВДП');
  });

  it('names suits by themselves', () => {
    const suits = (messages: Messages): string => [...'SHCD'].map(messages.suit).join(' ');
    expect(suits(en)).to.equal('spades hearts clubs diamonds');
    expect(suits(ru)).to.equal('пики черви трефы бубны');
    expect(suits(uk)).to.equal('піки чирви трефи бубни');
    expect(suits(bg)).to.equal('пика купа спатия каро');
  });

  it('names places, foundations by their suit once they have one', () => {
    const places = ({ pile }: Messages): string[] => [
      pile('column-3'),
      pile('cell-b'),
      pile('foundation-2', 'H'),
      pile('foundation-2', null),
      pile('foundation'),
    ];
    expect(places(en)).to.deep.equal([
      'column 3',
      'free cell b',
      'hearts foundation',
      'foundation 2',
      'foundation',
    ]);
    expect(places(ru)).to.deep.equal(['столбец 3', 'ячейка b', 'дом червей', 'дом 2', 'дом']);
    expect(places(uk)).to.deep.equal([
      'колонка 3',
      'комірка b',
      'базова стопка чирв',
      'базова стопка 2',
      'базова стопка',
    ]);
    expect(places(bg)).to.deep.equal([
      'колона 3',
      'клетка b',
      'основно поле купа',
      'основно поле 2',
      'основно поле',
    ]);
  });

  it('names the game with its deal, ungrouped, or without one', () => {
    expect(en.boardName(617)).to.equal('FreeCell, deal 617');
    expect(ru.boardName(32000)).to.equal('Пасьянс «Свободная ячейка», раздача 32000');
    expect(uk.boardName(8589934591)).to.equal('Пасьянс FreeCell, роздача 8589934591');
    expect(bg.boardName(null)).to.equal('Пасианс „Свободни клетки“');
  });

  it('tells where a card lies and whether it can be taken', () => {
    const card = { card: '6D', column: 3, index: 7, count: 7, state: 'last' } as const;
    const names = (p: Parameters<Messages['control']['columnCard']>[0]): string[] =>
      Object.values(DICTIONARIES).map(({ control }) => control.columnCard(p));
    expect(names(card)).to.deep.equal([
      '6 of diamonds, last of 7, column 3',
      'Шестёрка бубен, открыта, 7 из 7, столбец 3',
      'Шістка бубон, верхня, 7 із 7, колонка 3',
      'Шестица каро, най-отгоре, 7 от 7, колона 3',
    ]);
    expect(names({ ...card, card: 'KS', index: 3, state: 'buried' })).to.deep.equal([
      'King of spades, 3 of 7, column 3, blocked',
      'Король пик, 3 из 7, столбец 3, накрыт',
      'Король пік, 3 із 7, колонка 3, накритий',
      'Поп пика, 3 от 7, колона 3, блокиран',
    ]);
    expect(names({ ...card, card: 'JS', index: 5, state: 'run' })).to.deep.equal([
      'Jack of spades, 5 of 7, column 3, run of 3',
      'Валет пик, 5 из 7, столбец 3, пачка из 3',
      'Валет пік, 5 із 7, колонка 3, група з 3',
      'Вале пика, 5 от 7, колона 3, купчинка от 3',
    ]);
    expect(names({ ...card, index: 1, count: 1 })).to.deep.equal([
      '6 of diamonds, only card, column 3',
      'Шестёрка бубен, единственная карта, столбец 3',
      'Шістка бубон, єдина карта, колонка 3',
      'Шестица каро, единствена карта, колона 3',
    ]);
  });

  it('tells what a cell or a foundation holds', () => {
    for (const { control } of Object.values(DICTIONARIES)) {
      expect(control.cellCard('6D', 'cell-b')).to.equal(control.cellCard('6D', 'b'));
      expect(control.emptyCell('cell-b')).to.equal(control.emptyCell('b'));
    }
    expect(en.control.foundationCard('4H', 2)).to.equal('Hearts foundation, 4');
    expect(ru.control.foundationCard('4H', 2)).to.equal('Дом червей: четвёрка');
    expect(uk.control.foundationCard('4H', 2)).to.equal('Базова стопка чирв: четвірка');
    expect(bg.control.foundationCard('4H', 2)).to.equal('Основно поле купа: четворка');
    expect(ru.control.emptyCell('b')).to.equal('Свободная ячейка b, пусто');
    expect(ru.control.emptyFoundation('H', 2)).to.equal('Дом червей, пусто');
    expect(ru.control.emptyFoundation(null, 2)).to.equal('Дом 2, пусто, для любого туза');
  });
});
