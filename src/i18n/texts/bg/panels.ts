import { formatNumber, formatTime, shorten, splitTime } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted, plural } from '../../plural.js';

/** «4 минути и 10 секунди»: parts that are zero are left out. */
export function spokenTime(duration: number): string {
  const { hours, minutes, seconds } = splitTime(duration);
  const parts: string[] = [];
  if (hours > 0) parts.push(counted('bg', hours, { one: 'час', other: 'часа' }));
  if (minutes > 0) parts.push(counted('bg', minutes, { one: 'минута', other: 'минути' }));
  if (seconds > 0 || parts.length === 0) {
    parts.push(counted('bg', seconds, { one: 'секунда', other: 'секунди' }));
  }
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} и ${last}` : last;
}

/** Labels of buttons; the short ones are contained in the full ones, so that both name one control. */
export const labels: Pick<Messages, 'actions' | 'shortActions'> = {
  actions: {
    newGame: 'Нова игра',
    undo: 'Отмяна',
    redo: 'Повтаряне',
    restart: 'Отначало',
    hint: 'Подсказка',
    check: 'Ще се нареди ли пасиансът?',
    back: 'Към печеливша позиция',
    solution: 'Показване на решение',
    play: 'Пускане',
    pause: 'Пауза',
    stop: 'Край',
    singleCards: 'По една карта',
    wholeRuns: 'С купчинки',
    collect: 'Събиране',
    collectAll: 'Събиране на всички',
    share: 'Копиране на връзката',
    copyCode: 'Копиране на кода',
    showHint: 'Покажи',
    settings: 'Настройки',
    statistics: 'Статистика',
    tutorial: 'Как се играе',
    menu: 'Меню',
    close: 'Затваряне',
    cancel: 'Отказ',
    keepPlaying: 'Към текущата игра',
    deal: 'Раздаване',
    playAgain: 'Още веднъж',
    nextDeal: 'Следващо раздаване',
    returnToGame: 'Обратно към играта',
    previous: 'Назад',
    next: 'Напред',
  },
  shortActions: { newGame: 'Нова', check: 'Ще се нареди ли?' },
};

/** Words beside the numbers in the toolbar. */
export const counters: Messages['counters'] = {
  deal: '№',
  moves: (count) => plural('bg', count, { one: 'ход', other: 'хода' }),
  undos: (count) => plural('bg', count, { one: 'отмяна', other: 'отмени' }),
  cardsLeft: (count) => plural('bg', count, { one: 'карта остава', other: 'карти остават' }),
  score: (count) => plural('bg', count, { one: 'точка', other: 'точки' }),
  rubies: (count) => plural('bg', count, { one: 'рубин', other: 'рубина' }),
  spokenTime,
  time: formatTime,
};

/** Messages about bad input; each ends with a full stop, what became of the game may follow. */
export const errors: Messages['errors'] = {
  dealNotANumber: (text) => `„${shorten(text)}“ не е номер на раздаване: нужно е цяло число.`,
  dealOutOfRange: (text, max) =>
    `Няма раздаване ${shorten(text)}: номерата са от 1 до ${formatNumber('bg', max)}.`,
  badCode: (text) => `„${shorten(text)}“ не е код на игра.`,
  codeFaults: {
    shape: 'Кодът изглежда така: FC1-C4-AAAAAKH.',
    version: 'Четат се само кодове, които започват с FC1.',
    cells: 'Броят на клетките се задава с C4, C2 или C1.',
    length: 'След последното тире има седем знака.',
    letters: 'След последното тире има само A–Z и 2–7.',
    number: 'Няма раздаване с такъв код.',
    choice: 'В тези правила няма толкова клетки.',
  },
  unknownRules: (text) => `Няма правила „${shorten(text)}“.`,
  badSnapshot: 'Запазената игра не може да се прочете.',
  storageFailed: 'Браузърът не позволява играта да се запази.',
  badStatistics: 'В този файл няма статистика.',
  gameKept: 'Играта на масата не е променена',
  randomInstead: 'На масата е случайно раздаване',
  playOn: 'Можете да играете и така',
  statisticsKept: 'Досегашната статистика не е променена',
};

/** The dialog that deals anew, and the box for typed moves. */
export const dialogs: Pick<Messages, 'newGame' | 'restartPanel' | 'settings' | 'moveBox'> = {
  newGame: {
    title: 'Нова игра',
    random: 'Случайно раздаване',
    randomNote: 'Със сигурност се нарежда',
    byNumber: 'По номер',
    range: (max) => `От 1 до ${formatNumber('bg', max)}`,
    byCode: 'По код',
    cells: 'Свободни клетки',
    cellsNote: 'По-малко е по-трудно',
    impossible: 'Не може да се нареди',
    unverified: 'Не е проверено',
    thisDeal: (deal) => (deal === null ? 'Тази позиция' : `Това раздаване, № ${deal}`),
    endsGame: 'Започнатата игра ще приключи',
  },
  restartPanel: {
    title: 'Отначало?',
    text: 'Същото раздаване започва от самото начало. Това не може да се отмени.',
  },
  settings: {
    title: 'Настройки',
    theme: 'Маса',
    themes: { auto: 'Авто', light: 'Светла', dark: 'Тъмна', felt: 'Сукно' },
    indices: 'Букви на картите',
    fourColor: 'Четири цвята на картите',
    fourColorNote: 'Спатия в зелено, каро в синьо',
    mirrored: 'За лява ръка',
    mirroredNote: 'Клетките отдясно, основните полета отляво',
    autoCollect: 'Автоматично събиране',
    autoCollectModes: { off: 'Никога', safe: 'Безопасно', all: 'Винаги' },
    cardFirst: 'Първо карта, после място',
    cardFirstNote: 'Докосване избира, следващото мести',
    oneTap: 'Ход с едно докосване',
    oneTapNote: 'Картата отива сама, където пасва',
    sound: 'Звук',
    animation: 'Анимация',
    animationModes: { on: 'Вкл.', steps: 'По една', off: 'Изкл.' },
    animationNote: 'Картите се движат плавно до мястото си',
    rubiesNote: 'Картите се движат, рубините излитат',
  },
  moveBox: {
    label: 'Ход',
    help: 'Откъде и къде: колони 1–8, клетки от a, основно поле h. Например 26, 3a, 5h',
  },
};
