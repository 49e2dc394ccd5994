import { capitalize, fitAnnouncement, groupPlaces, parseCard, parsePlace } from '../../format.js';
import type { Messages } from '../../messages.js';
import {
  agree,
  cardName,
  cellName,
  countCards,
  countMoves,
  pileName,
  rankName,
  suitName,
} from './names.js';
import { spokenTime } from './panels.js';

/** «десетка пика и още 2 карти»: what moves, by its highest card. */
const moving = (card: string, cards: number): string =>
  cardName(card) + (cards > 1 ? ` и още ${countCards(cards - 1)}` : '');

/** «върху осмица купа, колона 5», «в клетка b», «в основно поле»: where it goes. */
function destination(to: string, onto: string | null): string {
  if (parsePlace(to)?.kind === 'foundation') return 'в основно поле';
  return onto ? `върху ${cardName(onto)}, ${pileName(to)}` : `в ${pileName(to)}`;
}

const BLOCKED = { masculine: 'блокиран', feminine: 'блокирана', neuter: 'блокирано' };
const cardList = (cards: readonly string[]): string => cards.map(cardName).join(', ');

/** Names of the groups and controls on the table. */
export const table: Pick<Messages, 'boardName' | 'groups' | 'control'> = {
  boardName: (deal) => 'Пасианс „Свободни клетки“' + (deal === null ? '' : `, раздаване ${deal}`),
  groups: {
    toolbar: 'Управление на играта',
    cells: 'Свободни клетки',
    foundations: 'Основни полета',
    columns: 'Колони',
    column: (number, cards) => `Колона ${number}, ${cards === 0 ? 'празна' : countCards(cards)}`,
  },
  control: {
    columnCard({ card, column, index, count, state }) {
      const name = capitalize(cardName(card));
      if (count === 1) return `${name}, единствена карта, колона ${column}`;
      const place = `${index} от ${count}, колона ${column}`;
      if (state === 'last') return `${name}, най-отгоре, ${place}`;
      if (state === 'run') return `${name}, ${place}, купчинка от ${count - index + 1}`;
      return `${name}, ${place}, ${agree(card, BLOCKED)}`;
    },
    cellCard: (card, cell) => `${capitalize(cardName(card))}, ${cellName(cell)}`,
    foundationCard(card, number) {
      const parts = parseCard(card);
      if (!parts) return `Основно поле ${number}`;
      return `Основно поле ${suitName(parts.suit)}: ${rankName(parts.rank)}`;
    },
    emptyCell: (cell) => `Свободна ${cellName(cell)}, празна`,
    emptyColumn: (column) => `Колона ${column}, празна`,
    emptyFoundation: (suit, number) =>
      suit
        ? `Основно поле ${suitName(suit)}, празно`
        : `Основно поле ${number}, празно, за което и да е асо`,
    inSelection: 'в избраната купчинка',
  },
};

/** What is said after an action. */
export const notices: Messages['notices'] = {
  dealt(deal, home) {
    const what = deal === null ? 'Позицията е на масата.' : `Раздаване ${deal}.`;
    const fact = `${what} 52 карти, всички с лицето нагоре`;
    return home > 0 ? `${fact}. Вече в основните полета: ${home}` : fact;
  },
  picked: (cards, card, max) =>
    cards === 1
      ? `Взета карта: ${cardName(card)}`
      : `Взети ${countCards(cards)}, най-висока: ${cardName(card)}. Сега могат да се местят до ${max}`,
  pickedAt: (pile, card) =>
    `${capitalize(pileName(pile, parseCard(card)?.suit))}, ${cardName(card)}. Къде?`,
  dropped: 'Изборът е отменен',
  vetoed: 'Страницата не позволява този ход',
  askSuit: (suits) =>
    `Коя карта да се върне? ${suits.map((suit) => `${suit} ${suitName(suit)}`).join(', ')}`,
  moved({ card, cards, to, onto, freeCells, home }) {
    const what = capitalize(moving(card, cards));
    const fact = `${what} ${destination(to, onto)}. Свободни клетки: ${freeCells}`;
    if (home.length === 0) return fact;
    return fitAnnouncement(
      `${fact}. В основните полета: ${cardList(home)}`,
      `${fact}. В основните полета: ${countCards(home.length)}`,
    );
  },
  collected: (cards) =>
    fitAnnouncement(
      `В основните полета: ${cardList(cards)}`,
      `В основните полета: ${countCards(cards.length)}`,
    ),
  nothingToCollect: 'Сега няма какво да се събере',
  undone: (moves) => `Ходът е отменен. Ходове: ${moves}`,
  redone: (moves) => `Ходът е повторен. Ходове: ${moves}`,
  nothingToUndo: 'Няма какво да се отмени',
  nothingToRedo: 'Няма какво да се повтори',
  noUndoAfterWin: 'След победа ходовете не се отменят',
  restarted: 'Същото раздаване от самото начало',
  hint: (card, to, onto, cards) => `Подсказка: ${moving(card, cards)} ${destination(to, onto)}`,
  hintSource: (card, cards) => `Подсказка: ${moving(card, cards)}`,
  hintCounts: 'Подсказката се брои за ход.',
  noHint: 'Няма какво да се подскаже',
  stuck: 'Не останаха полезни ходове.',
  toAndFro: 'Останаха само ходове напред-назад.',
  takeHeart: 'Случва се: върнете се или опитайте пак',
  undoLimit: (limit) =>
    limit === 1
      ? 'Може да се отмени само последното действие'
      : `Могат да се отменят само последните ${limit} действия`,
  linkCopied: 'Връзката е копирана',
  codeCopied: 'Кодът е копиран',
  copyFailed: 'Копирането не стана. Ето текста:',
  dealImpossible: (deal) => `Раздаване ${deal} не може да се нареди`,
  dealUnverified: (deal) => `Раздаване ${deal} не е проверено: може да не се нареди`,
  won: ({ moves, seconds }) =>
    `Пасиансът е нареден: ${countMoves(moves)}` +
    (seconds === null ? '' : `, ${spokenTime(seconds)}`),
};

/** What is said on demand. */
export const summaries: Messages['summaries'] = {
  state: ({ moves, freeCells, emptyColumns, cardsHome }) =>
    `Ходове: ${moves}. Свободни клетки: ${freeCells}, ` +
    `празни колони: ${emptyColumns}, карти в основните полета: ${cardsHome}`,
  pile(pile, cards, suit) {
    const name = capitalize(pileName(pile, suit ?? parseCard(cards[0] ?? '')?.suit));
    if (cards.length === 0) {
      return `${name}, ${parsePlace(pile)?.kind === 'foundation' ? 'празно' : 'празна'}`;
    }
    return `${name}, ${countCards(cards.length)}: ${cardList(cards)}`;
  },
  tops: (cards) =>
    'Колони: ' +
    cards
      .map((card, index) => `${index + 1}, ${card === null ? 'празна' : cardName(card)}`)
      .join('; '),
  noMoveYet: 'Още няма ходове',
  legalTargets(card, places) {
    const { columns, cells, foundation } = groupPlaces(places);
    const targets = [
      columns.length > 0 && `${columns.length > 1 ? 'колони' : 'колона'} ${columns.join(', ')}`,
      cells.length > 0 && `${cells.length > 1 ? 'клетки' : 'клетка'} ${cells.join(', ')}`,
      foundation && 'основно поле',
    ].filter(Boolean);
    return `${capitalize(cardName(card))} може да отиде в: ${targets.join('; ')}`;
  },
  noLegalTarget: (card) => `${capitalize(cardName(card))}: няма ход`,
};

/** What is shown after the last card. */
export const win: Messages['win'] = {
  title: 'Пасиансът е нареден',
  text: (deal, moves, time) =>
    `${deal === null ? '' : `Раздаване ${deal}: `}${countMoves(moves)}${time === null ? '' : ` за ${time}`}`,
};
