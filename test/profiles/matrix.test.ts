import { expect } from '@open-wc/testing';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  formatMove,
  formatPosition,
  legalMoves,
  rules as findRules,
  type PileId,
  type Suit,
} from '../../src/engine/index.js';
import {
  IDLE,
  pileLength,
  transition,
  type Input,
  type Interaction,
  type Outcome,
  type Target,
  type World,
} from '../../src/interaction/index.js';
import { randomTables } from '../helpers/random-tables.js';
import { BUILT_IN_IDS } from '../helpers/tables.js';

/** Positions of each profile, shared out among its numbers of cells. */
const POSITIONS = 10_000;
const SEED = 617;
const AT = { x: 0, y: 0 };
const FAR = { x: 99, y: 99 };

/** All places of a table. */
function pilesOf({ rules }: World): readonly PileId[] {
  return [...COLUMN_IDS, ...CELL_IDS.slice(0, rules.cells), ...FOUNDATION_IDS];
}

/** Every card that is seen, and every empty place. */
function targetsOf(pile: PileId, { position }: World): readonly Target[] {
  const length = pileLength(position, pile);
  if (length === 0) return [{ pile, index: -1 }];
  const first = pile.startsWith('foundation') ? length - 1 : 0;
  return Array.from({ length: length - first }, (_, index) => ({ pile, index: first + index }));
}

/** Gathers the moves that inputs bring about, in notation. */
class Hand {
  readonly moves = new Set<string>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  do(interaction: Interaction, input: Input): Interaction {
    const outcome: Outcome = transition(interaction, input, this.#world);
    for (const intent of outcome.intents) {
      if (intent.type === 'move') this.moves.add(formatMove(intent.move));
    }
    return outcome.interaction;
  }

  press(interaction: Interaction, target: Target): Interaction {
    return this.do(interaction, { type: 'press', pointerId: 1, pointer: 'mouse', target, at: AT });
  }

  release(interaction: Interaction, drops: readonly PileId[] = []): Interaction {
    return this.do(interaction, { type: 'release', pointerId: 1, drops, double: false });
  }
}

/** What can be done by carrying every card to every pile. */
function byDrag(world: World): ReadonlySet<string> {
  const hand = new Hand(world);
  const piles = pilesOf(world);
  for (const pile of piles) {
    for (const target of targetsOf(pile, world)) {
      const pressed = hand.press(IDLE, target);
      const carried = hand.do(pressed, { type: 'pointer-move', pointerId: 1, at: FAR });
      if (carried.kind === 'dragging') {
        for (const goal of piles) if (goal !== pile) hand.release(carried, [goal]);
        // What can't be lifted comes down nowhere.
      } else hand.release(carried, piles);
    }
  }
  return hand.moves;
}

/** By tapping every card, then every place. */
function byTaps(world: World): ReadonlySet<string> {
  const hand = new Hand(world);
  const all = pilesOf(world).map((pile) => targetsOf(pile, world));
  const goals = all.flatMap((targets) => targets.slice(-1));
  for (const target of all.flat()) {
    const chosen = hand.release(hand.press(IDLE, target));
    // Where nothing was chosen the second tap is a first one, and has its turn as such.
    if (chosen.kind !== 'armed') continue;
    for (const goal of goals) {
      if (goal.pile !== target.pile) hand.release(hand.press(chosen, goal));
    }
  }
  return hand.moves;
}

/** By keys: a place, one card more as often as it goes, a place. */
function byKeys(world: World): ReadonlySet<string> {
  const hand = new Hand(world);
  const piles = pilesOf(world);
  const put = (chosen: Interaction, from: PileId): void => {
    for (const goal of piles) if (goal !== from) hand.do(chosen, { type: 'place', place: goal });
  };
  for (const pile of piles) {
    if (pile.startsWith('foundation')) {
      const top = world.position.foundations[FOUNDATION_IDS.indexOf(pile as never)] ?? null;
      if (top === null) continue;
      const asked = hand.do(IDLE, { type: 'place', place: 'foundation' });
      put(hand.do(asked, { type: 'suit', suit: top.charAt(1) as Suit }), pile);
      continue;
    }
    let chosen = hand.do(IDLE, { type: 'place', place: pile });
    for (let count = 1; chosen.kind === 'armed' && chosen.grip.count === count; count += 1) {
      put(chosen, pile);
      chosen = hand.do(chosen, { type: 'more' });
    }
  }
  return hand.moves;
}

/** Every position is tried by drag, every fifth by taps, too, and every fifth by keys. */
const WAYS = [byDrag, byTaps, byKeys] as const;
const TURNS = 5;

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((move) => other.has(move));
}

function waysFor(index: number): readonly (typeof byDrag)[] {
  return WAYS.filter((_, turn) => turn === 0 || index % TURNS === turn);
}

for (const id of BUILT_IN_IDS) {
  const { cellChoices } = findRules(id);
  const share = Math.ceil(POSITIONS / cellChoices.length);

  describe(`profiles/matrix ${id}`, () => {
    for (const cells of cellChoices) {
      it(`B010 B089 B112 in ${String(share)} positions with ${String(cells)} cells`, () => {
        const rules = findRules(id, { cells });
        let count = 0;
        let moves = 0;
        for (const position of randomTables(rules, share, SEED + cells)) {
          const world: World = { position, rules, input: 'select' };
          const legal = new Set(legalMoves(position, rules).map(formatMove));
          for (const way of waysFor(count)) {
            const found = way(world);
            if (isSame(found, legal)) continue;
            const table = `${way.name}, position ${String(count)}:\n${formatPosition(position)}`;
            expect([...found].sort(), table).to.deep.equal([...legal].sort());
          }
          count += 1;
          moves += legal.size;
        }
        expect(count).to.equal(share);
        // Tables where little can be done would prove little.
        expect(moves).to.be.above(share * 3);
      }).timeout(240_000);
    }
  });
}
