import {
  canonicalMove,
  CELL_IDS,
  COLUMN_IDS,
  explainMove,
  explainPick,
  explainToAnyCell,
  FOUNDATION_IDS,
  indexOf,
  kindOf,
  rankOf,
  topOf,
  toRefusal,
  type Move,
  type PileId,
  type Place,
  type Position,
  type Refusal,
  type RuleProfile,
} from '../engine/index.js';
import type { Grip, Target, World } from './interaction.js';

/** A grip, or why nothing can be lifted there. */
export type PickVerdict =
  | { readonly legal: true; readonly grip: Grip }
  | { readonly legal: false; readonly refusal: Refusal };

/** A move that can be made, in canonical spelling, or why it can't. */
export type DropVerdict =
  | { readonly legal: true; readonly move: Move }
  | { readonly legal: false; readonly refusal: Refusal };

/** How many cards lie in a pile; a foundation's are counted by its top card. */
export function pileLength(position: Position, pile: PileId): number {
  if (kindOf(pile) === 'column') return position.columns[indexOf(pile)]?.length ?? 0;
  const top = topOf(position, pile);
  if (top === null) return 0;
  return kindOf(pile) === 'foundation' ? rankOf(top) : 1;
}

/** All places of a game, in reading order: cells, foundations, columns. */
export function listPiles(rules: RuleProfile): readonly PileId[] {
  return [...CELL_IDS.slice(0, rules.cells), ...FOUNDATION_IDS, ...COLUMN_IDS];
}

/** How many cards come along when this one is lifted: it and all that lie on it. */
function countFrom({ pile, index }: Target, position: Position): number {
  if (kindOf(pile) !== 'column') return 1;
  const length = pileLength(position, pile);
  return index >= 0 && index < length ? length - index : 1;
}

/** The last cards of a pile as a grip. */
export function pickCards(
  pile: PileId,
  count: number,
  { position, rules }: World,
  flexible = false,
): PickVerdict {
  const verdict = explainPick(position, pile, count, rules);
  if (!verdict.legal) return { legal: false, refusal: toRefusal(verdict) };
  const { cards } = verdict;
  return { legal: true, grip: Object.freeze({ pile, count: cards.length, cards, flexible }) };
}

/** What is lifted at a card: the run from it down. */
export function pickAt(target: Target, world: World): PickVerdict {
  return pickCards(target.pile, countFrom(target, world.position), world);
}

/** Whether the cards of a grip still lie where they were lifted. */
export function isGripValid(grip: Grip, world: World): boolean {
  const verdict = pickCards(grip.pile, grip.count, world);
  return verdict.legal && grip.cards.every((card, index) => card === verdict.grip.cards[index]);
}

/** The move that puts a grip on a place. Bare into an empty column is one card, which is what a flexible grip holds. */
function moveOf(grip: Grip, to: Place): Move {
  return grip.flexible ? { from: grip.pile, to } : { from: grip.pile, to, count: grip.count };
}

/** Whether a grip may go to a place, by the engine's word. */
export function tryDrop(grip: Grip, to: Place, { position, rules }: World): DropVerdict {
  const move = moveOf(grip, to);
  const verdict = explainMove(position, move, rules);
  if (!verdict.legal) return { legal: false, refusal: toRefusal(verdict) };
  return { legal: true, move: canonicalMove(position, move, rules) ?? move };
}

/** Every pile that takes what is in the hand, for marking when it is picked up. */
export function legalTargets(grip: Grip, world: World): readonly PileId[] {
  return listPiles(world.rules).filter(
    (pile) => pile !== grip.pile && tryDrop(grip, pile, world).legal,
  );
}

/** Whether a grip may go to whichever cell is empty, the leftmost first. */
export function tryAnyCell(grip: Grip, { position, rules }: World): DropVerdict {
  const verdict = explainToAnyCell(position, { from: grip.pile, count: grip.count }, rules);
  if (!verdict.legal) return { legal: false, refusal: toRefusal(verdict) };
  const [move] = verdict.steps;
  return move === undefined
    ? { legal: false, refusal: { reason: 'bad-notation' } }
    : { legal: true, move };
}
