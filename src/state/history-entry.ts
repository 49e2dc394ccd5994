import {
  canonicalMove,
  collectable,
  concreteTarget,
  explainMove,
  FOUNDATION_IDS,
  formatMove,
  isPileId,
  applyMove,
  type AutoCollect,
  type Card,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import { findAutomaticTail, playHome, type AutomaticTail } from './automatic-tail.js';
import type { HistoryEntry, MoveSource } from './game-state.js';

/** What an entry is made of besides the move itself. */
export interface EntryContext {
  readonly position: Position;
  readonly rules: RuleProfile;
  readonly source: MoveSource;
}

/** How an entry learns what goes home by itself: from the mode in force, or from a record of the game. */
export type TailFinder = (position: Position, lastMove: Move | null) => AutomaticTail;

/** The tail as the mode has it. */
export function tailOfMode(mode: AutoCollect, rules: RuleProfile): TailFinder {
  return (position, lastMove) => findAutomaticTail(position, mode, rules, lastMove);
}

/** A recorded tail, whatever the mode was; throws where it can't be played. */
export function tailOfRecord(moves: readonly Move[], rules: RuleProfile): TailFinder {
  return (position) => playHome(position, moves, rules);
}

/** The pile a move takes from: a foundation by its number, found by its card. */
function concreteSource(position: Position, move: Move, card: Card | undefined): PileId | null {
  if (isPileId(move.from)) return move.from;
  return FOUNDATION_IDS[position.foundations.indexOf(card ?? null)] ?? null;
}

function freezeEntry(
  entry: Omit<HistoryEntry, 'auto' | 'autoCards' | 'after'>,
  { moves: auto, cards: autoCards, after }: AutomaticTail,
): HistoryEntry {
  return Object.freeze({ ...entry, auto, autoCards, after });
}

/** The entry of a move with its tail; null where the move isn't legal. */
export function createMoveEntry(
  move: Move,
  { position, rules, source }: EntryContext,
  findTail: TailFinder,
): HistoryEntry | null {
  const verdict = explainMove(position, move, rules);
  if (!verdict.legal) return null;
  const canonical = canonicalMove(position, move, rules) ?? move;
  const played = applyMove(position, canonical, rules);
  return freezeEntry(
    {
      kind: 'move',
      move: canonical,
      notation: formatMove(canonical),
      cards: verdict.cards,
      from: concreteSource(position, canonical, verdict.cards[0]),
      to: concreteTarget(position, canonical, rules),
      steps: verdict.steps,
      before: position,
      source,
    },
    findTail(played, canonical),
  );
}

/** The entry of cards sent home together; null where there are none. */
export function createCollectEntry(
  moves: readonly Move[],
  { position, rules, source }: EntryContext,
  findTail: TailFinder,
): HistoryEntry | null {
  if (moves.length === 0) return null;
  const collected = playHome(position, moves, rules);
  return freezeEntry(
    {
      kind: 'collect',
      move: null,
      notation: moves.map(formatMove).join(' '),
      cards: collected.cards,
      from: null,
      to: null,
      steps: collected.moves,
      before: position,
      source,
    },
    findTail(collected.after, null),
  );
}

/** Every card that fits, one after another until nothing more does. */
export function findCollectable(position: Position, rules: RuleProfile): readonly Move[] {
  return collectable(position, 'all', rules);
}
