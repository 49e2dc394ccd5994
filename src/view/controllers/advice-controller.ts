import type { SolveBudget, SolveResult } from '../../solver/index.js';
import { explainUndo, type GameState } from '../../state/index.js';
import type { Origin } from '../game-events.js';
import { quietly, stepNotice, wayBackNotice } from '../notices.js';
import { canSpoil, isImpossible, type Verdict } from '../verified.js';
import { isAborted, type Adviser } from './adviser.js';
import type { Outcome } from './game-controller.js';
import { isSameQuestion, type AskOptions } from './solver-controller.js';

/** Whether a position can be won, and how. */
export type CheckResult = Pick<SolveResult, 'verdict' | 'line'>;

/** Far more than four cells ever need; fewer cells may be given up. */
const CHECK_BUDGET: SolveBudget = { ms: 20_000, shortenMs: 80 };
/** Each of the positions between which the last winnable one is looked for. */
const BACK_BUDGET: SolveBudget = { ms: 5000, shortenMs: 30 };

const INTERRUPTED: Outcome = { ok: false, reason: 'interrupted' };

/** Answers «Can it be won?», and finds the way back to where it could. */
export class AdviceController {
  readonly #adviser: Adviser;

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  /**
   * Whether the position on the table can be won. `unknown` also where the game goes on before the answer is there.
   * @throws (as a rejection) TypeError or RangeError for a budget that makes no sense; the signal's reason once it is aborted
   */
  async check({ budget, signal }: AskOptions = {}): Promise<CheckResult> {
    const { game, solver } = this.#adviser;
    const options = { budget: budget ?? CHECK_BUDGET, ...(signal === undefined ? {} : { signal }) };
    try {
      const { state } = game;
      const { verdict, line } = await solver.ask(state, options);
      // Another mode meanwhile is another question.
      if (!isSameQuestion(state, game.state)) return Object.freeze({ verdict: 'unknown' });
      return Object.freeze({ verdict, ...(line === undefined ? {} : { line }) });
    } catch (error) {
      signal?.throwIfAborted();
      if (isAborted(error)) return Object.freeze({ verdict: 'unknown' });
      throw error;
    }
  }

  /**
   * Back to the last position that is known to be winnable, as one undo. Every position reached from a lost one is lost,
   * so it is looked for by halving the history; not so where another mode led there than the one that loses it.
   */
  async back(origin: Origin): Promise<Outcome> {
    const { game, say } = this.#adviser;
    const { state } = game;
    try {
      const found = await this.#findWayBack(state);
      if (game.state !== state) return INTERRUPTED;
      if (!found.ok) {
        if (origin === 'player') say(found.notice);
        return { ok: false, reason: found.reason };
      }
      const { entries } = found;
      const outcome = game.dispatch({ type: 'back', entries }, origin, 'game-over');
      const moves = state.past.length - entries;
      if (outcome.ok) say(quietly((messages) => messages.solver.wentBack(moves)));
      return outcome;
    } catch (error) {
      if (isAborted(error)) return INTERRUPTED;
      throw error;
    }
  }

  async #findWayBack(state: GameState): Promise<WayBack> {
    const { past, undoFloor } = state;
    const verdict = explainUndo(state);
    if (!verdict.ok && verdict.reason === 'game-won') {
      return { ok: false, reason: verdict.reason, notice: stepNotice(verdict, state) };
    }
    const now = await this.#askAfter(past.length, state);
    if (now === 'winnable') return refuse('still-winnable');
    const first = await this.#askAfter(undoFloor, state);
    if (first !== 'winnable') {
      if (canSpoil(state.autoCollect, state.rules)) {
        const entries = await this.#findFromEnd(state);
        if (entries !== null) return { ok: true, entries };
      }
      const isHopeless = first === 'unwinnable' && undoFloor === 0 && isImpossible(state);
      return refuse(isHopeless ? 'impossible' : 'no-way-back');
    }
    let entries = undoFloor;
    let lost = past.length;
    while (lost - entries > 1) {
      const middle = Math.floor((entries + lost) / 2);
      if ((await this.#askAfter(middle, state)) === 'winnable') entries = middle;
      else lost = middle;
    }
    return { ok: true, entries };
  }

  /**
   * How many entries lead to the last winnable position, from the end on; null: none is known. Earlier positions are no
   * easier than one that can't be decided, so it ends there.
   */
  async #findFromEnd(state: GameState): Promise<number | null> {
    for (let entries = state.past.length - 1; entries > state.undoFloor; entries -= 1) {
      const verdict = await this.#askAfter(entries, state);
      if (verdict !== 'unwinnable') return verdict === 'winnable' ? entries : null;
    }
    return null;
  }

  /** What is proven of the position after so many entries of the history. */
  async #askAfter(entries: number, state: GameState): Promise<Verdict> {
    const { solver, patiently } = this.#adviser;
    const position = state.past[entries - 1]?.after ?? state.start;
    const asked = solver.ask({ ...state, position }, { budget: BACK_BUDGET });
    return (await patiently(asked)).verdict;
  }
}

/** Where the way back leads, or why nowhere. */
type WayBack =
  | { readonly ok: true; readonly entries: number }
  | { readonly ok: false; readonly reason: string; readonly notice: ReturnType<typeof quietly> };

function refuse(reason: 'still-winnable' | 'impossible' | 'no-way-back'): WayBack {
  return { ok: false, reason, notice: wayBackNotice(reason) };
}
