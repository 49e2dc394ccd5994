import { expect } from '@open-wc/testing';
import { splitRichText, type Locale } from '../../src/i18n/index.js';
import { loadAll, textsOf } from './every-lesson-text.js';

before(loadAll);

describe('i18n/rich-text', () => {
  it('takes cards, ranks and suits out of the words', () => {
    expect(splitRichText('Put {8S} on {9D:a}: {Q} and {H}.')).to.deep.equal([
      { kind: 'text', text: 'Put ' },
      { kind: 'card', card: '8S', grammaticalCase: 'n' },
      { kind: 'text', text: ' on ' },
      { kind: 'card', card: '9D', grammaticalCase: 'a' },
      { kind: 'text', text: ': ' },
      { kind: 'rank', rank: 'Q' },
      { kind: 'text', text: ' and ' },
      { kind: 'suit', suit: 'H' },
      { kind: 'text', text: '.' },
    ]);
    expect(splitRichText('')).to.deep.equal([]);
  });

  it('says cards in their case, with a capital where a sentence begins', () => {
    const spoken = (locale: Locale, text: string): string => textsOf(locale).spoken(text);
    expect(spoken('en', '{8S} goes on {9D}. {TH} stays')).to.equal(
      '8 of spades goes on 9 of diamonds. 10 of hearts stays',
    );
    expect(spoken('ru', '{8S} идёт на {9D:a}. {JC} остаётся')).to.equal(
      'Восьмёрка пик идёт на девятку бубен. Валет треф остаётся',
    );
    const cases = [
      '{5H:g}',
      '{5H:d}',
      '{5H:i}',
      '{5H:p}',
      '{KC:d}',
      '{KC:i}',
      '{KC:p}',
      '{AS:d}',
      '{AS:i}',
    ];
    expect(cases.map((text) => spoken('ru', `x ${text}`).slice(2))).to.deep.equal([
      'пятёрки червей',
      'пятёрке червей',
      'пятёркой червей',
      'пятёрке червей',
      'королю треф',
      'королём треф',
      'короле треф',
      'тузу пик',
      'тузом пик',
    ]);
    expect(spoken('uk', '{8S:a} кладуть на {9D:a}')).to.equal(
      'Вісімку пік кладуть на дев’ятку бубон',
    );
    expect(spoken('en', 'Jack {J}, hearts {H}: {9C} {8D}.')).to.equal(
      'Jack, hearts: 9 of clubs, 8 of diamonds.',
    );
    expect(spoken('bg', '{8S} отива върху {9D}')).to.equal('Осмица пика отива върху деветка каро');
  });
});
