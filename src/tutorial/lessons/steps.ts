import type { BySetup, Diagram, PlanStep, Verdict } from '../lesson-plan.js';
import type { Setup } from '../setup.js';

/** In place of a table: where the step before ended. */
export const THEN = 'then';

/** Everything of a step besides its kind, key, table and moves. */
type Rest = Omit<PlanStep, 'kind' | 'key' | 'table' | 'moves' | 'verdict'>;
type Table = NonNullable<PlanStep['table']> | typeof THEN;
type Moves = NonNullable<PlanStep['moves']>;

const at = (table: Table): Pick<PlanStep, 'table'> => (table === THEN ? {} : { table });

/** A sentence, with piles or cards lit. */
export const look = (key: string, table: Table, rest: Rest = {}): PlanStep => ({
  kind: 'look',
  key,
  ...at(table),
  ...rest,
});

/** Moves that are played. */
export const watch = (key: string, table: Table, moves: Moves, rest: Rest = {}): PlanStep => ({
  kind: 'watch',
  key,
  ...at(table),
  moves,
  ...rest,
});

/** Moves for the reader to make. */
export const attempt = (key: string, table: Table, moves: Moves, rest: Rest = {}): PlanStep => ({
  kind: 'try',
  key,
  ...at(table),
  moves,
  ...rest,
});

/** "Legal or not?" */
export const judge = (
  key: string,
  table: Table,
  move: string,
  verdict: Verdict,
  rest: Rest = {},
): PlanStep => ({ kind: 'judge', key, ...at(table), moves: [move], verdict, ...rest });

/** Something to tell in one's own words. */
export const say = (key: string, table: Table, rest: Rest = {}): PlanStep => ({
  kind: 'say',
  key,
  ...at(table),
  ...rest,
});

/** Whether cards go on the other colour. */
export const isAlternate = ({ rules }: Setup): boolean => rules.stacking === 'alternate-color';
/** Whether cards go on their own suit. */
export const isBySuit = (setup: Setup): boolean => !isAlternate(setup);

/** One table where colours alternate, another one where columns go by suit. */
export const byStacking =
  (alternate: Diagram, suited: Diagram): BySetup<Diagram> =>
  (setup) =>
    isAlternate(setup) ? alternate : suited;

/** Whether any card may go into an empty column. */
export const isOpen = ({ rules }: Setup): boolean => rules.emptyColumn === 'any';
/** Whether runs move in one go. */
export const hasGroups = ({ rules }: Setup): boolean => rules.groups;
/** Whether the game offers an action, named as in `data-action`. */
export const offers =
  (action: string) =>
  ({ actions }: Setup): boolean =>
    actions.includes(action);
/** Whether there are free cells at all. */
export const hasCells = ({ rules }: Setup): boolean => rules.cells > 0;
/** Whether it is the game that most people call FreeCell: the lessons of whole turns and games are about that one. */
export const isUsual = (setup: Setup): boolean =>
  isAlternate(setup) && isOpen(setup) && hasCells(setup);

/** Whether all of these hold. */
export const all =
  (...conditions: readonly ((setup: Setup) => boolean)[]) =>
  (setup: Setup): boolean =>
    conditions.every((condition) => condition(setup));
/** Whether it does not hold. */
export const not =
  (condition: (setup: Setup) => boolean) =>
  (setup: Setup): boolean =>
    !condition(setup);
