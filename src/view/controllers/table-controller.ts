import type { ReactiveController } from 'lit';
import type { Refusal } from '../../engine/index.js';
import { FcErrorEvent, FcRefusedEvent, type ErrorDetail } from '../../events/index.js';
import type { Messages } from '../../i18n/index.js';
import { explainRedo, explainUndo, statusOf, type GameState } from '../../state/index.js';
import type { HintMark, Panel, PanelError, TypedMove } from '../context.js';
import type { Change, Origin } from '../game-events.js';
import { joinSentence, sentenceOf, tellChange, tellRefusal } from '../narration.js';
import { stepNotice, stuckNotice, THINKING } from '../notices.js';
import { learnVerdict } from '../verified.js';
import { AdviceController } from './advice-controller.js';
import type { Adviser } from './adviser.js';
import { DealVerifier } from './deal-verifier.js';
import { GameController, type Outcome } from './game-controller.js';
import { HintController } from './hint-controller.js';
import { MessageController, type Message } from './message-controller.js';
import { PlayerCommands, type CommandTable, type TableCommand } from './player-commands.js';
import { SignController } from './sign-controller.js';
import { SolutionController } from './solution-controller.js';
import { SolverController } from './solver-controller.js';
import { SoundController } from './sound-controller.js';
import type { TableHost } from './table-host.js';

/** What becomes of the game where something can't be used. */
type Comfort = 'gameKept' | 'randomInstead' | 'playOn' | 'statisticsKept';

/** What can't be used, and what happens instead. */
function faultNotice(tell: (messages: Messages) => string, instead: Comfort): Message {
  return {
    kind: 'notice',
    tell: (messages) => ({ fact: tell(messages), remedy: messages.errors[instead] }),
  };
}

/** Panels that say themselves what is wrong with what they were given. */
const ANSWERING: readonly Panel[] = ['new-game', 'statistics'];
/** A search that takes no longer is not worth a word. */
const MOMENT_MS = 500;

/** The game with all that is said about it: what happens to it becomes events, messages and marks. */
export class TableController implements ReactiveController, CommandTable {
  readonly game: GameController;
  readonly line: MessageController;
  readonly sounds: SoundController;
  readonly solver: SolverController;
  readonly adviser: Adviser;
  readonly hints: HintController;
  readonly advice: AdviceController;
  readonly sign: SignController;
  readonly verifier: DealVerifier;
  readonly solution: SolutionController;
  readonly #host: TableHost;
  readonly #commands: PlayerCommands;
  #panel: Panel = 'none';
  #panelError: PanelError | null = null;

  constructor(host: TableHost) {
    this.#host = host;
    this.sounds = new SoundController(host);
    this.game = new GameController(host, this.#onChange);
    this.line = new MessageController(host);
    this.solver = new SolverController(host);
    this.adviser = {
      game: this.game,
      solver: this.solver,
      say: (message) => this.#say(message),
      show: (message) => this.line.show(message),
      clear: () => this.line.clear(),
      offers: (action) => host.offers(action),
      patiently: (answer) => this.#wait(answer),
    };
    this.hints = new HintController(host, this.adviser);
    this.advice = new AdviceController(this.adviser);
    this.sign = new SignController(host, this.adviser);
    this.verifier = new DealVerifier(this.adviser);
    this.solution = new SolutionController(this.adviser);
    this.#commands = new PlayerCommands(host, this);
    host.addController(this);
  }

  /** What lies open over the table. */
  get panel(): Panel {
    return this.#panel;
  }

  /** What is wrong with what was typed into it. */
  get panelError(): PanelError | null {
    return this.#panelError;
  }

  /** The suggested move, until something happens. */
  get hint(): HintMark | null {
    return this.hints.mark;
  }

  /** What came of the move typed last. */
  get typed(): TypedMove | null {
    return this.#commands.typed;
  }

  hostDisconnected(): void {
    this.open('none');
    this.verifier.stop();
    this.solution.stop();
  }

  /** Opens a panel in place of whatever is open; the clock stands still meanwhile. */
  open(panel: Panel): void {
    if (panel === this.#panel) return;
    this.#panel = panel;
    this.#panelError = null;
    if (panel === 'none' || panel === 'menu') this.game.clock.release('panel');
    else this.game.clock.hold('panel');
    if (panel === 'none') this.verifier.stop();
    else this.solution.rest();
    this.#host.requestUpdate();
  }

  /** Does what the player wants. */
  obey(command: TableCommand): void {
    this.#commands.obey(command);
  }

  /** Undo or redo; the player is told why where it can't be done. */
  step(type: 'undo' | 'redo', origin: Origin): Outcome {
    const { state } = this.game;
    const verdict = type === 'undo' ? explainUndo(state) : explainRedo(state);
    if (verdict.ok) return this.game.dispatch({ type }, origin, 'game-over');
    if (origin === 'player') this.#say(stepNotice(verdict, state));
    return verdict;
  }

  /** Says why a try was refused: on the board, aloud and to the page. */
  refuse(refusal: Refusal): void {
    this.line.show({ kind: 'refusal', tell: (messages) => sentenceOf(messages, refusal) });
    this.line.announce(tellRefusal(this.#host.messages, refusal));
    this.sounds.play('refusal');
    this.#host.dispatchEvent(new FcRefusedEvent(refusal));
  }

  /** Says something that isn't shown. */
  announce(text: string): void {
    this.line.announce(text);
  }

  /** Says what can't be used, and what happens instead. */
  warn(tell: (messages: Messages) => string, instead: Comfort): void {
    this.#say(faultNotice(tell, instead));
  }

  /** The same, and tells the page. What a player gave an open panel is told by the panel: aloud it is said once. */
  fail(
    code: ErrorDetail['code'],
    tell: (messages: Messages) => string,
    instead: Comfort,
    origin: Origin = 'page',
  ): void {
    const message = tell(this.#host.messages);
    const isAnswered = origin === 'player' && ANSWERING.includes(this.#panel);
    this.#panelError = isAnswered ? { message } : null;
    if (isAnswered) this.line.show(faultNotice(tell, instead));
    else this.warn(tell, instead);
    this.#host.dispatchEvent(new FcErrorEvent({ code, message }));
    this.#host.requestUpdate();
  }

  readonly #onChange = (
    change: Change,
    state: GameState,
    previous: GameState | null,
    origin: Origin,
  ): void => {
    this.solver.drop();
    this.hints.clear(change === 'deal' || change === 'load');
    this.sounds.hear(change, state, origin);
    if (statusOf(state) === 'won') learnVerdict(state.deal, state.rules, 'winnable');
    // The first deal is what the page shows anyway; nobody asked to hear of it.
    if (previous === null) return;
    this.line.clear();
    const { noTimer } = this.#host;
    const seconds = noTimer ? null : Math.floor(this.game.clock.elapsedMs / 1000);
    const news = [tellChange(this.#host.messages, change, state, seconds)];
    const mayBeStuck = change === 'play' || change === 'redo';
    const stuck = mayBeStuck ? stuckNotice(state, this.#host.offers('back')) : null;
    if (stuck !== null) {
      this.line.show(stuck);
      news.push(joinSentence(stuck.tell(this.#host.messages)));
    }
    this.line.announce(news.join('. '));
    this.solution.hear(change, state);
    if (origin === 'player' && (change === 'deal' || change === 'restart')) this.open('none');
  };

  /** Shows a message and speaks it. */
  #say(message: Message): void {
    this.line.show(message);
    this.line.announce(joinSentence(message.tell(this.#host.messages)));
  }

  async #wait<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const timer = setTimeout(() => this.#say(THINKING), MOMENT_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      if (this.line.message === THINKING) this.line.clear();
    }
  }
}
