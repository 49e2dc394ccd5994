import {
  applyMove,
  DECK,
  dealPosition,
  fitsOn,
  legalMoves,
  parsePosition,
  rankOf,
  suitOf,
  SUITS,
  type Card,
  type Position,
  type RuleProfile,
  type Suit,
} from '../../src/engine/index.js';

/** Numbers 0 ≤ r < 1, the same ones for the same seed on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 up to, but not including, `end`. */
export function below(random: () => number, end: number): number {
  return Math.floor(random() * end);
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = below(random, last + 1);
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}

/** Moves between two positions that a walk hands out. */
const STRIDE = 3;
const LONGEST_WALK = 90;

/** Some positions of a walk over legal moves from a deal. */
function* walk(rules: RuleProfile, random: () => number): Generator<Position> {
  let position = dealPosition(1 + below(random, 32_000), rules);
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    const moves = legalMoves(position, rules);
    const move = moves[below(random, moves.length)];
    if (move === undefined) return;
    position = applyMove(position, move, rules);
    if (step % STRIDE === 0) yield position;
  }
}

/** As tables are late in a game, where walks seldom get: cards home, empty columns, long runs. */
function layLate(rules: RuleProfile, random: () => number): Position {
  const suits: readonly Suit[] = rules.foundations === 'free' ? SUITS : rules.foundations;
  const home = new Map(suits.map((suit) => [suit, below(random, 14)]));
  const order = shuffle(DECK, random).filter(
    (card) => rankOf(card) > (home.get(suitOf(card)) ?? 0),
  );
  const inCells = below(random, rules.cells + 1);
  const cells = order.slice(0, inCells);
  // High cards first, so that lower ones find something to lie on.
  const rest = order.slice(inCells).sort((one, other) => rankOf(other) - rankOf(one));
  const columns: Card[][] = Array.from({ length: 1 + below(random, 8) }, () => []);
  for (const card of rest) {
    const fitting = columns.find((column) => {
      const top = column.at(-1);
      return top !== undefined && fitsOn(card, top, rules.stacking);
    });
    const any = columns[below(random, columns.length)];
    (fitting !== undefined && random() < 0.7 ? fitting : any)?.push(card);
  }
  const tops = suits.map((suit) => `${suit}-${'0A23456789TJQK'.charAt(home.get(suit) ?? 0)}`);
  return parsePosition(
    [
      `Foundations: ${tops.join(' ')}`,
      `Freecells: ${cells.join(' ')}`,
      ...columns.map((column) => `: ${column.join(' ')}`),
    ].join('\n'),
    rules,
  );
}

/** So many positions of 52 cards, half of them from walks and half late ones, the same for the same seed. */
export function* randomTables(
  rules: RuleProfile,
  count: number,
  seed: number,
): Generator<Position> {
  const random = createRandom(seed);
  let walking = walk(rules, random);
  for (let index = 0; index < count; index += 1) {
    if (index % 2 === 1) {
      yield layLate(rules, random);
      continue;
    }
    let next = walking.next();
    while (next.done === true) {
      walking = walk(rules, random);
      next = walking.next();
    }
    yield next.value;
  }
}
