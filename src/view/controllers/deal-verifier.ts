import { dealPosition, type RuleProfile } from '../../engine/index.js';
import type { SolveBudget } from '../../solver/index.js';
import { quietly } from '../notices.js';
import { verifyDeal } from '../verified.js';
import { isAborted, type Adviser } from './adviser.js';

const BUDGET: SolveBudget = { ms: 10_000 };
/** After the last digit, so that not every one is a question. */
const TYPING_MS = 250;

/** Finds out about numbers that players type, where nothing is proven of them. */
export class DealVerifier {
  readonly #adviser: Adviser;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  /** Of a number while it is typed: the dialog shows what is known. */
  consider(deal: number, rules: RuleProfile): void {
    this.stop();
    if (verifyDeal(deal, rules) === 'unknown') {
      this.#timer = setTimeout(() => void this.#ask(deal, rules), TYPING_MS);
    }
  }

  /** Of the deal on the table, and tells the player where it is still at its start by then. */
  async verify(deal: number, rules: RuleProfile): Promise<void> {
    const { game, say } = this.#adviser;
    this.stop();
    await this.#ask(deal, rules);
    const { state } = game;
    const verdict = verifyDeal(deal, rules);
    const isThere = state.deal === deal && state.rules === rules && !state.started;
    if (!isThere || verdict === 'unknown') return;
    say(
      quietly(({ solver, notices }) =>
        verdict === 'winnable' ? solver.dealWinnable(deal) : notices.dealImpossible(deal),
      ),
    );
  }

  /** Asks nothing that isn't asked yet. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(deal: number, rules: RuleProfile): Promise<void> {
    const position = dealPosition(deal, rules);
    const asked = { rules, position, start: position, autoCollect: 'off', deal } as const;
    try {
      await this.#adviser.solver.ask(asked, {
        budget: BUDGET,
        isBackground: true,
        isForVerdict: true,
      });
    } catch (error) {
      if (!isAborted(error)) throw error;
    }
  }
}
