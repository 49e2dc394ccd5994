import { capitalize, fitAnnouncement, groupPlaces, parseCard, parsePlace } from '../../format.js';
import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';
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

/** «десятка пик и ещё 2 карты»: what moves, by its highest card. */
const moving = (card: string, cards: number): string =>
  cardName(card) + (cards > 1 ? ` и ещё ${countCards(cards - 1)}` : '');

/** «на восьмёрку червей, столбец 5», «в ячейку b», «в дом»: where it goes. */
function destination(to: string, onto: string | null): string {
  const place = parsePlace(to);
  if (place?.kind === 'foundation') return 'в дом';
  if (onto) return `на ${cardAccusative(onto)}, ${pileName(to)}`;
  return place?.kind === 'cell' ? `в ячейку ${place.letter}` : `в ${pileName(to)}`;
}

const cardList = (cards: readonly string[]): string => cards.map(cardName).join(', ');

/** Names of the groups and controls on the table. */
export const table: Pick<Messages, 'boardName' | 'groups' | 'control'> = {
  boardName: (deal) => `Пасьянс «Свободная ячейка»` + (deal === null ? '' : `, раздача ${deal}`),
  groups: {
    toolbar: 'Управление игрой',
    cells: 'Свободные ячейки',
    foundations: 'Дома',
    columns: 'Столбцы',
    column: (number, cards) => `Столбец ${number}, ${cards === 0 ? 'пусто' : countCards(cards)}`,
  },
  control: {
    columnCard({ card, column, index, count, state }) {
      const name = capitalize(cardName(card));
      if (count === 1) return `${name}, единственная карта, столбец ${column}`;
      const place = `${index} из ${count}, столбец ${column}`;
      if (state === 'last') return `${name}, ${agree(card, 'открыт', 'открыта')}, ${place}`;
      if (state === 'run') return `${name}, ${place}, пачка из ${count - index + 1}`;
      return `${name}, ${place}, ${agree(card, 'накрыт', 'накрыта')}`;
    },
    cellCard: (card, cell) => `${capitalize(cardName(card))}, ${cellName(cell)}`,
    foundationCard(card, number) {
      const parts = parseCard(card);
      if (!parts) return `Дом ${number}`;
      return `Дом ${suitGenitive(parts.suit)}: ${rankName(parts.rank)}`;
    },
    emptyCell: (cell) => `Свободная ${cellName(cell)}, пусто`,
    emptyColumn: (column) => `Столбец ${column}, пусто`,
    emptyFoundation: (suit, number) =>
      suit ? `Дом ${suitGenitive(suit)}, пусто` : `Дом ${number}, пусто, для любого туза`,
    inSelection: 'в выбранной пачке',
  },
};

/** What is said after an action. */
export const notices: Messages['notices'] = {
  dealt(deal, home) {
    const what = deal === null ? 'Позиция на столе.' : `Раздача ${deal}.`;
    return `${what} 52 карты, все лицом вверх` + (home > 0 ? `. Уже в домах: ${home}` : '');
  },
  picked(cards, card, max) {
    if (cards === 1) return `Взята карта: ${cardName(card)}`;
    const verb = plural('ru', cards, { one: 'Взята', other: 'Взято' });
    return `${verb} ${countCards(cards)}, старшая: ${cardName(card)}. Сейчас можно перенести до ${max}`;
  },
  pickedAt: (pile, card) =>
    `${capitalize(pileName(pile, parseCard(card)?.suit))}, ${cardName(card)}. Куда?`,
  dropped: 'Выбор снят',
  vetoed: 'Страница не разрешает этот ход',
  askSuit: (suits) =>
    `Какую карту вернуть? ${suits.map((suit) => `${suit} ${suitName(suit)}`).join(', ')}`,
  moved({ card, cards, to, onto, freeCells, home }) {
    const fact = `${capitalize(moving(card, cards))} ${destination(to, onto)}. Свободных ячеек: ${freeCells}`;
    if (home.length === 0) return fact;
    return fitAnnouncement(
      `${fact}. Автосбор: ${cardList(home)}`,
      `${fact}. Автосбор: ${countCards(home.length)}`,
    );
  },
  collected: (cards) =>
    fitAnnouncement(
      `Собрано в дома: ${cardList(cards)}`,
      `Собрано в дома: ${countCards(cards.length)}`,
    ),
  nothingToCollect: 'Сейчас собирать нечего',
  undone: (moves) => `Ход отменён. Ходов: ${moves}`,
  redone: (moves) => `Ход возвращён. Ходов: ${moves}`,
  nothingToUndo: 'Отменять нечего',
  nothingToRedo: 'Возвращать нечего',
  noUndoAfterWin: 'После победы ходы не отменяются',
  restarted: 'Та же раздача с самого начала',
  hint: (card, to, onto, cards) => `Подсказка: ${moving(card, cards)} ${destination(to, onto)}`,
  hintSource: (card, cards) => `Подсказка: ${moving(card, cards)}`,
  hintCounts: 'Подсказка считается за ход.',
  noHint: 'Подсказать нечего',
  stuck: 'Полезных ходов не осталось.',
  toAndFro: 'Остались только ходы туда и обратно.',
  takeHeart: 'Так бывает: вернитесь или начните снова',
  undoLimit: (limit) =>
    plural('ru', limit, {
      one: `Отменить можно только последнее ${limit} действие`,
      few: `Отменить можно только последние ${limit} действия`,
      many: `Отменить можно только последние ${limit} действий`,
      other: `Отменить можно только последние ${limit} действия`,
    }),
  linkCopied: 'Ссылка скопирована',
  codeCopied: 'Код скопирован',
  copyFailed: 'Скопировать не удалось. Вот текст:',
  dealImpossible: (deal) => `Раздача ${deal} не сходится`,
  dealUnverified: (deal) => `Раздача ${deal} не проверена: может не сойтись`,
  won: ({ moves, seconds }) =>
    `Пасьянс сошёлся: ${countMoves(moves)}` + (seconds === null ? '' : `, ${spokenTime(seconds)}`),
};

/** What is said on demand. */
export const summaries: Messages['summaries'] = {
  state: ({ moves, freeCells, emptyColumns, cardsHome }) =>
    `Ходов: ${moves}. Свободных ячеек: ${freeCells}, ` +
    `пустых столбцов: ${emptyColumns}, карт в домах: ${cardsHome}`,
  pile(pile, cards, suit) {
    const name = capitalize(pileName(pile, suit ?? parseCard(cards[0] ?? '')?.suit));
    if (cards.length === 0) return `${name}, пусто`;
    return `${name}, ${countCards(cards.length)}: ${cardList(cards)}`;
  },
  tops: (cards) =>
    'Столбцы: ' +
    cards
      .map((card, index) => `${index + 1}, ${card === null ? 'пусто' : cardName(card)}`)
      .join('; '),
  noMoveYet: 'Ходов ещё не было',
  legalTargets(card, places) {
    const { columns, cells, foundation } = groupPlaces(places);
    const targets = [
      columns.length > 0 && `${columns.length > 1 ? 'столбцы' : 'столбец'} ${columns.join(', ')}`,
      cells.length > 0 && `${cells.length > 1 ? 'ячейки' : 'ячейка'} ${cells.join(', ')}`,
      foundation && 'дом',
    ].filter(Boolean);
    return `${capitalize(cardName(card))}, куда можно: ${targets.join('; ')}`;
  },
  noLegalTarget: (card) => `${capitalize(cardName(card))}: хода нет`,
};

/** What is shown after the last card. */
export const win: Messages['win'] = {
  title: 'Пасьянс сошёлся',
  text: (deal, moves, time) =>
    `${deal === null ? '' : `Раздача ${deal}: `}${countMoves(moves)}${time === null ? '' : ` за ${time}`}`,
};
