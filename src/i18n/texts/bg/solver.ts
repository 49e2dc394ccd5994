import { formatDay } from '../../format.js';
import type { Messages } from '../../messages.js';
import { countMoves } from './names.js';

/** What the solver knows, and how players ask for it. */
export const solver: Messages['solver'] = {
  thinking: 'Търся отговор…',
  winnable: 'Пасиансът още може да се нареди',
  unwinnable: 'Оттук пасиансът вече не може да се нареди.',
  undecided: 'За даденото време не се намери отговор',
  impossible: 'Това раздаване не може да се нареди',
  noWayBack: 'Сред предишните не се намери печеливша позиция',
  stillWinnable: 'Няма нужда от връщане: пасиансът още може да се нареди',
  wentBack: (moves) => `Назад с ${countMoves(moves)}: оттук пасиансът може да се нареди`,
  dealWinnable: (deal) => `Раздаване ${deal} може да се нареди`,
  workerFailed: 'Тук няма фонова нишка: подсказките смята самата страница.',
  sign: {
    winnable: 'Може да се нареди',
    unwinnable: 'Не може да се нареди',
    unknown: 'Не е решено',
  },
  signSetting: 'Показване дали ще се нареди',
  signNote: 'След всеки ход, до картите',
  solution: (moves) => `Решение, оставащи ходове: ${moves}`,
  level: 'Ниво',
  levels: { any: 'Всяко', beginner: 'Начинаещ', standard: 'Стандарт', challenge: 'Изпитание' },
  levelNote: 'Със сигурност се нарежда, от това ниво',
  daily: 'Раздаване на деня',
  date: (day) => formatDay('bg', day),
  verified: 'Може да се нареди',
};
