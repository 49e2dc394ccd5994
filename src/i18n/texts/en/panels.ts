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
    solution: 'Show the solution',
    play: 'Play',
    pause: 'Pause',
    stop: 'Stop',
    singleCards: 'One card at a time',
    wholeRuns: 'Whole runs',
    collect: 'Collect',
    collectAll: 'Collect all',
    share: 'Copy link',
    copyCode: 'Copy code',
    showHint: 'Show hint',
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
  codeFaults: {
    shape: 'A code looks like FC1-C4-AAAAAKH.',
    version: 'Only codes that begin with FC1 can be read.',
    cells: 'C4, C2 or C1 tells the number of cells.',
    length: 'Seven characters come after the last hyphen.',
    letters: 'After the last hyphen come A–Z and 2–7 only.',
    number: 'No deal has this code.',
    choice: 'These rules do not have that number of cells.',
  },
  unknownRules: (text) => `There are no rules called “${shorten(text)}”.`,
  badSnapshot: 'This saved game cannot be read.',
  storageFailed: 'The browser does not let this game be saved.',
  badStatistics: 'There are no statistics in this file.',
  gameKept: 'Your game stays as it is',
  randomInstead: 'Here is a random deal instead',
  playOn: 'You can play on all the same',
  statisticsKept: 'Your statistics stay as they are',
};

/** The dialog that deals anew, and the box for typed moves. */
export const dialogs: Pick<Messages, 'newGame' | 'restartPanel' | 'settings' | 'moveBox'> = {
  newGame: {
    title: 'New game',
    random: 'Random deal',
    randomNote: 'Proven winnable',
    byNumber: 'By number',
    range: (max) => `1 to ${formatNumber('en', max)}`,
    byCode: 'By code',
    cells: 'Free cells',
    cellsNote: 'Fewer is harder',
    impossible: 'Cannot be won',
    unverified: 'Not verified',
    thisDeal: (deal) => (deal === null ? 'This position' : `This deal, ${deal}`),
    endsGame: 'Ends the game in progress',
  },
  restartPanel: {
    title: 'Start over?',
    text: 'The same deal begins anew. This cannot be undone.',
  },
  settings: {
    title: 'Settings',
    theme: 'Table',
    themes: { auto: 'Auto', light: 'Light', dark: 'Dark', felt: 'Felt' },
    indices: 'Card letters',
    fourColor: 'Four-colour deck',
    fourColorNote: 'Clubs green, diamonds blue',
    mirrored: 'Left-handed',
    mirroredNote: 'Cells right, foundations left',
    autoCollect: 'Send cards home',
    autoCollectModes: { off: 'Never', safe: 'When safe', all: 'Always' },
    cardFirst: 'Card first, then place',
    cardFirstNote: 'A tap chooses, the next one moves',
    oneTap: 'Move with one tap',
    oneTapNote: 'A card goes to the first place that fits',
    sound: 'Sound',
    animation: 'Animation',
    animationModes: { on: 'On', steps: 'Card by card', off: 'Off' },
    animationNote: 'Cards travel to their places',
    rubiesNote: 'Cards travel, rubies fly up',
  },
  moveBox: {
    label: 'Move',
    help: 'From and to: columns 1–8, cells from a, home h. Like 26, 3a, 5h',
  },
};
