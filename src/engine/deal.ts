import { DECK } from './card.js';
import type { Card } from './card.js';
import { requireDealNumber } from './deal-range.js';
import { COLUMN_COUNT, FOUNDATION_COUNT } from './pile.js';
import { markSound } from './position-check.js';
import { freezePosition } from './position.js';
import type { Position } from './position.js';
import { requireRules } from './profile-check.js';
import { standard } from './profiles/standard.js';
import type { RuleProfile } from './rule-profile.js';

/** From this number on the random values have 16 bits, the highest always set. */
const FIRST_SET_BIT_DEAL = 2 ** 31;
/** From this number on the seed starts again at 0 and the random values are 1 … 65536. */
const FIRST_WIDE_DEAL = 2 ** 32;

/** The random value that a state of the generator gives for a deal of this number. */
function randomFrom(seed: number, number: number): number {
  if (number < FIRST_SET_BIT_DEAL) return (seed >>> 16) & 0x7fff;
  return number < FIRST_WIDE_DEAL ? (seed >>> 16) | 0x8000 : (seed >>> 16) + 1;
}

/**
 * The cards of a numbered deal in the order they are dealt: Microsoft's rule up to 2^31 − 1, beyond it
 * FreeCell Pro's. Each time a random card of those left is taken, and the last one fills its place.
 */
function drawCards(number: number): readonly Card[] {
  const pack: Card[] = [...DECK];
  const drawn: Card[] = [];
  let seed = number < FIRST_WIDE_DEAL ? number : number - FIRST_WIDE_DEAL;
  for (let last = pack.pop(); last !== undefined; last = pack.pop()) {
    seed = (Math.imul(seed, 214013) + 2531011) >>> 0;
    const index = randomFrom(seed, number) % (pack.length + 1);
    drawn.push(pack[index] ?? last);
    if (index < pack.length) pack[index] = last;
  }
  return drawn;
}

/**
 * The position of a numbered deal before the first move. The columns are the same under all rules that deal no
 * cards to cells; where fewer cells are in play than cards are dealt to cells, those cards go to the columns.
 * @param number 1 … 8589934591
 * @throws TypeError for anything but a number, RangeError for one that is not whole or out of range
 */
export function dealPosition(number: number, rules: RuleProfile = standard): Position {
  requireDealNumber(number);
  requireRules(rules);
  const cards = drawCards(number);
  const tableCount = cards.length - rules.dealtToCells;
  const columns = Array.from({ length: COLUMN_COUNT }, (): Card[] => []);
  for (let turn = 0; turn < tableCount; turn += 1) {
    const card = cards[turn];
    if (card !== undefined) columns[turn % COLUMN_COUNT]?.push(card);
  }
  columns.forEach((column) => Object.freeze(column));
  const cells = Array.from({ length: rules.cells }, (_, cell) => cards[tableCount + cell] ?? null);
  return markSound(freezePosition(columns, cells, Array<null>(FOUNDATION_COUNT).fill(null)));
}
