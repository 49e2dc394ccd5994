import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SolveBudget, Verdict } from '../../solver/index.js';
import type { GameState } from '../../state/index.js';
import { isAborted, type Adviser } from './adviser.js';
import { isSameQuestion } from './solver-controller.js';

/** What nobody waits for is not worth much; but hints go on with its line. */
const BUDGET: SolveBudget = { ms: 1500, shortenMs: 60 };

/** The quiet sign beside the cards: after every move, whether the game can still be won. */
export class SignController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #adviser: Adviser;
  /** What was asked about last. */
  #asked: GameState | null = null;
  /** What came of it; null until something does. */
  #found: Verdict | null = null;

  constructor(host: ReactiveControllerHost, adviser: Adviser) {
    this.#host = host;
    this.#adviser = adviser;
    host.addController(this);
  }

  /** What was given up when the element left its page is asked again. */
  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** What is known of the position on the table; null until it is. */
  get verdict(): Verdict | null {
    const { game, solver } = this.#adviser;
    return solver.verdictOf(game.state) ?? (this.#isAsked(game.state) ? this.#found : null);
  }

  /** Asks once for each position and mode, while nothing that somebody waits for is asked. */
  keep(): void {
    const { game, solver } = this.#adviser;
    const { state } = game;
    if (this.#isAsked(state) || solver.isBusy) return;
    this.#asked = state;
    this.#found = solver.verdictOf(state);
    // Not while the element is being drawn: the question changes what is to be drawn.
    if (this.#found === null) queueMicrotask(() => void this.#ask(state));
  }

  #isAsked(state: GameState): boolean {
    return this.#asked !== null && isSameQuestion(this.#asked, state);
  }

  async #ask(state: GameState): Promise<void> {
    const { solver } = this.#adviser;
    try {
      const { verdict } = await solver.ask(state, { budget: BUDGET, isBackground: true });
      if (this.#isAsked(state)) this.#found = verdict;
    } catch (error) {
      if (!isAborted(error)) throw error;
      // Something else came first; this is asked again when that is done.
      if (this.#isAsked(state)) this.#asked = null;
    }
    this.#host.requestUpdate();
  }
}
