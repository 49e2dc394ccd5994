import {
  applyMove,
  canonicalMove,
  collectable,
  explainMove,
  formatMove,
  isWon,
  type AutoCollect,
  type Move,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';

/**
 * What is wrong with a line: a move that is not legal or not in canonical spelling, a step of a group that is not, or
 * that it does not win. Null for a good one.
 */
export function faultIn(
  line: readonly Move[] | undefined,
  start: Position,
  profile: RuleProfile,
  mode: AutoCollect = 'off',
): string | null {
  if (line === undefined) return 'no line';
  let p = start;
  for (const move of line) {
    const verdict = explainMove(p, move, profile);
    if (!verdict.legal) return `${formatMove(move)}: ${verdict.reason}`;
    const canonical = canonicalMove(p, move, profile);
    if (canonical === null || formatMove(canonical) !== formatMove(move)) {
      return `${formatMove(move)}: not in canonical spelling`;
    }
    p = applyMove(p, move, profile);
    for (const own of collectable(p, mode, profile, { lastMove: move })) {
      p = applyMove(p, own, profile);
    }
  }
  return isWon(p) ? null : 'not won at the end';
}
