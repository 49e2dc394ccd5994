import { isSuit } from './card.js';
import type { Suit } from './card.js';
import { ANY_FOUNDATION, FIRST_CELL, FIRST_FOUNDATION, codeOf, isFoundationCode } from './pile.js';
import type { PlaceCode } from './pile.js';
import { MAX_COUNT } from './move.js';
import type { Refusal } from './refusal.js';
import type { RuleProfile } from './rule-profile.js';

/** A move that could be read: known places, `count` 0 where none is given. */
export interface Request {
  readonly from: PlaceCode;
  readonly to: PlaceCode;
  readonly count: number;
  readonly suit: Suit | null;
}

const UNREADABLE: Refusal = Object.freeze({ reason: 'bad-notation' });

/**
 * Reads what should be a move; refuses with `bad-notation` or `no-such-place`, whatever it is given.
 * @param target a target to take instead of the move's own
 */
export function readRequest(
  move: unknown,
  rules: RuleProfile,
  target?: PlaceCode,
): Request | Refusal {
  if (typeof move !== 'object' || move === null) return UNREADABLE;
  try {
    return checkFields(move, rules, target);
  } catch {
    // A getter or proxy that throws is no move either.
    return UNREADABLE;
  }
}

type Fields = Partial<Record<'from' | 'to' | 'count' | 'suit', unknown>>;

function checkFields(move: Fields, rules: RuleProfile, target?: PlaceCode): Request | Refusal {
  const { from, count, suit } = move;
  const to = target === undefined ? move.to : '';
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return UNREADABLE;
  if (count !== undefined && !isCount(count)) return UNREADABLE;
  if (suit !== undefined && !isSuit(suit)) return UNREADABLE;
  const request = {
    from: codeOf(from),
    to: target ?? codeOf(to),
    count: count ?? 0,
    suit: suit ?? null,
  };
  if (isFoundationMix(request) || isSuitMisplaced(request)) return UNREADABLE;
  if (!isInPlay(request.from, rules)) return { reason: 'no-such-place', place: from };
  if (!isInPlay(request.to, rules)) return { reason: 'no-such-place', place: to };
  return request;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT;
}

/** `foundation` is the card's own place, so with another foundation it names one place twice. */
function isFoundationMix({ from, to }: Request): boolean {
  return (
    (from === ANY_FOUNDATION && isFoundationCode(to)) ||
    (to === ANY_FOUNDATION && isFoundationCode(from))
  );
}

/** A suit tells which foundation a card comes from and says nothing elsewhere. */
function isSuitMisplaced({ from, suit }: Request): boolean {
  return suit !== null && from >= 0 && !isFoundationCode(from);
}

/** Whether a place is on a table with these rules. */
function isInPlay(code: PlaceCode, rules: RuleProfile): boolean {
  const isCell = code >= FIRST_CELL && code < FIRST_FOUNDATION;
  return isCell ? code - FIRST_CELL < rules.cells : code >= 0;
}
