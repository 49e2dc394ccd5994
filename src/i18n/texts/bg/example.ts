import type { Messages } from '../../messages.js';

/** Examples in an article, and what lessons share with them. */
export const example: Messages['example'] = {
  name: 'Пример',
  play: 'Покажи',
  pause: 'Пауза',
  replay: 'Още веднъж',
  move: (number, count) => `Ход ${number} от ${count}`,
  question: 'Може ли така?',
  legal: 'Може',
  illegal: 'Не може',
  verdict: (isLegal, isRight) =>
    `${isRight ? 'Вярно' : 'Не съвсем'}: ${isLegal ? 'може' : 'не може'}.`,
  fits: {
    otherColor: 'С един ранг по-ниска и от другия цвят (червен или черен).',
    sameSuit: 'С един ранг по-ниска: пика върху пика, купа върху купа.',
    emptyCell: 'Празната клетка приема коя да е една карта.',
    emptyColumn: 'Празната колона я приема.',
    kingToColumn: 'Поп може да отиде в празна колона.',
    aceHome: 'Асото започва основно поле.',
    nextHome: 'Тя е следващата поред за това поле.',
    run: (cards, max) => `Местят се карти: ${cards}, а може до ${max}.`,
  },
  yourMove: 'Ваш ред е: направете отбелязания ход.',
  made: 'Точно така.',
  otherMove: 'Може и така, но е отбелязан друг ход.',
  shown: 'Ето как става.',
  broken: (what) => `Този пример не може да се покаже: ${what}.`,
  faults: {
    noPosition: 'няма позиция',
    noCard: (line, word) => `на ред ${line} от позицията „${word}“ не е карта`,
    twice: (line, word) => `на ред ${line} от позицията ${word} се среща за втори път`,
    badLine: (line, word) =>
      `в ред ${line} от позицията има грешка${word === null ? '' : `: „${word}“`}`,
    badRules: 'такива правила или такъв брой клетки няма',
    noMoves: 'няма ходове',
    noMove: (word) => `„${word}“ не е ход`,
    illegalMove: (word) => `ходът ${word} не е по правилата`,
  },
  lessonsFailed: 'Уроците не се заредиха. Проверете връзката и опитайте отново.',
};
