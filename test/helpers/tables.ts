import fc from 'fast-check';
import {
  COLUMN_IDS,
  DECK,
  SUITS,
  applyMove,
  cardOf,
  dealPosition,
  fitsOn,
  legalMoves,
  parseMove,
  parsePosition,
  rankOf,
  registerRules,
  rules,
  suitOf,
  type Card,
  type Position,
  type RuleProfile,
  type Suit,
} from '../../src/engine/index.js';

/** The profiles that come with the game. */
export const BUILT_IN_IDS = [
  'standard',
  'one-tap',
  'single-card',
  'classic',
  'scored',
  'bakers-game',
  'eight-off',
] as const;

/** What lies where, in words: `{1: '7C 6D', a: 'KS', home: 'H-3 S-A'}`; all else is empty. */
export type Layout = Readonly<Partial<Record<string, string>>>;

/** A position from a layout, with as many cells as the rules have. */
export function lay(layout: Layout, profile: RuleProfile = rules('standard')): Position {
  const cells = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'k'].slice(0, profile.cells);
  const lines = [
    `Foundations: ${layout['home'] ?? ''}`,
    `Freecells: ${cells.map((cell) => layout[cell] ?? '-').join(' ')}`,
    ...COLUMN_IDS.map((_, index) => `: ${layout[String(index + 1)] ?? ''}`),
  ];
  return parsePosition(lines.join('\n'), profile);
}

/** Four cards that fit nowhere, to fill cells with. */
export const FULL_CELLS = { a: 'KS', b: 'KH', c: 'KC', d: 'KD' } as const;

/** The position after moves in notation; a move that is not legal throws. */
export function play(p: Position, notation: string, profile: RuleProfile): Position {
  return notation
    .split(' ')
    .filter(Boolean)
    .reduce((position, text) => applyMove(position, parseMove(text), profile), p);
}

/** All cards of a position, those at home too. */
export function listCards(p: Position): readonly Card[] {
  const home = p.foundations.flatMap((top) =>
    top === null
      ? []
      : Array.from({ length: rankOf(top) }, (_, index) => cardOf(index + 1, suitOf(top))),
  );
  return [...p.columns.flat(), ...p.cells.filter((card) => card !== null), ...home];
}

/** A text that is the same for equal positions only, places included. */
export function spellPosition(p: Position): string {
  return JSON.stringify([p.columns, p.cells, p.foundations]);
}

/** Every profile with every number of cells that the engine takes. */
export function listRules(): readonly RuleProfile[] {
  return BUILT_IN_IDS.flatMap((id) =>
    Array.from({ length: 9 }, (_, cells) => rules(id, { cells })),
  );
}

/** Rules that a page could register: every mixture of what decides about moves. */
export const ownRules: fc.Arbitrary<RuleProfile> = fc
  .record({
    cells: fc.nat(8),
    stacking: fc.constantFrom('alternate-color', 'same-suit'),
    groups: fc.boolean(),
    emptyColumn: fc.constantFrom('any', 'kings'),
    aces: fc.constantFrom('anywhere', 'home-only'),
    cellToCell: fc.boolean(),
    takeBack: fc.boolean(),
    foundations: fc.oneof(
      fc.constant('free' as const),
      fc.shuffledSubarray([...SUITS], { minLength: 4 }),
    ),
  })
  .map((fields) => registerRules({ id: 'own-rules', ...fields }));

/** Rules of an id with any number of cells, or those of a page (`own`), with a position for them. */
export function rulesAndPositions(id: string): fc.Arbitrary<readonly [RuleProfile, Position]> {
  const profiles =
    id === 'own'
      ? ownRules
      : fc.constantFrom(...Array.from({ length: 9 }, (_, cells) => rules(id, { cells })));
  return profiles.chain((profile) => fc.tuple(fc.constant(profile), positions(profile)));
}

/** Numbers that choose moves of a walk. */
export function walks(maxLength: number): fc.Arbitrary<readonly number[]> {
  return fc.array(fc.nat(9999), { maxLength });
}

/** Deal numbers of all kinds. */
export const dealNumbers = fc.oneof(
  fc.integer({ min: 1, max: 32_000 }),
  fc.integer({ min: 1, max: 2 ** 33 - 1 }),
);

/** All positions of a walk over legal moves, the first one included. */
export function walkFrom(
  start: Position,
  choices: readonly number[],
  profile: RuleProfile,
): readonly Position[] {
  const positions = [start];
  let p = start;
  for (const choice of choices) {
    const moves = legalMoves(p, profile);
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) break;
    p = applyMove(p, move, profile);
    positions.push(p);
  }
  return positions;
}

/** The last position of a walk from a numbered deal. */
export function walkDeal(
  number: number,
  choices: readonly number[],
  profile: RuleProfile,
): Position {
  const positions = walkFrom(dealPosition(number, profile), choices, profile);
  return positions[positions.length - 1] ?? dealPosition(number, profile);
}

/**
 * Positions as they are late in a game: cards home, empty columns, long runs. Random walks seldom get there, so
 * these are laid card by card, each onto one it fits where there is one and the dice say so.
 */
export function latePositions(profile: RuleProfile): fc.Arbitrary<Position> {
  return fc
    .record({
      home: fc.array(fc.nat(13), { minLength: 4, maxLength: 4 }),
      order: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
      dice: fc.array(fc.nat(99), { minLength: 52, maxLength: 52 }),
      inCells: fc.nat(profile.cells),
      width: fc.integer({ min: 1, max: 8 }),
    })
    .map(({ home, order, dice, inCells, width }) => {
      const suits: readonly Suit[] =
        profile.foundations === 'free' ? ['S', 'H', 'C', 'D'] : profile.foundations;
      const rankAtHome = (suit: Suit): number => home[suits.indexOf(suit)] ?? 0;
      const cards = order.filter((card) => rankOf(card) > rankAtHome(suitOf(card)));
      const cells = cards.slice(0, inCells);
      // High cards first, so that lower ones find something to lie on.
      const rest = cards.slice(inCells).sort((one, other) => rankOf(other) - rankOf(one));
      const columns: Card[][] = Array.from({ length: width }, () => []);
      rest.forEach((card, index) => {
        const roll = dice[index] ?? 0;
        const fitting = columns.find((column) => {
          const top = column[column.length - 1];
          return top !== undefined && fitsOn(card, top, profile.stacking);
        });
        (roll < 70 && fitting ? fitting : columns[roll % width])?.push(card);
      });
      return parsePosition(
        [
          `Foundations: ${suits.map((suit) => `${suit}-${'0A23456789TJQK'.charAt(rankAtHome(suit))}`).join(' ')}`,
          `Freecells: ${cells.join(' ')}`,
          ...columns.map((column) => `: ${column.join(' ')}`),
        ].join('\n'),
        profile,
      );
    });
}

/** Positions of both kinds: from walks, and late ones. */
export function positions(profile: RuleProfile): fc.Arbitrary<Position> {
  return fc.oneof(
    latePositions(profile),
    fc.tuple(dealNumbers, walks(60)).map(([number, choices]) => walkDeal(number, choices, profile)),
  );
}
