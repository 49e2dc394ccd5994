import type { SolveBudget, Verdict } from '../../solver/index.js';
import type { GameState } from '../../state/index.js';
import { isAborted, type Adviser } from './adviser.js';

/** What nobody waits for is not worth much; but hints go on with its line. */
const BUDGET: SolveBudget = { ms: 1500, shortenMs: 60 };

/** The quiet sign beside the cards: after every move, whether the game can still be won. */
export class SignController {
  readonly #adviser: Adviser;
  /** The position that was asked about last. */
  #asked: GameState['position'] | null = null;
  #isOpen = false;

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  /** What is known of the position on the table; null until it is. */
  get verdict(): Verdict | null {
    const { game, solver } = this.#adviser;
    const known = solver.verdictOf(game.state);
    if (known !== null) return known;
    return this.#asked === game.state.position && !this.#isOpen ? 'unknown' : null;
  }

  /** Asks once for each position, while nothing that somebody waits for is asked. */
  keep(): void {
    const { game, solver } = this.#adviser;
    const { state } = game;
    if (this.#asked === state.position || solver.isBusy) return;
    this.#asked = state.position;
    // Not while the element is being drawn: the question changes what is to be drawn.
    if (solver.verdictOf(state) === null) queueMicrotask(() => void this.#ask(state));
  }

  async #ask(state: GameState): Promise<void> {
    const { solver } = this.#adviser;
    this.#isOpen = true;
    try {
      await solver.ask(state, { budget: BUDGET, isBackground: true });
    } catch (error) {
      // Something else came first; this is asked again when that is done.
      if (this.#asked === state.position) this.#asked = null;
      if (!isAborted(error)) throw error;
    } finally {
      this.#isOpen = false;
    }
  }
}
