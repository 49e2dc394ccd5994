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
import { agree, cardName, countCards, pileName, rankName, suitName } from './names.js';

const BLACK = { masculine: 'черен', feminine: 'черна', neuter: 'черно' };
const RED = { masculine: 'червен', feminine: 'червена', neuter: 'червено' };

/**
 * What would fit instead: «Слага се върху червена деветка»; by suit: «Слага се върху деветка пика».
 * «Цвят» means suit and colour alike, so these texts name the colours and the suits themselves.
 */
function rightPlace(card: string, bySuit: boolean): string {
  const parts = parseCard(card);
  const above = parts && rankAbove(parts.rank);
  if (!above) return 'Поп се слага само в празна колона';
  const holder = above + parts.suit;
  if (bySuit) return `Слага се върху ${cardName(holder)}`;
  return `Слага се върху ${agree(holder, isRed(card) ? BLACK : RED)} ${rankName(above)}`;
}

const WRONG_RANK = {
  gap: 'Разликата трябва да е точно един ранг.',
  equal: 'Карти с равен ранг не се слагат една върху друга.',
  upward: 'В колоните картите вървят по низходящ ред.',
} as const;

/** «3 други карти»; a single one without its number. */
const otherCards = (count: number): string =>
  count === 1
    ? 'друга карта'
    : `${count} ${plural('bg', count, { one: 'друга карта', other: 'други карти' })}`;

/** Why a move can't be made, and what would help. */
export const refusals: Messages['refusals'] = {
  'game-over': () => ({
    fact: 'Играта приключи.',
    remedy: 'Започнете нова или изиграйте тази отново',
  }),
  'bad-notation': ({ text }) => ({
    fact: text ? `„${shorten(text)}“ не прилича на ход.` : 'Това не прилича на ход.',
    remedy: 'Посочете две места: 26, 3a, b4 или 5h',
  }),
  'no-such-place': ({ place }) => ({
    fact: parsePlace(place)
      ? `Няма такова място: ${pileName(place)}.`
      : `Няма място „${shorten(place)}“.`,
    remedy: 'Колоните са цифри, клетките букви, основното поле е h',
  }),
  'no-such-card': ({ place }) => ({
    fact: `Там няма такава карта: ${parsePlace(place) ? pileName(place) : shorten(place)}.`,
    remedy: 'Изберете друга карта',
  }),
  'foundation-final': () => ({
    fact: 'Картите в основните полета остават там.',
    remedy: 'Ако ви трябва карта, отменете хода',
  }),
  ambiguous: ({ suits }) => ({
    fact: `Подхождат няколко карти: ${suits.map(suitName).join(', ')}.`,
    remedy: 'Уточнете коя, например hS6',
  }),
  'not-available': ({ card, buried }) => ({
    fact: `${capitalize(cardName(card))} е под ${otherCards(buried)}.`,
    remedy: buried === 1 ? 'Първо преместете нея' : 'Първо преместете тях',
  }),
  'run-broken': ({ card, onto }) => ({
    fact: `Редът прекъсва след ${cardName(onto)}.`,
    remedy: `Вземете картите от ${cardName(card)} нататък`,
  }),
  'groups-off': () => ({
    fact: 'Тук картите се местят една по една.',
    remedy: 'Започнете от най-горната карта в колоната',
  }),
  'ace-home-only': () => ({
    fact: 'Асото отива само в празно основно поле.',
    remedy: 'Преместете го направо там',
  }),
  'no-cell-to-cell': () => ({
    fact: 'Карта не се мести от клетка в клетка.',
    remedy: 'Преместете я в колона или в основно поле',
  }),
  'cell-takes-one': ({ cards }) => ({
    fact: `В клетка има място за една карта, а не за ${cards}.`,
    remedy: 'Вземете само най-горната карта',
  }),
  'cell-occupied': ({ card }) => ({
    fact: `Клетката е заета: ${cardName(card)}.`,
    remedy: 'Изберете празна или освободете тази',
  }),
  'cells-full': () => ({
    fact: 'Всички клетки са заети.',
    remedy: 'Преместете карта от клетка в колона или основно поле',
  }),
  'foundation-takes-one': () => ({
    fact: 'В основно поле се слага по една карта.',
    remedy: 'Преместете само най-горната карта',
  }),
  'foundation-suit': ({ card, suit }) => ({
    fact: `Това основно поле е за ${suitName(suit)}.`,
    remedy: `За ${suitName(suitOf(card))} има друго поле`,
  }),
  'foundation-needs': ({ needs }) => ({
    fact: `Следващата карта тук е ${cardName(needs)}.`,
    remedy: 'Първо преместете нея',
  }),
  'kings-only': () => ({
    fact: 'В празна колона се слага само поп.',
    remedy: 'Намерете друго място за тази карта',
  }),
  'same-color': ({ card, onto }) => ({
    fact: `И двете карти са ${isRed(card) ? 'червени' : 'черни'}: ${cardName(card)} и ${cardName(onto)}.`,
    remedy: rightPlace(card, false),
  }),
  'same-suit-needed': ({ card }) => ({
    fact: `Тук ${suitName(suitOf(card))} се слага само върху ${suitName(suitOf(card))}.`,
    remedy: rightPlace(card, true),
  }),
  'wrong-rank': ({ card, onto, kind }) => ({
    fact: WRONG_RANK[kind],
    remedy: rightPlace(card, suitOf(card) === suitOf(onto)),
  }),
  'run-too-long': ({ cards, max, cellsToFree }) => ({
    fact: `В купчинката има ${countCards(cards)}, сега може най-много ${max}.`,
    remedy:
      cellsToFree === null
        ? 'Клетките няма да помогнат: първо отделете част в трета колона'
        : `Освободете още ${cellsToFree} ${plural('bg', cellsToFree, { one: 'клетка', other: 'клетки' })}`,
  }),
};
