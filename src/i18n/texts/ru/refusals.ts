import {
  capitalize,
  isRed,
  parseCard,
  parsePlace,
  rankAbove,
  shorten,
  suitOf,
} from '../../format.js';
import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';
import {
  agree,
  cardGenitive,
  cardName,
  countCards,
  pileName,
  rankName,
  suitGenitive,
  suitName,
} from './names.js';

/** What would fit instead: «Нужна красная девятка»; by suit: «Нужна девятка пик». */
function rightPlace(card: string, bySuit: boolean): string {
  const parts = parseCard(card);
  const above = parts && rankAbove(parts.rank);
  if (!above) return 'Короля кладут только в пустой столбец';
  const holder = above + parts.suit;
  const need = agree(holder, 'Нужен', 'Нужна');
  if (bySuit) return `${need} ${cardName(holder)}`;
  const color = isRed(card)
    ? agree(holder, 'чёрный', 'чёрная')
    : agree(holder, 'красный', 'красная');
  return `${need} ${color} ${rankName(above)}`;
}

const WRONG_RANK = {
  gap: 'Разница должна быть ровно в один ранг.',
  equal: 'Карты одного ранга друг на друга не кладут.',
  upward: 'В столбце карты идут по убыванию.',
} as const;

const OTHER_CARDS = { one: 'другой картой', other: 'другими картами' };
/** «3 другими картами»; a single one without its number. */
const underOthers = (count: number): string =>
  count === 1 ? OTHER_CARDS.one : `${count} ${plural('ru', count, OTHER_CARDS)}`;

const CELLS_ACCUSATIVE = { one: 'ячейку', few: 'ячейки', many: 'ячеек', other: 'ячейки' };

/** Why a move can't be made, and what would help. */
export const refusals: Messages['refusals'] = {
  'game-over': () => ({
    fact: 'Партия окончена.',
    remedy: 'Начните новую или сыграйте эту ещё раз',
  }),
  'bad-notation': ({ text }) => ({
    fact: text ? `«${shorten(text)}» не похоже на ход.` : 'Это не похоже на ход.',
    remedy: 'Назовите два места: 26, 3a, b4 или 5h',
  }),
  'no-such-place': ({ place }) => ({
    fact: parsePlace(place)
      ? `Такого места нет: ${pileName(place)}.`
      : `Места «${shorten(place)}» нет.`,
    remedy: 'Столбцы — цифры, ячейки — буквы, дом — h',
  }),
  'no-such-card': ({ place }) => ({
    fact: `Такой карты там нет: ${parsePlace(place) ? pileName(place) : shorten(place)}.`,
    remedy: 'Выберите другую карту',
  }),
  'foundation-final': () => ({
    fact: 'Из дома карты не возвращаются.',
    remedy: 'Если карта нужна, отмените ход',
  }),
  ambiguous: ({ suits }) => ({
    fact: `Подходит несколько карт: ${suits.map(suitName).join(', ')}.`,
    remedy: 'Добавьте масть, например hS6',
  }),
  'not-available': ({ card, buried }) => ({
    fact: `${capitalize(cardName(card))} лежит под ${underOthers(buried)}.`,
    remedy: buried === 1 ? 'Сначала уберите её' : 'Сначала уберите их',
  }),
  'run-broken': ({ card, onto }) => ({
    fact: `Порядок нарушен после ${cardGenitive(onto)}.`,
    remedy: `Берите карты начиная с ${cardGenitive(card)}`,
  }),
  'groups-off': () => ({
    fact: 'Здесь карты переносят по одной.',
    remedy: 'Начните с нижней карты столбца',
  }),
  'ace-home-only': () => ({
    fact: 'Туза кладут только в пустой дом.',
    remedy: 'Отправьте его прямо в дом',
  }),
  'no-cell-to-cell': () => ({
    fact: 'Из ячейки в ячейку карту не перекладывают.',
    remedy: 'Отправьте её в столбец или в дом',
  }),
  'cell-takes-one': ({ cards }) => ({
    fact: `Ячейка вмещает одну карту, а не ${cards}.`,
    remedy: 'Возьмите только нижнюю карту',
  }),
  'cell-occupied': ({ card }) => ({
    fact: `Ячейка занята: ${cardName(card)}.`,
    remedy: 'Выберите пустую или освободите эту',
  }),
  'cells-full': () => ({
    fact: 'Все ячейки заняты.',
    remedy: 'Уберите из ячейки карту в столбец или в дом',
  }),
  'foundation-takes-one': () => ({
    fact: 'В дом карты уходят по одной.',
    remedy: 'Отправьте только нижнюю карту пачки',
  }),
  'foundation-suit': ({ card, suit }) => ({
    fact: `Этот дом для ${suitGenitive(suit)}.`,
    remedy: `Для ${suitGenitive(suitOf(card))} есть свой дом`,
  }),
  'foundation-needs': ({ needs }) => ({
    fact: `Следующая карта этого дома: ${cardName(needs)}.`,
    remedy: 'Сначала отправьте её',
  }),
  'kings-only': () => ({
    fact: 'В пустой столбец кладут только короля.',
    remedy: 'Найдите этой карте другое место',
  }),
  'same-color': ({ card, onto }) => ({
    fact: `Обе карты ${isRed(card) ? 'красные' : 'чёрные'}: ${cardName(card)} и ${cardName(onto)}.`,
    remedy: rightPlace(card, false),
  }),
  'same-suit-needed': ({ card }) => ({
    fact: `Здесь ${suitName(suitOf(card))} кладут только на ${suitName(suitOf(card))}.`,
    remedy: rightPlace(card, true),
  }),
  'wrong-rank': ({ card, onto, kind }) => ({
    fact: WRONG_RANK[kind],
    remedy: rightPlace(card, suitOf(card) === suitOf(onto)),
  }),
  'run-too-long': ({ cards, max, cellsToFree }) => ({
    fact: `В пачке ${countCards(cards)}, сейчас можно не больше ${max}.`,
    remedy:
      cellsToFree === null
        ? 'Ячейки не помогут: сначала переложите часть на третий столбец'
        : `Освободите ещё ${cellsToFree} ${plural('ru', cellsToFree, CELLS_ACCUSATIVE)}`,
  }),
};
