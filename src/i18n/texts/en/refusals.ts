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
import { cardName, countCards, pileName, rankName, suitName } from './names.js';

/** What would fit instead: «It goes on a red 9»; by suit: «It goes on the 9 of spades». */
function rightPlace(card: string, bySuit: boolean): string {
  const parts = parseCard(card);
  const above = parts && rankAbove(parts.rank);
  if (!above) return 'A king goes only to an empty column';
  if (bySuit) return `It goes on the ${cardName(above + parts.suit)}`;
  return `It goes on a ${isRed(card) ? 'black' : 'red'} ${rankName(above)}`;
}

const WRONG_RANK = {
  gap: 'The step down must be exactly one rank.',
  equal: 'Two cards of one rank do not go together.',
  upward: 'Columns go down in rank, not up.',
} as const;

/** Why a move can't be made, and what would help. */
export const refusals: Messages['refusals'] = {
  'game-over': () => ({
    fact: 'This game is over.',
    remedy: 'Start a new one or play it again',
  }),
  'bad-notation': ({ text }) => ({
    fact: text ? `“${shorten(text)}” is not a move.` : 'This is not a move.',
    remedy: 'Give two places: 26, 3a, b4 or 5h',
  }),
  'no-such-place': ({ place }) => ({
    fact: parsePlace(place)
      ? `There is no ${pileName(place)} here.`
      : `There is no place “${shorten(place)}”.`,
    remedy: 'Columns are digits, cells are letters, home is h',
  }),
  'no-such-card': ({ place }) => ({
    fact: `No such card there: ${parsePlace(place) ? pileName(place) : shorten(place)}.`,
    remedy: 'Choose another card to move',
  }),
  'foundation-final': () => ({
    fact: 'Cards that are home stay there.',
    remedy: 'If you need one back, undo the move',
  }),
  ambiguous: ({ suits }) => ({
    fact: `More than one card fits: ${suits.map(suitName).join(', ')}.`,
    remedy: 'Add the suit, for example hS6',
  }),
  'not-available': ({ card, buried }) => ({
    fact: `The ${cardName(card)} lies under ${buried === 1 ? 'another card' : countCards(buried)}.`,
    remedy: buried === 1 ? 'Move that one away first' : 'Move those away first',
  }),
  'run-broken': ({ card, onto }) => ({
    fact: `The run breaks after the ${cardName(onto)}.`,
    remedy: `Take the cards from the ${cardName(card)} down`,
  }),
  'groups-off': () => ({
    fact: 'Cards move one at a time here.',
    remedy: 'Start with the last card of the column',
  }),
  'ace-home-only': () => ({
    fact: 'An ace goes only to an empty foundation.',
    remedy: 'Send it straight home',
  }),
  'no-cell-to-cell': () => ({
    fact: 'A card does not go from cell to cell.',
    remedy: 'Send it to a column or home',
  }),
  'cell-takes-one': ({ cards }) => ({
    fact: `A cell holds one card, not ${cards}.`,
    remedy: 'Take only the last card',
  }),
  'cell-occupied': ({ card }) => ({
    fact: `This cell holds the ${cardName(card)}.`,
    remedy: 'Choose an empty cell or free this one',
  }),
  'cells-full': () => ({
    fact: 'All free cells are taken.',
    remedy: 'Move a card from one to a column or home',
  }),
  'foundation-takes-one': () => ({
    fact: 'Cards go home one at a time.',
    remedy: 'Send only the last card of the run',
  }),
  'foundation-suit': ({ card, suit }) => ({
    fact: `This foundation is for ${suitName(suit)}.`,
    remedy: `${capitalize(suitName(suitOf(card)))} have their own`,
  }),
  'foundation-needs': ({ needs }) => ({
    fact: `The next card here is the ${cardName(needs)}.`,
    remedy: 'Bring that one home first',
  }),
  'kings-only': () => ({
    fact: 'Only a king may go to an empty column.',
    remedy: 'Find another place for this card',
  }),
  'same-color': ({ card, onto }) => ({
    fact: `The ${cardName(card)} and the ${cardName(onto)} are both ${
      isRed(card) ? 'red' : 'black'
    }.`,
    remedy: rightPlace(card, false),
  }),
  'same-suit-needed': ({ card }) => ({
    fact: `Here ${suitName(suitOf(card))} go only on ${suitName(suitOf(card))}.`,
    remedy: rightPlace(card, true),
  }),
  'wrong-rank': ({ card, onto, kind }) => ({
    fact: WRONG_RANK[kind],
    remedy: rightPlace(card, suitOf(card) === suitOf(onto)),
  }),
  'run-too-long': ({ cards, max, cellsToFree }) => ({
    fact: `The run has ${countCards(cards)}, at most ${max} can move now.`,
    remedy:
      cellsToFree === null
        ? 'Cells alone will not do: put a part on a third column first'
        : `Free ${cellsToFree} more ${plural('en', cellsToFree, { one: 'cell', other: 'cells' })}`,
  }),
};
