/** Texts of examples, and what lessons share with them, in one language. */
export interface ExampleMessages {
  readonly example: {
    /** Names an example without a caption. */
    readonly name: string;
    readonly play: string;
    readonly pause: string;
    readonly replay: string;
    /** «Move 2 of 5». */
    readonly move: (number: number, count: number) => string;
    /** Asked before the two answers. */
    readonly question: string;
    readonly legal: string;
    readonly illegal: string;
    /** What is true, and whether the reader said so: «Right: not legal.» */
    readonly verdict: (isLegal: boolean, isRight: boolean) => string;
    /** Why a legal move is legal. */
    readonly fits: {
      readonly otherColor: string;
      readonly sameSuit: string;
      readonly emptyCell: string;
      readonly emptyColumn: string;
      readonly kingToColumn: string;
      readonly aceHome: string;
      readonly nextHome: string;
      /** Of a run, after the others: how many cards move, how many could. */
      readonly run: (cards: number, max: number) => string;
    };
    /** The reader is to make the move that is marked. */
    readonly yourMove: string;
    readonly made: string;
    /** A legal move that isn't the one asked for. */
    readonly otherMove: string;
    /** After two wrong tries. */
    readonly shown: string;
    /** That the example can't be shown: `what` is one of the faults, without a full stop. */
    readonly broken: (what: string) => string;
    readonly faults: {
      readonly noPosition: string;
      /** Lines of the position from 1. */
      readonly noCard: (line: number, word: string) => string;
      readonly twice: (line: number, word: string) => string;
      /** Something else; the word is not always known. */
      readonly badLine: (line: number, word: string | null) => string;
      readonly badRules: string;
      readonly noMoves: string;
      /** A word that is no move in notation. */
      readonly noMove: (word: string) => string;
      /** A move that the rules refuse; their reason follows as a sentence. */
      readonly illegalMove: (word: string) => string;
    };
    /** The lessons come over the net when they are first asked for. */
    readonly lessonsFailed: string;
  };
}
