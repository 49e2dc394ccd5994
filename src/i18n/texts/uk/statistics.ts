import { formatDay, formatDecimal, formatPercent } from '../../format.js';
import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';

/** The panel of games won and lost. */
export const statistics: Messages['statistics'] = {
  title: 'Статистика',
  none: 'Ще жодної закінченої гри',
  wins: (wins) =>
    plural('uk', wins, {
      one: 'гра складена',
      few: 'гри складено',
      many: 'ігор складено',
      other: 'гри складено',
    }),
  played: (games) => `із ${games} ${plural('uk', games, { one: 'зіграної', other: 'зіграних' })}`,
  medianTime: 'час, медіана',
  streak: (wins) =>
    plural('uk', wins, {
      one: 'перемога поспіль',
      few: 'перемоги поспіль',
      many: 'перемог поспіль',
      other: 'перемоги поспіль',
    }),
  chart: 'Перемоги за хвилинами',
  median: 'медіана',
  bar: (games, minutes) =>
    `${games} ${plural('uk', games, { one: 'гра', few: 'гри', many: 'ігор', other: 'гри' })}, хвилин: ${minutes}`,
  bestTime: 'Найкращий час',
  fewestMoves: 'Найменше ходів',
  averageTime: 'Середній час перемоги',
  longestStreak: 'Найдовша серія перемог',
  dailyStreak: 'Роздачі дня поспіль',
  cardsLeft: 'Карт лишилося в програній грі, у середньому',
  withinPar: (minutes) =>
    `Перемог швидше за ${minutes} ${plural('uk', minutes, { one: 'хвилину', few: 'хвилини', many: 'хвилин', other: 'хвилини' })}`,
  record: (deal, day) =>
    `${deal === null ? 'Позиція ззовні' : `Роздача ${deal}`}, ${formatDay('uk', day)}`,
  percent: (share) => formatPercent('uk', share),
  decimal: (value) => formatDecimal('uk', value),
  kept: 'Зберігається лише в цьому браузері',
  notKept: 'Після закриття сторінки нічого не збережеться',
  save: 'Вивантажити',
  load: 'Завантажити',
  reset: 'Стерти…',
  resetQuestion: 'Стерти всю статистику? Повернути її не можна',
  resetYes: 'Стерти',
  resetNo: 'Залишити',
};
