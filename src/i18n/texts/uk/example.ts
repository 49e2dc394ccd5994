import type { Messages } from '../../messages.js';

/** Examples in an article, and what lessons share with them. */
export const example: Messages['example'] = {
  name: 'Приклад',
  play: 'Показати',
  pause: 'Пауза',
  replay: 'Ще раз',
  move: (number, count) => `Хід ${number} з ${count}`,
  question: 'Чи можна так піти?',
  legal: 'Можна',
  illegal: 'Не можна',
  verdict: (isLegal, isRight) =>
    `${isRight ? 'Правильно' : 'Не зовсім'}: ${isLegal ? 'можна' : 'не можна'}.`,
  fits: {
    otherColor: 'На ранг нижче й іншого кольору.',
    sameSuit: 'На ранг нижче й тієї самої масті.',
    emptyCell: 'У порожню комірку можна покласти будь-яку одну карту.',
    emptyColumn: 'У порожню колонку її покласти можна.',
    kingToColumn: 'Король може лягти в порожню колонку.',
    aceHome: 'Туз починає базову стопку.',
    nextHome: 'Це наступна карта своєї масті.',
    run: (cards, max) => `Карт у русі: ${cards}, а можна до ${max}.`,
  },
  yourMove: 'Ваша черга: зробіть позначений хід.',
  made: 'Саме так.',
  otherMove: 'Так можна, але позначено інший хід.',
  shown: 'Ось як це робиться.',
  broken: (what) => `Цей приклад не показати: ${what}.`,
  faults: {
    noPosition: 'не вказано позицію',
    noCard: (line, word) => `у рядку ${line} позиції «${word}» не карта`,
    twice: (line, word) => `у рядку ${line} позиції ${word} трапляється вдруге`,
    badLine: (line, word) => `у рядку ${line} позиції помилка${word === null ? '' : `: «${word}»`}`,
    badRules: 'таких правил або такої кількості комірок немає',
    noMoves: 'не вказано ходів',
    noMove: (word) => `«${word}» не хід`,
    illegalMove: (word) => `хід ${word} не за правилами`,
  },
  lessonsFailed: 'Уроки не завантажилися. Перевірте з’єднання й спробуйте ще раз.',
};
