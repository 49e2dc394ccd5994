import { capitalize, fitAnnouncement, groupPlaces, parseCard, parsePlace } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted, plural } from '../../plural.js';
import {
  agree,
  cardAccusative,
  cardName,
  cellName,
  countCards,
  countMoves,
  pileName,
  rankName,
  suitGenitive,
  suitName,
} from './names.js';
import { spokenTime } from './panels.js';

/** «десятка пік і ще 2 карти»: what moves, by its highest card. */
const moving = (card: string, cards: number): string =>
  cardName(card) + (cards > 1 ? ` і ще ${countCards(cards - 1)}` : '');

/** «на вісімку чирв, колонка 5», «у комірку b», «на базову стопку»: where it goes. */
function destination(to: string, onto: string | null): string {
  const place = parsePlace(to);
  if (place?.kind === 'foundation') return 'на базову стопку';
  if (onto) return `на ${cardAccusative(onto)}, ${pileName(to)}`;
  if (place?.kind === 'cell') return `у комірку ${place.letter}`;
  return place?.kind === 'column' ? `у колонку ${place.number}` : pileName(to);
}

const CARDS_ACCUSATIVE = { one: 'карту', few: 'карти', many: 'карт', other: 'карти' };
const cardList = (cards: readonly string[]): string => cards.map(cardName).join(', ');

/** Names of the groups and controls on the table. */
export const table: Pick<Messages, 'boardName' | 'groups' | 'control'> = {
  boardName: (deal) => `Пасьянс FreeCell` + (deal === null ? '' : `, роздача ${deal}`),
  groups: {
    toolbar: 'Керування грою',
    cells: 'Вільні комірки',
    foundations: 'Базові стопки',
    columns: 'Колонки',
    column: (number, cards) => `Колонка ${number}, ${cards === 0 ? 'порожня' : countCards(cards)}`,
  },
  control: {
    columnCard({ card, column, index, count, state }) {
      const name = capitalize(cardName(card));
      if (count === 1) return `${name}, єдина карта, колонка ${column}`;
      const place = `${index} із ${count}, колонка ${column}`;
      if (state === 'last') return `${name}, ${agree(card, 'верхній', 'верхня')}, ${place}`;
      if (state === 'run') return `${name}, ${place}, група з ${count - index + 1}`;
      return `${name}, ${place}, ${agree(card, 'накритий', 'накрита')}`;
    },
    cellCard: (card, cell) => `${capitalize(cardName(card))}, ${cellName(cell)}`,
    foundationCard(card, number) {
      const parts = parseCard(card);
      if (!parts) return `Базова стопка ${number}`;
      return `Базова стопка ${suitGenitive(parts.suit)}: ${rankName(parts.rank)}`;
    },
    emptyCell: (cell) => `Вільна ${cellName(cell)}, порожня`,
    emptyColumn: (column) => `Колонка ${column}, порожня`,
    emptyFoundation: (suit, number) =>
      suit
        ? `Базова стопка ${suitGenitive(suit)}, порожня`
        : `Базова стопка ${number}, порожня, для будь-якого туза`,
    inSelection: 'у вибраній групі',
  },
};

/** What is said after an action. */
export const notices: Messages['notices'] = {
  dealt(deal, home) {
    const what = deal === null ? 'Позиція на столі.' : `Роздача ${deal}.`;
    const fact = `${what} 52 карти, усі лицем догори`;
    return home > 0 ? `${fact}. Уже на базових стопках: ${home}` : fact;
  },
  picked: (cards, card, max) =>
    cards === 1
      ? `Узято карту: ${cardName(card)}`
      : `Узято ${counted('uk', cards, CARDS_ACCUSATIVE)}, старша: ${cardName(card)}. ` +
        `Зараз можна перемістити до ${max}`,
  pickedAt: (pile, card) =>
    `${capitalize(pileName(pile, parseCard(card)?.suit))}, ${cardName(card)}. Куди?`,
  dropped: 'Вибір скасовано',
  vetoed: 'Сторінка не дозволяє цей хід',
  askSuit: (suits) =>
    `Яку карту повернути? ${suits.map((suit) => `${suit} ${suitName(suit)}`).join(', ')}`,
  moved({ card, cards, to, onto, freeCells, home }) {
    const what = capitalize(moving(card, cards));
    const fact = `${what} ${destination(to, onto)}. Вільних комірок: ${freeCells}`;
    if (home.length === 0) return fact;
    return fitAnnouncement(
      `${fact}. На базові стопки: ${cardList(home)}`,
      `${fact}. На базові стопки: ${countCards(home.length)}`,
    );
  },
  collected: (cards) =>
    fitAnnouncement(
      `На базові стопки: ${cardList(cards)}`,
      `На базові стопки: ${countCards(cards.length)}`,
    ),
  nothingToCollect: 'Зараз збирати нічого',
  undone: (moves) => `Хід скасовано. Ходів: ${moves}`,
  redone: (moves) => `Хід повторено. Ходів: ${moves}`,
  nothingToUndo: 'Скасовувати нічого',
  nothingToRedo: 'Повторювати нічого',
  noUndoAfterWin: 'Після перемоги ходи не скасовуються',
  restarted: 'Та сама роздача від початку',
  hint: (card, to, onto, cards) => `Підказка: ${moving(card, cards)} ${destination(to, onto)}`,
  hintSource: (card, cards) => `Підказка: ${moving(card, cards)}`,
  hintCounts: 'Підказка рахується як хід.',
  noHint: 'Підказати нічого',
  stuck: 'Корисних ходів не лишилося.',
  toAndFro: 'Лишилися тільки ходи туди й назад.',
  takeHeart: 'Так буває: поверніться або почніть знову',
  undoLimit: (limit) =>
    plural('uk', limit, {
      one: `Скасувати можна лише останню ${limit} дію`,
      few: `Скасувати можна лише останні ${limit} дії`,
      many: `Скасувати можна лише останні ${limit} дій`,
      other: `Скасувати можна лише останні ${limit} дії`,
    }),
  linkCopied: 'Посилання скопійовано',
  codeCopied: 'Код скопійовано',
  copyFailed: 'Скопіювати не вдалося. Ось текст:',
  dealImpossible: (deal) => `Роздача ${deal} не складається`,
  dealUnverified: (deal) => `Роздачу ${deal} не перевірено: може не скластися`,
  won: ({ moves, seconds }) =>
    `Пасьянс складено: ${countMoves(moves)}` + (seconds === null ? '' : `, ${spokenTime(seconds)}`),
};

/** What is said on demand. */
export const summaries: Messages['summaries'] = {
  state: ({ moves, freeCells, emptyColumns, cardsHome }) =>
    `Ходів: ${moves}. Вільних комірок: ${freeCells}, ` +
    `порожніх колонок: ${emptyColumns}, карт на базових стопках: ${cardsHome}`,
  pile(pile, cards, suit) {
    const name = capitalize(pileName(pile, suit ?? parseCard(cards[0] ?? '')?.suit));
    if (cards.length === 0) return `${name}, порожня`;
    return `${name}, ${countCards(cards.length)}: ${cardList(cards)}`;
  },
  tops: (cards) =>
    'Колонки: ' +
    cards
      .map((card, index) => `${index + 1}, ${card === null ? 'порожня' : cardName(card)}`)
      .join('; '),
  noMoveYet: 'Ходів ще не було',
  legalTargets(card, places) {
    const { columns, cells, foundation } = groupPlaces(places);
    const targets = [
      columns.length > 0 && `${columns.length > 1 ? 'колонки' : 'колонка'} ${columns.join(', ')}`,
      cells.length > 0 && `${cells.length > 1 ? 'комірки' : 'комірка'} ${cells.join(', ')}`,
      foundation && 'базова стопка',
    ].filter(Boolean);
    return `${capitalize(cardName(card))}, куди можна: ${targets.join('; ')}`;
  },
  noLegalTarget: (card) => `${capitalize(cardName(card))}: ходу немає`,
};

/** What is shown after the last card. */
export const win: Messages['win'] = {
  title: 'Пасьянс складено',
  text: (deal, moves, time) =>
    `${deal === null ? '' : `Роздача ${deal}: `}${countMoves(moves)}${time === null ? '' : ` за ${time}`}`,
};
