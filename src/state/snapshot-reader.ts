import {
  dealPosition,
  decodeGame,
  isCompletePosition,
  kindOf,
  parseMove,
  parsePosition,
  rules as findRules,
  type Move,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import { isAutoCollect, playAll } from './automatic-tail.js';
import type { Counters, GameState, HistoryEntry, MoveSource } from './game-state.js';
import { createCollectEntry, createMoveEntry, tailOfRecord } from './history-entry.js';
import { isJsonObject, type JsonObject } from './json-object.js';
import { migrateSnapshot } from './migrate-snapshot.js';
import { SNAPSHOT_VERSION, type SnapshotExtra } from './snapshot.js';

/** A year: nobody looks at one game for longer. */
const MOST_TIME_MS = 365 * 24 * 60 * 60 * 1000;

/** What is wrong with something that should be a snapshot. */
export type SnapshotFault =
  | 'not-a-snapshot'
  | 'unknown-version'
  | 'unknown-rules'
  | 'bad-deal'
  | 'bad-position'
  | 'bad-history'
  | 'bad-counters';

/** The game, or what is wrong. */
export type SnapshotVerdict =
  | ({ readonly ok: true; readonly game: GameState } & SnapshotExtra)
  | { readonly ok: false; readonly reason: SnapshotFault };

/** More than any hand will play; a greater record is no game but an attempt to hang the page. */
const MAX_ENTRIES = 20_000;
const SOURCES: readonly unknown[] = ['user', 'page', 'solution'] satisfies MoveSource[];

class Fault extends Error {
  constructor(readonly reason: SnapshotFault) {
    super(reason);
  }
}

/** Checks a fact of the record. */
function need(isRight: boolean, reason: SnapshotFault): asserts isRight {
  if (!isRight) throw new Fault(reason);
}

/** Runs a reader that throws in its own words. */
function attempt<Result>(read: () => Result, reason: SnapshotFault): Result {
  try {
    return read();
  } catch {
    throw new Fault(reason);
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Plain data without getters, prototypes and cycles. */
function toPlain(value: unknown): JsonObject {
  const plain = attempt((): unknown => JSON.parse(JSON.stringify(value)), 'not-a-snapshot');
  need(isJsonObject(plain), 'not-a-snapshot');
  return plain;
}

function readRules({ rules, cells }: JsonObject): RuleProfile {
  need(typeof rules === 'string' && isCount(cells), 'unknown-rules');
  return attempt(() => findRules(rules, { cells }), 'unknown-rules');
}

function readDeal({ deal, code, position }: JsonObject, rules: RuleProfile): Position {
  if (deal === null) {
    need(typeof position === 'string' && code === null, 'bad-position');
    const table = attempt(() => parsePosition(position, rules), 'bad-position');
    need(isCompletePosition(table), 'bad-position');
    return table;
  }
  need(isCount(deal) && deal <= rules.deals.accepted, 'bad-deal');
  if (code !== null) {
    const decoded = typeof code === 'string' ? decodeGame(code) : null;
    need(
      decoded?.ok === true && decoded.deal === deal && decoded.cells === rules.cells,
      'bad-deal',
    );
  }
  return attempt(() => dealPosition(deal, rules), 'bad-deal');
}

function readMoves(text: unknown): readonly Move[] {
  if (text === undefined || text === '') return [];
  need(typeof text === 'string', 'bad-history');
  return text.split(' ').map((token) => attempt(() => parseMove(token), 'bad-history'));
}

/** Moves that go by themselves go home, and nowhere else. */
function readHomeMoves(text: unknown): readonly Move[] {
  const moves = readMoves(text);
  need(
    moves.every(({ to, from }) => kindOf(to) === 'foundation' && kindOf(from) !== 'foundation'),
    'bad-history',
  );
  return moves;
}

function readEntry(value: unknown, position: Position, rules: RuleProfile): HistoryEntry {
  need(isJsonObject(value), 'bad-history');
  const { source = 'user' } = value;
  need(SOURCES.includes(source), 'bad-history');
  const context = { position, rules, source: source as MoveSource };
  const findTail = tailOfRecord(readHomeMoves(value['auto']), rules);
  const [move, ...others] = readMoves(value['move']);
  const collected = readHomeMoves(value['collect']);
  need(others.length === 0 && (move === undefined) === collected.length > 0, 'bad-history');
  const entry =
    move === undefined
      ? createCollectEntry(collected, context, findTail)
      : createMoveEntry(move, context, findTail);
  need(entry !== null, 'bad-history');
  return entry;
}

/** Replays recorded entries, each from the table that the one before it left. */
function readEntries(value: unknown, start: Position, rules: RuleProfile): readonly HistoryEntry[] {
  need(Array.isArray(value) && value.length <= MAX_ENTRIES, 'bad-history');
  let position = start;
  const entries = value.map((item: unknown) => {
    const entry = readEntry(item, position, rules);
    position = entry.after;
    return entry;
  });
  return Object.freeze(entries);
}

function readFuture(value: unknown, start: Position, rules: RuleProfile): GameState['future'] {
  need(Array.isArray(value) && value.length <= MAX_ENTRIES, 'bad-history');
  let position = start;
  const groups = value.map((item: unknown) => {
    const group = readEntries(item, position, rules);
    const last = group.at(-1);
    need(last !== undefined, 'bad-history');
    position = last.after;
    return group;
  });
  return Object.freeze(groups);
}

function readCounters(value: unknown, entries: number): Counters {
  need(isJsonObject(value), 'bad-counters');
  const { moves, undos, hints, restarts } = value;
  need(isCount(moves) && isCount(undos) && isCount(hints) && isCount(restarts), 'bad-counters');
  need(moves >= entries, 'bad-counters');
  return Object.freeze({ moves, undos, hints, restarts });
}

function readGame(snapshot: JsonObject): GameState & SnapshotExtra {
  const rules = readRules(snapshot);
  const dealt = readDeal(snapshot, rules);
  const dealtAuto = readHomeMoves(snapshot['dealtAuto']);
  const start = attempt(() => playAll(dealt, dealtAuto, rules), 'bad-history');
  const past = attempt(() => readEntries(snapshot['history'], start, rules), 'bad-history');
  const position = past.at(-1)?.after ?? start;
  const future = attempt(() => readFuture(snapshot['future'], position, rules), 'bad-history');
  const counters = readCounters(snapshot['counters'], past.length);
  const { deal, undoFloor, autoCollect, started, timeMs } = snapshot;
  need(isCount(undoFloor) && undoFloor <= past.length, 'bad-history');
  const { limit } = rules.undo;
  need(limit === null || past.length - undoFloor <= limit, 'bad-history');
  need(isAutoCollect(autoCollect) && typeof started === 'boolean', 'not-a-snapshot');
  need(typeof timeMs === 'number' && timeMs >= 0 && timeMs <= MOST_TIME_MS, 'bad-counters');
  return {
    rules,
    deal: deal as number | null,
    dealt,
    dealtAuto: Object.freeze([...dealtAuto]),
    start,
    position,
    past,
    future,
    undoFloor,
    autoCollect,
    counters,
    started: started || past.length > 0,
    laidOut: false,
    timeMs,
  };
}

/**
 * The game of a snapshot, replayed move by move, so that nothing gets in that could not have been played.
 * Anything at all may be given; it never throws and nothing is lost by trying.
 */
export function readSnapshot(value: unknown): SnapshotVerdict {
  try {
    const snapshot = migrateSnapshot(toPlain(value));
    need(snapshot['version'] === SNAPSHOT_VERSION, 'unknown-version');
    const { timeMs, ...game } = readGame(snapshot);
    return { ok: true, game: Object.freeze(game), timeMs };
  } catch (error) {
    return { ok: false, reason: error instanceof Fault ? error.reason : 'not-a-snapshot' };
  }
}
