import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  indexOf,
  kindOf,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { HistoryEntry } from '../state/index.js';
import { listPiles, pileLength } from './grip.js';
import { pileAbove, pileBelow, type BoardShape } from './neighbors.js';

/** Where the keyboard focus is: a card by its index in its pile, −1 for an empty place. */
export interface Cursor {
  readonly pile: PileId;
  readonly index: number;
}

/** Keys that move the focus. */
export type CursorKey = 'left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'page-up' | 'page-down';

/** Where the focus is before anybody moved it. */
export const FIRST_CURSOR: Cursor = Object.freeze({ pile: 'column-1', index: -1 });

/** A pile's last card, or its empty place. */
function lastOf(pile: PileId, position: Position): Cursor {
  return { pile, index: pileLength(position, pile) - 1 };
}

/** A column's first card, or its empty place. */
function firstOf(pile: PileId, position: Position): Cursor {
  return { pile, index: pileLength(position, pile) > 0 ? 0 : -1 };
}

/** The piles of the zone in the order of the screen: the columns, or the places above them. */
function zoneOf(pile: PileId, { rules, mirrored }: BoardShape): readonly PileId[] {
  if (kindOf(pile) === 'column') return COLUMN_IDS;
  const cells = CELL_IDS.slice(0, rules.cells);
  return mirrored ? [...FOUNDATION_IDS, ...cells] : [...cells, ...FOUNDATION_IDS];
}

function moveAlong(cursor: Cursor, change: 1 | -1, position: Position, shape: BoardShape): Cursor {
  const zone = zoneOf(cursor.pile, shape);
  const next = (zone.indexOf(cursor.pile) + change + zone.length) % zone.length;
  return lastOf(zone[next] ?? cursor.pile, position);
}

function moveUp({ pile, index }: Cursor, position: Position, shape: BoardShape): Cursor | null {
  if (kindOf(pile) === 'column' && index > 0) return { pile, index: index - 1 };
  const above = pileAbove(pile, shape);
  return above && lastOf(above, position);
}

function moveDown({ pile, index }: Cursor, position: Position, shape: BoardShape): Cursor | null {
  if (kindOf(pile) === 'column') {
    return index < pileLength(position, pile) - 1 ? { pile, index: index + 1 } : null;
  }
  const below = pileBelow(pile, shape);
  if (below === null) return null;
  return kindOf(below) === 'column' ? firstOf(below, position) : lastOf(below, position);
}

function findNext(
  cursor: Cursor,
  key: CursorKey,
  position: Position,
  shape: BoardShape,
): Cursor | null {
  const { pile } = cursor;
  const zone = zoneOf(pile, shape);
  switch (key) {
    case 'left':
      return moveAlong(cursor, -1, position, shape);
    case 'right':
      return moveAlong(cursor, 1, position, shape);
    case 'up':
      return moveUp(cursor, position, shape);
    case 'down':
      return moveDown(cursor, position, shape);
    case 'home':
      return lastOf(zone[0] ?? pile, position);
    case 'end':
      return lastOf(zone.at(-1) ?? pile, position);
    case 'page-up':
      return kindOf(pile) === 'column' ? firstOf(pile, position) : null;
    case 'page-down':
      return lastOf(pile, position);
  }
}

/**
 * The focus after a key. Left and right go from pile to pile of the zone and wrap; up and down go
 * through a column's cards, above its first one to the place above, and back.
 * The same object where the key leads nowhere.
 */
export function moveCursor(
  cursor: Cursor,
  key: CursorKey,
  position: Position,
  rules: RuleProfile,
  { mirrored = false }: { readonly mirrored?: boolean } = {},
): Cursor {
  const here = clampCursor(cursor, position, rules);
  const next = findNext(here, key, position, { rules, mirrored });
  if (next === null || (next.pile === cursor.pile && next.index === cursor.index)) return here;
  return Object.freeze(next);
}

/** The focus on a card or place that exists, as near as can be; the same object where it does already. */
export function clampCursor(cursor: Cursor, position: Position, rules: RuleProfile): Cursor {
  const { pile, index } = cursor;
  if (!listPiles(rules).includes(pile)) {
    return Object.freeze(
      lastOf(
        kindOf(pile) === 'cell' ? (CELL_IDS[rules.cells - 1] ?? 'foundation-1') : 'column-1',
        position,
      ),
    );
  }
  const last = pileLength(position, pile) - 1;
  const isThere =
    kindOf(pile) === 'column' ? index <= last && (index >= 0 || last < 0) : index === last;
  return isThere ? cursor : Object.freeze({ pile, index: last });
}

/**
 * The focus after something was played (`forward`) or taken back (`back`), so that it stays with what moved: on the
 * first card moved; where that went home by itself, on what its old pile shows now.
 */
export function followEntry(
  cursor: Cursor,
  entry: HistoryEntry,
  direction: 'forward' | 'back',
  position: Position,
  rules: RuleProfile,
): Cursor {
  const [source, target] =
    direction === 'forward' ? [entry.from, entry.to] : [entry.to, entry.from];
  if (source === null || target === null) return clampCursor(cursor, position, rules);
  const [head] = entry.cards;
  if (kindOf(target) === 'column') {
    const index = position.columns[indexOf(target)]?.findIndex((card) => card === head) ?? -1;
    return Object.freeze(index >= 0 ? { pile: target, index } : lastOf(source, position));
  }
  const isThere = kindOf(target) === 'foundation' || position.cells[indexOf(target)] === head;
  return Object.freeze(lastOf(isThere ? target : source, position));
}
