import type { ReactiveControllerHost } from 'lit';
import { formatMove } from '../../engine/index.js';
import { FcHintEvent } from '../../events/index.js';
import { findSingleMove, type SuggestedMove } from '../../solver/index.js';
import { statusOf } from '../../state/index.js';
import type { HintMark } from '../context.js';
import type { Origin } from '../game-events.js';
import { HINT_COST, hintNotice } from '../notices.js';
import type { GameController } from './game-controller.js';
import type { Message } from './message-controller.js';

/** Suggests moves, marks them, counts them, and says beforehand where they cost something. */
export class HintController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #game: GameController;
  readonly #say: (message: Message) => void;
  #mark: HintMark | null = null;
  /** The player knows that hints count in this game. */
  #isCostKnown = false;

  /** @param say shows a message and speaks it */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    game: GameController,
    say: (message: Message) => void,
  ) {
    this.#host = host;
    this.#game = game;
    this.#say = say;
  }

  /** The suggested move, until something happens. */
  get mark(): HintMark | null {
    return this.#mark;
  }

  /** Something happened: what was suggested may not hold any more. */
  clear(isNewGame: boolean): void {
    this.#mark = null;
    if (isNewGame) this.#isCostKnown = false;
  }

  /** A hint for the player; where hints count, the first time only says so. */
  offer(): void {
    const { rules, counters } = this.#game.state;
    const mustTell = rules.hint.countsAsMove && counters.hints === 0 && !this.#isCostKnown;
    this.#isCostKnown = true;
    if (mustTell && statusOf(this.#game.state) === 'playing') this.#say(HINT_COST);
    else this.suggest('player');
  }

  /** Lights up the best single move, and tells it. */
  suggest(origin: Origin): SuggestedMove | null {
    const { state } = this.#game;
    const suggestion =
      statusOf(state) === 'playing' ? findSingleMove(state.position, state.rules) : null;
    if (suggestion === null) {
      this.#say({ kind: 'notice', tell: ({ notices }) => ({ fact: notices.noHint }) });
      return null;
    }
    this.#game.dispatch({ type: 'count-hint' }, origin, 'game-over');
    const { cards, from, to, move } = suggestion;
    this.#mark = { cards, to: state.rules.hint.shows === 'source' ? null : to };
    this.#say(hintNotice(suggestion, state));
    if (origin === 'player') {
      const notation = formatMove(move);
      this.#host.dispatchEvent(new FcHintEvent({ notation, cards, from, to, count: cards.length }));
    }
    return suggestion;
  }
}
