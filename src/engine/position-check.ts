import { isCard, rankOf, suitOf } from './card.js';
import type { Card, Suit } from './card.js';
import { COLUMN_COUNT, FOUNDATION_COUNT, MAX_CELLS } from './pile.js';
import type { Position } from './position.js';
import { requireRules } from './profile-check.js';

/** Positions known to be sound and frozen through and through: what the engine made, or has checked before. */
const soundPositions = new WeakSet<object>();

/** Notes that the engine made this position, so that no one checks it again. */
export function markSound(p: Position): Position {
  soundPositions.add(p);
  return p;
}

/**
 * Makes sure that a value is a position: eight columns, at most eight cells, four foundations, no card twice.
 * @throws TypeError where its shape is wrong, RangeError where its cards can't lie like this
 */
export function requirePosition(value: unknown): asserts value is Position {
  if (typeof value === 'object' && value !== null && soundPositions.has(value)) return;
  let isDeeplyFrozen: boolean;
  try {
    isDeeplyFrozen = checkPosition(value as Position);
  } catch (error) {
    // A getter or proxy may throw anything at all; callers are promised these two kinds only.
    if (error instanceof RangeError || error instanceof TypeError) throw error;
    throw new TypeError('position: it cannot be read', { cause: error });
  }
  if (isDeeplyFrozen) soundPositions.add(value as Position);
}

/**
 * Makes sure that a position can lie on a table with these rules.
 * @throws TypeError or RangeError, as {@link requirePosition}; RangeError where the number of cells or the
 * foundations' suits are not those of the rules
 */
export function requireTable(p: unknown, rules: unknown): asserts p is Position {
  requireRules(rules);
  requirePosition(p);
  if (p.cells.length !== rules.cells) {
    throw new RangeError(
      `position: it has ${String(p.cells.length)} cells, the rules "${rules.id}" have ${String(rules.cells)}`,
    );
  }
  if (rules.foundations !== 'free') requireSuits(p, rules.foundations);
}

/** Where each foundation has its suit, no other suit may lie there. */
function requireSuits(p: Position, suits: readonly Suit[]): void {
  for (let index = 0; index < FOUNDATION_COUNT; index += 1) {
    const top = p.foundations[index];
    if (top != null && suitOf(top) !== suits[index]) {
      throw new RangeError(
        `position: ${top} lies on foundation ${String(index + 1)}, which belongs to ${String(suits[index])}`,
      );
    }
  }
}

/** Reads the whole position once; true if it is frozen through and through. */
function checkPosition(p: Position): boolean {
  if (typeof p !== 'object' || p === null) throw new TypeError('position: it must be an object');
  const { columns, cells, foundations } = p;
  requireList(columns, 'columns', COLUMN_COUNT, COLUMN_COUNT);
  requireList(cells, 'cells', 0, MAX_CELLS);
  requireList(foundations, 'foundations', FOUNDATION_COUNT, FOUNDATION_COUNT);
  const seen = new Set<Card>();
  const home = new Map<Suit, number>();
  for (const top of foundations) {
    if (top === null) continue;
    requireCard(top, 'foundations');
    if (home.has(suitOf(top))) throw new RangeError(`position: two foundations of ${suitOf(top)}`);
    home.set(suitOf(top), rankOf(top));
  }
  const see = (card: Card, where: string): void => {
    requireCard(card, where);
    if (seen.has(card) || (home.get(suitOf(card)) ?? 0) >= rankOf(card)) {
      throw new RangeError(`position: ${card} is there twice`);
    }
    seen.add(card);
  };
  for (const card of cells) if (card !== null) see(card, 'cells');
  let isFrozen = [p, columns, cells, foundations].every((part) => Object.isFrozen(part));
  for (const column of columns) {
    requireList(column, 'columns', 0, 52);
    for (const card of column) see(card, 'columns');
    isFrozen &&= Object.isFrozen(column);
  }
  return isFrozen;
}

function requireList(value: unknown, name: string, least: number, most: number): void {
  if (!Array.isArray(value)) throw new TypeError(`position: ${name} must be a list`);
  if (value.length < least || value.length > most) {
    const range = least === most ? String(most) : `${String(least)} to ${String(most)}`;
    throw new RangeError(
      `position: ${name} must have ${range} entries, not ${String(value.length)}`,
    );
  }
}

function requireCard(value: unknown, where: string): void {
  if (!isCard(value)) throw new TypeError(`position: ${where} holds something that is no card`);
}
