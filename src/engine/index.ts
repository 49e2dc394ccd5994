// The engine's door: the rules, pure. What is not named here is nobody else's business.
export {
  DECK,
  KING_RANK,
  RANKS,
  SUITS,
  cardOf,
  colorOf,
  isCard,
  isSuit,
  rankOf,
  suitOf,
} from './card.js';
export type { Card, Color, Rank, Suit } from './card.js';
export {
  CELL_IDS,
  COLUMN_COUNT,
  COLUMN_IDS,
  FOUNDATION_COUNT,
  FOUNDATION_IDS,
  MAX_CELLS,
  indexOf,
  isPileId,
  kindOf,
} from './pile.js';
export type { CellId, ColumnId, FoundationId, PileId, PileKind, Place } from './pile.js';
export {
  countEmptyCells,
  countEmptyColumns,
  countHome,
  homeRank,
  isSamePosition,
  topOf,
} from './position.js';
export type { Position } from './position.js';
export { requirePosition, requireTable } from './position-check.js';
export { isCompletePosition, missingCards } from './completeness.js';

export { CLASSIC_DEALS, FIRST_DEAL, LAST_DEAL, UNWINNABLE_DEAL } from './deal-range.js';
export { dealPosition } from './deal.js';
export { provenDeals } from './proven-deals.js';
export type { DealRules, ProvenDeals } from './proven-deals.js';
export { dailyDeal } from './daily-deal.js';
export type { DailyOptions } from './daily-deal.js';
export { dayNumberOf } from './calendar.js';
export { LEVELS } from './level.js';
export type { Level } from './level.js';

export type { AutoCollect, Counter, InputMode, RuleProfile } from './rule-profile.js';
export { registerRules, ruleIds, rules } from './rules.js';
export type { RuleProfileInput } from './rules.js';
export { requireRules } from './profile-check.js';

export { fitsOn, isRun, runLength } from './stacking.js';
export { longestRun, maxRun } from './capacity.js';
export type { Move } from './move.js';
export { toRefusal } from './refusal.js';
export type { Refusal, RefusalReason, Refused } from './refusal.js';
export { applyMove, explainMove, explainToAnyCell } from './legality.js';
export type { Allowed, Explanation } from './legality.js';
export { explainPick } from './pick.js';
export type { PickExplanation } from './pick.js';
export { canonicalMove, concreteTarget } from './spelling.js';
export { legalMoves } from './legal-moves.js';
export { collectable, forcedFinish } from './collect.js';
export { isStuck, isWon } from './outcome.js';
export type { StuckKind } from './outcome.js';

export { formatMove, parseMove } from './notation.js';
export { formatPosition, parsePosition } from './position-text.js';
export type { LineFault } from './text-lines.js';
export { decodeGame, encodeGame } from './game-code.js';
export type { CodeFault, CodedGame, DecodedGame } from './game-code.js';
