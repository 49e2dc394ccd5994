import { kindOf } from '../engine/index.js';
import { findAutoPlace } from './auto-place.js';
import { pickAt, pileLength, tryAnyCell, tryDrop } from './grip.js';
import {
  IDLE,
  type Armed,
  type Grip,
  type Outcome,
  type Target,
  type World,
} from './interaction.js';
import { armOrRefuse, drop, dropAndRefuse, play, playOrRefuse, refuse, stay } from './outcome.js';

/** How a tap was made, besides where. */
export interface TapManner {
  readonly by: Armed['by'];
  /** The second of two quick taps at one spot. */
  readonly double: boolean;
}

/** Whether a target is the felt below a column's cards. It belongs to the column only when cards are to be put there. */
export function isBelowCards({ pile, index }: Target, { position }: World): boolean {
  return kindOf(pile) === 'column' && index === -1 && pileLength(position, pile) > 0;
}

/** Whether a place holds no card at all. */
function isEmptyPlace({ pile }: Target, { position }: World): boolean {
  return pileLength(position, pile) === 0;
}

/** The first tap: what it does is the player's choice of input. */
function tapFirst(target: Target, { by, double }: TapManner, world: World): Outcome {
  const isBare = isBelowCards(target, world) || isEmptyPlace(target, world);
  // A pointer may rest anywhere; a key or an assistive click asked for this place and is owed an answer.
  if (isBare && by === 'pointer') return stay(IDLE);
  const picked = pickAt(target, world);
  if (!picked.legal) return refuse(IDLE, picked.refusal);
  const { grip } = picked;
  if (world.input === 'auto-place') return playOrRefuse(findAutoPlace(grip, world), IDLE);
  if (world.input === 'home-first' && grip.count === 1 && kindOf(grip.pile) !== 'foundation') {
    const home = tryDrop(grip, 'foundation', world);
    if (home.legal) return playOrRefuse(home, IDLE);
    // The first of two quick taps sent a card home; the second means home, too, and not what was uncovered.
    if (double && world.rules.doubleTap === 'home') return stay(IDLE);
  }
  return armOrRefuse(picked, by, IDLE);
}

/** The same card again: a quick second tap may do something by the profile, else the card is put down. */
function tapAgain(grip: Grip, isSecond: boolean, world: World): Outcome {
  const { doubleTap } = world.rules;
  if (!isSecond || doubleTap === 'none') return drop();
  const isHome = doubleTap === 'home';
  if (kindOf(grip.pile) === (isHome ? 'foundation' : 'cell')) return drop();
  const tried = isHome ? tryDrop(grip, 'foundation', world) : tryAnyCell(grip, world);
  return tried.legal ? play(tried.move) : dropAndRefuse(tried.refusal);
}

/** A tap while cards are chosen: their place, or another choice in the same pile. */
function tapNext(target: Target, held: Armed, manner: TapManner, world: World): Outcome {
  const { grip } = held;
  if (target.pile !== grip.pile) return playOrRefuse(tryDrop(grip, target.pile, world), held);
  if (kindOf(target.pile) !== 'column' || isBelowCards(target, world)) {
    return tapAgain(grip, manner.double, world);
  }
  const head = pileLength(world.position, grip.pile) - grip.count;
  // Keys have no quick taps: Enter twice on a card is the double tap.
  if (target.index === head) {
    return tapAgain(grip, manner.double || manner.by === 'keyboard', world);
  }
  return armOrRefuse(pickAt(target, world), manner.by, held);
}

/** What a tap, Enter or an assistive click on a target does; null is the felt. */
export function tap(
  target: Target | null,
  held: Armed | null,
  manner: TapManner,
  world: World,
): Outcome {
  if (target === null) return held === null ? stay(IDLE) : drop();
  return held === null ? tapFirst(target, manner, world) : tapNext(target, held, manner, world);
}
