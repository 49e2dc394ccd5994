import { formatDay, formatDecimal, formatPercent } from '../../format.js';
import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';

/** The panel of games won and lost. */
export const statistics: Messages['statistics'] = {
  title: 'Статистика',
  none: 'Ещё ни одной законченной партии',
  wins: (wins) =>
    plural('ru', wins, {
      one: 'партия сошлась',
      few: 'партии сошлись',
      many: 'партий сошлось',
      other: 'партии сошлось',
    }),
  played: (games) => `из ${games} ${plural('ru', games, { one: 'сыгранной', other: 'сыгранных' })}`,
  medianTime: 'время, медиана',
  streak: (wins) =>
    plural('ru', wins, {
      one: 'победа подряд',
      few: 'победы подряд',
      many: 'побед подряд',
      other: 'победы подряд',
    }),
  chart: 'Победы по минутам',
  median: 'медиана',
  bar: (games, minutes) =>
    `${games} ${plural('ru', games, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })}, минут: ${minutes}`,
  bestTime: 'Лучшее время',
  fewestMoves: 'Меньше всего ходов',
  averageTime: 'Среднее время победы',
  longestStreak: 'Самая длинная серия побед',
  dailyStreak: 'Раздачи дня подряд',
  cardsLeft: 'Карт осталось в проигранной партии, в среднем',
  withinPar: (minutes) =>
    `Побед быстрее ${minutes} ${plural('ru', minutes, { one: 'минуты', other: 'минут' })}`,
  record: (deal, day) =>
    `${deal === null ? 'Позиция со стороны' : `Раздача ${deal}`}, ${formatDay('ru', day)}`,
  percent: (share) => formatPercent('ru', share),
  decimal: (value) => formatDecimal('ru', value),
  kept: 'Хранится только в этом браузере',
  notKept: 'После закрытия страницы ничего не сохранится',
  save: 'Выгрузить',
  load: 'Загрузить',
  reset: 'Стереть…',
  resetQuestion: 'Стереть всю статистику? Вернуть её будет нельзя',
  resetYes: 'Стереть',
  resetNo: 'Оставить',
};
