import {
  countEmptyCells,
  countEmptyColumns,
  longestRun,
  rules as findRules,
  topOf,
  type Move,
  type PileId,
  type Refusal,
} from '../../engine/index.js';
import { FcErrorEvent } from '../../events/index.js';
import type { Grip } from '../../interaction/index.js';
import { gameCodeOf, statusOf, type GameState } from '../../state/index.js';
import type { Command, Panel, StatisticsCommand, TypedMove } from '../context.js';
import type { WishOptions } from '../deal-desk.js';
import type { Origin } from '../game-events.js';
import { checkNotice, quietly, VETOED, verdictNotice } from '../notices.js';
import { playNotation } from '../play-notation.js';
import { copyText, pageAddress, shareLink } from '../share.js';
import { tellPile } from '../spoken.js';
import { verifyDeal } from '../verified.js';
import type { AdviceController } from './advice-controller.js';
import type { Adviser } from './adviser.js';
import type { DealVerifier } from './deal-verifier.js';
import type { Outcome } from './game-controller.js';
import type { HintController } from './hint-controller.js';
import type { SolutionController } from './solution-controller.js';
import { isSameQuestion } from './solver-controller.js';
import type { TableHost } from './table-host.js';

/** What the player may want of the table. */
export type TableCommand = Exclude<Command, StatisticsCommand | { type: 'dragging' }>;

/** What the player's commands work on. */
export interface CommandTable {
  readonly adviser: Adviser;
  readonly hints: HintController;
  readonly advice: AdviceController;
  readonly verifier: DealVerifier;
  readonly solution: SolutionController;
  readonly panel: Panel;
  open(panel: Panel): void;
  step(type: 'undo' | 'redo', origin: Origin): Outcome;
  refuse(refusal: Refusal): void;
  announce(text: string): void;
}

/** Does what the player wants, and says what came of it. */
export class PlayerCommands {
  readonly #host: TableHost;
  readonly #table: CommandTable;
  #typed: TypedMove | null = null;
  /** The game of which the player waits to hear whether it can be won. */
  #checked: GameState | null = null;

  constructor(host: TableHost, table: CommandTable) {
    this.#host = host;
    this.#table = table;
    table.adviser.game.listen(() => (this.#typed = null));
  }

  /** What came of the move typed last; null once the table is another one. */
  get typed(): TypedMove | null {
    return this.#typed;
  }

  /** Does it. */
  obey(command: TableCommand): void {
    const table = this.#table;
    const { game, say, clear } = table.adviser;
    switch (command.type) {
      case 'move':
        this.#play(command.move);
        break;
      case 'notation':
        this.#playTyped(command.text);
        break;
      case 'refuse':
        this.#refuse(command.refusal);
        break;
      case 'picked':
        this.#tellPicked(command.grip, command.isDragged === true);
        break;
      case 'ask-suit':
        say(quietly(({ notices }) => notices.askSuit(command.suits)));
        break;
      case 'dropped':
        clear();
        table.announce(this.#host.messages.notices.dropped);
        break;
      case 'undo':
      case 'redo':
        table.step(command.type, 'player');
        break;
      case 'restart':
        this.#restart();
        break;
      case 'collect':
        this.#collect();
        break;
      case 'hint':
        table.hints.offer();
        break;
      case 'check':
        void this.#check();
        break;
      case 'back':
        void table.advice.back('player');
        break;
      case 'solution':
        table.solution.obey(command.command);
        break;
      case 'consider':
        this.#consider(command.deal, command.cells);
        break;
      case 'new-game':
        this.#deal(command.deal, command);
        break;
      case 'share':
        void this.#copy(shareLink(game.state, this.#host.shareUrl, pageAddress()), 'linkCopied');
        break;
      case 'copy-code':
        void this.#copy(gameCodeOf(game.state) ?? '', 'codeCopied');
        break;
      case 'set-preference':
        this.#host.prefer(command);
        break;
      case 'open':
        table.open(command.panel);
        break;
      case 'announce':
        table.announce(command.text);
        break;
    }
  }

  #play(move: Move): void {
    const { game } = this.#table.adviser;
    const outcome = this.#ask(() => game.play(move, 'player'));
    if (outcome.ok) return;
    if (outcome.refusal !== undefined) this.#table.refuse(outcome.refusal);
    // A vetoed move leaves the table as it was; the cards in the hand must go back.
    this.#host.requestUpdate();
  }

  #playTyped(text: string): void {
    const { game } = this.#table.adviser;
    const outcome = this.#ask(() =>
      playNotation(text, game.state, (move) => game.play(move, 'player')),
    );
    const { ok, ...refusal } = outcome;
    // A vetoed move was typed well enough.
    const isWrong = !ok && outcome.reason !== 'vetoed';
    this.#typed = { refusal: isWrong ? (refusal as Refusal) : null };
    if (this.#typed.refusal !== null) this.#table.refuse(this.#typed.refusal);
    this.#host.requestUpdate();
  }

  #collect(): void {
    const { game, say } = this.#table.adviser;
    const outcome = this.#ask(() => game.collect());
    if (!outcome.ok && outcome.reason !== 'vetoed') {
      say(quietly(({ notices }) => notices.nothingToCollect));
    }
  }

  /** Does what the page may veto, and says so where it does; what it plays instead is news enough. */
  #ask<Answer extends { readonly ok: boolean; readonly reason?: string }>(
    play: () => Answer,
  ): Answer {
    const { game, say } = this.#table.adviser;
    const { past } = game.state;
    const answer = play();
    if (answer.reason === 'vetoed' && game.state.past === past) say(VETOED);
    return answer;
  }

  /** Says why not; of a place without a card, that it is empty. */
  #refuse(refusal: Refusal): void {
    this.#table.refuse(refusal);
    if (refusal.reason !== 'no-such-card' || refusal.place === 'foundation') return;
    const { game, say } = this.#table.adviser;
    const { state } = game;
    const pile = refusal.place as PileId;
    if (topOf(state.position, pile) !== null) return;
    say(quietly((messages) => tellPile(pile, state, messages)));
  }

  /** One answer, however often it is asked for until it is there. */
  async #check(): Promise<void> {
    const { adviser, advice } = this.#table;
    const { state } = adviser.game;
    if (this.#checked !== null && isSameQuestion(this.#checked, state)) return;
    this.#checked = state;
    try {
      const { verdict } = await adviser.patiently(advice.check());
      if (!isSameQuestion(adviser.game.state, state)) return;
      adviser.say(checkNotice(verdict, state, adviser.offers('back')));
    } finally {
      if (this.#checked === state) this.#checked = null;
    }
  }

  /** Whether something would be lost that the profile asks about first. */
  get #isWorthAsking(): boolean {
    const { state } = this.#table.adviser.game;
    return state.rules.confirmNewGame && state.started && statusOf(state) === 'playing';
  }

  #restart(): void {
    const { panel, adviser } = this.#table;
    const isAsked = panel === 'restart' || panel === 'new-game';
    if (this.#isWorthAsking && !isAsked) this.#table.open('restart');
    else adviser.game.dispatch({ type: 'restart' }, 'player', 'nothing-to-restart');
  }

  #deal(value: string, options: WishOptions): void {
    const { adviser, verifier } = this.#table;
    if (this.#isWorthAsking && this.#table.panel !== 'new-game') {
      this.#table.open('new-game');
      return;
    }
    if (!this.#host.dealFor(value, 'player', options).ok) return;
    this.#table.open('none');
    const { state } = adviser.game;
    const verdict = value === 'random' || value === 'daily' ? null : verdictNotice(state);
    if (verdict !== null) adviser.say(verdict);
    const isOpen = verdict !== null && verifyDeal(state.deal, state.rules) === 'unknown';
    if (isOpen && state.deal !== null) void verifier.verify(state.deal, state.rules);
  }

  #consider(deal: number, cells: number): void {
    const { adviser, verifier } = this.#table;
    verifier.consider(deal, findRules(adviser.game.state.rules.id, { cells }));
  }

  async #copy(text: string, done: 'linkCopied' | 'codeCopied'): Promise<void> {
    const { say } = this.#table.adviser;
    const isCopied = await copyText(text);
    if (!this.#host.isConnected) return;
    if (isCopied) {
      say(quietly(({ notices }) => notices[done]));
      return;
    }
    say({ kind: 'notice', tell: ({ notices }) => ({ fact: notices.copyFailed, remedy: text }) });
    const message = this.#host.messages.notices.copyFailed;
    this.#host.dispatchEvent(new FcErrorEvent({ code: 'clipboard-failed', message }));
  }

  /** What is in the hand; a drag says only what comes of it. */
  #tellPicked({ pile, cards, flexible }: Grip, isDragged: boolean): void {
    const [card] = cards;
    if (card === undefined) return;
    const { game, say, show } = this.#table.adviser;
    const tell = isDragged ? show : say;
    if (flexible) {
      tell(quietly(({ notices }) => notices.pickedAt(pile, card)));
      return;
    }
    const { position, rules } = game.state;
    const max = longestRun(countEmptyCells(position), countEmptyColumns(position), false, rules);
    tell(quietly(({ notices }) => notices.picked(cards.length, card, max)));
  }
}
