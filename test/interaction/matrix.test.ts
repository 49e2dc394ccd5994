import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  applyMove,
  CELL_IDS,
  COLUMN_IDS,
  formatMove,
  FOUNDATION_IDS,
  legalMoves,
  rules as findRules,
  type PileId,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import {
  IDLE,
  legalTargets,
  pileLength,
  transition,
  type Input,
  type Intent,
  type Interaction,
  type Target,
  type World,
} from '../../src/interaction/index.js';
import { BUILT_IN_IDS, positions } from '../helpers/tables.js';

const AT = { x: 0, y: 0 };
const FAR = { x: 99, y: 99 };
const PILES: readonly PileId[] = [...COLUMN_IDS, ...CELL_IDS, ...FOUNDATION_IDS];

/** Every card and empty place of a table. */
function targetsOf(position: Position, rules: RuleProfile): readonly Target[] {
  return PILES.filter(
    (pile) => !pile.startsWith('cell') || CELL_IDS.indexOf(pile as never) < rules.cells,
  ).flatMap((pile) => {
    const length = pileLength(position, pile);
    const first = pile.startsWith('foundation') ? Math.max(0, length - 1) : 0;
    if (length === 0) return [{ pile, index: -1 }];
    return Array.from({ length: length - first }, (_, index) => ({ pile, index: first + index }));
  });
}

function run(inputs: readonly Input[], world: World): readonly Intent[] {
  let interaction: Interaction = IDLE;
  return inputs.flatMap((input) => {
    const outcome = transition(interaction, input, world);
    interaction = outcome.interaction;
    return outcome.intents;
  });
}

const dragging = (target: Target, pile: PileId): readonly Input[] => [
  { type: 'press', pointerId: 1, pointer: 'mouse', target, at: AT },
  { type: 'pointer-move', pointerId: 1, at: FAR },
  { type: 'release', pointerId: 1, drops: [pile], double: false },
];

const tapping = (target: Target): readonly Input[] => [
  { type: 'press', pointerId: 1, pointer: 'touch', target, at: AT },
  { type: 'release', pointerId: 1, drops: [], double: false },
];

/** The moves that come out of all the ways to do something, in notation, each once. */
function movesBy(
  ways: (target: Target, place: Target) => readonly Input[],
  world: World,
): readonly string[] {
  const { position, rules } = world;
  const targets = targetsOf(position, rules);
  // A card is put on a pile: any of its cards will do, so the last one.
  const places = [...new Map(targets.map((target) => [target.pile, target])).values()];
  const found = targets.flatMap((target) =>
    places
      .filter((place) => place.pile !== target.pile)
      .flatMap((place) => run(ways(target, place), world))
      .flatMap((intent) => (intent.type === 'move' ? [formatMove(intent.move)] : [])),
  );
  return [...new Set(found)].sort();
}

function engineMoves({ position, rules }: World): readonly string[] {
  return legalMoves(position, rules).map(formatMove).sort();
}

/** Tables of one profile, from games played at random and as they are late in a game. */
function worldsOf(id: string): fc.Arbitrary<World> {
  const rules = findRules(id);
  return positions(rules).map((position) => ({ position, rules, input: 'select' }));
}

const worlds = fc.constantFrom(...BUILT_IN_IDS).chain(worldsOf);

describe('interaction: the tables these tests stand on', () => {
  it('have runs that go into empty columns, whole groups and cards to take back', () => {
    const ofAll = (id: string): readonly string[] =>
      fc.sample(worldsOf(id), { numRuns: 60, seed: 617 }).flatMap(engineMoves);
    expect(ofAll('standard').filter((move) => move.includes('v'))).to.have.length.above(50);
    expect(ofAll('bakers-game').filter((move) => move.includes('v'))).to.have.length.above(50);
    expect(ofAll('scored').filter((move) => /^h[A-Z]/.test(move))).to.have.length.above(50);
  });
});

describe('interaction: the hand can do what the engine allows, and nothing else', () => {
  it('B010 by drag: every card to every pile', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const found = movesBy((target, place) => dragging(target, place.pile), world);
        expect(found).to.deep.equal(engineMoves(world));
      }),
      { numRuns: 40 },
    );
  }).timeout(60_000);

  it('B010 B089 by taps alone: every card, then every place', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const found = movesBy((target, place) => [...tapping(target), ...tapping(place)], world);
        expect(found).to.deep.equal(engineMoves(world));
      }),
      { numRuns: 40 },
    );
  }).timeout(60_000);

  it('B112 by keys alone: a place, cards more, a place', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const found = movesBy(({ pile, index }, place) => {
          if (pile.startsWith('foundation')) {
            const top = world.position.foundations[FOUNDATION_IDS.indexOf(pile as never)];
            const suit = (top?.charAt(1) ?? 'S') as 'S';
            const home: Input = { type: 'place', place: 'foundation' };
            return [home, { type: 'suit', suit }, { type: 'place', place: place.pile }];
          }
          const more = pileLength(world.position, pile) - 1 - Math.max(0, index);
          return [
            { type: 'place', place: pile },
            ...Array.from({ length: Math.max(0, more) }, (): Input => ({ type: 'more' })),
            { type: 'place', place: place.pile },
          ];
        }, world);
        expect(found).to.deep.equal(engineMoves(world));
      }),
      { numRuns: 40 },
    );
  }).timeout(60_000);

  it('B112 two keys are notation: what the pair means goes, an ace to the leftmost place', () => {
    fc.assert(
      fc.property(worldsOf('standard'), (world) => {
        for (const move of legalMoves(world.position, world.rules)) {
          if (move.count !== undefined) continue;
          const keys: Input[] = [move.from, move.to].map((place) => ({ type: 'place', place }));
          const intents = run(keys, world);
          expect(intents.at(-1)).to.deep.equal({ type: 'move', move });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('what is marked as a target is what takes the cards', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        for (const target of targetsOf(world.position, world.rules)) {
          const [picked] = run(tapping(target), world);
          if (picked?.type !== 'picked') continue;
          const taking = PILES.filter((pile) =>
            run(dragging(target, pile), world).some((intent) => intent.type === 'move'),
          );
          expect([...legalTargets(picked.grip, world)].sort()).to.deep.equal([...taking].sort());
        }
      }),
      { numRuns: 15 },
    );
  }).timeout(60_000);

  it('one tap and home first make legal moves only', () => {
    const modes = fc.constantFrom('auto-place', 'home-first');
    fc.assert(
      fc.property(worlds, modes, (place, input) => {
        const world = { ...place, input } as const;
        const legal = engineMoves(world);
        for (const target of targetsOf(world.position, world.rules)) {
          for (const intent of run(tapping(target), world)) {
            if (intent.type !== 'move') continue;
            expect(legal).to.include(formatMove(intent.move));
            const isCellToCell =
              intent.move.from.startsWith('cell') && intent.move.to.startsWith('cell');
            expect(isCellToCell, 'B014').to.equal(false);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('interaction: any order of inputs', () => {
  const pile = fc.constantFrom(...PILES, 'column-0' as PileId, 'nowhere' as PileId);
  const target = fc.record({ pile, index: fc.constantFrom(-1, 0, 1, 5, 6, 18, 1.5, Number.NaN) });
  const maybeTarget = fc.option(target);
  const pointerId = fc.constantFrom(1, 1, 1, 2);
  const at = fc.record({ x: fc.constantFrom(0, 5, 50), y: fc.constant(0) });
  const inputs: fc.Arbitrary<Input> = fc.oneof(
    fc.record({
      type: fc.constant('press' as const),
      pointerId,
      pointer: fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const),
      target: maybeTarget,
      at,
    }),
    fc.record({ type: fc.constant('pointer-move' as const), pointerId, at }),
    fc.record({
      type: fc.constant('release' as const),
      pointerId,
      drops: fc.array(pile, { maxLength: 3 }),
      double: fc.boolean(),
    }),
    fc.record({ type: fc.constant('pointer-cancel' as const), pointerId }),
    fc.record({ type: fc.constant('context' as const), target: maybeTarget }),
    fc.record({ type: fc.constant('activate' as const), target }),
    fc.record({
      type: fc.constant('place' as const),
      place: fc.oneof(pile, fc.constant('foundation' as const)),
    }),
    fc.record({ type: fc.constant('suit' as const), suit: fc.constantFrom('C', 'D', 'H', 'S') }),
    fc.record({
      type: fc.constantFrom('more', 'fewer', 'escape', 'position-changed'),
    }),
  );

  it('B071 B081 B152 never throws, moves only what is legal, and loses no card', () => {
    const modes = fc.constantFrom('select', 'auto-place', 'home-first');
    fc.assert(
      fc.property(
        worlds,
        modes,
        fc.array(inputs, { minLength: 20, maxLength: 120 }),
        ({ rules, position: begun }, input, list) => {
          let position = begun;
          let interaction: Interaction = IDLE;
          for (const item of list) {
            const outcome = transition(interaction, item, { position, rules, input });
            interaction = outcome.interaction;
            for (const intent of outcome.intents) {
              if (intent.type === 'move') position = applyMove(position, intent.move, rules);
              if (intent.type === 'refuse') expect(intent.refusal.reason).to.be.a('string');
            }
            expect(outcome.intents.filter((intent) => intent.type === 'move').length).to.be.below(
              2,
            );
          }
        },
      ),
      { numRuns: 150 },
    );
  }).timeout(60_000);

  it('B071 after a win nothing that is done moves a card or throws', () => {
    const rules = findRules('scored');
    const won: Position = {
      columns: Array.from({ length: 8 }, () => []),
      cells: [null, null, null, null],
      foundations: ['KS', 'KH', 'KD', 'KC'],
    };
    fc.assert(
      fc.property(fc.array(inputs, { minLength: 50, maxLength: 50 }), (list) => {
        const intents = run(list, { position: won, rules, input: 'home-first' });
        expect(intents.every(({ type }) => type === 'refuse' || type === 'dropped')).to.equal(true);
      }),
      { numRuns: 60 },
    );
  });
});
