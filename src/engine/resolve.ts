import { explainBreak, findHomeSource, findTableSource } from './lift.js';
import type { Source } from './lift.js';
import { isFoundationCode } from './pile.js';
import type { PlaceCode } from './pile.js';
import { isAllHome } from './position.js';
import type { Position } from './position.js';
import { isRefusal } from './refusal.js';
import type { Refusal } from './refusal.js';
import { readRequest } from './request.js';
import type { Request } from './request.js';
import type { RuleProfile } from './rule-profile.js';
import { explainTarget } from './target.js';
import type { Transfer } from './target.js';

/** Whether the top of a foundation, by itself, would be taken where it is asked to go. */
function canLeaveHome(p: Position, source: Source, request: Request, rules: RuleProfile): boolean {
  return !isRefusal(explainTarget(p, source, { ...request, count: 1 }, rules));
}

/**
 * The transfer that a move means, or the first reason against it. The position must belong to the rules;
 * the move may be anything.
 * @param to a target to take instead of the move's own
 */
export function resolveMove(
  p: Position,
  move: unknown,
  rules: RuleProfile,
  to?: PlaceCode,
): Transfer | Refusal {
  if (isAllHome(p)) return { reason: 'game-over' };
  const request = readRequest(move, rules, to);
  if (isRefusal(request)) return request;
  const source = isFoundationCode(request.from)
    ? findHomeSource(p, request, rules, (one) => canLeaveHome(p, one, request, rules))
    : findTableSource(p, request);
  if (isRefusal(source)) return source;
  const broken = request.count > 1 ? explainBreak(p, source, request.count, rules) : null;
  return broken ?? explainTarget(p, source, request, rules);
}
