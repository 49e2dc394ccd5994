import { formatDay } from '../../format.js';
import type { Messages } from '../../messages.js';
import { countMoves } from './names.js';

/** What the solver knows, and how players ask for it. */
export const solver: Messages['solver'] = {
  thinking: 'Ищу ответ…',
  winnable: 'Пасьянс ещё может сойтись',
  unwinnable: 'Отсюда пасьянс уже не сойдётся.',
  undecided: 'За отведённое время ответ не найден',
  impossible: 'Эта раздача не сходится',
  noWayBack: 'Выигрышной позиции среди прежних не нашлось',
  stillWinnable: 'Возвращаться незачем: пасьянс ещё может сойтись',
  wentBack: (moves) => `Назад на ${countMoves(moves)}: отсюда пасьянс сойдётся`,
  dealWinnable: (deal) => `Раздача ${deal} сходится`,
  workerFailed: 'Фоновый поток здесь недоступен: подсказки считает сама страница.',
  sign: { winnable: 'Сойдётся', unwinnable: 'Не сойдётся', unknown: 'Не решено' },
  signSetting: 'Показывать, сойдётся ли',
  signNote: 'После каждого хода, рядом с картами',
  solution: (moves) => `Решение, осталось ходов: ${moves}`,
  level: 'Уровень',
  levels: { any: 'Любой', beginner: 'Новичок', standard: 'Стандарт', challenge: 'Испытание' },
  levelNote: 'Точно сходится, выбранного уровня',
  daily: 'Раздача дня',
  date: (day) => formatDay('ru', day),
  verified: 'Сходится',
};
