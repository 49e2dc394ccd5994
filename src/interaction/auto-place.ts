import {
  COLUMN_IDS,
  kindOf,
  type PileId,
  type Place,
  type RefusalReason,
} from '../engine/index.js';
import { firstCell, pileLength, tryDrop, type DropVerdict } from './grip.js';
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
 * The places one tap tries, in the order of rules.md: home, columns it may fit, empty columns, cells; the leftmost of
 * each first. A run skips home and cells, a card never goes from cell to cell, and what fills its column already
 * gains nothing by an empty one.
 */
function listPlaces({ pile, count }: Grip, world: World): readonly Place[] {
  const from = kindOf(pile);
  const isEmpty = (column: PileId): boolean => pileLength(world.position, column) === 0;
  const others = COLUMN_IDS.filter((column) => column !== pile);
  const isWholeColumn = from === 'column' && pileLength(world.position, pile) === count;
  return [
    ...(count === 1 && from !== 'foundation' ? (['foundation'] as const) : []),
    ...others.filter((column) => !isEmpty(column)),
    ...(isWholeColumn ? [] : others.filter(isEmpty)),
    ...(count === 1 && from !== 'cell' ? [firstCell(world)] : []),
  ];
}

function rankOfReason(verdict: DropVerdict): number {
  const rank = verdict.legal ? -1 : MOST_TELLING.indexOf(verdict.refusal.reason);
  return rank === -1 ? MOST_TELLING.length : rank;
}

/** The move to the first place that takes the grip, or the most telling of all refusals. */
export function findAutoPlace(grip: Grip, world: World): DropVerdict {
  const verdicts = listPlaces(grip, world).map((place) => tryDrop(grip, place, world));
  const first = verdicts.find((verdict) => verdict.legal);
  if (first !== undefined) return first;
  return verdicts.reduce((best, verdict) =>
    rankOfReason(verdict) < rankOfReason(best) ? verdict : best,
  );
}
