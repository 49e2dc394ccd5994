import { isCard, rankOf, suitOf } from './card.js';
import type { Card, Suit } from './card.js';
import { COLUMN_COUNT, FOUNDATION_COUNT, MAX_CELLS } from './pile.js';
import { freezePosition } from './position.js';
import type { Position } from './position.js';
import { requireRules } from './profile-check.js';

/** Positions known to be sound and frozen through and through. */
const soundPositions = new WeakSet<object>();
/**
 * The position that the engine made last, which is the one most often asked about next. The set would do for it
 * too, but costs more than all the rest of the check; one made earlier is checked once more and then in the set.
 */
let latest: Position | null = null;

/** Notes that the engine made this position, sound and frozen. */
export function markSound(p: Position): Position {
  latest = p;
  return p;
}

/**
 * Makes sure that a value is a position: eight columns, at most eight cells, four foundations, no card twice.
 * @returns the position itself, or a frozen copy of one that its owner could still change
 * @throws TypeError where its shape is wrong, RangeError where its cards can't lie like this
 */
export function requirePosition(value: unknown): Position {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('position: it must be an object');
  }
  if (value === latest || soundPositions.has(value)) return value as Position;
  try {
    const p = readPosition(value as Position);
    soundPositions.add(p);
    return p;
  } catch (error) {
    // A getter or proxy may throw anything at all; callers are promised these two kinds only.
    if (error instanceof RangeError) throw error;
    const reason = error instanceof TypeError ? `, ${error.message}` : '';
    throw new TypeError(`position: it cannot be read${reason}`, { cause: error });
  }
}

/**
 * Makes sure that a position can lie on a table with these rules.
 * @returns as {@link requirePosition}
 * @throws TypeError or RangeError, as {@link requirePosition}; RangeError where the number of cells or the
 * foundations' suits are not those of the rules
 */
export function requireTable(value: unknown, rules: unknown): Position {
  requireRules(rules);
  const p = requirePosition(value);
  if (p.cells.length !== rules.cells) {
    throw new RangeError(
      `position: it has ${String(p.cells.length)} cells, the rules "${rules.id}" have ${String(rules.cells)}`,
    );
  }
  if (rules.foundations !== 'free') requireSuits(p, rules.foundations);
  return p;
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

/** Reads a position once, checking it; a frozen one is itself the result, else a copy. */
function readPosition(p: Position): Position {
  const columns = readList(p.columns, 'columns', COLUMN_COUNT, COLUMN_COUNT).map((column) =>
    readList(column, 'a column', 0, 52).map((card) => readCard(card, 'a column')),
  );
  const cells = readList(p.cells, 'cells', 0, MAX_CELLS).map((slot) => readSlot(slot, 'cells'));
  const foundations = readList(
    p.foundations,
    'foundations',
    FOUNDATION_COUNT,
    FOUNDATION_COUNT,
  ).map((slot) => readSlot(slot, 'foundations'));
  requireCardsOnce(columns, cells, foundations);
  const parts: readonly object[] = [p, p.columns, p.cells, p.foundations, ...p.columns];
  if (parts.every((part) => Object.isFrozen(part))) return p;
  return freezePosition(
    columns.map((column) => Object.freeze(column)),
    cells,
    foundations,
  );
}

function readList(value: unknown, name: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${name} must be a list`);
  if (value.length < least || value.length > most) {
    const range = least === most ? String(most) : `${String(least)} to ${String(most)}`;
    throw new RangeError(
      `position: ${name} must have ${range} entries, not ${String(value.length)}`,
    );
  }
  return Array.from(value as readonly unknown[]);
}

function readSlot(value: unknown, where: string): Card | null {
  return value === null ? null : readCard(value, where);
}

function readCard(value: unknown, where: string): Card {
  if (isCard(value)) return value;
  throw new TypeError(`${where} must hold cards`);
}

function requireCardsOnce(
  columns: readonly (readonly Card[])[],
  cells: readonly (Card | null)[],
  foundations: readonly (Card | null)[],
): void {
  const home = new Map<Suit, number>();
  for (const top of foundations) {
    if (top === null) continue;
    if (home.has(suitOf(top))) throw new RangeError(`position: two foundations of ${suitOf(top)}`);
    home.set(suitOf(top), rankOf(top));
  }
  const seen = new Set<Card>();
  for (const card of [...columns.flat(), ...cells]) {
    if (card === null) continue;
    if (seen.has(card) || (home.get(suitOf(card)) ?? 0) >= rankOf(card)) {
      throw new RangeError(`position: ${card} is there twice`);
    }
    seen.add(card);
  }
}
