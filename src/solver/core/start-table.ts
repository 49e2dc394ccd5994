import {
  isCompletePosition,
  missingCards,
  requireTable,
  type Position,
  type RuleProfile,
} from '../../engine/index.js';
import { AT_HOME, CARD_COUNT, GROUND, IN_CELL, codeOfCard } from './card-code.js';
import { NO_CARD } from './stacking.js';

/** Where a search starts: what each card lies on, and which columns and cells those are on the real table. */
export interface StartTable {
  /** The support of each card. */
  readonly supports: Uint8Array;
  /** The lowest card of each column, or NO_CARD. */
  readonly grounds: Uint8Array;
  /** The card in each cell, or NO_CARD. */
  readonly cells: readonly number[];
}

/**
 * Reads a position for a search.
 * @throws TypeError or RangeError where it is none, does not belong to the rules, or lacks cards
 */
export function readStartTable(position: Position, rules: RuleProfile): StartTable {
  requireTable(position, rules);
  const supports = new Uint8Array(64);
  const grounds = new Uint8Array(8).fill(NO_CARD);
  let count = 0;
  position.columns.forEach((column, index) => {
    let below = GROUND;
    for (const card of column) {
      const code = codeOfCard(card);
      supports[code] = below;
      if (below === GROUND) grounds[index] = code;
      below = code;
      count += 1;
    }
  });
  const cells = position.cells.map((card) => {
    if (card === null) return NO_CARD;
    const code = codeOfCard(card);
    supports[code] = IN_CELL;
    count += 1;
    return code;
  });
  for (const top of position.foundations) {
    if (top === null) continue;
    for (let code = codeOfCard(top); code >= 0; code -= 4) {
      supports[code] = AT_HOME;
      count += 1;
    }
  }
  if (count !== CARD_COUNT) refuseIncomplete(position);
  return { supports, grounds, cells };
}

function refuseIncomplete(position: Position): never {
  const missing = isCompletePosition(position) ? [] : missingCards(position);
  const some = missing.slice(0, 4).join(' ');
  const more = missing.length > 4 ? ` and ${String(missing.length - 4)} more` : '';
  throw new RangeError(`position: it cannot be solved, cards are missing: ${some}${more}`);
}
