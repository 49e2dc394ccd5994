import { parsePlace } from '../format.js';
import { plural } from '../plural.js';
import { cardAccusative, cardGenitive, cardName, countCards, pileName } from '../texts/ru/names.js';
import { chaptersOfGame, pagesOfGame } from './game-pages.js';
import { gameStory } from './lessons/ru/game.js';
import { origin, playPages } from './lessons/ru/play.js';
import { rulePages } from './lessons/ru/rules.js';
import { speakRichText, type CardCase } from './rich-text.js';
import type { ToldMove, TutorialTexts } from './tutorial-texts.js';

/** «8♠ и ещё 2 карты на 9♦». */
function tellMove({ card, cards, to, onto }: ToldMove): string {
  const what = cards > 1 ? `{${card}} и ещё ${countCards(cards - 1)}` : `{${card}}`;
  const kind = parsePlace(to)?.kind;
  if (kind === 'foundation') return `${what} в дом`;
  if (kind === 'cell') return `${what} в ячейку`;
  return onto === null ? `${what} в пустой столбец` : `${what} на {${onto}:a}`;
}

/** The cases that the board's own texts do without, from the accusative: «пятёрку» gives «пятёрке», «пятёркой». */
function inflect(card: string, feminine: string, masculine: string): string {
  const [rank = '', suit = ''] = cardAccusative(card).split(' ');
  const ending = /у$/.test(rank) ? feminine : masculine;
  return `${rank.replace(/[уая]$/, ending)} ${suit}`;
}

const CASES: Readonly<Record<CardCase, (card: string) => string>> = {
  n: cardName,
  a: cardAccusative,
  g: cardGenitive,
  p: (card) => inflect(card, 'е', 'е'),
  d: (card) => inflect(card, 'е', card.startsWith('K') ? 'ю' : 'у'),
  i: (card) => inflect(card, 'ой', card.startsWith('K') ? 'ём' : 'ом'),
};

const COLUMNS = { one: 'пустой столбец', few: 'пустых столбца', other: 'пустых столбцов' };

/** The Russian texts of the tutorial. */
export const tutorialTexts: TutorialTexts = {
  locale: 'ru',
  lessons: {
    moving: 'Как ходить',
    cards: 'Карты и стол',
    columns: 'Столбцы',
    cells: 'Свободные ячейки',
    'empty-columns': 'Пустые столбцы',
    foundations: 'Дома',
    runs: 'Пачки',
    turn: 'Ход целиком',
    collecting: 'Что уходит само',
    counting: 'Что считается',
    stuck: 'Если застряли',
    mistakes: 'Частые ошибки',
    game: 'Партия от начала до конца',
  },
  pages: { ...rulePages, ...playPages, ...pagesOfGame(gameStory, origin) },
  chapters: chaptersOfGame(gameStory),
  ui: {
    lessons: 'Уроки',
    place: (lesson, lessons, step, steps) =>
      `Урок ${lesson} из ${lessons} · шаг ${step} из ${steps}`,
    isDone: 'пройден',
    firstRound: 'Первый круг',
    moreLessons: 'Остальные уроки',
    chapters: 'Главы',
    replay: 'Показать ещё раз',
    pause: 'Пауза',
    resume: 'Продолжить',
    run: 'Смотреть подряд',
    legal: 'Можно',
    illegal: 'Нельзя',
    answer: 'Один из ответов',
    yourTurn: 'Ваш ход',
    byItself: 'уходит сама',
    ended: 'Это был последний урок. Удачной игры',
    capacity: {
      caption: 'Самая длинная пачка, которую можно перенести',
      cells: 'Пустых ячеек',
      ontoHead: 'На карту, пустых столбцов:',
      intoHead: 'В пустой столбец, всего их:',
      onto: (count) =>
        count === 0
          ? 'На карту, пустых столбцов нет'
          : `На карту, ${count} ${plural('ru', count, COLUMNS)}`,
      into: (count) =>
        count === 1 ? 'В единственный пустой столбец' : `В один из пустых столбцов, их ${count}`,
    },
  },
  said: {
    move: tellMove,
    watch: (moves) => `Пример: ${moves.map(tellMove).join('; ')}.`,
    lit: (cards, piles) =>
      `Выделено: ${[...cards.map((card) => `{${card}}`), ...piles.map((pile) => pileName(pile))].join(', ')}.`,
    judge: (move) => `${tellMove(move)}: можно или нельзя?`,
    verdict: (isRight, isLegal) =>
      `${isRight ? 'Верно' : 'Не совсем'}: ${isLegal ? 'так можно' : 'так нельзя'}.`,
    ask: (move) => `Сделайте этот ход: ${tellMove(move)}.`,
    right: 'Верно.',
    otherMove: 'Так тоже можно, но здесь нужен другой ход.',
    again: 'Попробуйте ещё раз.',
    shown: 'Вот этот ход.',
  },
  spoken: (text) => speakRichText(text, (card, grammaticalCase) => CASES[grammaticalCase](card)),
};
