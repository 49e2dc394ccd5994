import { FOUNDATION_IDS, isWon, kindOf, suitOf, type PileId, type Suit } from '../engine/index.js';
import { pickCards, tryAnyCell, tryDrop } from './grip.js';
import { IDLE, type Armed, type Outcome, type World } from './interaction.js';
import { armOrRefuse, drop, playOrRefuse, refuse, stay } from './outcome.js';

/** The first place named: cards are taken from it. Home asks which suit. */
function takeFrom(place: PileId | 'foundation', world: World): Outcome {
  if (place !== 'foundation') {
    return armOrRefuse(pickCards(place, 1, world, true), 'keyboard', IDLE);
  }
  const { position, rules } = world;
  if (!rules.takeBack) return refuse(IDLE, { reason: 'foundation-final' });
  if (position.foundations.every((top) => top === null)) {
    return refuse(IDLE, { reason: 'no-such-card', place });
  }
  if (isWon(position)) return refuse(IDLE, { reason: 'game-over' });
  const suits = position.foundations.filter((top) => top !== null).map(suitOf);
  return {
    interaction: { kind: 'choosing-suit' },
    intents: [{ type: 'ask-suit', suits }],
  };
}

/** The second place named: the cards go there. The same column again means the first empty cell. */
function putOn(place: PileId | 'foundation', armed: Armed, world: World): Outcome {
  const { grip } = armed;
  const { pile } = grip;
  const isHomeAgain = place === 'foundation' && kindOf(pile) === 'foundation';
  if (place !== pile && !isHomeAgain) return playOrRefuse(tryDrop(grip, place, world), armed);
  return kindOf(pile) === 'column' ? playOrRefuse(tryAnyCell(grip, world), armed) : drop();
}

/** A place named by its key: first the source, then the target, as in notation. */
export function namePlace(
  place: PileId | 'foundation',
  armed: Armed | null,
  world: World,
): Outcome {
  return armed === null ? takeFrom(place, world) : putOn(place, armed, world);
}

/** The suit of the card that is to come back from its foundation. */
export function nameSuit(suit: Suit, world: World): Outcome {
  const index = world.position.foundations.findIndex((top) => top !== null && suitOf(top) === suit);
  const pile = FOUNDATION_IDS[index];
  if (pile === undefined) return refuse(IDLE, { reason: 'no-such-card', place: 'foundation' });
  return armOrRefuse(pickCards(pile, 1, world), 'keyboard', IDLE);
}

/** One card more (+1) or fewer (−1) in the hand; a cell or foundation never gives more than its one. */
export function resizeGrip(armed: Armed, change: 1 | -1, world: World): Outcome {
  const { grip, by } = armed;
  const count = grip.count + change;
  if (count === 0 || kindOf(grip.pile) !== 'column') return stay(armed);
  return armOrRefuse(pickCards(grip.pile, count, world), by, armed);
}
