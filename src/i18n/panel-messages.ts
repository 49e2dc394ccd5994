/** The texts of everything that opens over the table, in one language. */
export interface PanelMessages {
  readonly newGame: {
    readonly title: string;
    readonly random: string;
    readonly randomNote: string;
    readonly byNumber: string;
    /** «1 to 1 000 000». */
    readonly range: (max: number) => string;
    readonly byCode: string;
    readonly cells: string;
    readonly cellsNote: string;
    /** What is proven about the number as it is typed. */
    readonly impossible: string;
    readonly unverified: string;
    readonly thisDeal: (deal: number | null) => string;
    readonly endsGame: string;
  };

  /** The question before a deal begins anew. */
  readonly restartPanel: {
    readonly title: string;
    readonly text: string;
  };

  readonly settings: {
    readonly title: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'auto' | 'light' | 'dark' | 'felt', string>>;
    readonly indices: string;
    readonly fourColor: string;
    readonly fourColorNote: string;
    readonly mirrored: string;
    readonly mirroredNote: string;
    readonly autoCollect: string;
    readonly autoCollectModes: Readonly<Record<'off' | 'safe' | 'all', string>>;
    /** Where a tap moves cards by itself: a tap chooses the card, the next one its place. */
    readonly cardFirst: string;
    readonly cardFirstNote: string;
    /** Where a tap chooses a card: a tap moves it to the first place that fits. */
    readonly oneTap: string;
    readonly oneTapNote: string;
    readonly sound: string;
    /** Cards that travel to their places; where the profile gives rubies, those too. */
    readonly animation: string;
    /** `steps`: groups go card by card. */
    readonly animationModes: Readonly<Record<'on' | 'steps' | 'off', string>>;
    readonly animationNote: string;
    readonly rubiesNote: string;
  };

  readonly statistics: {
    readonly title: string;
    /** Before the first game is finished. */
    readonly none: string;
    /** Words under a number, without it: «games won», «of 53 played», «wins in a row». */
    readonly wins: (wins: number) => string;
    readonly played: (games: number) => string;
    readonly medianTime: string;
    readonly streak: (wins: number) => string;
    readonly chart: string;
    /** Names the dark bar. */
    readonly median: string;
    /** Read out for one bar: games won in so many minutes. */
    readonly bar: (games: number, minutes: string) => string;
    readonly bestTime: string;
    readonly fewestMoves: string;
    readonly averageTime: string;
    readonly longestStreak: string;
    readonly dailyStreak: string;
    /** Where the profile counts cards left: their average over the games lost, and games won in par time. */
    readonly cardsLeft: string;
    readonly withinPar: (minutes: number) => string;
    /** «Deal 617, 12 October»; `deal` null: a position from elsewhere; `day` since 1970-01-01. */
    readonly record: (deal: number | null, day: number) => string;
    readonly percent: (share: number) => string;
    readonly decimal: (value: number) => string;
    readonly kept: string;
    readonly notKept: string;
    readonly save: string;
    readonly load: string;
    readonly reset: string;
    readonly resetQuestion: string;
    readonly resetYes: string;
    readonly resetNo: string;
  };

  readonly moveBox: {
    readonly label: string;
    readonly help: string;
  };
}
