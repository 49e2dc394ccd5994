import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Move, Position, RuleProfile } from '../engine/index.js';
import { FcErrorEvent } from '../events/index.js';
import { createBoardLayout } from '../layout/index.js';
import {
  gameCodeOf,
  notationOf,
  statusOf,
  takeSnapshot,
  type GameSnapshot,
  type GameState,
  type GameStatus,
} from '../state/index.js';
import type { Dispatch, PanelError, StatisticsCommand, Table } from './context.js';
import type { CheckResult } from './controllers/advice-controller.js';
import type { Outcome } from './controllers/game-controller.js';
import { MemoryController } from './controllers/memory-controller.js';
import type { MessageController } from './controllers/message-controller.js';
import type { StorageHost } from './controllers/storage-controller.js';
import type { AskOptions } from './controllers/solver-controller.js';
import { TableController } from './controllers/table-controller.js';
import type { TableHost } from './controllers/table-host.js';
import { TutorialController } from './controllers/tutorial-controller.js';
import { CustomStates } from './custom-states.js';
import { DealDesk, type DealDecision, type WishOptions } from './deal-desk.js';
import { canDraw, loadLevels } from './deal-draw.js';
import type { FcTutorial } from './fc-tutorial.js';
import type { Origin } from './game-events.js';
import { playNotation, type TypedOutcome } from './play-notation.js';
import { SettingsElement } from './settings-element.js';
import { isOffered, type ToolbarAction } from './toolbar-actions.js';
import { setupLessons } from './tutorial/setup-lessons.js';
import { verifyDeal, type Verdict } from './verified.js';
import { VERSION } from './version.js';

/** How `checkWinnable` is asked. */
export type CheckOptions = Pick<AskOptions, 'signal' | 'budget'>;

/**
 * A complete game of FreeCell.
 *
 * @element free-cell-game
 */
export class FreeCellGame extends SettingsElement implements TableHost, StorageHost {
  /** The package's version; two copies on a page compare theirs. */
  static readonly version: string = VERSION;

  protected readonly dispatch: Dispatch = (command) => {
    switch (command.type) {
      case 'dragging':
        this.#states.set('dragging', command.isOn);
        break;
      case 'import-statistics':
      case 'reset-statistics':
        this.#obeyStatistics(command);
        break;
      case 'open':
        // Another tab may have counted games since.
        if (command.panel === 'statistics') this.#memory.statistics.book.refresh();
        if (command.panel === 'tutorial') this.#tutorial.open({}, 'player');
        else if (this.#tutorial.isOpen) this.#tutorial.close('player');
        else this.#table.obey(command);
        break;
      default:
        this.#table.obey(command);
    }
  };
  readonly #desk = new DealDesk(() => this.level);
  readonly #table = new TableController(this);
  readonly #memory = new MemoryController(this, this.#table.game, this.#desk, this.preferences);
  readonly #states = new CustomStates(this);
  readonly #tutorial = new TutorialController(this, {
    line: this.#table.line,
    setup: () => setupLessons(this.#table.game.state.rules, this.settings, this.autoCollect),
    slot: () => this.#memory.slot,
    hold: (isHeld) => this.#table.open(isHeld ? 'tutorial' : 'none'),
  });

  /**
   * The number on the table; null for a position from elsewhere. Set a number, `random`, `daily` or a game code to deal anew;
   * setting again what was set last does nothing.
   */
  @property({ noAccessor: true })
  get deal(): number | null {
    return this.#state.deal;
  }

  set deal(value: number | string | null) {
    this.#desk.askForDeal(value);
    this.requestUpdate();
  }

  /** Id of the rule profile; a registered profile may be set, too. Another one deals anew. */
  @property({ noAccessor: true })
  get rules(): string {
    return this.#desk.rules.id;
  }

  set rules(value: string | { readonly id: string } | null) {
    this.#desk.askForRules(value);
    this.requestUpdate();
  }

  /** Number of free cells, where the profile lets one choose. Another one deals anew. */
  @property({ noAccessor: true })
  get cells(): number {
    return this.#desk.rules.cells;
  }

  set cells(value: number | string | null) {
    this.#desk.askForCells(value);
    this.requestUpdate();
  }

  /** @internal The rules asked for. */
  get profile(): RuleProfile {
    return this.#desk.rules;
  }

  /** The table, frozen. */
  get position(): Position {
    return this.#state.position;
  }

  /** `playing`, `won` or `stuck`. */
  get status(): GameStatus {
    return statusOf(this.#state);
  }

  /** Moves as the profile counts them. */
  get moveCount(): number {
    return this.#state.counters.moves;
  }

  /** The game code, null where a game of this kind has none. */
  get code(): string | null {
    return gameCodeOf(this.#state);
  }

  /** The moves that stand, in standard notation. */
  get notation(): string {
    return notationOf(this.#state).join(' ');
  }

  /** What is proven about the deal. */
  get verified(): Verdict {
    return verifyDeal(this.deal, this.#state.rules);
  }

  /** Deals: a number, `random`, `daily`, a code, or nothing for a random deal. A bad one keeps the running game. */
  newGame(deal?: number | string): Outcome {
    return this.dealFor(deal, 'page');
  }

  /** The same deal from its start. */
  restart(): Outcome {
    this.#settle();
    return this.#table.game.dispatch({ type: 'restart' }, 'page', 'nothing-to-restart');
  }

  /** Takes back the last move with what went by itself after it. */
  undo(): Outcome {
    this.#settle();
    return this.#table.step('undo', 'page');
  }

  /** Makes a move again that was taken back. */
  redo(): Outcome {
    this.#settle();
    return this.#table.step('redo', 'page');
  }

  /** Sends home every card that fits. */
  collect(): Outcome {
    this.#settle();
    return this.#table.game.dispatch(
      { type: 'collect', source: 'page' },
      'page',
      'nothing-to-collect',
    );
  }

  /** Makes a move given in standard notation. Never throws: what can't be read or isn't legal is told. */
  move(notation: string): TypedOutcome {
    return playNotation(notation, this.#state, (move) => this.#table.game.play(move, 'page'));
  }

  /**
   * Suggests the first move of a line that wins and lights it up; null where there is none: the game is over or lost, or
   * went on before the answer was there. Counts as the player's hints do.
   * @throws (as a rejection) the signal's reason once it is aborted
   */
  async hint({ signal }: Pick<AskOptions, 'signal'> = {}): Promise<Move | null> {
    this.#settle();
    return (await this.#table.hints.suggest('page', signal))?.move ?? null;
  }

  /**
   * Whether the position on the table can be won as cards go home by themselves now: `winnable` with a line of moves,
   * `unwinnable` where everything was searched, else `unknown`; that too where the game goes on before the answer is there.
   * @param options.budget as for `solve`; 20 seconds if left out
   * @throws (as a rejection) TypeError or RangeError for a budget that makes no sense; the signal's reason once it is aborted
   */
  async checkWinnable({ signal, budget }: CheckOptions = {}): Promise<CheckResult> {
    this.#settle();
    return this.#table.advice.check({
      ...(signal === undefined ? {} : { signal }),
      ...(budget === undefined ? {} : { budget }),
    });
  }

  /**
   * Goes back to the last position that is known to be winnable, as one undo that one redo takes back. Not done where the
   * game can still be won, where no earlier position is known to be winnable, and where it goes on meanwhile.
   */
  async backToWinnable(): Promise<Outcome> {
    this.#settle();
    return this.#table.advice.back('page');
  }

  /** The game as plain JSON that `importGame` reads, on this page or another: with history, counters and time. */
  exportGame(): GameSnapshot {
    return takeSnapshot(this.#state, { timeMs: this.#table.game.clock.elapsedMs });
  }

  /** Puts an exported game on the table; false where it can't be used: then the running game stays. */
  importGame(snapshot: GameSnapshot): boolean {
    this.#settle();
    const isLoaded = this.#memory.load(snapshot);
    if (!isLoaded) this.#table.fail('bad-snapshot', ({ errors }) => errors.badSnapshot, 'gameKept');
    return isLoaded;
  }

  /** Opens the tutorial over the table, at a lesson and a step (from 0) of it. */
  showTutorial(lesson?: string, options: { readonly step?: number } = {}): void {
    this.#settle();
    this.#tutorial.open({ lesson, step: options.step }, 'page');
  }

  /** Closes it; the game below is as it was. */
  hideTutorial(): void {
    this.#tutorial.close('page');
  }

  /** @internal Deals what the page or the player asked for. */
  dealFor(value: unknown, origin: Origin, options?: WishOptions): Outcome {
    this.#settle();
    const decision = this.#desk.decide(value, origin, options);
    if ('deal' in decision) {
      this.#deal(decision, origin);
      return { ok: true };
    }
    if (decision.fault !== null)
      this.#table.fail(decision.fault.code, decision.fault.tell, 'gameKept');
    return { ok: false, reason: decision.fault?.code ?? 'bad-deal' };
  }

  /** @internal The browser doesn't let anything be kept. */
  storageFailed(): void {
    this.#table.fail('storage-failed', ({ errors }) => errors.storageFailed, 'playOn');
  }

  /** @internal No worker can be had, or one broke down: the search goes on in this thread. */
  workerFailed(): void {
    const message = this.messages.solver.workerFailed;
    this.dispatchEvent(new FcErrorEvent({ code: 'worker-failed', message }));
  }

  /** @internal Whether the page and the rules let the player have this. */
  offers(action: ToolbarAction): boolean {
    return isOffered(action, this.settings, this.#table.game.state.rules);
  }

  protected get table(): Table {
    const { game, hint, panel, typed, sign } = this.#table;
    const { state, clock } = game;
    const { cells } = state.rules;
    const layout = createBoardLayout({ ...this.size, cells, mirrored: this.mirrored });
    const statistics = this.#memory.statistics.view(state.rules, this.storage !== 'off');
    const shown = this.winnableSign ? { sign: sign.verdict } : {};
    return { state, layout, hint, clock, panel, typed, statistics, ...shown };
  }

  protected get lessons(): FcTutorial | null {
    return this.#tutorial.element;
  }

  protected get line(): MessageController {
    return this.#table.line;
  }

  protected get panelError(): PanelError | null {
    return this.#table.panelError;
  }

  /** Complete when the lessons that were asked for are there, too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.#tutorial.ready === null) return isDone;
    await this.#tutorial.ready;
    return super.getUpdateComplete();
  }

  /** The first deal waits for the table of levels where it is to be of one. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (!canDraw(this.level, this.profile)) {
      const loaded = loadLevels();
      const mustDeal = !this.#table.game.isDealt || this.#desk.isPending;
      if (mustDeal && this.#desk.isWaiting) return loaded.then(() => super.scheduleUpdate());
    }
    return super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#settle();
    if (changed.has('tutorial')) this.#tutorial.follow(this.tutorial);
    this.#table.game.setAutoCollect(this.autoCollect);
    this.#memory.save();
    super.willUpdate(changed);
  }

  protected override updated(): void {
    const { status } = this;
    this.#states.set('won', status === 'won');
    this.#states.set('stuck', status === 'stuck');
    this.#states.set('solving', this.#table.solver.isBusy);
    if (this.winnableSign && status === 'playing') this.#table.sign.keep();
    this.#states.set('tutorial', this.#tutorial.isOpen);
  }

  get #state(): GameState {
    this.#settle();
    return this.#table.game.state;
  }

  /** Deals what was asked for since the last time, or says why it can't be. */
  #settle(): void {
    const { game } = this.#table;
    this.#memory.sync();
    if (game.isDealt && !this.#desk.isPending) return;
    const decision = this.#desk.settle(game.isDealt ? game.state.deal : undefined);
    const isDealt = 'deal' in decision;
    if (isDealt) this.#deal(decision, 'page');
    const { fault } = decision;
    if (fault === null) return;
    const instead = isDealt ? 'randomInstead' : 'gameKept';
    if (isDealt && decision.isCarriedOver === true) this.#table.warn(fault.tell, instead);
    else this.#table.fail(fault.code, fault.tell, instead);
  }

  #obeyStatistics(command: StatisticsCommand): void {
    if (!this.#memory.statistics.obey(command)) {
      this.#table.fail('bad-statistics', ({ errors }) => errors.badStatistics, 'statisticsKept');
    }
    this.requestUpdate();
  }

  #deal({ rules, deal, dailyDate }: DealDecision, origin: Origin): void {
    this.#table.game.deal({ rules, deal, autoCollect: this.autoCollect }, origin, dailyDate);
  }
}
