import { dayNumberOf } from '../engine/index.js';
import {
  isJsonObject,
  readSnapshot,
  takeSnapshot,
  type GameSnapshot,
  type GameState,
} from '../state/index.js';

/** Version of the format in which a game is kept; the snapshot in it has its own. */
const SAVED_VERSION = 1;

/** What a page asks for, so that it can be compared with what it asked for at another time. */
export interface Wish {
  readonly deal: number | 'random';
  /** Id of a rule profile. */
  readonly rules: string;
  /** Null: as many as the rules have. */
  readonly cells: number | null;
}

/** A game that was on the table, and what the page had asked for then. */
export interface SavedGame {
  readonly game: GameState;
  /** Milliseconds played. */
  readonly timeMs: number;
  readonly wish: Wish;
  /** The date of which it is the deal of the day, as `2026-11-29`; null: it is none. */
  readonly dailyDate: string | null;
}

/** The same as JSON. */
export interface KeptGame {
  readonly version: typeof SAVED_VERSION;
  readonly wish: Wish;
  readonly dailyDate: string | null;
  readonly snapshot: GameSnapshot;
}

/** The game in the form in which it is kept. */
export function keepGame({ game, timeMs, wish, dailyDate }: SavedGame): KeptGame {
  return { version: SAVED_VERSION, wish, dailyDate, snapshot: takeSnapshot(game, { timeMs }) };
}

function readWish(value: unknown): Wish | null {
  if (!isJsonObject(value)) return null;
  const { deal, rules, cells } = value;
  if (deal !== 'random' && typeof deal !== 'number') return null;
  if (typeof rules !== 'string' || !(cells === null || typeof cells === 'number')) return null;
  return { deal, rules, cells };
}

/** A kept game, replayed and checked; null where it is none of ours. Never throws. */
export function readSavedGame(value: unknown): SavedGame | null {
  if (!isJsonObject(value) || value['version'] !== SAVED_VERSION) return null;
  const { dailyDate, snapshot } = value;
  const wish = readWish(value['wish']);
  const isDated = typeof dailyDate === 'string' && dayNumberOf(dailyDate) !== null;
  const verdict = readSnapshot(snapshot);
  if (wish === null || !verdict.ok || !(isDated || dailyDate === null)) return null;
  const { game, timeMs } = verdict;
  return { game, timeMs, wish, dailyDate };
}

/**
 * Whether a saved game is what the page asks for now: it asks for the same as it did then (whatever the player dealt
 * since), for any deal, or for the very deal that was saved.
 */
export function answersWish({ game, wish: before }: SavedGame, wish: Wish): boolean {
  const { rules, deal } = game;
  if (rules.id !== wish.rules) return false;
  const isSameWish =
    before.deal === wish.deal && before.rules === wish.rules && before.cells === wish.cells;
  const isRightDeal = wish.deal === 'random' || wish.deal === deal;
  return isSameWish || (isRightDeal && (wish.cells === null || wish.cells === rules.cells));
}
