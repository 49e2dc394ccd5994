import type { Diagram, BySetup, PlanStep, Verdict } from '../lesson-plan.js';
import type { Setup } from '../setup.js';

/** Everything of a step besides its kind, key, table and moves. */
type Rest = Omit<PlanStep, 'kind' | 'key' | 'table' | 'moves' | 'verdict'>;
type Table = NonNullable<PlanStep['table']>;
type Moves = NonNullable<PlanStep['moves']>;

/** A sentence, with piles or cards lit. */
export const look = (key: string, table: Table, rest: Rest = {}): PlanStep => ({
  kind: 'look',
  key,
  table,
  ...rest,
});

/** Moves that are played. */
export const watch = (key: string, table: Table, moves: Moves, rest: Rest = {}): PlanStep => ({
  kind: 'watch',
  key,
  table,
  moves,
  ...rest,
});

/** Moves for the reader to make. */
export const attempt = (key: string, table: Table, moves: Moves, rest: Rest = {}): PlanStep => ({
  kind: 'try',
  key,
  table,
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
): PlanStep => ({ kind: 'judge', key, table, moves: [move], verdict, ...rest });

/** Something to tell in one's own words. */
export const say = (key: string, table: Table, rest: Rest = {}): PlanStep => ({
  kind: 'say',
  key,
  table,
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
