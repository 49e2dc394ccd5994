import { parsePlace } from '../format.js';
import { cardAccusative, cardGenitive, cardName, countCards, pileName } from '../texts/uk/names.js';
import { plural } from '../plural.js';
import { chaptersOfGame, pagesOfGame } from './game-pages.js';
import { gameStory } from './lessons/uk/game.js';
import { origin, playPages } from './lessons/uk/play.js';
import { rulePages } from './lessons/uk/rules.js';
import { speakRichText } from './rich-text.js';
import type { ToldMove, TutorialTexts } from './tutorial-texts.js';

/** «8♠ і ще 2 карти на 9♦». */
function tellMove({ card, cards, to, onto }: ToldMove): string {
  const what = cards > 1 ? `{${card}} і ще ${countCards(cards - 1)}` : `{${card}}`;
  const kind = parsePlace(to)?.kind;
  if (kind === 'foundation') return `${what} на базову стопку`;
  if (kind === 'cell') return `${what} у комірку`;
  return onto === null ? `${what} у порожню колонку` : `${what} на {${onto}:a}`;
}

const COLUMNS = { one: 'порожня колонка', few: 'порожні колонки', other: 'порожніх колонок' };

/** The Ukrainian texts of the tutorial. */
export const tutorialTexts: TutorialTexts = {
  locale: 'uk',
  lessons: {
    moving: 'Як ходити',
    cards: 'Карти і стіл',
    columns: 'Колонки',
    cells: 'Вільні комірки',
    'empty-columns': 'Порожні колонки',
    foundations: 'Базові стопки',
    runs: 'Групи',
    turn: 'Цілий хід',
    collecting: 'Що йде само',
    counting: 'Що рахується',
    stuck: 'Якщо застрягли',
    mistakes: 'Часті помилки',
    game: 'Гра від початку до кінця',
  },
  pages: { ...rulePages, ...playPages, ...pagesOfGame(gameStory, origin) },
  chapters: chaptersOfGame(gameStory),
  ui: {
    lessons: 'Уроки',
    place: (lesson, lessons, step, steps) =>
      `Урок ${lesson} із ${lessons} · крок ${step} із ${steps}`,
    isDone: 'пройдено',
    firstRound: 'Перше коло',
    moreLessons: 'Решта уроків',
    chapters: 'Розділи',
    replay: 'Показати ще раз',
    pause: 'Пауза',
    resume: 'Продовжити',
    run: 'Дивитися поспіль',
    legal: 'Можна',
    illegal: 'Не можна',
    answer: 'Одна з відповідей',
    yourTurn: 'Ваш хід',
    byItself: 'йде сама',
    ended: 'Це був останній урок. Гарної гри',
    capacity: {
      caption: 'Найдовша група, яку можна перемістити',
      cells: 'Порожніх комірок',
      ontoHead: 'На карту, порожніх колонок:',
      intoHead: 'У порожню колонку, усього їх:',
      onto: (count) =>
        count === 0
          ? 'На карту, порожніх колонок немає'
          : `На карту, ${count} ${plural('uk', count, COLUMNS)}`,
      into: (count) =>
        count === 1 ? 'У єдину порожню колонку' : `В одну з порожніх колонок, їх ${count}`,
    },
  },
  said: {
    move: tellMove,
    watch: (moves) => `Приклад: ${moves.map(tellMove).join('; ')}.`,
    lit: (cards, piles) =>
      `Виділено: ${[...cards.map((card) => `{${card}}`), ...piles.map((pile) => pileName(pile))].join(', ')}.`,
    judge: (move) => `${tellMove(move)}: можна чи ні?`,
    verdict: (isRight, isLegal) =>
      `${isRight ? 'Правильно' : 'Не зовсім'}: ${isLegal ? 'так можна' : 'так не можна'}.`,
    ask: (move) => `Зробіть цей хід: ${tellMove(move)}.`,
    right: 'Правильно.',
    otherMove: 'Так теж можна, але тут потрібен інший хід.',
    again: 'Спробуйте ще раз.',
    shown: 'Ось цей хід.',
  },
  spoken: (text) =>
    speakRichText(text, (card, grammaticalCase) => {
      if (grammaticalCase === 'a') return cardAccusative(card);
      return grammaticalCase === 'g' ? cardGenitive(card) : cardName(card);
    }),
};
