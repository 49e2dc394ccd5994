import { formatNumber, formatTime, shorten, splitTime } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted, plural } from '../../plural.js';

const HOURS = { one: 'година', few: 'години', many: 'годин', other: 'години' };
const MINUTES = { one: 'хвилина', few: 'хвилини', many: 'хвилин', other: 'хвилини' };
const SECONDS = { one: 'секунда', few: 'секунди', many: 'секунд', other: 'секунди' };

/** «4 хвилини 10 секунд»: parts that are zero are left out. */
export function spokenTime(duration: number): string {
  const { hours, minutes, seconds } = splitTime(duration);
  const parts: string[] = [];
  if (hours > 0) parts.push(counted('uk', hours, HOURS));
  if (minutes > 0) parts.push(counted('uk', minutes, MINUTES));
  if (seconds > 0 || parts.length === 0) parts.push(counted('uk', seconds, SECONDS));
  return parts.join(' ');
}

/** Labels of buttons; the short ones are contained in the full ones, so that both name one control. */
export const labels: Pick<Messages, 'actions' | 'shortActions'> = {
  actions: {
    newGame: 'Нова гра',
    undo: 'Скасувати хід',
    redo: 'Повторити хід',
    restart: 'Почати спочатку',
    hint: 'Підказка',
    check: 'Чи складеться пасьянс?',
    back: 'До виграшної позиції',
    solution: 'Показати розв’язок',
    play: 'Пуск',
    pause: 'Пауза',
    stop: 'Завершити',
    singleCards: 'По одній карті',
    wholeRuns: 'Групами',
    collect: 'Зібрати',
    collectAll: 'Зібрати всі',
    share: 'Копіювати посилання',
    copyCode: 'Копіювати код',
    showHint: 'Показати',
    settings: 'Налаштування',
    statistics: 'Статистика',
    tutorial: 'Як грати',
    menu: 'Меню',
    close: 'Закрити',
    cancel: 'Скасувати',
    keepPlaying: 'Грати далі',
    deal: 'Роздати',
    playAgain: 'Зіграти ще раз',
    nextDeal: 'Наступна роздача',
    returnToGame: 'Повернутися до гри',
    previous: 'Назад',
    next: 'Далі',
  },
  shortActions: {
    newGame: 'Нова',
    undo: 'Скасувати',
    redo: 'Повторити',
    check: 'Складеться?',
  },
};

/** Words beside the numbers in the toolbar. */
export const counters: Messages['counters'] = {
  deal: '№',
  moves: (count) => plural('uk', count, { one: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' }),
  undos: (count) =>
    plural('uk', count, {
      one: 'скасування',
      few: 'скасування',
      many: 'скасувань',
      other: 'скасування',
    }),
  cardsLeft: (count) =>
    plural('uk', count, {
      one: 'карта лишилася',
      few: 'карти лишилося',
      many: 'карт лишилося',
      other: 'карти лишилося',
    }),
  score: (count) => plural('uk', count, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' }),
  rubies: (count) =>
    plural('uk', count, { one: 'рубін', few: 'рубіни', many: 'рубінів', other: 'рубіна' }),
  spokenTime,
  time: formatTime,
};

/** Messages about bad input; each ends with a full stop, what became of the game may follow. */
export const errors: Messages['errors'] = {
  dealNotANumber: (text) => `«${shorten(text)}» не номер роздачі: потрібне ціле число.`,
  dealOutOfRange: (text, max) =>
    `Роздачі ${shorten(text)} немає: номери від 1 до ${formatNumber('uk', max)}.`,
  badCode: (text) => `«${shorten(text)}» не код партії.`,
  codeFaults: {
    shape: 'Код має такий вигляд: FC1-C4-AAAAAKH.',
    version: 'Читаються лише коди, що починаються з FC1.',
    cells: 'Кількість комірок задають C4, C2 або C1.',
    length: 'Після останнього дефіса має бути сім знаків.',
    letters: 'Після останнього дефіса бувають лише A–Z і 2–7.',
    number: 'Роздачі з таким кодом немає.',
    choice: 'У цих правилах стільки комірок не буває.',
  },
  unknownRules: (text) => `Правила «${shorten(text)}» невідомі.`,
  badSnapshot: 'Збережену гру не вдалося прочитати.',
  storageFailed: 'Браузер не дає зберегти гру.',
  badStatistics: 'У цьому файлі немає статистики.',
  gameKept: 'Гра на столі не змінилася',
  randomInstead: 'На столі випадкова роздача',
  playOn: 'Грати можна й так',
  statisticsKept: 'Попередня статистика не змінилася',
};

/** The dialog that deals anew, and the box for typed moves. */
export const dialogs: Pick<Messages, 'newGame' | 'restartPanel' | 'settings' | 'moveBox'> = {
  newGame: {
    title: 'Нова гра',
    random: 'Випадкова роздача',
    randomNote: 'Точно складається',
    byNumber: 'За номером',
    range: (max) => `Від 1 до ${formatNumber('uk', max)}`,
    byCode: 'За кодом',
    cells: 'Вільні комірки',
    cellsNote: 'Що менше, то важче',
    impossible: 'Не складається',
    unverified: 'Не перевірено',
    thisDeal: (deal) => (deal === null ? 'Ця позиція' : `Ця роздача, № ${deal}`),
    endsGame: 'Розпочата гра закінчиться',
  },
  restartPanel: {
    title: 'Почати спочатку?',
    text: 'Та сама роздача почнеться від початку. Скасувати це не можна.',
  },
  settings: {
    title: 'Налаштування',
    theme: 'Стіл',
    themes: { auto: 'Авто', light: 'Світлий', dark: 'Темний', felt: 'Сукно' },
    indices: 'Літери на картах',
    fourColor: 'Чотири кольори мастей',
    fourColorNote: 'Трефи зелені, бубни сині',
    mirrored: 'Для лівої руки',
    mirroredNote: 'Комірки праворуч, базові стопки ліворуч',
    autoCollect: 'На базові стопки',
    autoCollectModes: { off: 'Ніколи', safe: 'Безпечно', all: 'Усе одразу' },
    cardFirst: 'Спершу карта, потім місце',
    cardFirstNote: 'Дотик вибирає, наступний переміщує',
    oneTap: 'Хід одним дотиком',
    oneTapNote: 'Карта сама лягає, де пасує',
    sound: 'Звук',
    animation: 'Анімація',
    animationModes: { on: 'Увімк.', steps: 'По одній', off: 'Вимк.' },
    animationNote: 'Карти плавно переходять на місце',
    rubiesNote: 'Карти рухаються, рубіни злітають',
  },
  moveBox: {
    label: 'Хід',
    help: 'Звідки й куди: колонки 1–8, комірки від a, базова стопка h. Наприклад, 26, 3a, 5h',
  },
};
