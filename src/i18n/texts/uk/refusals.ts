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

/** What would fit instead: «Потрібна червона дев’ятка»; by suit: «Потрібна дев’ятка пік». */
function rightPlace(card: string, bySuit: boolean): string {
  const parts = parseCard(card);
  const above = parts && rankAbove(parts.rank);
  if (!above) return 'Короля кладуть лише в порожню колонку';
  const holder = above + parts.suit;
  const need = agree(holder, 'Потрібен', 'Потрібна');
  if (bySuit) return `${need} ${cardName(holder)}`;
  const color = isRed(card)
    ? agree(holder, 'чорний', 'чорна')
    : agree(holder, 'червоний', 'червона');
  return `${need} ${color} ${rankName(above)}`;
}

const WRONG_RANK = {
  gap: 'Різниця має бути рівно в один ранг.',
  equal: 'Карти одного рангу одну на одну не кладуть.',
  upward: 'У колонці карти йдуть за спаданням.',
} as const;

const OTHER_CARDS = { one: 'іншою картою', other: 'іншими картами' };
/** «3 іншими картами»; a single one without its number. */
const underOthers = (count: number): string =>
  count === 1 ? OTHER_CARDS.one : `${count} ${plural('uk', count, OTHER_CARDS)}`;

const CELLS_ACCUSATIVE = { one: 'комірку', few: 'комірки', many: 'комірок', other: 'комірки' };

/** Why a move can't be made, and what would help. */
export const refusals: Messages['refusals'] = {
  'game-over': () => ({
    fact: 'Гру завершено.',
    remedy: 'Почніть нову або зіграйте цю ще раз',
  }),
  'bad-notation': ({ text }) => ({
    fact: text ? `«${shorten(text)}» не схоже на хід.` : 'Це не схоже на хід.',
    remedy: 'Назвіть два місця: 26, 3a, b4 або 5h',
  }),
  'no-such-place': ({ place }) => ({
    fact: parsePlace(place)
      ? `Такого місця немає: ${pileName(place)}.`
      : `Місця «${shorten(place)}» немає.`,
    remedy: 'Колонки — цифри, комірки — літери, стопка — h',
  }),
  'no-such-card': ({ place }) => ({
    fact: `Такої карти там немає: ${parsePlace(place) ? pileName(place) : shorten(place)}.`,
    remedy: 'Виберіть іншу карту',
  }),
  'foundation-final': () => ({
    fact: 'З базової стопки карти не повертаються.',
    remedy: 'Якщо карта потрібна, скасуйте хід',
  }),
  ambiguous: ({ suits }) => ({
    fact: `Підходить кілька карт: ${suits.map(suitName).join(', ')}.`,
    remedy: 'Додайте масть, наприклад hS6',
  }),
  'not-available': ({ card, buried }) => ({
    fact: `${capitalize(cardName(card))} лежить під ${underOthers(buried)}.`,
    remedy: buried === 1 ? 'Спершу приберіть її' : 'Спершу приберіть їх',
  }),
  'run-broken': ({ card, onto }) => ({
    fact: `Порядок порушено після ${cardGenitive(onto)}.`,
    remedy: `Беріть карти, починаючи з ${cardGenitive(card)}`,
  }),
  'groups-off': () => ({
    fact: 'Тут карти переміщують по одній.',
    remedy: 'Почніть з верхньої карти колонки',
  }),
  'ace-home-only': () => ({
    fact: 'Туза кладуть лише на порожню базову стопку.',
    remedy: 'Перенесіть його відразу туди',
  }),
  'no-cell-to-cell': () => ({
    fact: 'З комірки в комірку карту не перекладають.',
    remedy: 'Перенесіть її в колонку або на базову стопку',
  }),
  'cell-takes-one': ({ cards }) => ({
    fact: `Комірка вміщує одну карту, а не ${cards}.`,
    remedy: 'Візьміть лише верхню карту',
  }),
  'cell-occupied': ({ card }) => ({
    fact: `Комірку зайнято: ${cardName(card)}.`,
    remedy: 'Виберіть порожню або звільніть цю',
  }),
  'cells-full': () => ({
    fact: 'Усі комірки зайнято.',
    remedy: 'Приберіть з комірки карту в колонку чи на базову стопку',
  }),
  'foundation-takes-one': () => ({
    fact: 'На базову стопку кладуть по одній карті.',
    remedy: 'Перенесіть лише верхню карту групи',
  }),
  'foundation-suit': ({ card, suit }) => ({
    fact: `Ця базова стопка для ${suitGenitive(suit)}.`,
    remedy: `Для ${suitGenitive(suitOf(card))} є своя стопка`,
  }),
  'foundation-needs': ({ needs }) => ({
    fact: `Наступна карта цієї стопки: ${cardName(needs)}.`,
    remedy: 'Спершу перенесіть її',
  }),
  'kings-only': () => ({
    fact: 'У порожню колонку кладуть лише короля.',
    remedy: 'Знайдіть для цієї карти інше місце',
  }),
  'same-color': ({ card, onto }) => ({
    fact: `Обидві карти ${isRed(card) ? 'червоні' : 'чорні'}: ${cardName(card)} і ${cardName(onto)}.`,
    remedy: rightPlace(card, false),
  }),
  'same-suit-needed': ({ card }) => ({
    fact: `Тут ${suitName(suitOf(card))} кладуть лише на ${suitName(suitOf(card))}.`,
    remedy: rightPlace(card, true),
  }),
  'wrong-rank': ({ card, onto, kind }) => ({
    fact: WRONG_RANK[kind],
    remedy: rightPlace(card, suitOf(card) === suitOf(onto)),
  }),
  'run-too-long': ({ cards, max, cellsToFree }) => ({
    fact: `У групі ${countCards(cards)}, зараз можна не більше ${max}.`,
    remedy:
      cellsToFree === null
        ? 'Комірки не допоможуть: спершу перекладіть частину на третю колонку'
        : `Звільніть ще ${cellsToFree} ${plural('uk', cellsToFree, CELLS_ACCUSATIVE)}`,
  }),
};
