import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  countEmptyCells,
  countEmptyColumns,
  formatMove,
  maxRun,
  type Refusal,
} from '../../engine/index.js';
import { FcErrorEvent, FcHintEvent, FcRefusedEvent, type ErrorDetail } from '../../events/index.js';
import type { Messages } from '../../i18n/index.js';
import { findSingleMove, type SuggestedMove } from '../../solver/index.js';
import { explainRedo, explainUndo, statusOf, type GameState } from '../../state/index.js';
import type { Grip } from '../../interaction/index.js';
import type { Command, HintMark, Panel } from '../context.js';
import type { Change, Origin } from '../game-events.js';
import { sentenceOf, tellChange, tellRefusal } from '../narration.js';
import { GameController, type Outcome, type PlayOutcome } from './game-controller.js';
import { MessageController } from './message-controller.js';

/** What the player hears where a step isn't possible. */
const NOTICE_OF = {
  'game-won': 'noUndoAfterWin',
  'nothing-to-undo': 'nothingToUndo',
  'undo-limit': 'nothingToUndo',
  'nothing-to-redo': 'nothingToRedo',
} as const;

/** What the table needs of its element. */
export interface TableHost extends ReactiveControllerHost, HTMLElement {
  readonly messages: Messages;
  /** Deals what the player chose; says whether it could. */
  dealFor(value: string, origin: Origin): Outcome;
}

/** The game with all that is said about it: turns the player's commands into changes, events, messages and marks. */
export class TableController implements ReactiveController {
  readonly game: GameController;
  readonly line: MessageController;
  readonly #host: TableHost;
  #panel: Panel = 'none';
  #panelError: string | null = null;
  #hint: HintMark | null = null;

  constructor(host: TableHost) {
    this.#host = host;
    this.game = new GameController(host, this.#onChange);
    this.line = new MessageController(host);
    host.addController(this);
  }

  /** What lies open over the table. */
  get panel(): Panel {
    return this.#panel;
  }

  /** What is wrong with what was typed into it. */
  get panelError(): string | null {
    return this.#panelError;
  }

  /** The suggested move, until something happens. */
  get hint(): HintMark | null {
    return this.#hint;
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
  obey(command: Exclude<Command, { type: 'dragging' }>): void {
    switch (command.type) {
      case 'move':
        this.#playForPlayer(this.game.play(command.move, 'player'));
        break;
      case 'refuse':
        this.refuse(command.refusal);
        break;
      case 'picked':
        this.#tellPicked(command.grip);
        break;
      case 'dropped':
        this.line.clear();
        break;
      case 'undo':
      case 'redo':
        this.step(command.type, 'player');
        break;
      case 'restart':
        this.game.dispatch({ type: 'restart' }, 'player', 'nothing-to-undo');
        break;
      case 'collect':
        this.#collectForPlayer();
        break;
      case 'hint':
        this.suggest('player');
        break;
      case 'new-game':
        this.#dealForPlayer(command.deal);
        break;
      case 'open':
        this.open(command.panel);
        break;
      case 'announce':
        this.line.announce(command.text);
        break;
    }
  }

  /** Undo or redo; the player hears why where it can't be done. */
  step(type: 'undo' | 'redo', origin: Origin): Outcome {
    const verdict = type === 'undo' ? explainUndo(this.game.state) : explainRedo(this.game.state);
    if (verdict.ok) return this.game.dispatch({ type }, origin, 'game-over');
    if (origin === 'player') {
      const { reason } = verdict;
      this.line.announce(this.#host.messages.notices[NOTICE_OF[reason]]);
    }
    return verdict;
  }

  /** Lights up the best single move, and tells it. */
  suggest(origin: Origin): SuggestedMove | null {
    const { state } = this.game;
    const suggestion =
      statusOf(state) === 'playing' ? findSingleMove(state.position, state.rules) : null;
    const { messages } = this.#host;
    if (suggestion === null) {
      this.line.show({ kind: 'notice', tell: ({ notices }) => ({ fact: notices.noHint }) });
      this.line.announce(messages.notices.noHint);
      return null;
    }
    this.game.dispatch({ type: 'count-hint' }, origin, 'game-over');
    const { cards, from, to, onto, move } = suggestion;
    this.#hint = { cards, to };
    const tell = ({ notices }: Messages): string =>
      notices.hint(cards[0] ?? '', to, onto, cards.length);
    this.line.show({ kind: 'notice', tell: (m) => ({ fact: tell(m) }) });
    this.line.announce(tell(messages));
    if (origin === 'player') {
      const notation = formatMove(move);
      this.#host.dispatchEvent(new FcHintEvent({ notation, cards, from, to, count: cards.length }));
    }
    return suggestion;
  }

  /** Says why a try was refused: on the board, aloud and to the page. */
  refuse(refusal: Refusal): void {
    this.line.show({ kind: 'refusal', tell: (messages) => sentenceOf(messages, refusal) });
    this.line.announce(tellRefusal(this.#host.messages, refusal));
    this.#host.dispatchEvent(new FcRefusedEvent(refusal));
  }

  /** Says what can't be used, and what happens instead. */
  fail(
    code: ErrorDetail['code'],
    tell: (messages: Messages) => string,
    instead: 'gameKept' | 'randomInstead',
  ): void {
    const message = tell(this.#host.messages);
    this.line.show({ kind: 'notice', tell: (m) => ({ fact: tell(m), remedy: m.errors[instead] }) });
    this.line.announce(`${message} ${this.#host.messages.errors[instead]}`);
    this.#panelError = this.#panel === 'new-game' ? message : null;
    this.#host.dispatchEvent(new FcErrorEvent({ code, message }));
    this.#host.requestUpdate();
  }

  readonly #onChange = (
    change: Change,
    state: GameState,
    previous: GameState | null,
    origin: Origin,
  ): void => {
    this.#hint = null;
    // The first deal is what the page shows anyway; nobody asked to hear of it.
    if (previous === null) return;
    this.line.clear();
    const seconds = Math.floor(this.game.clock.elapsedMs / 1000);
    this.line.announce(tellChange(this.#host.messages, change, state, seconds));
    if (origin === 'player' && change === 'deal') this.open('none');
  };

  #playForPlayer({ ok, ...rest }: PlayOutcome): void {
    if (!ok && rest.refusal !== undefined) this.refuse(rest.refusal);
    // A vetoed move leaves the table as it was; the cards in the hand must go back.
    if (!ok) this.#host.requestUpdate();
  }

  #collectForPlayer(): void {
    const outcome = this.game.dispatch({ type: 'collect' }, 'player', 'nothing-to-collect');
    if (!outcome.ok) this.line.announce(this.#host.messages.notices.nothingToCollect);
  }

  #dealForPlayer(value: string): void {
    if (this.#host.dealFor(value, 'player').ok) this.open('none');
  }

  #tellPicked({ cards }: Grip): void {
    const [card] = cards;
    if (card === undefined) return;
    const { position } = this.game.state;
    const max = maxRun(countEmptyCells(position), countEmptyColumns(position), false);
    const tell = ({ notices }: Messages): string => notices.picked(cards.length, card, max);
    this.line.show({ kind: 'quiet', tell: (messages) => ({ fact: tell(messages) }) });
    this.line.announce(tell(this.#host.messages));
  }
}
