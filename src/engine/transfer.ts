import { cardOf, rankOf, suitOf } from './card.js';
import type { Card } from './card.js';
import { FIRST_CELL, FIRST_FOUNDATION, isCellCode, isColumnCode } from './pile.js';
import { markSound } from './position-check.js';
import { EMPTY_COLUMN, columnAt, freezePosition, topAt } from './position.js';
import type { Position } from './position.js';
import type { Transfer } from './target.js';

type Slots = readonly (Card | null)[];

/**
 * The position after a legal transfer; piles that it leaves alone stay the same objects.
 * Frozen lists are copied with a spread: engines slice them far more slowly.
 */
export function transferCards(p: Position, { from, to, count }: Transfer): Position {
  const card = topAt(p, from);
  const moved: Card[] = [];
  let { columns, cells, foundations } = p;
  if (isColumnCode(from) || isColumnCode(to)) {
    const changed = [...columns];
    if (isColumnCode(from)) {
      const rest = [...columnAt(p, from)];
      if (count > 1) moved.push(...rest.splice(-count));
      else rest.pop();
      changed[from] = rest.length === 0 ? EMPTY_COLUMN : Object.freeze(rest);
    }
    if (isColumnCode(to)) {
      const column = [...columnAt(p, to)];
      if (count > 1) column.push(...moved);
      else if (card !== null) column.push(card);
      changed[to] = Object.freeze(column);
    }
    columns = changed;
  }
  if (isCellCode(from)) cells = putSlot(cells, from - FIRST_CELL, null);
  else if (!isColumnCode(from)) {
    foundations = putSlot(foundations, from - FIRST_FOUNDATION, card && cardBefore(card));
  }
  if (isCellCode(to)) cells = putSlot(cells, to - FIRST_CELL, card);
  else if (!isColumnCode(to)) foundations = putSlot(foundations, to - FIRST_FOUNDATION, card);
  return markSound(freezePosition(columns, cells, foundations));
}

/** The card that a foundation shows once its top card is taken away. */
function cardBefore(card: Card): Card | null {
  const rank = rankOf(card);
  return rank === 1 ? null : cardOf(rank - 1, suitOf(card));
}

function putSlot(slots: Slots, index: number, card: Card | null): Slots {
  const copy = [...slots];
  copy[index] = card;
  return copy;
}
