import { explainMove, isSamePosition, type Move } from '../../engine/index.js';
import type { SolveBudget } from '../../solver/index.js';
import { lastEntryOf, reduce, statusOf, type GameState } from '../../state/index.js';
import type { SolutionCommand } from '../context.js';
import type { Change } from '../game-events.js';
import { lostNotice, quietly, solutionNotice } from '../notices.js';
import { isAborted, type Adviser } from './adviser.js';
import { isSameQuestion } from './solver-controller.js';

/** Whoever wants to see a solution also waits for a short one. */
const BUDGET: SolveBudget = { ms: 20_000, shortenMs: 300 };
/** From one move to the next while it plays by itself: long enough to see what went where. */
const PACE_MS = 1100;

/** Shows the player a way to win: forward and back by hand, or at a pace, in whole runs or card by card. */
export class SolutionController {
  readonly #adviser: Adviser;
  #isOn = false;
  /** The game for which the player waits to see one. */
  #awaited: GameState | null = null;
  #isPlaying = false;
  #isByCards = false;
  /** What is left of a run that goes card by card. */
  #cards: readonly Move[] = [];
  /** Moves to the end as they were told last. */
  #left = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  /** Does what the player wants of it. */
  obey(command: SolutionCommand): void {
    switch (command) {
      case 'start':
        void this.#start();
        break;
      case 'forward':
        this.#pause();
        this.#stepOn();
        break;
      case 'back':
        this.#pause();
        this.#adviser.game.dispatch({ type: 'undo' }, 'player', 'game-over');
        break;
      case 'play':
        this.#isPlaying = true;
        this.#stepOn();
        break;
      case 'pause':
        this.#pause();
        this.#tell();
        break;
      case 'cards':
      case 'runs':
        this.#isByCards = command === 'cards';
        this.#tell();
        break;
      case 'stop':
        this.stop();
        this.#adviser.clear();
        break;
    }
  }

  /** The game went on: by this, by undo, or by the player's own hand, which ends it. */
  hear(change: Change, state: GameState): void {
    if (!this.#isOn) return;
    const isOwn = change === 'play' && lastEntryOf(state)?.source === 'solution';
    const isStep = isOwn || change === 'undo' || change === 'redo';
    if (!isStep || statusOf(state) === 'won') {
      this.stop();
      return;
    }
    if (!isOwn) this.#cards = [];
    if (this.#cards.length > 0 || this.#adviser.solver.nextStep(state) !== null) this.#goOn();
    else void this.#start();
  }

  /** Something lies over the table: nothing goes on beneath it. */
  rest(): void {
    if (this.#isPlaying) this.obey('pause');
  }

  /** Ends it where the page offers it no longer. */
  withdraw(): void {
    if (this.#isOn && !this.#adviser.offers('solution')) this.obey('stop');
  }

  /** Ends it; the game stays as it is. */
  stop(): void {
    this.#pause();
    this.#isOn = false;
    this.#cards = [];
  }

  /** One answer, however often it is asked for until it is there; whether there is a way to show. */
  async #start(): Promise<boolean> {
    const { game, solver, say, offers, patiently } = this.#adviser;
    const { state } = game;
    if (this.#awaited !== null && isSameQuestion(this.#awaited, state)) return false;
    this.#awaited = state;
    try {
      const { verdict } =
        solver.recall(state) ?? (await patiently(solver.ask(state, { budget: BUDGET })));
      if (!isSameQuestion(game.state, state) || !offers('solution')) return false;
      if (verdict === 'winnable' && statusOf(state) === 'playing') {
        this.#isOn = true;
        this.#goOn();
        return true;
      }
      this.stop();
      if (verdict === 'unwinnable') say(lostNotice(state, offers('back')));
      else say(quietly((messages) => messages.solver.undecided));
    } catch (error) {
      this.stop();
      if (!isAborted(error)) throw error;
    } finally {
      if (this.#awaited === state) this.#awaited = null;
    }
    return false;
  }

  /** Shows where it is, and goes on by itself where the player wants it to. */
  #goOn(): void {
    this.#tell();
    clearTimeout(this.#timer);
    if (this.#isPlaying) this.#timer = setTimeout(() => this.#stepOn(), PACE_MS);
  }

  #pause(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  #stepOn(): void {
    const { game, solver } = this.#adviser;
    const { state } = game;
    if (this.#cards.length === 0) {
      const step = solver.nextStep(state);
      if (step === null) {
        void this.#findOn();
        return;
      }
      this.#cards = this.#isByCards ? cardByCard(state, step.move) : [step.move];
    }
    const [move, ...rest] = this.#cards;
    this.#cards = rest;
    if (move !== undefined) {
      game.dispatch({ type: 'move', move, source: 'solution' }, 'player', 'game-over');
    }
  }

  /** The way is not known any more, as where the page changed the mode: it is found anew, then the step made. */
  async #findOn(): Promise<void> {
    const isFound = await this.#start();
    if (isFound && !this.#isPlaying) this.#stepOn();
  }

  #tell(): void {
    const { game, solver, show } = this.#adviser;
    this.#left = solver.nextStep(game.state)?.left ?? this.#left;
    show(
      solutionNotice({
        left: this.#left,
        isPlaying: this.#isPlaying,
        isByCards: game.state.rules.groups ? this.#isByCards : null,
      }),
    );
  }
}

/**
 * A move of a run as single cards, where they lead to the same table; else the run in one go: a card that goes home by
 * itself on the way would miss in the next step.
 */
function cardByCard(state: GameState, move: Move): readonly Move[] {
  const verdict = explainMove(state.position, move, state.rules);
  if (!verdict.legal || verdict.steps.length < 2) return [move];
  const { steps } = verdict;
  const play = (game: GameState, step: Move): GameState =>
    reduce(game, { type: 'move', move: step, source: 'solution' });
  const inSteps = steps.reduce(play, state);
  const isWhole = inSteps.past.length === state.past.length + steps.length;
  const isSame = isSamePosition(inSteps.position, play(state, move).position);
  return isWhole && isSame ? steps : [move];
}
