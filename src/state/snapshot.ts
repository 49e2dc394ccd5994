import { formatMove, formatPosition, type AutoCollect, type Move } from '../engine/index.js';
import type { Counters, GameState, HistoryEntry, MoveSource } from './game-state.js';
import { gameCodeOf } from './selectors.js';

/** Version of the format; a reader refuses every other. */
export const SNAPSHOT_VERSION = 1;

/** One entry of the history: the move, or the cards collected by hand, then what went by itself. Standard notation. */
export interface SnapshotEntry {
  readonly move?: string;
  readonly collect?: string;
  readonly auto?: string;
  /** The player where nothing is said. */
  readonly source?: MoveSource;
}

/** A game as JSON that can be stored, sent and read back on another page. */
export interface GameSnapshot {
  readonly version: typeof SNAPSHOT_VERSION;
  readonly rules: string;
  readonly cells: number;
  readonly deal: number | null;
  readonly code: string | null;
  /** The table as text where no number tells it. */
  readonly position?: string;
  readonly autoCollect: AutoCollect;
  /** What went home by itself at the deal. */
  readonly dealtAuto: string;
  readonly history: readonly SnapshotEntry[];
  /** What redo would bring back, the next first; each item in one go. */
  readonly future: readonly (readonly SnapshotEntry[])[];
  readonly undoFloor: number;
  readonly started: boolean;
  readonly counters: Counters;
  /** Milliseconds played. */
  readonly timeMs: number;
}

/** What a game's state doesn't know of itself. */
export interface SnapshotExtra {
  /** Milliseconds played, 0 or more. */
  readonly timeMs: number;
}

function joinMoves(moves: readonly Move[]): string {
  return moves.map(formatMove).join(' ');
}

function takeEntry({ kind, notation, auto, source }: HistoryEntry): SnapshotEntry {
  return Object.freeze({
    ...(kind === 'move' ? { move: notation } : { collect: notation }),
    ...(auto.length > 0 ? { auto: joinMoves(auto) } : {}),
    ...(source === 'user' ? {} : { source }),
  });
}

/** The whole game as frozen plain JSON: it replays exactly, whatever the modes were. */
export function takeSnapshot(state: GameState, { timeMs }: SnapshotExtra): GameSnapshot {
  const { rules, deal, dealt, past, future } = state;
  return Object.freeze({
    version: SNAPSHOT_VERSION,
    rules: rules.id,
    cells: dealt.cells.length,
    deal,
    code: gameCodeOf(state),
    ...(deal === null ? { position: formatPosition(dealt) } : {}),
    autoCollect: state.autoCollect,
    dealtAuto: joinMoves(state.dealtAuto),
    history: Object.freeze(past.map(takeEntry)),
    future: Object.freeze(future.map((group) => Object.freeze(group.map(takeEntry)))),
    undoFloor: state.undoFloor,
    started: state.started,
    counters: state.counters,
    timeMs: Number.isFinite(timeMs) ? Math.max(0, Math.round(timeMs)) : 0,
  });
}
