import type { RuleProfile } from '../../engine/index.js';
import {
  localDateOf,
  NO_STATISTICS,
  parseStatistics,
  profileOf,
  StatisticsBook,
  statisticsKey,
  streakOn,
} from '../../services/index.js';
import {
  cardsLeftOf,
  isAssisted,
  isDecided,
  isSameDeal,
  statusOf,
  type GameState,
} from '../../state/index.js';
import type { StatisticsCommand, StatisticsView } from '../context.js';
import type { Change } from '../game-events.js';
import type { GameController } from './game-controller.js';

/**
 * Counts the games that are won and lost: a game counts from its first move; one that another deal replaces
 * is lost, unless foundation moves alone would have finished it; one that the solution player finished counts for nothing.
 */
export class StatisticsController {
  readonly book = new StatisticsBook();
  readonly #game: GameController;

  constructor(game: GameController) {
    this.#game = game;
    game.listen((change, state, previous) => this.#hear(change, state, previous));
  }

  /** What is counted under these rules, for the panel. */
  view(rules: RuleProfile, isKept: boolean): StatisticsView {
    const { all } = this.book;
    const dailyStreak = streakOn(all.daily, localDateOf(new Date()));
    const profile = profileOf(all, statisticsKey(rules));
    return { all, profile, dailyStreak, isKept };
  }

  /** Does what the player wants of the statistics; false where a file holds none. */
  obey(command: StatisticsCommand): boolean {
    const statistics =
      command.type === 'reset-statistics' ? NO_STATISTICS : parseStatistics(command.text);
    if (statistics !== null) this.book.replace(statistics);
    return statistics !== null;
  }

  /** A game that was begun is gone for good. */
  lose(state: GameState): void {
    if (!state.started || isDecided(state)) return;
    const cardsLeft = cardsLeftOf(state);
    this.book.add({ key: statisticsKey(state.rules), outcome: 'lost', cardsLeft });
  }

  #hear(change: Change, state: GameState, previous: GameState | null): void {
    if (previous === null) return;
    if (change === 'deal' || change === 'load') {
      if (!isSameDeal(previous, state)) this.lose(previous);
    } else if (statusOf(state) === 'won' && statusOf(previous) !== 'won' && !isAssisted(state)) {
      this.#win(state);
    }
  }

  #win({ rules, deal, counters }: GameState): void {
    const { clock, dailyDate } = this.#game;
    this.book.add({
      key: statisticsKey(rules),
      outcome: 'won',
      timeMs: Math.round(clock.elapsedMs),
      moves: counters.moves,
      deal,
      date: localDateOf(new Date()),
      dailyDate,
    });
  }
}
