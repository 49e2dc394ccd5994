import type { Messages } from '../../messages.js';
import { countCards } from './names.js';

/** Examples in an article, and what lessons share with them. */
export const example: Messages['example'] = {
  name: 'Example',
  play: 'Play',
  pause: 'Pause',
  replay: 'Again',
  move: (number, count) => `Move ${number} of ${count}`,
  question: 'Legal or not?',
  legal: 'Legal',
  illegal: 'Not legal',
  verdict: (isLegal, isRight) => `${isRight ? 'Right' : 'No'}: ${isLegal ? 'legal' : 'not legal'}.`,
  fits: {
    otherColor: 'One rank lower and the other colour.',
    sameSuit: 'One rank lower and the same suit.',
    emptyCell: 'An empty cell takes any one card.',
    emptyColumn: 'An empty column takes it.',
    kingToColumn: 'A king may go to an empty column.',
    aceHome: 'An ace begins a foundation.',
    nextHome: 'It is the next card of its suit.',
    run: (cards, max) => `${countCards(cards)} move, up to ${max} can.`,
  },
  yourMove: 'Your turn: make the marked move.',
  made: 'That is it.',
  otherMove: 'This is legal, but another move is marked.',
  shown: 'This is how it goes.',
  broken: (what) => `This example cannot be shown: ${what}.`,
  faults: {
    noPosition: 'its position is missing',
    noCard: (line, word) => `in line ${line} of its position “${word}” is no card`,
    twice: (line, word) => `in line ${line} of its position ${word} is there twice`,
    badLine: (line, word) =>
      `line ${line} of its position makes no sense${word === null ? '' : `: “${word}”`}`,
    badRules: 'its rules or their number of cells do not exist',
    noMoves: 'its moves are missing',
    noMove: (word) => `“${word}” is no move`,
    illegalMove: (word) => `move ${word} is not legal`,
  },
  lessonsFailed: 'The lessons could not be loaded. Check the connection and try again.',
};
