import { formatDay } from '../../format.js';
import type { Messages } from '../../messages.js';
import { countMoves } from './names.js';

/** What the solver knows, and how players ask for it. */
export const solver: Messages['solver'] = {
  thinking: 'Шукаю відповідь…',
  winnable: 'Пасьянс ще може скластися',
  unwinnable: 'Звідси пасьянс уже не складеться.',
  undecided: 'За відведений час відповіді не знайдено',
  impossible: 'Ця роздача не складається',
  noWayBack: 'Виграшної позиції серед попередніх не знайшлося',
  stillWinnable: 'Повертатися не треба: пасьянс ще може скластися',
  wentBack: (moves) => `Назад на ${countMoves(moves)}: звідси пасьянс складеться`,
  dealWinnable: (deal) => `Роздача ${deal} складається`,
  workerFailed: 'Фоновий потік тут недоступний: підказки обчислює сама сторінка.',
  sign: { winnable: 'Складеться', unwinnable: 'Не складеться', unknown: 'Не вирішено' },
  signSetting: 'Показувати, чи складеться',
  signNote: 'Після кожного ходу, поруч із картами',
  solution: (moves) => `Розв’язок, лишилося ходів: ${moves}`,
  level: 'Рівень',
  levels: {
    any: 'Будь-який',
    beginner: 'Новачок',
    standard: 'Стандарт',
    challenge: 'Випробування',
  },
  levelNote: 'Точно складається, обраного рівня',
  daily: 'Роздача дня',
  date: (day) => formatDay('uk', day),
  verified: 'Складається',
};
