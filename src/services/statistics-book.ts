import type { Slot } from './slot.js';
import { readStatistics } from './statistics-reader.js';
import {
  addResult,
  joinStatistics,
  NO_STATISTICS,
  type GameResult,
  type Statistics,
} from './statistics.js';

/**
 * The statistics of one element. Without a slot they last as long as the page view. With one, what another tab has
 * counted meanwhile is read before every result, so that none is lost; a result that can't be kept waits for the next.
 */
export class StatisticsBook {
  #slot: Slot | null = null;
  /** As last read or kept. */
  #base: Statistics = NO_STATISTICS;
  /** Put in place of all there were while there was no slot: no slot holds them yet. */
  #imported: Statistics = NO_STATISTICS;
  /** Counted since then. */
  #pending: readonly GameResult[] = [];
  #all: Statistics = NO_STATISTICS;

  /** Everything counted so far. */
  get all(): Statistics {
    return this.#all;
  }

  /**
   * Goes on in a slot: what was counted or imported without one is added to what it holds; what belongs to another slot
   * stays there.
   * Null: goes on in memory alone.
   */
  use(slot: Slot | null): void {
    if (this.#slot !== null) {
      this.#base = slot === null ? this.#all : NO_STATISTICS;
      this.#imported = NO_STATISTICS;
      this.#pending = [];
    }
    this.#slot = slot;
    this.refresh();
  }

  /** Counts a game. */
  add(result: GameResult): void {
    this.#pending = [...this.#pending, result];
    this.refresh();
  }

  /** Puts others in place of all there are. */
  replace(statistics: Statistics): void {
    const isFree = this.#slot === null;
    this.#pending = [];
    this.#base = isFree ? NO_STATISTICS : statistics;
    this.#imported = isFree ? statistics : NO_STATISTICS;
    this.#all = statistics;
    this.#slot?.write('statistics', statistics);
  }

  /** Reads what another tab may have counted. */
  refresh(): void {
    const kept = this.#slot?.read('statistics', readStatistics) ?? null;
    const base = joinStatistics(kept ?? this.#base, this.#imported);
    this.#all = this.#pending.reduce(addResult, base);
    if (this.#slot === null) return;
    const isKept = this.#all === (kept ?? NO_STATISTICS);
    if (!isKept && !this.#slot.write('statistics', this.#all)) return;
    this.#base = this.#all;
    this.#imported = NO_STATISTICS;
    this.#pending = [];
  }
}
