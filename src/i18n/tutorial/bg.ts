import { parsePlace } from '../format.js';
import { plural } from '../plural.js';
import { cardName, countCards, pileName } from '../texts/bg/names.js';
import { chaptersOfGame, pagesOfGame } from './game-pages.js';
import { gameStory } from './lessons/bg/game.js';
import { origin, playPages } from './lessons/bg/play.js';
import { rulePages } from './lessons/bg/rules.js';
import { speakRichText } from './rich-text.js';
import type { ToldMove, TutorialTexts } from './tutorial-texts.js';

/** «8♠ и още 2 карти върху 9♦». */
function tellMove({ card, cards, to, onto }: ToldMove): string {
  const what = cards > 1 ? `{${card}} и още ${countCards(cards - 1)}` : `{${card}}`;
  const kind = parsePlace(to)?.kind;
  if (kind === 'foundation') return `${what} в основното поле`;
  if (kind === 'cell') return `${what} в клетка`;
  return onto === null ? `${what} в празна колона` : `${what} върху {${onto}}`;
}

const COLUMNS = { one: 'празна колона', other: 'празни колони' };

/** The Bulgarian texts of the tutorial. */
export const tutorialTexts: TutorialTexts = {
  locale: 'bg',
  lessons: {
    moving: 'Как се мести карта',
    cards: 'Картите и масата',
    columns: 'Колони',
    cells: 'Свободни клетки',
    'empty-columns': 'Празни колони',
    foundations: 'Основни полета',
    runs: 'Купчинки',
    turn: 'Един цял ход',
    collecting: 'Какво отива само',
    counting: 'Какво се брои',
    stuck: 'Когато няма накъде',
    mistakes: 'Чести грешки',
    game: 'Игра от начало до край',
  },
  pages: { ...rulePages, ...playPages, ...pagesOfGame(gameStory, origin) },
  chapters: chaptersOfGame(gameStory),
  ui: {
    lessons: 'Уроци',
    place: (lesson, lessons, step, steps) =>
      `Урок ${lesson} от ${lessons} · стъпка ${step} от ${steps}`,
    isDone: 'преминат',
    firstRound: 'Първи кръг',
    moreLessons: 'Още уроци',
    chapters: 'Глави',
    replay: 'Покажи отново',
    pause: 'Пауза',
    resume: 'Продължи',
    run: 'Пусни подред',
    legal: 'Може',
    illegal: 'Не може',
    answer: 'Един от отговорите',
    yourTurn: 'Ваш ред е',
    byItself: 'отива сама',
    ended: 'Това беше последният урок. Приятна игра',
    capacity: {
      caption: 'Най-дългата купчинка, която може да се премести',
      cells: 'Празни клетки',
      ontoHead: 'Върху карта, празни колони:',
      intoHead: 'В празна колона, общо:',
      onto: (count) =>
        count === 0
          ? 'Върху карта, без празна колона'
          : `Върху карта, ${count} ${plural('bg', count, COLUMNS)}`,
      into: (count) =>
        count === 1 ? 'В единствената празна колона' : `В една от ${count} празни колони`,
    },
  },
  said: {
    move: tellMove,
    watch: (moves) => `Пример: ${moves.map(tellMove).join('; ')}.`,
    lit: (cards, piles) =>
      `Осветено: ${[...cards.map((card) => `{${card}}`), ...piles.map((pile) => pileName(pile))].join(', ')}.`,
    judge: (move) => `${tellMove(move)}: може или не може?`,
    verdict: (isRight, isLegal) =>
      `${isRight ? 'Точно така' : 'Не съвсем'}: ${isLegal ? 'това може' : 'това не може'}.`,
    ask: (move) => `Направете този ход: ${tellMove(move)}.`,
    right: 'Точно така.',
    otherMove: 'И това може, но тук е нужен друг ход.',
    again: 'Опитайте пак.',
    shown: 'Ето го хода.',
  },
  spoken: (text) => speakRichText(text, cardName),
};
