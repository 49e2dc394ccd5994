import {
  concreteTarget,
  explainMove,
  FOUNDATION_IDS,
  indexOf,
  kindOf,
  parseMove,
  parsePosition,
  rules as findRules,
  suitOf,
  topOf,
  type Card,
  type Explanation,
  type LineFault,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import { createExample, lastEntryOf, reduce, type GameState } from '../state/index.js';
import { tellRefusalWhole } from './narration.js';

/** Values of `mode`. */
export const EXAMPLE_MODES = ['show', 'try', 'judge'] as const;
/** What a reader does with an example. */
export type ExampleMode = (typeof EXAMPLE_MODES)[number];

/** A move of an example, legal or not. */
export interface PlannedMove {
  readonly move: Move;
  /** The deepest first. */
  readonly cards: readonly Card[];
  readonly to: PileId;
  readonly verdict: Explanation;
}

/** One example, worked out. */
export interface ExamplePlan {
  readonly rules: RuleProfile;
  readonly moves: readonly PlannedMove[];
  /** The table before the first single-card move, and after each. */
  readonly frames: readonly GameState[];
  /** The single-card moves, one fewer than the frames. */
  readonly steps: readonly PlannedMove[];
  /** Piles to show: columns and cells from the first one, all foundations or none. */
  readonly shown: {
    readonly columns: number;
    readonly cells: number;
    readonly foundations: boolean;
  };
  /** Cards in the longest column there ever is. */
  readonly deepest: number;
  /** Something goes from column to column. */
  readonly hasPath: boolean;
}

/** What is wrong with an example, to be told in any language. */
export class ExampleFault extends Error {
  readonly code: 'bad-position' | 'bad-moves';
  /** One sentence, or two. */
  readonly tell: (messages: Messages) => string;

  constructor(code: ExampleFault['code'], tell: ExampleFault['tell'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.tell = tell;
  }
}

/** What the page says. */
export interface ExampleSource {
  readonly position: string;
  readonly moves: string;
  readonly rules: string;
  readonly cells: number | null;
  readonly mode: ExampleMode;
}

const HEADS = /^\s*(?:foundations?|founds?|decks?|freecells?|fc)\s*:/i;
const FOUNDATIONS_HEAD = /^\s*(?:foundations?|founds?|decks?)\s*:/im;
const CELLS_HEAD = /^\s*(?:freecells?|fc)\s*:/im;

/**
 * Works out an example: its table, its moves, and which piles it needs.
 * @throws ExampleFault for rules, a position or moves that can't be used
 */
export function planExample(source: ExampleSource): ExamplePlan {
  const { rules, position } = layOut(source);
  const start = createExample(position, rules);
  const frames: GameState[] = [start];
  const moves: PlannedMove[] = [];
  const steps: PlannedMove[] = [];
  for (const text of source.moves.split(/[\s,]+/).filter((word) => word !== '')) {
    const state = frames[frames.length - 1] ?? start;
    const planned = planMove(state.position, readMove(text), rules);
    moves.push(planned);
    // Of a question there is one, and its answer may be that the move can't be made.
    if (source.mode === 'judge' && moves.length > 1) continue;
    if (planned.verdict.legal) addSteps(planned.verdict.steps, frames, steps);
    else if (source.mode !== 'judge') {
      const { verdict } = planned;
      throw new ExampleFault('bad-moves', (messages) => {
        const { broken, faults } = messages.example;
        return `${broken(faults.illegalMove(text))} ${tellRefusalWhole(messages, verdict)}`;
      });
    }
  }
  if (source.mode !== 'show' && moves.length === 0) {
    throw broken('bad-moves', ({ noMoves }) => noMoves);
  }
  return {
    rules,
    moves,
    frames,
    steps,
    shown: listShown(source.position, position, [...moves, ...steps]),
    deepest: Math.max(1, ...frames.flatMap((state) => lengthsOf(state.position))),
    hasPath: [...moves, ...steps].some(({ move, to }) => {
      return kindOf(move.from) === 'column' && kindOf(to) === 'column';
    }),
  };
}

type Faults = Messages['example']['faults'];

function broken(
  code: ExampleFault['code'],
  tell: (faults: Faults) => string,
  cause?: unknown,
): ExampleFault {
  return new ExampleFault(code, ({ example }) => example.broken(tell(example.faults)), cause);
}

function layOut({ position, rules: id, cells }: ExampleSource): {
  rules: RuleProfile;
  position: Position;
} {
  const rules = findProfile(id, cells);
  if (position.trim() === '') throw broken('bad-position', ({ noPosition }) => noPosition);
  try {
    return { rules, position: parsePosition(position, rules) };
  } catch (error) {
    throw broken('bad-position', (faults) => tellLine(error, faults), error);
  }
}

function findProfile(id: string, cells: number | null): RuleProfile {
  try {
    return findRules(id, cells === null ? undefined : { cells });
  } catch (error) {
    throw broken('bad-position', ({ badRules }) => badRules, error);
  }
}

/** The engine says what is wrong in English, and in the error's cause for all others. */
function tellLine(error: unknown, faults: Faults): string {
  const cause = error instanceof SyntaxError ? (error.cause as LineFault | undefined) : undefined;
  if (cause === undefined) return faults.badLine(1, null);
  const { kind, line, word } = cause;
  if (word === null || kind === 'other') return faults.badLine(line, word);
  return kind === 'twice' ? faults.twice(line, word) : faults.noCard(line, word);
}

function readMove(text: string): Move {
  try {
    return parseMove(text);
  } catch (error) {
    throw broken('bad-moves', ({ noMove }) => noMove(text), error);
  }
}

/** Which cards a move is about and where they are to go, also where they may not. */
function planMove(position: Position, move: Move, rules: RuleProfile): PlannedMove {
  const verdict = explainMove(position, move, rules);
  if (verdict.legal) {
    const to = concreteTarget(position, move, rules) ?? placeOf(position, move, undefined, rules);
    return { move, cards: verdict.cards, to, verdict };
  }
  const pile = move.from === 'foundation' ? null : move.from;
  const column =
    pile !== null && kindOf(pile) === 'column' ? position.columns[indexOf(pile)] : null;
  const top = pile === null ? null : topOf(position, pile);
  const count = move.count ?? ('cards' in verdict ? verdict.cards : 1);
  const cards = column?.slice(-count) ?? (top === null ? [] : [top]);
  return { move, cards, to: placeOf(position, move, cards[0], rules), verdict };
}

/** The place a move names; of foundations the one that is its card's. */
function placeOf(
  position: Position,
  { to }: Move,
  card: Card | undefined,
  { foundations }: RuleProfile,
): PileId {
  if (to !== 'foundation') return to;
  const suit = card === undefined ? null : suitOf(card);
  const begun = position.foundations.findIndex((top) => top !== null && suitOf(top) === suit);
  const own = foundations === 'free' ? position.foundations.indexOf(null) : -1;
  const index =
    begun >= 0
      ? begun
      : foundations === 'free'
        ? own
        : foundations.findIndex((one) => one === suit);
  return FOUNDATION_IDS[index] ?? 'foundation-1';
}

function addSteps(singles: readonly Move[], frames: GameState[], steps: PlannedMove[]): void {
  for (const move of singles) {
    const state = frames[frames.length - 1];
    if (state === undefined) return;
    const next = reduce(state, { type: 'move', move });
    const entry = lastEntryOf(next);
    if (entry?.to == null) return;
    steps.push(planMove(state.position, move, state.rules));
    frames.push(next);
  }
}

function lengthsOf({ columns }: Position): readonly number[] {
  return columns.map(({ length }) => length);
}

/** The columns the text has, the other places it names, and whatever the moves need. */
function listShown(
  text: string,
  { cells }: Position,
  moves: readonly PlannedMove[],
): ExamplePlan['shown'] {
  const places = moves.flatMap(({ move, to }) => [move.from, to]);
  const written = text
    .trim()
    .split(/\r\n|\r|\n/)
    .filter((line) => !HEADS.test(line)).length;
  const touched = places.map((place) => {
    return place !== 'foundation' && kindOf(place) === 'column' ? indexOf(place) + 1 : 0;
  });
  const hasCells = CELLS_HEAD.test(text) || places.some((place) => kindOf(place) === 'cell');
  return {
    columns: Math.min(8, Math.max(written, ...touched)),
    cells: hasCells ? cells.length : 0,
    foundations:
      FOUNDATIONS_HEAD.test(text) || places.some((place) => kindOf(place) === 'foundation'),
  };
}
