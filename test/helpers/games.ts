import fc from 'fast-check';
import {
  DECK,
  RANKS,
  SUITS,
  fitsOn,
  rankOf,
  suitOf,
  type Card,
  dealPosition,
  legalMoves,
  applyMove,
  parseMove,
  parsePosition,
  rules as findRules,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import { createGame, reduce, type Action, type GameState } from '../../src/state/index.js';

/** Every profile that comes with the game. */
export const PROFILE_IDS = [
  'standard',
  'one-tap',
  'single-card',
  'classic',
  'scored',
  'bakers-game',
  'eight-off',
] as const;

/** A table from a short description: columns as `7C 6D`, missing ones empty, everything else optional. */
export function table(
  rules: RuleProfile,
  parts: { columns?: readonly string[]; cells?: string; home?: string },
): Position {
  const columns = Array.from({ length: 8 }, (_, index) => parts.columns?.[index] ?? '');
  const cells = (parts.cells ?? '').split(' ').filter(Boolean);
  const filled = Array.from({ length: rules.cells }, (_, index) => cells[index] ?? '-');
  return parsePosition(
    [
      `Foundations: ${parts.home ?? 'H-0 C-0 D-0 S-0'}`,
      `Freecells: ${filled.join(' ')}`,
      ...columns.map((column) => `: ${column}`),
    ].join('\n'),
    rules,
  );
}

/** Plays notation separated by blanks; throws where a move changes nothing, so that no test goes on unawares. */
export function playAll(state: GameState, notation: string): GameState {
  return notation
    .split(' ')
    .filter(Boolean)
    .reduce((game, text) => {
      const next = reduce(game, { type: 'move', move: parseMove(text) });
      if (next === game) throw new Error(`${text} is not legal here`);
      return next;
    }, state);
}

/** Plays a solution, leaving out what went by itself already. */
export function playSolution(state: GameState, notation: string): GameState {
  return notation
    .split(' ')
    .reduce((game, text) => reduce(game, { type: 'move', move: parseMove(text) }), state);
}

/** A solution of deal 1, written without cards that go by themselves. */
export const SOLUTION_OF_DEAL_1 = [
  '6a 6b 6h bh 6h 5b 52 5c 5d 5h 51 75 76 86 85 b5 7b 7h 3h 83 8h 8h ch 8h 4h 67 6h',
  '76v4 5c 15 17 d8 1d 1h 1h dh 41 24 2d 28 2h ch 48 78 2c 27 2h ah bh 5h 32v2 3h',
  '8h 8h 4a 47 4b 4h 5h 8h 2h 5h dh 2h 5h 8h 6h 36 3h 8h 3h 6h 3h 4h 8h ah 1h 6h 7h',
  '6h 6h 12 1h 7h bh ch 2h',
].join(' ');

/** Does one thing again and again. */
export function repeat(state: GameState, action: Action, times: number): GameState {
  let game = state;
  for (let count = 0; count < times; count += 1) game = reduce(game, action);
  return game;
}

/** A game by profile and deal. */
export function gameOf(id: string, deal: number, cells?: number): GameState {
  return createGame({ rules: findRules(id, cells === undefined ? {} : { cells }), deal });
}

/** Plays random legal moves, each number choosing one. */
export function walkGame(state: GameState, choices: readonly number[]): GameState {
  return choices.reduce((game, choice) => {
    const moves = legalMoves(game.position, game.rules);
    const move = moves[choice % Math.max(1, moves.length)];
    return move === undefined ? game : reduce(game, { type: 'move', move });
  }, state);
}

/** A position that can come up in a game. */
export function walkPosition(
  rules: RuleProfile,
  deal: number,
  choices: readonly number[],
): Position {
  return choices.reduce(
    (position, choice) => {
      const moves = legalMoves(position, rules);
      const move = moves[choice % Math.max(1, moves.length)];
      return move === undefined ? position : applyMove(position, move, rules);
    },
    dealPosition(deal, rules),
  );
}

/** Deal numbers that every profile accepts. */
export const dealNumbers = fc.integer({ min: 1, max: 32_000 });

/** Choices for a walk. */
export function choices(maxLength: number): fc.Arbitrary<number[]> {
  return fc.array(fc.nat({ max: 999 }), { maxLength });
}

/**
 * Tables as late in a game, with runs, empty columns and cards at home, which random play hardly ever gets to. Cards are
 * laid out from the king down, mostly on a column that takes them.
 */
export function looseTables(rules: RuleProfile): fc.Arbitrary<Position> {
  return fc
    .record({
      home: fc.tuple(...SUITS.map(() => fc.nat({ max: 11 }))),
      dice: fc.array(fc.nat({ max: 999 }), { minLength: 120, maxLength: 120 }),
      columnCount: fc.integer({ min: 4, max: 8 }),
      cellCount: fc.nat({ max: rules.cells }),
    })
    .map(({ home, dice, columnCount, cellCount }) => {
      const roll = (at: number): number => dice[at % dice.length] ?? 0;
      const columns: Card[][] = Array.from({ length: columnCount }, () => []);
      const cells: Card[] = [];
      const rest = DECK.filter((card) => rankOf(card) > (home[SUITS.indexOf(suitOf(card))] ?? 0));
      [...rest].reverse().forEach((card, at) => {
        const takers = columns.filter((column) => {
          const last = column.at(-1);
          return last !== undefined && fitsOn(card, last, rules.stacking);
        });
        const lying = takers.length > 0 && roll(at) % 10 < 8 ? takers : columns;
        if (cells.length < cellCount && roll(at) % 10 === 9) cells.push(card);
        else lying[roll(at + 60) % lying.length]?.push(card);
      });
      const tops = SUITS.map((suit, index) => `${suit}-${String(home[index] ?? 0)}`).join(' ');
      return table(rules, {
        columns: columns.map((column) => column.join(' ')),
        cells: cells.join(' '),
        home: tops.replaceAll(
          /-(1|10|11)(?= |$)/g,
          (_, rank: string) => `-${RANKS[Number(rank) - 1] ?? ''}`,
        ),
      });
    });
}

/** All cards on a table, sorted, for asking whether any is lost or double. */
export function allCards(position: Position): readonly string[] {
  const ranks = 'A23456789TJQK';
  const home = position.foundations.flatMap((top) =>
    top === null
      ? []
      : [...ranks.slice(0, ranks.indexOf(top.charAt(0)) + 1)].map((rank) => rank + top.charAt(1)),
  );
  const cells = position.cells.filter((card) => card !== null);
  return [...position.columns.flat(), ...cells, ...home].sort();
}
