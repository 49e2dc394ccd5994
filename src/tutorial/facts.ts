import {
  COLUMN_COUNT,
  countEmptyCells,
  countEmptyColumns,
  DECK,
  dealPosition,
  FIRST_DEAL,
  longestRun,
  MAX_CELLS,
  UNWINNABLE_DEAL,
  type Explanation,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { Setup } from './setup.js';
import type { Facts, ShownMove } from './step.js';

/** Where runs go card by card, what a whole one could be is told all the same. */
function longest(p: Position, rules: RuleProfile, more: number, into: boolean): number {
  const cells = Math.min(MAX_CELLS, countEmptyCells(p) + more);
  return longestRun(cells, countEmptyColumns(p), into, { ...rules, groups: true });
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

function readGame({ rules, autoCollect, keys, actions, figures }: Setup): GameFacts {
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
    autoCollect,
    keys,
    contextFelt: rules.contextFelt,
    forcedFinish: rules.forcedFinish,
    groups: rules.groups,
    takeBack: rules.takeBack,
    acesHomeOnly: rules.aces === 'home-only',
    bySuit: rules.stacking === 'same-suit',
    undoLimit: rules.undo.limit,
    undoCounts: rules.undo.countsAsMove,
    hintCounts: rules.hint.countsAsMove,
    hintShows: rules.hint.shows,
    score: rules.score,
    counters: rules.counters,
    pointsHome: figures?.pointsHome ?? 0,
    pointsFromCell: figures?.pointsFromCell ?? 0,
    parMinutes: figures?.parMinutes ?? 0,
    impossibleDeal: UNWINNABLE_DEAL,
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
