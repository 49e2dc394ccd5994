import type { AutoCollect, Move, Position, RuleProfile } from '../../engine/index.js';
import { readBudget, type FullBudget, type SolveBudget } from './budget.js';
import { writeLine } from './line.js';
import { planSearches, type Attempt } from './plan.js';
import { Search } from './search.js';
import { Shortener } from './shortener.js';
import { readStartTable, type StartTable } from './start-table.js';
import { returnWorkspace, takeWorkspace, type Workspace } from './workspace.js';

/** What the solver can say: there is a win, there is none (a proof), or the budget ended first. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** The answer to a question. */
export interface Solution {
  readonly verdict: Verdict;
  /** Only with `winnable`: the player's moves to the end, in canonical spelling. */
  readonly line?: readonly Move[];
  /** Tables visited. */
  readonly nodes: number;
}

/** What a question may say besides position and rules. */
export interface TaskOptions {
  readonly budget?: SolveBudget;
  /** Cards go up by themselves in this mode after each move; `off` if left out. */
  readonly autoCollect?: AutoCollect;
}

/**
 * Makes sure that a question makes sense, without asking it.
 * @throws TypeError or RangeError, as `solve`
 */
export function checkQuestion(
  position: Position,
  rules: RuleProfile,
  { budget, autoCollect }: TaskOptions,
): void {
  readStartTable(position, rules);
  readBudget(budget);
  readMode(autoCollect);
}

function readMode(mode: AutoCollect = 'off'): AutoCollect {
  if (mode !== 'off' && mode !== 'safe' && mode !== 'all') {
    throw new RangeError(`solve: autoCollect ${String(mode)} is none of the modes off, safe, all`);
  }
  return mode;
}

/**
 * One question to the solver, answered in slices: whoever holds it calls {@link SolverTask.run} until an answer
 * comes, and watches the clock.
 */
export class SolverTask {
  readonly budget: FullBudget;
  readonly #position: Position;
  readonly #rules: RuleProfile;
  readonly #mode: AutoCollect;
  readonly #start: StartTable;
  readonly #plan: readonly Attempt[];
  readonly #workspace: Workspace;
  #search: Search | null = null;
  #shortener: Shortener | null = null;
  #attempt = 0;
  /** Tables visited in earlier attempts. */
  #spent = 0;
  #solution: Solution | null = null;

  /** @throws TypeError or RangeError for a position, rules, budget or mode that make no sense, as `solve` */
  constructor(position: Position, rules: RuleProfile, options: TaskOptions = {}) {
    this.#start = readStartTable(position, rules);
    this.budget = readBudget(options.budget);
    this.#position = position;
    this.#rules = rules;
    this.#mode = readMode(options.autoCollect);
    this.#plan = planSearches(rules, this.#mode);
    this.#workspace = takeWorkspace(this.budget.bytes);
  }

  /** Tables visited so far. */
  get nodes(): number {
    return this.#spent + (this.#search?.visited ?? 0) + (this.#shortener?.nodes ?? 0);
  }

  /** Whether there is a line already, and only a shorter one is looked for. */
  get isWon(): boolean {
    return this.#shortener !== null;
  }

  /** The shortest line so far; undefined before there is one. */
  get line(): readonly Move[] | undefined {
    return this.#shortener?.line;
  }

  /** Goes on for about so many moves; the answer, or null where it is still open. */
  run(moves: number): Solution | null {
    for (let left = moves; this.#solution === null && left > 0;) {
      left -=
        this.#shortener === null ? this.#searchOn(left) : this.#shorten(this.#shortener, left);
    }
    return this.#solution;
  }

  /** Ends the question here: with the line found, else `unknown`, unless it is answered already. */
  stop(): Solution {
    if (this.#solution !== null) return this.#solution;
    const { nodes } = this;
    const { line } = this;
    return this.#answer(
      line === undefined ? { verdict: 'unknown', nodes } : { verdict: 'winnable', line, nodes },
    );
  }

  /** Goes on with the attempt at hand or the next one; how much of the moves that took. */
  #searchOn(moves: number): number {
    const attempt = this.#plan[this.#attempt];
    if (attempt === undefined) {
      this.stop();
      return 0;
    }
    this.#search ??= new Search(this.#workspace, this.#start, attempt.rules, attempt.weights);
    const search = this.#search;
    const room = Math.min(attempt.nodes - search.visited, this.budget.nodes - this.nodes, moves);
    const state = search.run(room);
    if (state === 'won') this.#win(search);
    else if (state === 'exhausted') this.#exhaust(attempt);
    else if (state === 'full' || this.nodes >= this.budget.nodes) this.stop();
    else if (search.visited >= attempt.nodes) this.#leave(1);
    return room;
  }

  /** Goes on looking for a shorter line, within the same limits; how much of the moves that took. */
  #shorten(shortener: Shortener, moves: number): number {
    // A new beam visits its start before it tries a move.
    const room = Math.min(moves, this.budget.nodes - this.nodes - 1);
    if (room <= 0 || shortener.run(room)) this.stop();
    return moves;
  }

  #win(search: Search): void {
    const game = {
      position: this.#position,
      start: this.#start,
      rules: this.#rules,
      mode: this.#mode,
    };
    this.#leave(0);
    const line = writeLine(game, search.takeWin());
    this.#shortener = new Shortener(game, line, this.#workspace);
    if (this.budget.shortenMs === 0) this.stop();
  }

  #exhaust(attempt: Attempt): void {
    if (attempt.isComplete) this.#answer({ verdict: 'unwinnable', nodes: this.nodes });
    // Without the moves it left out there is no win: no need to look for one in other orders.
    else this.#leave(this.#plan.length - 1 - this.#attempt);
  }

  /** Ends the attempt at hand and goes on by so many. */
  #leave(attempts: number): void {
    this.#attempt += attempts;
    this.#spent += this.#search?.visited ?? 0;
    this.#search = null;
  }

  #answer(solution: Solution): Solution {
    this.#leave(0);
    returnWorkspace(this.#workspace);
    this.#solution = Object.freeze(solution);
    return this.#solution;
  }
}
