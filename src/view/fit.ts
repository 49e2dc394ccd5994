import {
  countEmptyCells,
  countEmptyColumns,
  kindOf,
  maxRun,
  rankOf,
  topOf,
  type Card,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { Messages } from '../i18n/index.js';

/** A legal move: its cards, the deepest first, and their place. */
export interface FittingMove {
  readonly cards: readonly Card[];
  readonly to: PileId;
}

/** Why a legal move is legal, in words; of a run also how many cards could go. */
export function tellFit(
  { example: { fits } }: Messages,
  { cards, to }: FittingMove,
  position: Position,
  rules: RuleProfile,
): string {
  const [card] = cards;
  const isEmpty = topOf(position, to) === null;
  switch (kindOf(to)) {
    case 'foundation':
      return card !== undefined && rankOf(card) === 1 ? fits.aceHome : fits.nextHome;
    case 'cell':
      return fits.emptyCell;
    case 'column': {
      const why = isEmpty
        ? rules.emptyColumn === 'kings'
          ? fits.kingToColumn
          : fits.emptyColumn
        : rules.stacking === 'alternate-color'
          ? fits.otherColor
          : fits.sameSuit;
      if (cards.length < 2) return why;
      const columns = rules.emptyColumn === 'kings' ? 0 : countEmptyColumns(position);
      const max = maxRun(countEmptyCells(position), columns, isEmpty);
      return `${why} ${fits.run(cards.length, max)}`;
    }
  }
}
