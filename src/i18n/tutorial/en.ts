import { parsePlace } from '../format.js';
import { cardName, pileName } from '../texts/en/names.js';
import { chaptersOfGame, pagesOfGame } from './game-pages.js';
import { gameStory } from './lessons/en/game.js';
import { origin, playPages } from './lessons/en/play.js';
import { rulePages } from './lessons/en/rules.js';
import { speakRichText } from './rich-text.js';
import type { ToldMove, TutorialTexts } from './tutorial-texts.js';

/** «8♠ and 2 more onto 9♦». */
function tellMove({ card, cards, to, onto }: ToldMove): string {
  const what = cards > 1 ? `{${card}} and ${cards - 1} more` : `{${card}}`;
  const kind = parsePlace(to)?.kind;
  if (kind === 'foundation') return `${what} home`;
  if (kind === 'cell') return `${what} to a free cell`;
  return onto === null ? `${what} to an empty column` : `${what} onto {${onto}}`;
}

/** The English texts of the tutorial. */
export const tutorialTexts: TutorialTexts = {
  locale: 'en',
  lessons: {
    moving: 'How to move a card',
    cards: 'The cards and the table',
    columns: 'Columns',
    cells: 'Free cells',
    'empty-columns': 'Empty columns',
    foundations: 'Foundations',
    runs: 'Runs',
    turn: 'A whole turn',
    collecting: 'Cards that go by themselves',
    counting: 'What is counted',
    stuck: 'When you are stuck',
    mistakes: 'Common mistakes',
    game: 'A game from start to finish',
  },
  pages: { ...rulePages, ...playPages, ...pagesOfGame(gameStory, origin) },
  chapters: chaptersOfGame(gameStory),
  ui: {
    lessons: 'Lessons',
    place: (lesson, lessons, step, steps) =>
      `Lesson ${lesson} of ${lessons} · step ${step} of ${steps}`,
    isDone: 'done',
    firstRound: 'First round',
    moreLessons: 'More lessons',
    chapters: 'Chapters',
    replay: 'Show again',
    pause: 'Pause',
    resume: 'Go on',
    run: 'Play',
    legal: 'Legal',
    illegal: 'Not legal',
    answer: 'One good answer',
    yourTurn: 'Your turn',
    byItself: 'goes by itself',
    ended: 'That was the last lesson. Have a good game',
    capacity: {
      caption: 'The longest run that can move',
      cells: 'Empty cells',
      ontoHead: 'Onto a card, empty columns:',
      intoHead: 'Into an empty column, of so many:',
      onto: (count) =>
        count === 0
          ? 'Onto a card, no empty column'
          : `Onto a card, ${count} empty ${count === 1 ? 'column' : 'columns'}`,
      into: (count) =>
        count === 1 ? 'Into the only empty column' : `Into one of ${count} empty columns`,
    },
  },
  said: {
    move: tellMove,
    watch: (moves) => `Example: ${moves.map(tellMove).join('; ')}.`,
    lit: (cards, piles) =>
      `Highlighted: ${[...cards.map((card) => `{${card}}`), ...piles.map((pile) => pileName(pile))].join(', ')}.`,
    judge: (move) => `${tellMove(move)}: legal or not?`,
    verdict: (isRight, isLegal) =>
      `${isRight ? 'Right' : 'Not quite'}: ${isLegal ? 'this is legal' : 'this is not legal'}.`,
    ask: (move) => `Make this move: ${tellMove(move)}.`,
    right: 'Right.',
    otherMove: 'That move is legal too, but here another one is asked for.',
    again: 'Try again.',
    shown: 'Here is the move.',
  },
  spoken: (text) => speakRichText(text, cardName),
};
