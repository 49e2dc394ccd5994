import { labels } from '../../../texts/en/panels.js';
import { countCards, countCells } from '../../../texts/en/names.js';
import type { TutorialFacts, TutorialPage } from '../../page.js';
import { token } from '../../token.js';
import { areEmpty, collectLabel } from './words.js';

const { actions: label } = labels;
/** Before a step that tells of cards going by themselves where they don't unless the player wants it. */
const ifSafe = (f: TutorialFacts): string =>
  f.autoCollect === 'off' ? 'If you choose “Safe” in the settings: ' : '';

/** Where the game comes from. */
export const origin: TutorialPage = {
  title: 'Where the game comes from',
  text: 'A relative of this game appeared in Scientific American in 1968. In 1978 FreeCell itself came to a computer. Since 1995 every Windows has had it, with 32,000 numbered deals. Only one of these cannot be won.',
};

/** Lessons about playing: from `turn` to `mistakes`. */
export const playPages = {
  'turn.table': {
    title: 'One aim, several moves',
    text: (f) =>
      `{7C} and {6D} are to go on {8H}, {AS} is to go home, and ${areEmpty(f.emptyCells)}.`,
  },
  'turn.ace': {
    title: 'The ace first',
    text: 'Send {AS} home. It needs no room.',
    after: 'An ace at home is never in the way again.',
  },
  'turn.park': {
    title: 'One card aside',
    text: '{6D} lies on {7C}. Put it into the empty cell.',
    after: 'The last cell is taken, but only for a moment.',
  },
  'turn.move': {
    title: 'The move itself',
    text: 'Now {7C} goes on {8H}.',
    after: 'One rank lower, and the other colour.',
  },
  'turn.back': {
    title: 'And back',
    text: 'Bring {6D} from its cell to {7C}.',
    after: 'The two cards are together again, and the cell is free again.',
  },
  'turn.tell': {
    title: 'In your own words',
    text: 'Tell it yourself: which card waited, why did each one fit, and what is free now?',
    after:
      '{6D} waited in the cell. {7C} fits {8H}, {6D} fits {7C}: one lower, other colour. The cell is free again, and what lay under {7C} is uncovered.',
  },
  'turn.stranger': {
    title: 'The other way round',
    text: 'The same table. But after the ace another card, {JC}, takes the only cell.',
  },
  'turn.stuck-pair': {
    title: 'And now?',
    text: 'Can {7C} and {6D} still go on {8H}?',
    after: 'The rules are the same. The room is missing: a stranger sits in the only cell.',
  },
  'turn.stuck-card': {
    title: 'And now?',
    text: 'Can {6D} still go to the cell?',
    after:
      'The rules are the same. The room is missing: a stranger sits in the only cell, and {7C} stays covered.',
  },

  'collecting.mode': {
    title: 'Do cards go home by themselves?',
    text: (f) => {
      if (f.autoCollect === 'off') {
        return f.actions.includes('settings')
          ? 'In this game no card goes home by itself, unless you choose so in the settings. You send them.'
          : 'In this game no card goes home by itself. You send them.';
      }
      return f.autoCollect === 'all'
        ? 'In this game every card goes home by itself as soon as it fits there.'
        : 'In this game a card goes home by itself when nothing on the table can need it any more.';
    },
  },
  'collecting.low': {
    title: 'Aces and twos go at once',
    text: (f) =>
      `${ifSafe(f)}${f.autoCollect === 'off' ? 'an' : 'An'} ace or a two is never needed in the columns, so it goes as soon as it fits.`,
  },
  'collecting.ready': {
    title: 'This card goes',
    text: (f) =>
      `${ifSafe(f)}{5H} goes. Only a black four could lie on it, and {4C} and {4S} are home already.`,
  },
  'collecting.waits': {
    title: 'This card stays',
    text: '{5H} fits at home, but it stays: {4S} is still on the table and may want to lie on it.',
  },
  'collecting.two-waits': {
    title: 'Even a two may wait',
    text: '{2D} stays, because {AS} is still on the table and could lie on it.',
  },
  'collecting.ready-early': {
    title: 'This card goes',
    text: (f) =>
      `${ifSafe(f)}{5H} goes. The black threes are home, so a black four can follow them whenever it likes: nobody needs {5H}.`,
  },
  'collecting.waits-long': {
    title: 'This card stays',
    text: '{5H} fits at home, but it stays: {3S} is still on the table, so {4S} cannot go home yet and may need a place on {5H}.',
  },
  'collecting.fitting': {
    title: 'What fits may go',
    text: (f) =>
      `${ifSafe(f)}{5H} goes. Only {4H} could lie on it, and that is home. So no card that fits at home is ever needed.`,
  },
  'collecting.fitting-waits': {
    title: 'This card stays',
    text: '{4H} lies under another card. Can {5H} go home now?',
    after: 'It has to wait for the card before it, by itself or by your hand.',
  },
  'collecting.every': {
    title: 'What fits goes',
    text: '{5H} fits at home, so it goes at once.',
  },
  'collecting.by-hand': {
    title: 'You may send it yourself',
    text: 'A card that would stay can still be sent home by you. Do it with {5H}.',
    after: 'Safe or not, the rules of the foundations are the same.',
  },
  'collecting.finish': {
    title: 'The end goes by itself',
    text: 'When all that is left can go home card after card, it does so.',
  },
  'collecting.button': {
    title: 'All at once',
    text: (f) =>
      `“${collectLabel(f)}” sends home every card that fits, one after the other.${
        f.contextFelt === 'collect'
          ? ' A right click or a long press on the empty table does the same.'
          : ''
      }`,
    after: 'All of it counts as one move.',
  },
  'collecting.finish-button': {
    title: 'The end in one go',
    text: (f) => `When all that is left can go home, “${collectLabel(f)}” finishes the game.`,
  },

  'counting.moves': {
    title: 'Moves',
    text: (f) =>
      `Each move counts as one${f.groups ? ', a run as well' : ''}. Cards that go by themselves do not count.${
        f.undoCounts ? ' Undo and redo count as moves.' : ' An undo takes its move off the counter.'
      }`,
  },
  'counting.undos': {
    title: 'Undos',
    text: (f) =>
      `Undos have a counter of their own.${f.undoLimit === null ? ' You may use as many as you like.' : ''}`,
  },
  'counting.hints': {
    title: 'Hints',
    text: (f) => (f.hintCounts ? 'Each hint counts as a move.' : 'Hints do not count as moves.'),
  },
  'counting.time': {
    title: 'Time',
    text: 'The clock starts with the first move and stops with the last one. It stands still while the page is out of sight or a panel lies over the game.',
  },
  'counting.points': {
    title: 'Points',
    text: (f) =>
      `A card that comes home brings ${f.pointsHome} points. A card from a cell to a column brings ${f.pointsFromCell}, once for each card. Everything else brings none.`,
    after: (f) =>
      `An undo takes the points back${f.takeBack ? ', and so does a card taken back from home' : ''}. The score is never below zero.`,
  },
  'counting.rubies': {
    title: 'Rubies',
    text: 'Each card that comes home brings a ruby. An undo takes it back.',
    after: 'Rubies are for joy. The game is won by cards.',
  },
  'counting.cards-left': {
    title: 'Cards left',
    text: (f) =>
      `The counter says how many cards are not home yet. After a lost game it tells how far you came. A good time for a win is ${f.parMinutes} minutes, and the share of games won tells most.`,
  },
  'counting.no-score': {
    title: 'No points',
    text: 'There is no score in this game. A win is a win.',
  },

  'stuck.looks': {
    title: 'Nothing goes any more',
    text: 'Every cell is taken, and no last card fits another one. It happens to everybody.',
  },
  'stuck.back': {
    title: 'Go back',
    text: 'Undo some moves and try another way, or restart the same deal.',
  },
  'stuck.hint': {
    title: 'Ask for a hint',
    text: 'While moves are left, a hint shows one of them.',
  },
  'stuck.check': {
    title: 'Can it still be won?',
    text: `“${label.check}” looks ahead and tells you whether there is a way from here.`,
  },
  'stuck.winnable': {
    title: 'Back to where it was possible',
    text: `“${label.back}” takes back just as many moves as needed, so that the game can be won again.`,
  },
  'stuck.keep-cell': {
    title: 'Keep a cell free',
    text: 'While one cell is empty, you can lift a card that is in the way. So do not fill the last one without a plan.',
  },
  'stuck.way-back': {
    title: 'First the way back',
    text: 'Before {4H} goes to a cell, find the place to which it will return. Here it comes up while {4H} waits.',
    after: 'The cell was taken for a moment only.',
  },
  'stuck.long-chain': {
    title: 'Room for a long row',
    text: 'Before you touch a long row of cards, find a place for each part of it.',
  },
  'stuck.not-every': {
    title: 'A loss proves nothing',
    text: (f) =>
      `A lost game does not mean that the deal cannot be won: perhaps another way would have done it. Nearly all deals can be won, but not every one. This is deal ${f.impossibleDeal}, which cannot.`,
  },
  'stuck.not-every-game': {
    title: 'A loss proves nothing',
    text: 'A lost game does not mean that the deal cannot be won: perhaps another way would have done it. But not every deal can be won.',
  },
  'stuck.origin': origin,

  'mistakes.by-suit': {
    title: 'By suit?',
    text: (f) => `Can ${token(f.card)} go on ${token(f.onto)}, spade on spade?`,
    after: 'That is how Baker’s Game does it. Here colours take turns in the columns.',
  },
  'mistakes.kings-only': {
    title: 'Only kings?',
    text: (f) => `Can ${token(f.card)} go into the empty column?`,
    after: (f) =>
      `In Klondike only a king may. Here any card may${f.acesHomeOnly ? ' but an ace' : ''}.`,
  },
  'mistakes.cell-stack': {
    title: 'A pile in a cell?',
    text: (f) => `${token(f.onto)} lies in a cell. Can ${token(f.card)} go on it there?`,
    after: 'One cell, one card.',
  },
  'mistakes.seen': {
    title: 'Seen, so it can go?',
    text: (f) => `${token(f.card)} fits ${token(f.onto)}, and you can see it. Can it go?`,
    after: (f) => `Only an uncovered card can${f.groups ? ', or the first card of a run' : ''}.`,
  },
  'mistakes.any-run': {
    title: 'Any run?',
    text: (f) =>
      `A proper run of ${countCards(f.count)}, and ${areEmpty(f.emptyCells)}. Can it go on ${token(f.onto)}?`,
    after: 'Order is not enough. Its cards need places on the way.',
  },
  'mistakes.groups': {
    title: 'All at once?',
    text: (f) => `A proper row of ${countCards(f.count)}. Can it go on ${token(f.onto)} at once?`,
    after: 'In other games it might. Here cards move one at a time.',
  },
  'mistakes.target': {
    title: 'There is an empty column',
    text: (f) =>
      `A run of ${countCards(f.count)} is to go into the empty column, and ${areEmpty(f.emptyCells)}. Can it?`,
    after: 'The column to which the run goes is no room on the way.',
  },
  'mistakes.order': {
    title: 'Home already?',
    text: (f) => `{3S} is home. Can ${token(f.card)} go home?`,
    after: 'Foundations go up one by one: {4S} comes first.',
  },
  'mistakes.ordered': {
    title: 'Is the game wrong?',
    text: (f) =>
      `${countCards(f.count)} in perfect order, ${countCells(f.emptyCells)} and a column empty. Can the run go on ${token(f.onto)}?`,
    after: 'The order is right. The run is too long for the room, and the game counts exactly.',
  },
  'mistakes.nearly-ordered': {
    title: 'Look twice',
    text: (f) => `{TS} {9H} {8C} {7S}. Can these cards go on ${token(f.onto)} together?`,
    after: '{8C} and {7S} are both black.',
  },
} satisfies Readonly<Record<string, TutorialPage>>;
