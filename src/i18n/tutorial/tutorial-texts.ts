import type { Locale } from '../messages.js';
import type { gameStory } from './lessons/en/game.js';
import type { TutorialPage } from './page.js';

/** Names a chapter of the worked game. */
export type TutorialChapterKey = keyof typeof gameStory;

/** Lessons by their ids. */
export type TutorialLessonKey =
  | 'moving'
  | 'cards'
  | 'columns'
  | 'cells'
  | 'empty-columns'
  | 'foundations'
  | 'runs'
  | 'turn'
  | 'collecting'
  | 'counting'
  | 'stuck'
  | 'mistakes'
  | 'game';

/** A move, as captions and announcements tell it. */
export interface ToldMove {
  /** The highest card, and how many move. */
  readonly card: string;
  readonly cards: number;
  /** As in `data-pile`. */
  readonly to: string;
  /** The card that it goes on in a column; null: an empty place, or home. */
  readonly onto: string | null;
}

/**
 * Every text of the tutorial in one language, loaded when one opens. Those marked "rich" may hold tokens, see
 * `splitRichText`; titles are plain.
 */
export interface TutorialTexts {
  readonly locale: Locale;
  /** Names of the lessons, short enough for a list and the bar. */
  readonly lessons: Readonly<Record<TutorialLessonKey, string>>;
  /** By the keys of steps (`runs.two`): ask `findPage`. Each language has those that English has. */
  readonly pages: Readonly<Record<string, TutorialPage>>;
  readonly chapters: Readonly<Record<TutorialChapterKey, string>>;

  /** Words on and around the panel. «Back», «Next», «Return to the game» are among the messages of the game. */
  readonly ui: {
    readonly lessons: string;
    /** «Lesson 6 of 11, step 3 of 5», counted from 1. */
    readonly place: (lesson: number, lessons: number, step: number, steps: number) => string;
    /** Said of a lesson in the list that has been read. */
    readonly isDone: string;
    /** Headings of the list where it begins with a short round. */
    readonly firstRound: string;
    readonly moreLessons: string;
    readonly chapters: string;
    readonly replay: string;
    readonly pause: string;
    readonly resume: string;
    /** Plays the lesson on by itself. */
    readonly run: string;
    /** The two answers of a `judge` step. */
    readonly legal: string;
    readonly illegal: string;
    /** Shows one good answer of a `say` step. */
    readonly answer: string;
    /** Above a `try` step: it is the reader's turn. */
    readonly yourTurn: string;
    /** Marks a move that goes by itself where cards do. */
    readonly byItself: string;
    /** After the last step. */
    readonly ended: string;
    /** The table of what can be moved. */
    readonly capacity: {
      readonly caption: string;
      readonly cells: string;
      /** Above the numbers of empty columns. */
      readonly ontoHead: string;
      readonly intoHead: string;
      /** What a number below them means, in full. */
      readonly onto: (emptyColumns: number) => string;
      readonly into: (emptyColumns: number) => string;
    };
  };

  /** Captions (rich) and announcements (rich: give them to `spoken` before they are said). */
  readonly said: {
    /** «8♠ onto 9♦», «6♣ to a free cell», «A♠ home»: a line of the list of moves. */
    readonly move: (move: ToldMove) => string;
    /** As a `watch` step begins: what will be seen, by its moves. */
    readonly watch: (moves: readonly ToldMove[]) => string;
    /** What is lit, where the step has no moves. Piles as in `data-pile`. */
    readonly lit: (cards: readonly string[], piles: readonly string[]) => string;
    /** «10♣ onto J♥: legal or not?» */
    readonly judge: (move: ToldMove) => string;
    /** After the answer: whether it was right, and what the rules say. The reason follows. */
    readonly verdict: (isRight: boolean, isLegal: boolean) => string;
    /** What is asked for at a `try` step. */
    readonly ask: (move: ToldMove) => string;
    /** After a try: right; legal, but not what is asked for; the second one, so that the move is shown. */
    readonly right: string;
    readonly otherMove: string;
    readonly again: string;
    readonly shown: string;
  };

  /** A rich text in words alone, for screen readers: «8 of spades» for `{8S}`. */
  readonly spoken: (text: string) => string;
}
