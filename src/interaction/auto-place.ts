import {
  COLUMN_IDS,
  kindOf,
  rankOf,
  type PileId,
  type Refusal,
  type RefusalReason,
} from '../engine/index.js';
import { pileLength, tryAnyCell, tryDrop, type DropVerdict } from './grip.js';
import type { Grip, World } from './interaction.js';

/** Where nothing fits, the reason that helps most is told: first what could be freed, then what is missing. */
const MOST_TELLING: readonly RefusalReason[] = [
  'run-too-long',
  'cells-full',
  'kings-only',
  'ace-home-only',
  'foundation-needs',
  'same-color',
  'same-suit-needed',
  'wrong-rank',
  'foundation-takes-one',
];

/**
 * What one tap tries, in this order: home, columns it may fit, empty columns, cells; the leftmost of each
 * first. A run skips home and cells, a card never goes from cell to cell, and what fills its column already gains
 * nothing by an empty one.
 */
function* tryPlaces(grip: Grip, world: World): Generator<DropVerdict> {
  const { pile, count } = grip;
  const from = kindOf(pile);
  const isEmpty = (column: PileId): boolean => pileLength(world.position, column) === 0;
  const others = COLUMN_IDS.filter((column) => column !== pile);
  const isWholeColumn = from === 'column' && pileLength(world.position, pile) === count;
  if (count === 1 && from !== 'foundation') yield tryDrop(grip, 'foundation', world);
  for (const column of others) if (!isEmpty(column)) yield tryDrop(grip, column, world);
  for (const column of isWholeColumn ? [] : others) {
    if (isEmpty(column)) yield tryDrop(grip, column, world);
  }
  if (count === 1 && from !== 'cell') yield tryAnyCell(grip, world);
}

/** How much a reason helps, the least number most. A colour is worth telling only where the rank would fit. */
function tellingRank(refusal: Refusal): number {
  const rank = MOST_TELLING.indexOf(refusal.reason);
  const isColor = refusal.reason === 'same-color' || refusal.reason === 'same-suit-needed';
  const isFar = isColor && rankOf(refusal.onto) !== rankOf(refusal.card) + 1;
  return rank === -1 || isFar ? MOST_TELLING.length : rank;
}

/** The move to the first place that takes the grip, or the most telling of all refusals. */
export function findAutoPlace(grip: Grip, world: World): DropVerdict {
  let best: Refusal = { reason: 'cells-full' };
  let bestRank = Number.POSITIVE_INFINITY;
  for (const verdict of tryPlaces(grip, world)) {
    if (verdict.legal) return verdict;
    const rank = tellingRank(verdict.refusal);
    if (rank < bestRank) [best, bestRank] = [verdict.refusal, rank];
  }
  return { legal: false, refusal: best };
}
