import { formatNumber, formatTime, shorten, splitTime } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted, plural } from '../../plural.js';

/** «4 minutes 10 seconds»: parts that are zero are left out. */
export function spokenTime(duration: number): string {
  const { hours, minutes, seconds } = splitTime(duration);
  const parts: string[] = [];
  if (hours > 0) parts.push(counted('en', hours, { one: 'hour', other: 'hours' }));
  if (minutes > 0) parts.push(counted('en', minutes, { one: 'minute', other: 'minutes' }));
  if (seconds > 0 || parts.length === 0) {
    parts.push(counted('en', seconds, { one: 'second', other: 'seconds' }));
  }
  return parts.join(' ');
}

/** Labels of buttons; the short ones are contained in the full ones, so that both name one control. */
export const labels: Pick<Messages, 'actions' | 'shortActions'> = {
  actions: {
    newGame: 'New game',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart',
    hint: 'Hint',
    check: 'Is it winnable?',
    back: 'Back to a winnable position',
    collect: 'Collect',
    share: 'Copy link',
    settings: 'Settings',
    statistics: 'Statistics',
    tutorial: 'How to play',
    menu: 'Menu',
    close: 'Close',
    cancel: 'Cancel',
    keepPlaying: 'Keep playing',
    deal: 'Deal',
    playAgain: 'Play again',
    nextDeal: 'Next deal',
    returnToGame: 'Return to the game',
    previous: 'Back',
    next: 'Next',
  },
  shortActions: { newGame: 'New', check: 'Winnable?' },
};

/** Words beside the numbers in the toolbar. */
export const counters: Messages['counters'] = {
  deal: 'Deal',
  moves: (count) => plural('en', count, { one: 'move', other: 'moves' }),
  undos: (count) => plural('en', count, { one: 'undo', other: 'undos' }),
  cardsLeft: (count) => plural('en', count, { one: 'card left', other: 'cards left' }),
  score: (count) => plural('en', count, { one: 'point', other: 'points' }),
  rubies: (count) => plural('en', count, { one: 'ruby', other: 'rubies' }),
  spokenTime,
  time: formatTime,
};

/** Messages about bad input; each ends with a full stop, what became of the game may follow. */
export const errors: Messages['errors'] = {
  dealNotANumber: (text) => `“${shorten(text)}” is no deal: give a whole number.`,
  dealOutOfRange: (text, max) =>
    `There is no deal ${shorten(text)}: give 1 to ${formatNumber('en', max)}.`,
  badCode: (text) => `“${shorten(text)}” is not a valid game code.`,
  unknownRules: (text) => `There are no rules called “${shorten(text)}”.`,
  badSnapshot: 'This saved game cannot be read.',
  gameKept: 'Your game stays as it is',
  randomInstead: 'Here is a random deal instead',
};

/** The dialog that deals anew, and the box for typed moves. */
export const dialogs: Pick<Messages, 'newGame' | 'moveBox'> = {
  newGame: {
    title: 'New game',
    random: 'Random deal',
    randomNote: 'Proven winnable',
    byNumber: 'By number',
    range: (max) => `1 to ${formatNumber('en', max)}`,
    endsGame: 'Ends the game in progress',
  },
  moveBox: {
    label: 'Move',
    help: 'From and to: columns 1–8, cells from a, home h. Like 26, 3a, 5h',
  },
};
