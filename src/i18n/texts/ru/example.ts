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
  badPosition: 'Этот пример не показать: в его позиции ошибка.',
  badMoves: 'Этот пример не показать: его ходы невозможны.',
  lessonsFailed: 'Уроки не загрузились. Проверьте соединение и попробуйте ещё раз.',
};
