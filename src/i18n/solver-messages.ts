/** The texts about what the solver knows, in one language. */
export interface SolverMessages {
  readonly solver: {
    /** Shown while a search takes longer than a moment. */
    readonly thinking: string;
    /** The three answers to «Can it be won?», of the position on the table. */
    readonly winnable: string;
    readonly unwinnable: string;
    readonly undecided: string;
    /** No earlier position could be won either. */
    readonly impossible: string;
    readonly noWayBack: string;
    readonly stillWinnable: string;
    /** `moves`: how many were taken back together. */
    readonly wentBack: (moves: number) => string;
    /** Said of a number that was not verified when it was dealt. */
    readonly dealWinnable: (deal: number) => string;
    /** Goes to the page, not to the player: the search runs in the page's own thread. */
    readonly workerFailed: string;
    /** The quiet sign beside the board. */
    readonly sign: Readonly<Record<'winnable' | 'unwinnable' | 'unknown', string>>;
    readonly signSetting: string;
    readonly signNote: string;
    /** `moves` that the solution still takes. */
    readonly solution: (moves: number) => string;
    readonly level: string;
    readonly levels: Readonly<Record<'any' | 'beginner' | 'standard' | 'challenge', string>>;
    readonly levelNote: string;
    readonly daily: string;
    /** A calendar date as days since 1970-01-01: «29 November». */
    readonly date: (day: number) => string;
    /** Of a number as it is typed. */
    readonly verified: string;
  };
}
