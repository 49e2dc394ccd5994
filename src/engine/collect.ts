import { SUITS, isRedSuit, rankOf, suitOf } from './card.js';
import type { Card, Suit } from './card.js';
import { moveBetween } from './move.js';
import type { Move } from './move.js';
import { ANY_FOUNDATION, COLUMN_COUNT, FIRST_CELL, isFoundationCode } from './pile.js';
import type { PlaceCode } from './pile.js';
import { requirePosition, requireTable } from './position-check.js';
import { columnAt, homeRank, topAt } from './position.js';
import type { Position } from './position.js';
import { isRefusal } from './refusal.js';
import { readRequest } from './request.js';
import type { AutoCollect, RuleProfile } from './rule-profile.js';

/** How far each suit has come home: the rank of its top card, 0 before the ace. */
type HomeRanks = Record<Suit, number>;

/**
 * The cards that go home by themselves now, as moves in their order, until nothing more goes: the lowest rank
 * first, of equal ones those in cells before those in columns, from the left.
 * @param mode `off`: none; `safe`: those that no other card can need any more, as the rules see it; `all`: every
 * one that fits
 * @param options.lastMove the move that led here: a card that it took back from home stays
 * @throws RangeError for another mode; else as explainMove
 */
export function collectable(
  position: Position,
  mode: AutoCollect,
  rules: RuleProfile,
  options: { readonly lastMove?: Move | null } | null = {},
): readonly Move[] {
  const p = requireTable(position, rules);
  if (mode === 'off') return Object.freeze([]);
  if (mode !== 'safe' && mode !== 'all') {
    throw new RangeError(`collect: ${String(mode)} is none of the modes off, safe, all`);
  }
  const kept = findTakenBack(p, options ?? {}, rules);
  return collectWhile(
    p,
    (card, home) => card !== kept && (mode === 'all' || isSafe(card, home, rules)),
  );
}

/**
 * The moves of a forced finish: foundation moves that bring all remaining cards home, in the order of
 * {@link collectable}; null where they don't, or where nothing remains.
 * @throws TypeError or RangeError where the position is none
 */
export function forcedFinish(position: Position): readonly Move[] | null {
  const p = requirePosition(position);
  const remaining = p.columns.flat().length + p.cells.filter((card) => card !== null).length;
  const moves = collectWhile(p, () => true);
  return remaining > 0 && moves.length === remaining ? moves : null;
}

/** The card that the last move took back from home, if it is one of those that fit there. */
function findTakenBack(
  p: Position,
  options: { readonly lastMove?: Move | null },
  rules: RuleProfile,
): Card | null {
  const request = readRequest(options.lastMove, rules);
  if (isRefusal(request) || !isFoundationCode(request.from)) return null;
  return isFoundationCode(request.to) ? null : topAt(p, request.to);
}

/** Sends home, one after the other, the cards that fit and that `goes` lets go. */
function collectWhile(
  p: Position,
  goes: (card: Card, home: HomeRanks) => boolean,
): readonly Move[] {
  const home = readHome(p);
  const heights = p.columns.map((column) => column.length);
  const cells = [...p.cells];
  const moves: Move[] = [];
  const topNow = (code: PlaceCode): Card | null =>
    code < FIRST_CELL
      ? (columnAt(p, code)[(heights[code] ?? 0) - 1] ?? null)
      : (cells[code - FIRST_CELL] ?? null);
  const order = listCodes(cells.length);
  for (;;) {
    let best: Card | null = null;
    let from: PlaceCode = 0;
    for (const code of order) {
      const card = topNow(code);
      if (card === null || home[suitOf(card)] !== rankOf(card) - 1) continue;
      if (best !== null && rankOf(best) <= rankOf(card)) continue;
      if (goes(card, home)) [best, from] = [card, code];
    }
    if (best === null) return Object.freeze(moves);
    moves.push(moveBetween(from, ANY_FOUNDATION));
    home[suitOf(best)] += 1;
    if (from < FIRST_CELL) heights[from] = (heights[from] ?? 0) - 1;
    else cells[from - FIRST_CELL] = null;
  }
}

/** Codes of all cells, then all columns. */
function listCodes(cellCount: number): readonly PlaceCode[] {
  return [
    ...Array.from({ length: cellCount }, (_, index) => FIRST_CELL + index),
    ...Array.from({ length: COLUMN_COUNT }, (_, index) => index),
  ];
}

function readHome(p: Position): HomeRanks {
  const home: HomeRanks = { C: 0, D: 0, H: 0, S: 0 };
  for (const suit of SUITS) home[suit] = homeRank(p, suit);
  return home;
}

/** Whether no card on the table can need this one any more, in the sense that the rules give to `safe`. */
function isSafe(card: Card, home: HomeRanks, rules: RuleProfile): boolean {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const isRed = isRedSuit(suit);
  const others = SUITS.filter((one) => isRedSuit(one) !== isRed).map((one) => home[one]);
  const otherColor = Math.min(...others);
  switch (rules.safe) {
    case 'low-first':
      return rank <= 2 || otherColor >= rank - 1;
    case 'both-lower':
      return otherColor >= rank - 1;
    case 'may-return': {
      // A card of the other colour one lower may come back from home, so those two lower must be up there.
      const twin = SUITS.find((one) => one !== suit && isRedSuit(one) === isRed) ?? suit;
      return otherColor >= rank - 2 && home[twin] >= rank - 3;
    }
    case 'always':
      return true;
  }
}
