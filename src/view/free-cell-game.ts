import type { PropertyValues } from 'lit';
import type { Move, Position } from '../engine/index.js';
import { createBoardLayout } from '../layout/index.js';
import {
  gameCodeOf,
  notationOf,
  statusOf,
  takeSnapshot,
  type GameSnapshot,
  type GameStatus,
} from '../state/index.js';
import type { Dispatch, PanelError, StatisticsCommand, StatisticsView, Table } from './context.js';
import type { CheckResult } from './controllers/advice-controller.js';
import type { Outcome } from './controllers/game-controller.js';
import type { MessageController } from './controllers/message-controller.js';
import type { AskOptions } from './controllers/solver-controller.js';
import { TutorialController } from './controllers/tutorial-controller.js';
import { CustomStates } from './custom-states.js';
import type { FcTutorial } from './fc-tutorial.js';
import { GameElement } from './game-element.js';
import { playNotation, type TypedOutcome } from './play-notation.js';
import { setupLessons } from './tutorial/setup-lessons.js';
import { verifyDeal, type Verdict } from './verified.js';
import { VERSION } from './version.js';

/** How `hint` is asked. */
export type HintOptions = Pick<AskOptions, 'signal'>;
/** How `checkWinnable` is asked. */
export type CheckOptions = Pick<AskOptions, 'signal' | 'budget'>;

/**
 * A complete game of FreeCell.
 *
 * @element free-cell-game
 */
export class FreeCellGame extends GameElement {
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
        if (command.panel === 'statistics') this.memory.statistics.book.refresh();
        if (command.panel === 'tutorial') this.#tutorial.open({}, 'player');
        else if (this.#tutorial.isOpen) this.#tutorial.close('player');
        else this.controller.obey(command);
        break;
      default:
        this.controller.obey(command);
    }
  };
  readonly #states = new CustomStates(this);
  readonly #readStatistics = (): StatisticsView =>
    this.memory.statistics.view(this.state.rules, this.storage !== 'off');
  readonly #tutorial = new TutorialController(this, {
    line: this.controller.line,
    setup: () => setupLessons(this.controller.game.state.rules, this.settings, this.autoCollect),
    slot: () => this.memory.slot,
    hold: (isHeld) => {
      this.controller.open(isHeld ? 'tutorial' : 'none');
      this.#states.set('tutorial', isHeld);
    },
  });

  /** The table, frozen. */
  get position(): Position {
    return this.state.position;
  }

  /** `playing`, `won` or `stuck`. */
  get status(): GameStatus {
    return statusOf(this.state);
  }

  /** Moves as the profile counts them. */
  get moveCount(): number {
    return this.state.counters.moves;
  }

  /** The game code, null where a game of this kind has none. */
  get code(): string | null {
    return gameCodeOf(this.state);
  }

  /** The moves that stand, in standard notation. */
  get notation(): string {
    return notationOf(this.state).join(' ');
  }

  /** What is proven about the deal. */
  get verified(): Verdict {
    return verifyDeal(this.deal, this.state.rules);
  }

  /** Deals: a number, `random`, `daily`, a code, or nothing for a random deal. A bad one keeps the running game. */
  newGame(deal?: number | string): Outcome {
    return this.dealFor(deal, 'page');
  }

  /** The same deal from its start. */
  restart(): Outcome {
    this.settle();
    return this.controller.game.dispatch({ type: 'restart' }, 'page', 'nothing-to-restart');
  }

  /** Takes back the last move with what went by itself after it. */
  undo(): Outcome {
    this.settle();
    return this.controller.step('undo', 'page');
  }

  /** Makes a move again that was taken back. */
  redo(): Outcome {
    this.settle();
    return this.controller.step('redo', 'page');
  }

  /** Sends home every card that fits. */
  collect(): Outcome {
    this.settle();
    return this.controller.game.dispatch(
      { type: 'collect', source: 'page' },
      'page',
      'nothing-to-collect',
    );
  }

  /** Makes a move given in standard notation. Never throws: what can't be read or isn't legal is told. */
  move(notation: string): TypedOutcome {
    return playNotation(notation, this.state, (move) => this.controller.game.play(move, 'page'));
  }

  /**
   * Suggests the first move of a line that wins and lights it up; null where there is none: the game is over or lost, or
   * went on before the answer was there. Counts as the player's hints do.
   * @throws (as a rejection) the signal's reason once it is aborted
   */
  async hint(options: HintOptions = {}): Promise<Move | null> {
    const { signal } = options;
    this.settle();
    return (await this.controller.hints.suggest('page', signal))?.move ?? null;
  }

  /**
   * Whether the position on the table can be won as cards go home by themselves now: `winnable` with a line of moves,
   * `unwinnable` where everything was searched, else `unknown`; that too where the game goes on before the answer is there.
   * @param options.budget as for `solve`; 20 seconds if left out
   * @throws (as a rejection) TypeError or RangeError for a budget that makes no sense; the signal's reason once it is aborted
   */
  async checkWinnable(options: CheckOptions = {}): Promise<CheckResult> {
    const { signal, budget } = options;
    this.settle();
    return this.controller.advice.check({
      ...(signal === undefined ? {} : { signal }),
      ...(budget === undefined ? {} : { budget }),
    });
  }

  /**
   * Goes back to the last position that is known to be winnable, as one undo that one redo takes back. Not done where the
   * game can still be won, where no earlier position is known to be winnable, and where it goes on meanwhile.
   */
  async backToWinnable(): Promise<Outcome> {
    this.settle();
    return this.controller.advice.back('page');
  }

  /** The game as plain JSON that `importGame` reads, on this page or another: with history, counters and time. */
  exportGame(): GameSnapshot {
    return takeSnapshot(this.state, { timeMs: this.controller.game.clock.elapsedMs });
  }

  /** Puts an exported game on the table; false where it can't be used: then the running game stays. */
  importGame(snapshot: GameSnapshot): boolean {
    this.settle();
    const isLoaded = this.memory.load(snapshot);
    if (!isLoaded)
      this.controller.fail('bad-snapshot', ({ errors }) => errors.badSnapshot, 'gameKept');
    return isLoaded;
  }

  /** Opens the tutorial over the table, at a lesson and a step (from 0) of it. */
  showTutorial(lesson?: string, options: { readonly step?: number } = {}): void {
    this.settle();
    this.#tutorial.open({ lesson, step: options.step }, 'page');
  }

  /** Closes it; the game below is as it was. */
  hideTutorial(): void {
    this.#tutorial.close('page');
  }

  protected get table(): Table {
    const { game, hint, panel, typed, sign } = this.controller;
    const { state, clock } = game;
    const { cells } = state.rules;
    const layout = createBoardLayout({ ...this.size, cells, mirrored: this.mirrored });
    const shown = this.winnableSign ? { sign: sign.verdict } : {};
    const isClockRunning = clock.isRunning;
    const readStatistics = this.#readStatistics;
    return { state, layout, hint, clock, isClockRunning, panel, typed, readStatistics, ...shown };
  }

  protected get lessons(): FcTutorial | null {
    return this.#tutorial.element;
  }

  protected get line(): MessageController {
    return this.controller.line;
  }

  protected get panelError(): PanelError | null {
    return this.controller.panelError;
  }

  /** Complete when the lessons that were asked for are there, too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.#tutorial.ready === null) return isDone;
    await this.#tutorial.ready;
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.settle();
    this.controller.solution.withdraw();
    if (changed.has('tutorial')) this.#tutorial.follow(this.tutorial);
    this.memory.save();
    super.willUpdate(changed);
  }

  protected override updated(): void {
    const status = statusOf(this.controller.game.state);
    this.#states.set('won', status === 'won');
    this.#states.set('stuck', status === 'stuck');
    this.#states.set('solving', this.controller.solver.isBusy);
    const hasSign = this.winnableSign && status === 'playing';
    if (hasSign && this.isConnected) this.controller.sign.keep();
  }

  #obeyStatistics(command: StatisticsCommand): void {
    if (!this.memory.statistics.obey(command)) {
      this.controller.fail(
        'bad-statistics',
        ({ errors }) => errors.badStatistics,
        'statisticsKept',
        'player',
      );
    }
    this.requestUpdate();
  }
}
