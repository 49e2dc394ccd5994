import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { formatMove, isSamePosition, type Position } from '../../engine/index.js';
import { FcHintEvent } from '../../events/index.js';
import {
  describeMove,
  findSingleMove,
  type SolveBudget,
  type SuggestedMove,
} from '../../solver/index.js';
import { statusOf, type GameState } from '../../state/index.js';
import type { HintMark } from '../context.js';
import type { Origin } from '../game-events.js';
import { HINT_COST, hintNotice, lostNotice, NO_HINT, stuckNotice } from '../notices.js';
import { isAborted, type Adviser } from './adviser.js';
import { isSameQuestion, type Answer } from './solver-controller.js';

/** A while for a line, and a moment more for a shorter one. */
const BUDGET: SolveBudget = { ms: 5000, shortenMs: 50 };
/** No more time for a shorter one after so long: a hint should be seen within 150 ms. */
const PROMPT_MS = 95;
/** What a player does before pressing a button, by hand or by keys. */
const REACHING = ['pointerover', 'focusin'] as const;
/** The button, as in `data-action`. */
const BUTTON = 'hint';
/** So long the player waits; then a look at the table must do, and the line is there for the next hint. */
const PATIENCE_MS = 2500;
const NOT_YET: Answer = { verdict: 'unknown' };

/**
 * Suggests moves, marks them, counts them, and says beforehand where they cost something. The worker takes a while to
 * start, so the solver is asked as soon as somebody reaches for the button.
 */
export class HintController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #adviser: Adviser;
  #mark: HintMark | null = null;
  /** The player knows that hints count in this game. */
  #isCostKnown = false;
  /** The hint that the player waits for. */
  #awaited: Promise<SuggestedMove | null> | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, adviser: Adviser) {
    this.#host = host;
    this.#adviser = adviser;
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of REACHING) this.#host.addEventListener(type, this.#onReach);
  }

  hostDisconnected(): void {
    for (const type of REACHING) this.#host.removeEventListener(type, this.#onReach);
  }

  /** The suggested move, until something happens. */
  get mark(): HintMark | null {
    return this.#mark;
  }

  /** Something happened: what was suggested may not hold any more. */
  clear(isNewGame: boolean): void {
    this.#mark = null;
    this.#awaited = null;
    if (isNewGame) this.#isCostKnown = false;
  }

  /** A hint for the player; where hints count, the first time only says so. */
  offer(): void {
    const { game, say } = this.#adviser;
    const { rules, counters } = game.state;
    const mustTell = rules.hint.countsAsMove && counters.hints === 0 && !this.#isCostKnown;
    this.#isCostKnown = true;
    if (mustTell && statusOf(game.state) === 'playing') say(HINT_COST);
    else if (this.#awaited === null) void this.#offer();
  }

  readonly #onReach = (event: Event): void => {
    const { game, solver } = this.#adviser;
    const isButton = (target: EventTarget): boolean =>
      target instanceof HTMLElement && target.dataset['action'] === BUTTON;
    if (!event.composedPath().some(isButton) || statusOf(game.state) !== 'playing') return;
    solver.askAhead(game.state, BUDGET);
  };

  /** One hint, however often it is asked for until it is there. */
  async #offer(): Promise<void> {
    const awaited = this.#suggestSoon();
    this.#awaited = awaited;
    await awaited;
    if (this.#awaited === awaited) this.#awaited = null;
  }

  /** In a task of its own: a slow machine has enough to do with the press itself. */
  async #suggestSoon(): Promise<SuggestedMove | null> {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return this.#host.isConnected ? this.suggest('player') : null;
  }

  /**
   * Lights up the first move of a line that wins, and tells it; the best single move where the solver can't say. Null
   * where there is none: the game is over, lost, or goes on before the answer is there.
   * @throws (as a rejection) the signal's reason once it is aborted
   */
  async suggest(origin: Origin, signal?: AbortSignal): Promise<SuggestedMove | null> {
    const { game, say, offers } = this.#adviser;
    const { state } = game;
    signal?.throwIfAborted();
    if (statusOf(state) !== 'playing') {
      say(stuckNotice(state, offers('back')) ?? NO_HINT);
      return null;
    }
    // What is known is shown at once.
    const answer = this.#adviser.solver.recall(state) ?? (await this.#ask(state, signal));
    if (answer === null || !isSameQuestion(game.state, state)) return null;
    if (answer.verdict === 'unwinnable') {
      say(lostNotice(state, offers('back')));
      return null;
    }
    const suggestion = suggestionFrom(state, answer);
    if (suggestion === null) say(NO_HINT);
    else this.#show(suggestion, origin);
    return suggestion;
  }

  async #ask(state: GameState, signal: AbortSignal | undefined): Promise<Answer | null> {
    const { solver, patiently } = this.#adviser;
    const asked = solver.ask(state, {
      budget: BUDGET,
      promptMs: PROMPT_MS,
      ...(signal === undefined ? {} : { signal }),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve(NOT_YET), PATIENCE_MS);
    });
    try {
      return await patiently(Promise.race([asked, patience]));
    } catch (error) {
      signal?.throwIfAborted();
      if (isAborted(error)) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      // Whatever becomes of it later concerns nobody.
      asked.catch(() => undefined);
    }
  }

  #show(suggestion: SuggestedMove, origin: Origin): void {
    const { game, say } = this.#adviser;
    const { rules } = game.state;
    game.dispatch({ type: 'count-hint' }, origin, 'game-over');
    const { cards, from, to, move } = suggestion;
    this.#mark = { cards, to: rules.hint.shows === 'source' ? null : to };
    say(hintNotice(suggestion, game.state));
    this.#host.requestUpdate();
    if (origin === 'page') return;
    const notation = formatMove(move);
    this.#host.dispatchEvent(new FcHintEvent({ notation, cards, from, to, count: cards.length }));
  }
}

/** The move that leads on: the line's, else the best by a look at the table, but none back to where the game was. */
function suggestionFrom(
  { position, rules, past }: GameState,
  answer: Answer,
): SuggestedMove | null {
  const move = answer.line?.[0];
  if (move !== undefined) return describeMove(position, move, rules);
  const isKnown = (table: Position): boolean =>
    past.some(({ before }) => isSamePosition(before, table));
  return findSingleMove(position, rules, isKnown) ?? findSingleMove(position, rules);
}
