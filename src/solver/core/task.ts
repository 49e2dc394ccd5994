import type { AutoCollect, Move, Position, RuleProfile } from '../../engine/index.js';
import { readBudget, type FullBudget, type SolveBudget } from './budget.js';
import { writeLine } from './line.js';
import { planSearches, type Attempt } from './plan.js';
import { Search } from './search.js';
import { readStartTable, type StartTable } from './start-table.js';

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

/** One spare search object: its tables serve question after question. */
let spare: Search | null = null;

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
  #search: Search | null = null;
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
  }

  /** Tables visited so far. */
  get nodes(): number {
    return this.#spent + (this.#search?.visited ?? 0);
  }

  /** Goes on for about so many moves; the answer, or null where it is still open. */
  run(moves: number): Solution | null {
    for (let left = moves; this.#solution === null && left > 0; ) {
      const attempt = this.#plan[this.#attempt];
      if (attempt === undefined) return this.stop();
      const search = this.#search ?? this.#begin(attempt);
      const room = Math.min(attempt.nodes - search.visited, this.budget.nodes - this.nodes, left);
      left -= room;
      const state = search.run(room, this.budget.bytes);
      if (state === 'won') this.#win(search);
      else if (state === 'exhausted') this.#exhaust(attempt);
      else if (state === 'full' || this.nodes >= this.budget.nodes) this.stop();
      else if (search.visited >= attempt.nodes) this.#leave(1);
    }
    return this.#solution;
  }

  /** Ends the question here: `unknown`, unless it is answered already. */
  stop(): Solution {
    return this.#solution ?? this.#answer({ verdict: 'unknown', nodes: this.nodes });
  }

  #begin(attempt: Attempt): Search {
    const search = spare ?? new Search(this.#start, attempt.rules, attempt.weights);
    spare = null;
    search.start(this.#start, attempt.rules, attempt.weights);
    this.#search = search;
    return search;
  }

  #win(search: Search): void {
    const { nodes } = this;
    const changes = search.changesTo(search.wonNode);
    const line = writeLine(this.#position, this.#start, this.#rules, this.#mode, changes);
    this.#answer({ verdict: 'winnable', line, nodes });
  }

  #exhaust(attempt: Attempt): void {
    if (attempt.isComplete) this.#answer({ verdict: 'unwinnable', nodes: this.nodes });
    // Without the moves it left out there is no win: no need to look for one in other orders.
    else this.#leave(this.#plan.length - 1 - this.#attempt);
  }

  #leave(attempts: number): void {
    this.#attempt += attempts;
    this.#spent += this.#search?.visited ?? 0;
    spare = this.#search;
    this.#search = null;
  }

  #answer(solution: Solution): Solution {
    this.#leave(0);
    this.#solution = Object.freeze(solution);
    return this.#solution;
  }
}
