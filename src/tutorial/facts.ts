import {
  COLUMN_COUNT,
  countEmptyCells,
  countEmptyColumns,
  DECK,
  dealPosition,
  FIRST_DEAL,
  maxRun,
  type Explanation,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { Setup } from './setup.js';
import type { Facts, ShownMove } from './step.js';

/** The one deal of the first 32 000 that can't be won, played with four cells and columns of alternating colours. */
const IMPOSSIBLE_DEAL = 11982;

function longest(p: Position, { emptyColumn }: RuleProfile, more: number, into: boolean): number {
  const columns = emptyColumn === 'kings' ? 0 : countEmptyColumns(p);
  return maxRun(Math.min(8, countEmptyCells(p) + more), columns, into);
}

/** The first move of a step: as it is shown, what the engine says to it, and how many cards it is about. */
export interface AskedMove {
  readonly shown: ShownMove | undefined;
  readonly verdict: Explanation | null;
  readonly count: number;
}

/** What is told of the first move and the table under it. */
function factsOfTable(p: Position, rules: RuleProfile, { shown, verdict, count }: AskedMove) {
  const tooLong = verdict?.legal === false && verdict.reason === 'run-too-long' ? verdict : null;
  const cellsToFree = tooLong?.cellsToFree ?? 0;
  return {
    card: shown?.cards[0] ?? '',
    onto: shown?.onto ?? '',
    notation: shown?.notation ?? '',
    count,
    singles: shown?.singles.length ?? 0,
    emptyCells: countEmptyCells(p),
    emptyColumns: countEmptyColumns(p),
    max: longest(p, rules, 0, false),
    maxInto: longest(p, rules, 0, true),
    cellsToFree,
    maxThen: longest(p, rules, cellsToFree, shown !== undefined && shown.onto === null),
  };
}

type GameFacts = Omit<Facts, keyof ReturnType<typeof factsOfTable>>;

const gameFacts = new WeakMap<Setup, GameFacts>();

/** What is told of the rules in force and the way the game is set: the same for all steps. */
function factsOfGame(setup: Setup): GameFacts {
  const known = gameFacts.get(setup) ?? readGame(setup);
  gameFacts.set(setup, known);
  return known;
}

function readGame({ rules, input, autoCollect, keys, actions, figures }: Setup): GameFacts {
  const sizes = dealPosition(FIRST_DEAL, rules).columns.map((column) => column.length);
  const tallCards = Math.max(...sizes);
  return {
    deck: DECK.length,
    columns: COLUMN_COUNT,
    cells: rules.cells,
    tallCards,
    tallColumns: sizes.filter((size) => size === tallCards).length,
    shortCards: Math.min(...sizes),
    dealtToCells: rules.dealtToCells,
    actions,
    input,
    autoCollect,
    keys,
    contextFelt: rules.contextFelt,
    contextCard: rules.contextCard,
    forcedFinish: rules.forcedFinish,
    groups: rules.groups,
    cellToCell: rules.cellToCell,
    takeBack: rules.takeBack,
    acesHomeOnly: rules.aces === 'home-only',
    kingsOnly: rules.emptyColumn === 'kings',
    bySuit: rules.stacking === 'same-suit',
    anyFoundation: rules.foundations === 'free',
    undoLimit: rules.undo.limit,
    undoCounts: rules.undo.countsAsMove,
    hintCounts: rules.hint.countsAsMove,
    hintShows: rules.hint.shows,
    score: rules.score,
    counters: rules.counters,
    pointsHome: figures?.pointsHome ?? 0,
    pointsFromCell: figures?.pointsFromCell ?? 0,
    parMinutes: figures?.parMinutes ?? 0,
    impossibleDeal: IMPOSSIBLE_DEAL,
  };
}

/**
 * The numbers and cards that the text of a step may tell.
 * @param rules those of the step's table
 */
export function factsOf(
  setup: Setup,
  position: Position,
  rules: RuleProfile,
  asked: AskedMove,
): Facts {
  return Object.freeze({ ...factsOfGame(setup), ...factsOfTable(position, rules, asked) });
}
