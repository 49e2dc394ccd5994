import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';

/** Examples in an article, and what lessons share with them. */
export const example: Messages['example'] = {
  name: 'Пример',
  play: 'Показать',
  pause: 'Пауза',
  replay: 'Ещё раз',
  move: (number, count) => `Ход ${number} из ${count}`,
  question: 'Можно так пойти?',
  legal: 'Можно',
  illegal: 'Нельзя',
  verdict: (isLegal, isRight) =>
    `${isRight ? 'Верно' : 'Не совсем'}: ${isLegal ? 'можно' : 'нельзя'}.`,
  fits: {
    otherColor: 'На ранг ниже и другого цвета.',
    sameSuit: 'На ранг ниже и той же масти.',
    emptyCell: 'В пустую ячейку можно положить любую одну карту.',
    emptyColumn: 'В пустой столбец её положить можно.',
    kingToColumn: 'Король может лечь в пустой столбец.',
    aceHome: 'Туз начинает дом.',
    nextHome: 'Это следующая карта своей масти.',
    run: (cards, max) =>
      `${plural('ru', cards, { one: 'Идёт', few: 'Идут', many: 'Идут', other: 'Идут' })} ${cards}, ` +
      `а можно до ${max}.`,
  },
  yourMove: 'Ваша очередь: сделайте отмеченный ход.',
  made: 'Именно так.',
  otherMove: 'Так можно, но отмечен другой ход.',
  shown: 'Вот как это делается.',
  broken: (what) => `Этот пример не показать: ${what}.`,
  faults: {
    noPosition: 'не указана позиция',
    noCard: (line, word) => `в строке ${line} позиции «${word}» не карта`,
    twice: (line, word) => `в строке ${line} позиции ${word} встречается второй раз`,
    badLine: (line, word) => `в строке ${line} позиции ошибка${word === null ? '' : `: «${word}»`}`,
    badRules: 'таких правил или такого числа ячеек нет',
    noMoves: 'не указаны ходы',
    noMove: (word) => `«${word}» не ход`,
    illegalMove: (word) => `ход ${word} не по правилам`,
  },
  lessonsFailed: 'Уроки не загрузились. Проверьте соединение и попробуйте ещё раз.',
};
