import { cardOf, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import {
  ANY_FOUNDATION,
  FIRST_FOUNDATION,
  FOUNDATION_COUNT,
  isColumnCode,
  isFoundationCode,
  placeOf,
} from './pile.js';
import type { PlaceCode } from './pile.js';
import { columnAt, topAt } from './position.js';
import type { Position } from './position.js';
import type { Refusal } from './refusal.js';
import type { Request } from './request.js';
import type { RuleProfile } from './rule-profile.js';
import { fitsOn } from './stacking.js';

/** Where cards are taken from: one pile that holds a card, never "any foundation". */
export interface Source {
  readonly from: PlaceCode;
  /** The uncovered card, which goes alone or as the last of a run. */
  readonly top: Card;
}

/** The column or cell that a move takes its cards from. */
export function findTableSource(p: Position, { from, count }: Request): Source | Refusal {
  const top = topAt(p, from);
  const size = isColumnCode(from) ? columnAt(p, from).length : 1;
  if (top === null || count > size) return { reason: 'no-such-card', place: placeOf(from) };
  return { from, top };
}

/**
 * The foundation that a move takes its card from.
 * @param takes whether the target would take this card by itself: without a suit, it decides which foundation is meant
 */
export function findHomeSource(
  p: Position,
  { from, to, count, suit }: Request,
  rules: RuleProfile,
  takes: (source: Source) => boolean,
): Source | Refusal {
  const sources = listHomeSources(p, from, suit);
  const [first] = sources;
  if (first === undefined || sources.every((one) => count > rankOf(one.top))) {
    return { reason: 'no-such-card', place: placeOf(from) };
  }
  if (!rules.takeBack) return { reason: 'foundation-final' };
  if (isFoundationCode(to)) return explainHomeToHome(p, first, to, rules);
  const fitting = sources.length === 1 ? sources : sources.filter(takes);
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) {
    return count > rankOf(only.top) ? { reason: 'no-such-card', place: placeOf(from) } : only;
  }
  const suits = (only === undefined ? sources : fitting).map((one) => suitOf(one.top));
  return { reason: 'ambiguous', suits: Object.freeze(suits) };
}

/** The foundations that a place and suit can mean and that hold a card. */
function listHomeSources(p: Position, from: PlaceCode, suit: string | null): readonly Source[] {
  const sources: Source[] = [];
  for (let index = 0; index < FOUNDATION_COUNT; index += 1) {
    const code = FIRST_FOUNDATION + index;
    const top = p.foundations[index] ?? null;
    if (top === null || (from !== ANY_FOUNDATION && from !== code)) continue;
    if (suit === null || suit === suitOf(top)) sources.push({ from: code, top });
  }
  return sources;
}

/** A suit stays at its place: why a card can't go from one foundation to another even if cards come back. */
function explainHomeToHome(
  p: Position,
  source: Source,
  to: PlaceCode,
  rules: RuleProfile,
): Refusal {
  const suit = suitOfFoundation(p, to - FIRST_FOUNDATION, rules);
  if (suit === null) return { reason: 'foundation-final' };
  return { reason: 'foundation-suit', card: source.top, suit };
}

/** The suit that a foundation belongs to, or null where it is still free for any. */
export function suitOfFoundation(p: Position, index: number, rules: RuleProfile) {
  if (rules.foundations !== 'free') return rules.foundations[index] ?? null;
  const top = p.foundations[index] ?? null;
  return top === null ? null : suitOf(top);
}

/**
 * Why the last `count` cards of a pile can't be lifted as one run, or null. `not-available` is about the card
 * asked for and the cards that bury it, `run-broken` about the place further down where the run ends.
 */
export function explainBreak(
  p: Position,
  { from, top }: Source,
  count: number,
  rules: RuleProfile,
): Refusal | null {
  if (isFoundationCode(from)) {
    const card = cardOf(rankOf(top) - count + 1, suitOf(top));
    return { reason: 'not-available', card, buried: count - 1 };
  }
  const asked = columnAt(p, from).slice(-count);
  for (const [index, onto] of asked.entries()) {
    const card = asked[index + 1];
    if (card === undefined || fitsOn(card, onto, rules.stacking)) continue;
    if (index === 0) return { reason: 'not-available', card: onto, buried: count - 1 };
    return { reason: 'run-broken', card, onto };
  }
  return null;
}
