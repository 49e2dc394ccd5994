import type { CardCode, Support } from './card-code.js';
import type { HomeRule } from './home-rule.js';
import type { StackingTables } from './stacking.js';

/** The rules of a game as the search needs them. */
export interface SearchRules {
  /** Free cells in play. */
  readonly cells: number;
  /** Only kings enter an empty column. */
  readonly isKingsOnly: boolean;
  readonly stacking: StackingTables;
  /** Whether the search may move several cards in one go. */
  readonly hasGroups: boolean;
  /**
   * Whether the player makes such a move card by card, and cards go up by themselves in between: the search must
   * not count on a card that would leave on the way.
   */
  readonly isSpelt: boolean;
  /** Cards may come back from home in this search. */
  readonly takesBack: boolean;
  /**
   * Whether aces may be put into cells and columns, so that they come back too. Else an uncovered one goes home only;
   * a game that collects after moves can have one at the start.
   */
  readonly movesAces: boolean;
  /** How cards go up without being asked. */
  readonly homeRule: HomeRule;
  /** Whether that must be followed to the letter: see Collecting. */
  readonly isForced: boolean;
  /** Whether they do so at the very start too; a game that collects by itself does it after moves only. */
  readonly collectsFirst: boolean;
  /**
   * Whether a table where cards could still go home by the rule is never a node but at the start, so that a move can
   * be looked up before it is made. Not so where a card just taken back stays for a turn.
   */
  readonly looksAhead: boolean;
}

/** A move as one number: which card, with what lies on it, goes onto what. */
export function packMove(card: CardCode, to: Support): number {
  return (card << 6) | to;
}
