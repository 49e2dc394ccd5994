import { formatNumber, formatTime, shorten, splitTime } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted, plural } from '../../plural.js';

const HOURS = { one: 'час', few: 'часа', many: 'часов', other: 'часа' };
const MINUTES = { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' };
const SECONDS = { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' };

/** «4 минуты 10 секунд»: parts that are zero are left out. */
export function spokenTime(duration: number): string {
  const { hours, minutes, seconds } = splitTime(duration);
  const parts: string[] = [];
  if (hours > 0) parts.push(counted('ru', hours, HOURS));
  if (minutes > 0) parts.push(counted('ru', minutes, MINUTES));
  if (seconds > 0 || parts.length === 0) parts.push(counted('ru', seconds, SECONDS));
  return parts.join(' ');
}

/** Labels of buttons; the short ones are contained in the full ones, so that both name one control. */
export const labels: Pick<Messages, 'actions' | 'shortActions'> = {
  actions: {
    newGame: 'Новая партия',
    undo: 'Отменить ход',
    redo: 'Вернуть ход',
    restart: 'Начать заново',
    hint: 'Подсказка',
    check: 'Сойдётся ли пасьянс?',
    back: 'К выигрышной позиции',
    solution: 'Показать решение',
    play: 'Пуск',
    pause: 'Пауза',
    stop: 'Закончить',
    singleCards: 'По одной карте',
    wholeRuns: 'Пачками',
    collect: 'Собрать',
    collectAll: 'Собрать все',
    share: 'Скопировать ссылку',
    copyCode: 'Скопировать код',
    showHint: 'Показать',
    settings: 'Настройки',
    statistics: 'Статистика',
    tutorial: 'Как играть',
    menu: 'Меню',
    close: 'Закрыть',
    cancel: 'Отмена',
    keepPlaying: 'Играть дальше',
    deal: 'Раздать',
    playAgain: 'Сыграть ещё раз',
    nextDeal: 'Следующая раздача',
    returnToGame: 'Вернуться к партии',
    previous: 'Назад',
    next: 'Дальше',
  },
  shortActions: {
    newGame: 'Новая',
    undo: 'Отменить',
    redo: 'Вернуть',
    check: 'Сойдётся?',
  },
};

/** Words beside the numbers in the toolbar. */
export const counters: Messages['counters'] = {
  deal: '№',
  moves: (count) => plural('ru', count, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' }),
  undos: (count) =>
    plural('ru', count, { one: 'отмена', few: 'отмены', many: 'отмен', other: 'отмены' }),
  cardsLeft: (count) =>
    plural('ru', count, {
      one: 'карта осталась',
      few: 'карты осталось',
      many: 'карт осталось',
      other: 'карты осталось',
    }),
  score: (count) => plural('ru', count, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
  rubies: (count) =>
    plural('ru', count, { one: 'рубин', few: 'рубина', many: 'рубинов', other: 'рубина' }),
  spokenTime,
  time: formatTime,
};

/** Messages about bad input; each ends with a full stop, what became of the game may follow. */
export const errors: Messages['errors'] = {
  dealNotANumber: (text) => `«${shorten(text)}» не номер раздачи: нужно целое число.`,
  dealOutOfRange: (text, max) =>
    `Раздачи ${shorten(text)} нет: номера от 1 до ${formatNumber('ru', max)}.`,
  badCode: (text) => `«${shorten(text)}» не код партии.`,
  codeFaults: {
    shape: 'Код выглядит так: FC1-C4-AAAAAKH.',
    version: 'Читаются только коды, которые начинаются с FC1.',
    cells: 'Число ячеек задают C4, C2 или C1.',
    length: 'После последнего дефиса должно быть семь знаков.',
    letters: 'После последнего дефиса бывают только A–Z и 2–7.',
    number: 'Раздачи с таким кодом нет.',
    choice: 'В этих правилах столько ячеек не бывает.',
  },
  unknownRules: (text) => `Правила «${shorten(text)}» неизвестны.`,
  badSnapshot: 'Сохранённую партию не удалось прочитать.',
  storageFailed: 'Браузер не даёт сохранить партию.',
  badStatistics: 'В этом файле нет статистики.',
  gameKept: 'Партия на столе не изменилась',
  randomInstead: 'На столе случайная раздача',
  playOn: 'Играть можно и так',
  statisticsKept: 'Прежняя статистика не изменилась',
};

/** The dialog that deals anew, and the box for typed moves. */
export const dialogs: Pick<Messages, 'newGame' | 'restartPanel' | 'settings' | 'moveBox'> = {
  newGame: {
    title: 'Новая партия',
    random: 'Случайная раздача',
    randomNote: 'Точно сходится',
    byNumber: 'По номеру',
    range: (max) => `От 1 до ${formatNumber('ru', max)}`,
    byCode: 'По коду',
    cells: 'Свободные ячейки',
    cellsNote: 'Чем меньше, тем труднее',
    impossible: 'Не сходится',
    unverified: 'Не проверено',
    thisDeal: (deal) => (deal === null ? 'Эта позиция' : `Эта раздача, № ${deal}`),
    endsGame: 'Начатая партия закончится',
  },
  restartPanel: {
    title: 'Начать заново?',
    text: 'Та же раздача начнётся с самого начала. Отменить это нельзя.',
  },
  settings: {
    title: 'Настройки',
    theme: 'Стол',
    themes: { auto: 'Авто', light: 'Светлый', dark: 'Тёмный', felt: 'Сукно' },
    indices: 'Буквы на картах',
    fourColor: 'Четыре цвета мастей',
    fourColorNote: 'Трефы зелёные, бубны синие',
    mirrored: 'Для левой руки',
    mirroredNote: 'Ячейки справа, дома слева',
    autoCollect: 'Автосбор в дома',
    autoCollectModes: { off: 'Нет', safe: 'Безопасный', all: 'Всё сразу' },
    cardFirst: 'Сначала карта, потом место',
    cardFirstNote: 'Нажатие выбирает, следующее переносит',
    oneTap: 'Ход одним нажатием',
    oneTapNote: 'Карта сама ложится, куда подходит',
    sound: 'Звук',
    animation: 'Анимация',
    animationModes: { on: 'Вкл.', steps: 'По одной', off: 'Выкл.' },
    animationNote: 'Карты плавно переходят на место',
    rubiesNote: 'Карты движутся, рубины взлетают',
  },
  moveBox: {
    label: 'Ход',
    help: 'Откуда и куда: столбцы 1–8, ячейки от a, дом h. Например, 26, 3a, 5h',
  },
};
