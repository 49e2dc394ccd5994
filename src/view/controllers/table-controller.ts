import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { countEmptyCells, countEmptyColumns, longestRun, type Refusal } from '../../engine/index.js';
import { FcErrorEvent, FcRefusedEvent, type ErrorDetail } from '../../events/index.js';
import type { Messages } from '../../i18n/index.js';
import type { Grip } from '../../interaction/index.js';
import type { SuggestedMove } from '../../solver/index.js';
import {
  explainRedo,
  explainUndo,
  gameCodeOf,
  statusOf,
  type GameState,
} from '../../state/index.js';
import type {
  Command,
  HintMark,
  Panel,
  PanelError,
  StatisticsCommand,
  TypedMove,
} from '../context.js';
import type { WishOptions } from '../deal-desk.js';
import type { Change, Origin } from '../game-events.js';
import { joinSentence, sentenceOf, tellChange, tellRefusal } from '../narration.js';
import { quietly, stepNotice, stuckNotice, verdictNotice } from '../notices.js';
import { playNotation } from '../play-notation.js';
import type { Preference } from '../settings.js';
import { copyText, pageAddress, shareLink } from '../share.js';
import { HintController } from './hint-controller.js';
import { GameController, type Outcome, type PlayOutcome } from './game-controller.js';
import { MessageController, type Message } from './message-controller.js';
import { SoundController } from './sound-controller.js';

/** What becomes of the game where something can't be used. */
type Comfort = 'gameKept' | 'randomInstead' | 'playOn' | 'statisticsKept';

/** Panels that say themselves what is wrong with what they were given. */
const ANSWERING: readonly Panel[] = ['new-game', 'statistics'];

/** What the table needs of its element. */
export interface TableHost extends ReactiveControllerHost, HTMLElement {
  readonly messages: Messages;
  readonly shareUrl: string | null;
  readonly sound: boolean;
  /** Deals what the player chose; says whether it could. */
  dealFor(value: string, origin: Origin, options?: WishOptions): Outcome;
  /** Takes over a setting of the player. */
  prefer(preference: Preference): void;
}

/** The game with all that is said about it: turns the player's commands into changes, events, messages and marks. */
export class TableController implements ReactiveController {
  readonly game: GameController;
  readonly line: MessageController;
  readonly sounds: SoundController;
  readonly #host: TableHost;
  readonly #hints: HintController;
  #panel: Panel = 'none';
  #panelError: PanelError | null = null;
  #typed: TypedMove | null = null;

  constructor(host: TableHost) {
    this.#host = host;
    this.sounds = new SoundController(host);
    this.game = new GameController(host, this.#onChange);
    this.line = new MessageController(host);
    this.#hints = new HintController(host, this.game, (message) => this.#say(message));
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
    return this.#hints.mark;
  }

  /** What came of the move typed last. */
  get typed(): TypedMove | null {
    return this.#typed;
  }

  hostDisconnected(): void {
    this.open('none');
  }

  /** Opens a panel in place of whatever is open; the clock stands still meanwhile. */
  open(panel: Panel): void {
    if (panel === this.#panel) return;
    this.#panel = panel;
    this.#panelError = null;
    if (panel === 'none' || panel === 'menu') this.game.clock.release('panel');
    else this.game.clock.hold('panel');
    this.#host.requestUpdate();
  }

  /** Does what the player wants. */
  obey(command: Exclude<Command, StatisticsCommand | { type: 'dragging' }>): void {
    switch (command.type) {
      case 'move':
        this.#playForPlayer(this.game.play(command.move, 'player'));
        break;
      case 'notation':
        this.#playTyped(command.text);
        break;
      case 'refuse':
        this.refuse(command.refusal);
        break;
      case 'picked':
        this.#tellPicked(command.grip);
        break;
      case 'dropped':
        this.line.clear();
        this.line.announce(this.#host.messages.notices.dropped);
        break;
      case 'undo':
      case 'redo':
        this.step(command.type, 'player');
        break;
      case 'restart':
        this.#restartForPlayer();
        break;
      case 'collect':
        this.#collectForPlayer();
        break;
      case 'hint':
        this.#hints.offer();
        break;
      case 'new-game':
        this.#dealForPlayer(command.deal, command);
        break;
      case 'share':
        void this.#copyForPlayer(
          shareLink(this.game.state, this.#host.shareUrl, pageAddress()),
          'linkCopied',
        );
        break;
      case 'copy-code':
        void this.#copyForPlayer(gameCodeOf(this.game.state) ?? '', 'codeCopied');
        break;
      case 'set-preference':
        this.#host.prefer(command);
        break;
      case 'open':
        this.open(command.panel);
        break;
      case 'announce':
        this.line.announce(command.text);
        break;
    }
  }

  /** Undo or redo; the player is told why where it can't be done. */
  step(type: 'undo' | 'redo', origin: Origin): Outcome {
    const { state } = this.game;
    const verdict = type === 'undo' ? explainUndo(state) : explainRedo(state);
    if (verdict.ok) return this.game.dispatch({ type }, origin, 'game-over');
    if (origin === 'player') this.#say(stepNotice(verdict, state));
    return verdict;
  }

  /** Lights up the best single move, and tells it. */
  suggest(origin: Origin): SuggestedMove | null {
    return this.#hints.suggest(origin);
  }

  /** Says why a try was refused: on the board, aloud and to the page. */
  refuse(refusal: Refusal): void {
    this.line.show({ kind: 'refusal', tell: (messages) => sentenceOf(messages, refusal) });
    this.line.announce(tellRefusal(this.#host.messages, refusal));
    this.sounds.play('refusal');
    this.#host.dispatchEvent(new FcRefusedEvent(refusal));
  }

  /** Says what can't be used, and what happens instead. */
  warn(tell: (messages: Messages) => string, instead: Comfort): void {
    this.#say({
      kind: 'notice',
      tell: (messages) => ({ fact: tell(messages), remedy: messages.errors[instead] }),
    });
  }

  /** The same, and tells the page. */
  fail(code: ErrorDetail['code'], tell: (messages: Messages) => string, instead: Comfort): void {
    const message = tell(this.#host.messages);
    this.warn(tell, instead);
    this.#panelError = ANSWERING.includes(this.#panel) ? { message } : null;
    this.#host.dispatchEvent(new FcErrorEvent({ code, message }));
    this.#host.requestUpdate();
  }

  readonly #onChange = (
    change: Change,
    state: GameState,
    previous: GameState | null,
    origin: Origin,
  ): void => {
    this.#hints.clear(change === 'deal' || change === 'load');
    this.sounds.hear(change, state, origin);
    // The first deal is what the page shows anyway; nobody asked to hear of it.
    if (previous === null) return;
    this.line.clear();
    const seconds = Math.floor(this.game.clock.elapsedMs / 1000);
    const news = [tellChange(this.#host.messages, change, state, seconds)];
    const stuck = change === 'play' || change === 'redo' ? stuckNotice(state) : null;
    if (stuck !== null) {
      this.line.show(stuck);
      news.push(joinSentence(stuck.tell(this.#host.messages)));
    }
    this.line.announce(news.join('. '));
    if (origin === 'player' && (change === 'deal' || change === 'restart')) this.open('none');
  };

  /** Shows a message and speaks it. */
  #say(message: Message): void {
    this.line.show(message);
    this.line.announce(joinSentence(message.tell(this.#host.messages)));
  }

  #playForPlayer({ ok, ...rest }: PlayOutcome): void {
    if (!ok && rest.refusal !== undefined) this.refuse(rest.refusal);
    // A vetoed move leaves the table as it was; the cards in the hand must go back.
    if (!ok) this.#host.requestUpdate();
  }

  #playTyped(text: string): void {
    const outcome = playNotation(text, this.game.state, (move) => this.game.play(move, 'player'));
    if (!outcome.ok && outcome.reason === 'vetoed') return;
    const { ok, ...refusal } = outcome;
    this.#typed = { refusal: ok ? null : (refusal as Refusal) };
    if (this.#typed.refusal !== null) this.refuse(this.#typed.refusal);
    this.#host.requestUpdate();
  }

  #collectForPlayer(): void {
    const outcome = this.game.collect();
    if (!outcome.ok && outcome.reason !== 'vetoed')
      this.#say(quietly(({ notices }) => notices.nothingToCollect));
  }

  /** Whether something would be lost that the profile asks about first. */
  get #isWorthAsking(): boolean {
    const { state } = this.game;
    return state.rules.confirmNewGame && state.started && statusOf(state) === 'playing';
  }

  #restartForPlayer(): void {
    const isAsked = this.#panel === 'restart' || this.#panel === 'new-game';
    if (this.#isWorthAsking && !isAsked) this.open('restart');
    else this.game.dispatch({ type: 'restart' }, 'player', 'nothing-to-restart');
  }

  #dealForPlayer(value: string, options: WishOptions): void {
    if (this.#isWorthAsking && this.#panel !== 'new-game') {
      this.open('new-game');
      return;
    }
    if (!this.#host.dealFor(value, 'player', options).ok) return;
    this.open('none');
    const verdict = value === 'random' ? null : verdictNotice(this.game.state);
    if (verdict !== null) this.#say(verdict);
  }

  async #copyForPlayer(text: string, done: 'linkCopied' | 'codeCopied'): Promise<void> {
    const isCopied = await copyText(text);
    if (!this.#host.isConnected) return;
    if (isCopied) {
      this.#say(quietly(({ notices }) => notices[done]));
      return;
    }
    this.#say({
      kind: 'notice',
      tell: ({ notices }) => ({ fact: notices.copyFailed, remedy: text }),
    });
    const message = this.#host.messages.notices.copyFailed;
    this.#host.dispatchEvent(new FcErrorEvent({ code: 'clipboard-failed', message }));
  }

  #tellPicked({ cards }: Grip): void {
    const [card] = cards;
    if (card === undefined) return;
    const { position, rules } = this.game.state;
    const max = longestRun(countEmptyCells(position), countEmptyColumns(position), false, rules);
    this.#say(quietly(({ notices }) => notices.picked(cards.length, card, max)));
  }
}
