import type { ExampleMessages } from './example-messages.js';
import type { PanelMessages } from './panel-messages.js';
import type { SolverMessages } from './solver-messages.js';

/** Languages the widget speaks. */
export const LOCALES = ['en', 'ru', 'uk', 'bg'] as const;
/** A language code as `lang` has it. */
export type Locale = (typeof LOCALES)[number];

/** A fact and, where there is one, what would help: shown as two sentences that may break between. */
export interface Sentence {
  readonly fact: string;
  readonly remedy?: string;
}

/** A place as in `data-pile`, or `foundation` for whichever one takes the card; not a name made from it. */
export type PlaceKey = `${'column' | 'cell' | 'foundation'}-${string}` | 'foundation';

/**
 * Every text of the widget in one language, plain text without markup.
 * Messages with numbers are functions and choose the plural form themselves.
 * Cards are given as `6D`, suits as `D`, places as in `data-pile` (`column-3`, `cell-a`, `foundation-1`).
 */
export interface Messages extends PanelMessages, SolverMessages, ExampleMessages {
  readonly locale: Locale;
  /** Index letters of ace, jack, queen, king where `indices="local"`. */
  readonly indexLetters: Readonly<Record<'A' | 'J' | 'Q' | 'K', string>>;

  /** «6 of diamonds», «Шестёрка бубен»: nominative, capitalised as a name of its own. */
  readonly card: (card: string) => string;
  /** «diamonds», «бубны»: the suit by itself. */
  readonly suit: (suit: string) => string;
  /** «column 3», «free cell b», «foundation of hearts»; `suit` where a foundation has one. */
  readonly pile: (pile: string, suit?: string | null) => string;

  /** Name of the whole widget for assistive technology. `deal` null: an imported position. */
  readonly boardName: (deal: number | null) => string;
  readonly groups: {
    readonly toolbar: string;
    readonly cells: string;
    readonly foundations: string;
    /** Heading over all columns. */
    readonly columns: string;
    /** «Column 3, 7 cards», «Column 3, empty». */
    readonly column: (number: number, cards: number) => string;
  };
  /** Accessible names of the controls on the table, after the pattern of «6 of diamonds, last of 7, column 3». */
  readonly control: {
    /** A card in a column: `index` counts from the top of the screen, 1-based; `buried`: cards on it that don't continue it. */
    readonly columnCard: (p: {
      readonly card: string;
      readonly column: number;
      readonly index: number;
      readonly count: number;
      readonly state: 'last' | 'run' | 'buried';
    }) => string;
    readonly cellCard: (card: string, cell: string) => string;
    readonly foundationCard: (card: string, number: number) => string;
    readonly emptyCell: (cell: string) => string;
    readonly emptyColumn: (column: number) => string;
    /** `suit` null: any ace may start it. */
    readonly emptyFoundation: (suit: string | null, number: number) => string;
    /** Suffix of a card that goes along with the selected one. */
    readonly inSelection: string;
  };

  readonly actions: {
    readonly newGame: string;
    readonly undo: string;
    readonly redo: string;
    readonly restart: string;
    readonly hint: string;
    readonly check: string;
    readonly back: string;
    readonly solution: string;
    /** These play the solution move by move, at a pace, as single cards or whole runs. */
    readonly play: string;
    readonly pause: string;
    readonly stop: string;
    readonly singleCards: string;
    readonly wholeRuns: string;
    readonly collect: string;
    /** Where no card ever goes by itself. */
    readonly collectAll: string;
    readonly share: string;
    readonly copyCode: string;
    readonly showHint: string;
    readonly settings: string;
    readonly statistics: string;
    readonly tutorial: string;
    readonly menu: string;
    readonly close: string;
    readonly cancel: string;
    readonly keepPlaying: string;
    readonly deal: string;
    readonly playAgain: string;
    readonly nextDeal: string;
    readonly returnToGame: string;
    readonly previous: string;
    readonly next: string;
  };
  /** Short labels of the toolbar where the full one is too long: same key, else the full one is used. */
  readonly shortActions: Partial<
    Readonly<Record<'newGame' | 'undo' | 'redo' | 'tutorial' | 'check', string>>
  >;

  readonly counters: {
    /** «Deal» / «№», before the number. */
    readonly deal: string;
    /** This one and the next four: the word after the number, without it: «moves», «ходов»; by plural form. */
    readonly moves: (count: number) => string;
    readonly undos: (count: number) => string;
    readonly cardsLeft: (count: number) => string;
    readonly score: (count: number) => string;
    readonly rubies: (count: number) => string;
    /** Spoken, in words: «4 minutes 10 seconds», «4 минуты 10 секунд». */
    readonly spokenTime: (seconds: number) => string;
    /** Shown: `4:10`, `1:02:03`. */
    readonly time: (seconds: number) => string;
  };

  /** What is said after an action: shown in the gutter or only announced. */
  readonly notices: {
    /** «Deal 617. 52 cards…» after dealing. `home`: cards that went by themselves. */
    readonly dealt: (deal: number | null, home: number) => string;
    /** `max`: how many can move now at most; shown quietly. */
    readonly picked: (cards: number, card: string, max: number) => string;
    /** A place was named to take from: «Column 3, 6 of diamonds. Where to?». */
    readonly pickedAt: (pile: PlaceKey, card: string) => string;
    readonly dropped: string;
    /** A listener of `fc-before-move` objected. */
    readonly vetoed: string;
    /** «Which card comes back? S spades, H hearts»: the letters are the keys that answer. */
    readonly askSuit: (suits: readonly string[]) => string;
    /** «7 of clubs on 8 of hearts, column 5. 2 cells free». `onto` null: an empty place. */
    readonly moved: (p: {
      readonly card: string;
      readonly cards: number;
      readonly to: PlaceKey;
      readonly onto: string | null;
      readonly freeCells: number;
      /** Cards that then went home by themselves. */
      readonly home: readonly string[];
    }) => string;
    /** Cards sent home by the player's «collect». */
    readonly collected: (cards: readonly string[]) => string;
    readonly nothingToCollect: string;
    /** `moves` is the counter after it. */
    readonly undone: (moves: number) => string;
    readonly redone: (moves: number) => string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    readonly noUndoAfterWin: string;
    readonly restarted: string;
    readonly hint: (card: string, to: PlaceKey, onto: string | null, cards: number) => string;
    /** Where the profile only shows what to move. */
    readonly hintSource: (card: string, cards: number) => string;
    /** Before the first hint where hints count; `actions.showHint` follows. */
    readonly hintCounts: string;
    readonly noHint: string;
    /** No move is left. */
    readonly stuck: string;
    /** Moves are left, but only to and fro. */
    readonly toAndFro: string;
    /** Follows where the profile is for beginners. */
    readonly takeHeart: string;
    /** Older actions than the profile keeps. */
    readonly undoLimit: (limit: number) => string;
    readonly linkCopied: string;
    readonly codeCopied: string;
    /** The text itself follows, to be copied by hand. */
    readonly copyFailed: string;
    /** Said after a number that was typed: proven impossible, or nothing known yet. */
    readonly dealImpossible: (deal: number) => string;
    readonly dealUnverified: (deal: number) => string;
    /** Without the time where no clock is shown. */
    readonly won: (p: { readonly moves: number; readonly seconds: number | null }) => string;
  };

  /** Spoken on demand (keys `s`, `o`, `l`, `m`). */
  readonly summaries: {
    readonly state: (p: {
      readonly moves: number;
      readonly freeCells: number;
      readonly emptyColumns: number;
      readonly cardsHome: number;
    }) => string;
    /** Reads a pile card by card; `suit` of a foundation that has one. */
    readonly pile: (pile: PlaceKey, cards: readonly string[], suit?: string | null) => string;
    /** Reads the last card of every column, from the left; null: an empty one. At least one column. */
    readonly tops: (cards: readonly (string | null)[]) => string;
    readonly noMoveYet: string;
    /** Places in any order; they are told by kind. */
    readonly legalTargets: (card: string, places: readonly PlaceKey[]) => string;
    readonly noLegalTarget: (card: string) => string;
  };

  readonly win: {
    readonly title: string;
    /** `deal` null: an imported position; `time` null: no clock is shown. */
    readonly text: (deal: number | null, moves: number, time: string | null) => string;
  };

  /** One function per reason of the rules; numbers as the engine gives them. */
  readonly refusals: {
    readonly 'game-over': () => Sentence;
    readonly 'bad-notation': (p: { readonly text?: string }) => Sentence;
    readonly 'no-such-place': (p: { readonly place: string }) => Sentence;
    readonly 'no-such-card': (p: { readonly place: string }) => Sentence;
    readonly 'foundation-final': () => Sentence;
    readonly ambiguous: (p: { readonly suits: readonly string[] }) => Sentence;
    readonly 'not-available': (p: { readonly card: string; readonly buried: number }) => Sentence;
    readonly 'run-broken': (p: { readonly card: string; readonly onto: string }) => Sentence;
    readonly 'groups-off': (p: { readonly cards: number }) => Sentence;
    readonly 'ace-home-only': (p: { readonly card: string }) => Sentence;
    readonly 'no-cell-to-cell': () => Sentence;
    readonly 'cell-takes-one': (p: { readonly cards: number }) => Sentence;
    readonly 'cell-occupied': (p: { readonly card: string }) => Sentence;
    readonly 'cells-full': () => Sentence;
    readonly 'foundation-takes-one': (p: { readonly cards: number }) => Sentence;
    readonly 'foundation-suit': (p: { readonly card: string; readonly suit: string }) => Sentence;
    readonly 'foundation-needs': (p: { readonly card: string; readonly needs: string }) => Sentence;
    readonly 'kings-only': (p: { readonly card: string }) => Sentence;
    readonly 'same-color': (p: { readonly card: string; readonly onto: string }) => Sentence;
    readonly 'same-suit-needed': (p: { readonly card: string; readonly onto: string }) => Sentence;
    readonly 'wrong-rank': (p: {
      readonly card: string;
      readonly onto: string;
      readonly kind: 'gap' | 'equal' | 'upward';
    }) => Sentence;
    readonly 'run-too-long': (p: {
      readonly cards: number;
      readonly max: number;
      readonly cellsToFree: number | null;
    }) => Sentence;
  };

  /** What is wrong with something the page or the player gave; the running game stays. */
  readonly errors: {
    /** Not a whole number. `text`: what was given, shortened. */
    readonly dealNotANumber: (text: string) => string;
    /** A whole number out of the profile's range. */
    readonly dealOutOfRange: (text: string, max: number) => string;
    readonly badCode: (text: string) => string;
    /** What is wrong with a code; follows `badCode`. `choice`: a number of cells that the rules don't offer. */
    readonly codeFaults: Readonly<
      Record<'shape' | 'version' | 'cells' | 'length' | 'letters' | 'number' | 'choice', string>
    >;
    readonly unknownRules: (text: string) => string;
    readonly badSnapshot: string;
    /** Games are to be remembered, and the browser doesn't let them be. */
    readonly storageFailed: string;
    /** A file that the player chose. */
    readonly badStatistics: string;
    /** Said where a game is running and stays. */
    readonly gameKept: string;
    /** Said at the first deal, where a random one is dealt instead. */
    readonly randomInstead: string;
    /** Said where nothing is lost but the keeping. */
    readonly playOn: string;
    readonly statisticsKept: string;
  };
}
