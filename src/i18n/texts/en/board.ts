import { capitalize, fitAnnouncement, groupPlaces, parseCard, parsePlace } from '../../format.js';
import type { Messages } from '../../messages.js';
import {
  cardName,
  cellName,
  countCards,
  countCells,
  countColumns,
  countMoves,
  pileName,
  rankName,
  suitName,
} from './names.js';
import { spokenTime } from './panels.js';

/** «6 of diamonds and 2 more»: what moves, by its highest card. */
const moving = (card: string, cards: number): string =>
  cardName(card) + (cards > 1 ? ` and ${cards - 1} more` : '');

/** «on 8 of hearts, column 5», «to free cell b», «home»: where it goes. */
function destination(to: string, onto: string | null): string {
  if (parsePlace(to)?.kind === 'foundation') return 'home';
  return onto ? `on ${cardName(onto)}, ${pileName(to)}` : `to ${pileName(to)}`;
}

const cardList = (cards: readonly string[]): string => cards.map(cardName).join(', ');

/** Names of the groups and controls on the table. */
export const table: Pick<Messages, 'boardName' | 'groups' | 'control'> = {
  boardName: (deal) => (deal === null ? 'FreeCell' : `FreeCell, deal ${deal}`),
  groups: {
    toolbar: 'Game controls',
    cells: 'Free cells',
    foundations: 'Foundations',
    columns: 'Columns',
    column: (number, cards) => `Column ${number}, ${cards === 0 ? 'empty' : countCards(cards)}`,
  },
  control: {
    columnCard({ card, column, index, count, state }) {
      const name = capitalize(cardName(card));
      if (count === 1) return `${name}, only card, column ${column}`;
      if (state === 'last') return `${name}, last of ${count}, column ${column}`;
      const end = state === 'run' ? `run of ${count - index + 1}` : 'blocked';
      return `${name}, ${index} of ${count}, column ${column}, ${end}`;
    },
    cellCard: (card, cell) => `${capitalize(cardName(card))}, ${cellName(cell)}`,
    foundationCard(card, number) {
      const parts = parseCard(card);
      if (!parts) return `Foundation ${number}`;
      return `${capitalize(suitName(parts.suit))} foundation, ${rankName(parts.rank)}`;
    },
    emptyCell: (cell) => `${capitalize(cellName(cell))}, empty`,
    emptyColumn: (column) => `Column ${column}, empty`,
    emptyFoundation: (suit, number) =>
      suit
        ? `${capitalize(suitName(suit))} foundation, empty`
        : `Foundation ${number}, empty, takes any ace`,
    inSelection: 'in the selected run',
  },
};

/** What is said after an action. */
export const notices: Messages['notices'] = {
  dealt(deal, home) {
    const what = deal === null ? 'Position set up.' : `Deal ${deal}.`;
    return `${what} 52 cards, all face up` + (home > 0 ? `. ${home} already home` : '');
  },
  picked: (cards, card, max) =>
    cards === 1
      ? `Picked ${cardName(card)}`
      : `Picked ${countCards(cards)} from ${cardName(card)}. Up to ${max} can move now`,
  pickedAt: (pile, card) =>
    `${capitalize(pileName(pile, parseCard(card)?.suit))}, ${cardName(card)}. Where to?`,
  dropped: 'Selection cleared',
  vetoed: 'The page does not allow this move',
  askSuit: (suits) =>
    `Take back which card? ${suits.map((suit) => `${suit} ${suitName(suit)}`).join(', ')}`,
  moved({ card, cards, to, onto, freeCells, home }) {
    const fact = `${capitalize(moving(card, cards))} ${destination(to, onto)}. ${countCells(freeCells)} free`;
    if (home.length === 0) return fact;
    return fitAnnouncement(
      `${fact}. Then home: ${cardList(home)}`,
      `${fact}. Then home: ${countCards(home.length)}`,
    );
  },
  collected(cards) {
    const short = `${countCards(cards.length)} home`;
    return fitAnnouncement(`${short}: ${cardList(cards)}`, short);
  },
  nothingToCollect: 'No card can go home now',
  undone: (moves) => `Undone. ${countMoves(moves)}`,
  redone: (moves) => `Redone. ${countMoves(moves)}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  noUndoAfterWin: 'A won game cannot be undone',
  restarted: 'The same deal from the start',
  hint: (card, to, onto, cards) => `Hint: ${moving(card, cards)} ${destination(to, onto)}`,
  hintSource: (card, cards) => `Hint: move the ${moving(card, cards)}`,
  hintCounts: 'A hint counts as a move.',
  noHint: 'No move to suggest',
  stuck: 'No useful moves left.',
  toAndFro: 'Only moves to and fro are left.',
  takeHeart: 'It happens: go back or try again',
  undoLimit: (limit) =>
    limit === 1
      ? 'Only the last action can be undone'
      : `Only the last ${limit} actions can be undone`,
  linkCopied: 'Link copied',
  codeCopied: 'Code copied',
  copyFailed: 'Copying failed. Here it is:',
  dealImpossible: (deal) => `Deal ${deal} cannot be won`,
  dealUnverified: (deal) => `Deal ${deal} is not verified: it may be unwinnable`,
  won: ({ moves, seconds }) =>
    `Solved in ${countMoves(moves)}` + (seconds === null ? '' : `, ${spokenTime(seconds)}`),
};

/** What is said on demand. */
export const summaries: Messages['summaries'] = {
  state: ({ moves, freeCells, emptyColumns, cardsHome }) =>
    `${countMoves(moves)}. ${countCells(freeCells)} free, ` +
    `${countColumns(emptyColumns)} empty, ${countCards(cardsHome)} home`,
  pile(pile, cards, suit) {
    const name = capitalize(pileName(pile, suit ?? parseCard(cards[0] ?? '')?.suit));
    if (cards.length === 0) return `${name}, empty`;
    return `${name}, ${countCards(cards.length)}: ${cardList(cards)}`;
  },
  tops: (cards) =>
    'Columns: ' +
    cards
      .map((card, index) => `${index + 1}, ${card === null ? 'empty' : cardName(card)}`)
      .join('; '),
  noMoveYet: 'No move yet',
  legalTargets(card, places) {
    const { columns, cells, foundation } = groupPlaces(places);
    const targets = [
      columns.length > 0 && `${columns.length > 1 ? 'columns' : 'column'} ${columns.join(', ')}`,
      cells.length > 0 && `${cells.length > 1 ? 'free cells' : 'free cell'} ${cells.join(', ')}`,
      foundation && 'home',
    ].filter(Boolean);
    return `${capitalize(cardName(card))} can go to: ${targets.join('; ')}`;
  },
  noLegalTarget: (card) => `${capitalize(cardName(card))} has nowhere to go`,
};

/** What is shown after the last card. */
export const win: Messages['win'] = {
  title: 'Solved',
  text: (deal, moves, time) =>
    `${deal === null ? 'In' : `Deal ${deal} in`} ${countMoves(moves)}${time === null ? '' : ` and ${time}`}`,
};
