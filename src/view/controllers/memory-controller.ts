import { answersWish, readSavedGame, type SavedGame, type Slot } from '../../services/index.js';
import { readSnapshot } from '../../state/index.js';
import type { DealDesk } from '../deal-desk.js';
import type { GameController } from './game-controller.js';
import type { PreferencesController } from './preferences-controller.js';
import { StatisticsController } from './statistics-controller.js';
import { StorageController, type StorageHost } from './storage-controller.js';

/** All that outlives a game or a page view: the game itself, the statistics, the player's settings. */
export class MemoryController {
  readonly statistics: StatisticsController;
  readonly #game: GameController;
  readonly #desk: DealDesk;
  readonly #preferences: PreferencesController;
  readonly #storage: StorageController;

  constructor(
    host: StorageHost,
    game: GameController,
    desk: DealDesk,
    preferences: PreferencesController,
  ) {
    this.#game = game;
    this.#desk = desk;
    this.#preferences = preferences;
    this.statistics = new StatisticsController(game);
    this.#storage = new StorageController(host, game, () => desk.wish);
  }

  /** Follows the page's wish to remember: takes over settings, statistics and, before the first move, the game. */
  sync(): void {
    if (!this.#storage.sync()) return;
    const { slot } = this.#storage;
    this.#preferences.use(slot);
    this.statistics.book.use(slot);
    const saved = slot?.read('game', readSavedGame) ?? null;
    if (saved !== null) this.#resume(saved);
  }

  /** Where things are remembered; null: nowhere. */
  get slot(): Slot | null {
    return this.#storage.slot;
  }

  /** Keeps the game if it has changed since the last time. */
  save(): void {
    this.#storage.saveChanges();
  }

  /** Puts a snapshot's game on the table; false where it can't be used, and nothing has changed then. */
  load(snapshot: unknown): boolean {
    const verdict = readSnapshot(snapshot);
    if (!verdict.ok || !this.#desk.offers(verdict.game.rules)) return false;
    this.#desk.adopt(verdict.game.rules);
    this.#game.load(verdict, 'page');
    return true;
  }

  #resume(saved: SavedGame): void {
    const { game } = saved;
    const isRunning = this.#game.isDealt && this.#game.state.started;
    if (!isRunning && this.#desk.offers(game.rules) && answersWish(saved, this.#desk.wish)) {
      this.#desk.adopt(game.rules);
      this.#game.load(saved, 'page');
    } else if (!isRunning || this.#game.state.deal !== game.deal) this.statistics.lose(game);
  }
}
