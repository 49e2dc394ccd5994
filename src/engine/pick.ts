import type { Card } from './card.js';
import { explainBreak, findHomeSource, findTableSource } from './lift.js';
import { isColumnCode, isFoundationCode } from './pile.js';
import type { Place } from './pile.js';
import { requireTable } from './position-check.js';
import { columnAt, isAllHome } from './position.js';
import type { Position } from './position.js';
import { isRefusal, refuse } from './refusal.js';
import type { Refusal, Refused } from './refusal.js';
import { readRequest } from './request.js';
import type { RuleProfile } from './rule-profile.js';

/** What the engine says to a hand: the cards it may lift, deepest first, or why not. */
export type PickExplanation = { readonly legal: true; readonly cards: readonly Card[] } | Refused;

/**
 * Whether the last `count` cards of a pile may be lifted, wherever they are to go. A run longer than what can be
 * moved now may be lifted: that depends on the target.
 * @throws TypeError or RangeError where the position or the rules are none, or do not belong together
 */
export function explainPick(
  position: Position,
  pile: Place,
  count: number,
  rules: RuleProfile,
): PickExplanation {
  const p = requireTable(position, rules);
  const cards = findCards(p, pile, count, rules);
  return isRefusal(cards) ? refuse(cards) : Object.freeze({ legal: true, cards });
}

function findCards(
  p: Position,
  pile: Place,
  count: number,
  rules: RuleProfile,
): readonly Card[] | Refusal {
  if (isAllHome(p)) return { reason: 'game-over' };
  // Any column does for a target: it is not asked.
  const request = readRequest({ from: pile, count }, rules, 0);
  if (isRefusal(request)) return request;
  const source = isFoundationCode(request.from)
    ? findHomeSource(p, request, rules, () => true)
    : findTableSource(p, request);
  if (isRefusal(source)) return source;
  if (count === 1) return Object.freeze([source.top]);
  const broken = explainBreak(p, source, count, rules);
  if (broken !== null) return broken;
  if (!rules.groups) return { reason: 'groups-off', cards: count };
  return Object.freeze(isColumnCode(source.from) ? columnAt(p, source.from).slice(-count) : []);
}
