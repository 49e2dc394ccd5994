import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  type AutoCollect,
  explainMove,
  rules as findRules,
  type Move,
  type Refusal,
} from '../../engine/index.js';
import { FcBeforeMoveEvent, type FreeCellEvent } from '../../events/index.js';
import { Clock } from '../../services/index.js';
import {
  createGame,
  createStore,
  isSameDeal,
  lastEntryOf,
  layOut,
  reduce,
  statusOf,
  type Action,
  type GameOptions,
  type GameState,
  type HistoryEntry,
  type Store,
} from '../../state/index.js';
import { eventsOf, type Change, type Origin } from '../game-events.js';

/** What an action of the game came to. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What a move came to: what was played, or why not; `refusal` has the engine's numbers where it wasn't legal. */
export type PlayOutcome =
  | { readonly ok: true; readonly entry: HistoryEntry }
  | { readonly ok: false; readonly reason: string; readonly refusal?: Refusal };

/** Told after every change, before the events. */
export type ChangeListener = (
  change: Change,
  state: GameState,
  previous: GameState | null,
  origin: Origin,
) => void;

/** A game of another time. */
export interface LoadedGame {
  readonly game: GameState;
  /** Milliseconds played. */
  readonly timeMs: number;
  readonly dailyDate?: string | null;
}

const CHANGE_OF: Readonly<Partial<Record<Action['type'], Change>>> = {
  deal: 'deal',
  restart: 'restart',
  load: 'load',
  move: 'play',
  collect: 'play',
  undo: 'undo',
  back: 'undo',
  redo: 'redo',
};

const DONE: Outcome = { ok: true };

/**
 * One game behind one element: the store, its clock, and the events that follow from its changes.
 * It asks the engine for every verdict and knows nothing of the board.
 */
export class GameController implements ReactiveController {
  readonly clock = new Clock(() => performance.now());
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #listeners: ChangeListener[] = [];
  #store: Store | null = null;
  #dailyDate: string | null = null;
  readonly #untold: FreeCellEvent<unknown>[] = [];
  #isTelling = false;

  constructor(host: ReactiveControllerHost & HTMLElement, onChange: ChangeListener) {
    this.#host = host;
    this.listen(onChange);
    host.addController(this);
  }

  /** Lets one more hear of every change, after those before it. */
  listen(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /** Whether a deal has come to the table yet. */
  get isDealt(): boolean {
    return this.#store !== null;
  }

  /** The game as it stands. Before the first deal: deal 1 of the standard rules, never shown. */
  get state(): GameState {
    this.#store ??= createStore(createGame({ rules: findRules('standard'), deal: 1 }));
    return this.#store.state;
  }

  /** The date of which this is the deal of the day, as `2026-11-29`; null: it is none. */
  get dailyDate(): string | null {
    return this.#dailyDate;
  }

  /** Puts a deal on the table in place of whatever is there. */
  deal(options: GameOptions, origin: Origin, dailyDate: string | null = null): void {
    const previous = this.#store?.state ?? null;
    const game = createGame(options);
    // The same deal once more is the same game from its start, as far as it counts.
    const isAgain = previous !== null && isSameDeal(previous, game);
    const started = isAgain && previous.started && statusOf(previous) !== 'won';
    this.#store = createStore(started ? createGame({ ...options, started }) : game);
    this.#dailyDate = dailyDate;
    this.#changed('deal', previous, origin);
  }

  /** Puts a game of another time on the table, as it was left: its clock runs on if it ran. */
  load({ game, timeMs, dailyDate = null }: LoadedGame, origin: Origin): void {
    const previous = this.#store?.state ?? null;
    this.#store = createStore(layOut(game));
    this.#dailyDate = dailyDate;
    this.clock.reset(timeMs);
    this.#changed('load', previous, origin);
  }

  /** Which cards go by themselves from the next move on. */
  setAutoCollect(mode: AutoCollect): void {
    this.#store?.dispatch({ type: 'set-auto-collect', mode });
  }

  /** Makes a move, if it is legal and no listener objects. */
  play(move: Move, origin: Origin): PlayOutcome {
    const { position, rules } = this.state;
    const action: Action = { type: 'move', move, source: origin === 'player' ? 'user' : 'page' };
    if (origin === 'player' && !this.#announceMove(action)) return { ok: false, reason: 'vetoed' };
    const played = this.#apply(action, origin);
    const entry = played === null ? null : lastEntryOf(played);
    if (entry !== null) return { ok: true, entry };
    const verdict = explainMove(position, move, rules);
    if (verdict.legal) return { ok: false, reason: 'game-over' };
    const { legal: _legal, ...refusal } = verdict;
    return { ok: false, reason: refusal.reason, refusal };
  }

  /** Sends home every card that fits, at the player's wish, if no listener objects. */
  collect(): Outcome {
    const action: Action = { type: 'collect' };
    if (!this.#announceMove(action)) return { ok: false, reason: 'vetoed' };
    return this.dispatch(action, 'player', 'nothing-to-collect');
  }

  /** Sends an action to the store; `refused` is the reason where it changes nothing. */
  dispatch(action: Action, origin: Origin, refused: string): Outcome {
    return this.#apply(action, origin) === null ? { ok: false, reason: refused } : DONE;
  }

  hostConnected(): void {
    this.clock.release('detached');
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#onVisibility();
  }

  hostDisconnected(): void {
    this.clock.hold('detached');
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  readonly #onVisibility = (): void => {
    if (document.hidden) this.clock.hold('hidden');
    else this.clock.release('hidden');
    // What shows the time ticks from update to update.
    this.#host.requestUpdate();
  };

  /** The state right after an action, whatever listeners made of it since; null where nothing changed. */
  #apply(action: Action, origin: Origin): GameState | null {
    const previous = this.state;
    this.#store?.dispatch(action);
    const { state } = this;
    if (state === previous) return null;
    const change = CHANGE_OF[action.type];
    if (change === undefined) this.#host.requestUpdate();
    else this.#changed(change, previous, origin);
    return state;
  }

  /**
   * Lets the page veto the player's move before anything has changed. A page that changes the game instead has
   * vetoed it, too: nobody was asked about that move on another table.
   */
  #announceMove(action: Action): boolean {
    const { state } = this;
    const next = reduce(state, action);
    const entry = lastEntryOf(next);
    if (entry === null || next === state) return true;
    const { notation, cards, from, to } = entry;
    const isAllowed = this.#host.dispatchEvent(
      new FcBeforeMoveEvent({ notation, cards, from, to, count: cards.length }),
    );
    return isAllowed && this.state.past === state.past;
  }

  #changed(change: Change, previous: GameState | null, origin: Origin): void {
    const { state } = this;
    this.#setClock(change, state);
    for (const listener of this.#listeners) listener(change, state, previous, origin);
    this.#host.requestUpdate();
    this.#untold.push(...eventsOf(change, previous, state, origin, this.clock.elapsedMs));
    this.#tell();
  }

  /** Fires what is untold in the order in which it happened, though a listener may make more of it happen. */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let event = this.#untold.shift(); event !== undefined; event = this.#untold.shift()) {
      this.#host.dispatchEvent(event);
    }
    this.#isTelling = false;
  }

  #setClock(change: Change, state: GameState): void {
    if (change === 'deal' || change === 'restart') this.clock.reset();
    else if (statusOf(state) === 'won') this.clock.stop();
    else if (change !== 'load' || this.clock.elapsedMs > 0) this.clock.start();
  }
}
