import { formatDay, formatDecimal, formatPercent } from '../../format.js';
import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';

/** The panel of games won and lost. */
export const statistics: Messages['statistics'] = {
  title: 'Статистика',
  none: 'Още няма завършена игра',
  wins: (wins) => plural('bg', wins, { one: 'наредена игра', other: 'наредени игри' }),
  played: (games) => `от ${games} ${plural('bg', games, { one: 'изиграна', other: 'изиграни' })}`,
  medianTime: 'време, медиана',
  streak: (wins) => plural('bg', wins, { one: 'поредна победа', other: 'поредни победи' }),
  chart: 'Победи по минути',
  median: 'медиана',
  bar: (games, minutes) =>
    `${games} ${plural('bg', games, { one: 'игра', other: 'игри' })}, минути: ${minutes}`,
  bestTime: 'Най-добро време',
  fewestMoves: 'Най-малко ходове',
  averageTime: 'Средно време на победа',
  longestStreak: 'Най-дълга поредица победи',
  dailyStreak: 'Поредни раздавания на деня',
  cardsLeft: 'Оставащи карти при загуба, средно',
  withinPar: (minutes) =>
    `Победи за по-малко от ${minutes} ${plural('bg', minutes, { one: 'минута', other: 'минути' })}`,
  record: (deal, day) =>
    `${deal === null ? 'Външна позиция' : `Раздаване ${deal}`}, ${formatDay('bg', day)}`,
  percent: (share) => formatPercent('bg', share),
  decimal: (value) => formatDecimal('bg', value),
  kept: 'Пази се само в този браузър',
  notKept: 'След затваряне на страницата нищо не се пази',
  save: 'Изтегляне',
  load: 'Зареждане',
  reset: 'Изтриване…',
  resetQuestion: 'Да се изтрие ли цялата статистика? Това не може да се отмени',
  resetYes: 'Изтриване',
  resetNo: 'Отказ',
};
