import {
  CELL_IDS,
  COLUMN_IDS,
  type AutoCollect,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../../engine/index.js';
import { Board, CELL_PLACE, HOME_PLACE } from './board.js';
import { AT_HOME, CARD_COUNT, GROUND, IN_CELL, suitOfCode, type CardCode } from './card-code.js';
import { collectHome, gameRule, type HomeRule } from './home-rule.js';
import { SingleSteps } from './single-steps.js';
import { NO_CARD, stackingTables } from './stacking.js';
import type { StartTable } from './start-table.js';

/** A game that is known to be won, with what is needed to play it through. */
export interface WonGame {
  readonly position: Position;
  readonly start: StartTable;
  readonly rules: RuleProfile;
  readonly mode: AutoCollect;
}

/**
 * The line of a player's moves that a search found, down to the last card. Cards that the game collects by itself in
 * this mode are left out, as replaying each move with `collectable` after it brings them up.
 * @param changes what the search did, as {@link SearchTree.changesTo} tells it
 */
export function writeLine(
  { position, start, rules, mode }: WonGame,
  changes: readonly number[],
): readonly Move[] {
  const steps = rules.groups ? null : new SingleSteps(position, rules, mode);
  const writer = new LineWriter(start, rules, gameRule(rules, mode), steps);
  for (const change of changes) writer.write(change >> 6, change & 63);
  writer.finish();
  return Object.freeze(writer.moves);
}

/** Plays a line on a board with the real columns and cells, and writes its moves down. */
class LineWriter {
  readonly moves: Move[] = [];
  readonly #board = new Board();
  readonly #rule: HomeRule;
  readonly #cells: number[];
  readonly #log = new Uint8Array(4 * CARD_COUNT);
  /** Spells group moves out; null where the rules know them. */
  readonly #steps: SingleSteps | null;

  constructor(start: StartTable, rules: RuleProfile, rule: HomeRule, steps: SingleSteps | null) {
    this.#rule = rule;
    this.#cells = [...start.cells];
    this.#steps = steps;
    this.#board.load(start, stackingTables(rules.stacking));
  }

  /** Makes a move unless the game has made it already. */
  write(card: CardCode, to: number): void {
    const board = this.#board;
    const place = board.where[card] as number;
    if (to === AT_HOME && place === HOME_PLACE) return;
    const isBack = place === HOME_PLACE;
    this.#note(this.#moveOf(card, to));
    this.#relocate(card, to);
    const length = collectHome(board, this.#rule, isBack ? card : -1, this.#log, 0);
    for (let at = 0; at < length; at += 2) this.#leaveCell(this.#log[at] as number);
  }

  /** Sends all the rest home, lowest rank first; of equal ranks one may lie on another. */
  finish(): void {
    const { home, where, depthOf, heights } = this.#board;
    while (this.#board.homeCount < CARD_COUNT) {
      let next = CARD_COUNT;
      for (let suit = 0; suit < 4; suit += 1) {
        const card = ((home[suit] as number) << 2) | suit;
        const place = where[card] as number;
        const isFree = place === CELL_PLACE || depthOf[card] === heights[place];
        if (isFree && card >> 2 < next >> 2) next = card;
      }
      this.write(next, AT_HOME);
    }
  }

  #moveOf(card: CardCode, to: number): Move {
    const { where, depthOf, heights } = this.#board;
    const place = where[card] as number;
    const target = this.#targetOf(to);
    if (place === HOME_PLACE) return moveOf('foundation', target, suitOfCode(card), 1);
    if (place === CELL_PLACE) {
      return moveOf(CELL_IDS[this.#cells.indexOf(card)] ?? 'cell-a', target, undefined, 1);
    }
    const carried = (heights[place] as number) - (depthOf[card] as number) + 1;
    const count = to === GROUND ? carried : 1;
    return moveOf(COLUMN_IDS[place] ?? 'column-1', target, undefined, count);
  }

  #targetOf(to: number): PileId | 'foundation' {
    const { where } = this.#board;
    if (to === AT_HOME) return 'foundation';
    if (to === IN_CELL) return CELL_IDS[this.#cells.indexOf(NO_CARD)] ?? 'cell-a';
    const column = to === GROUND ? this.#board.findEmptyColumn() : (where[to] as number);
    return COLUMN_IDS[column] ?? 'column-1';
  }

  #relocate(card: CardCode, to: number): void {
    this.#leaveCell(card);
    this.#board.relocate(card, to);
    if (to === IN_CELL) this.#cells[this.#cells.indexOf(NO_CARD)] = card;
  }

  #leaveCell(card: CardCode): void {
    const cell = this.#cells.indexOf(card);
    if (cell >= 0) this.#cells[cell] = NO_CARD;
  }

  /** Writes a move down, in single cards where the rules know no groups. */
  #note(move: Move): void {
    if (this.#steps === null) this.moves.push(move);
    else this.moves.push(...this.#steps.play(move));
  }
}

/** Moves made before, so that equal ones are one object. */
const knownMoves = new Map<string, Move>();

function moveOf(from: Move['from'], to: Move['to'], suit: Move['suit'], count: number): Move {
  const key = `${from} ${to} ${suit ?? ''} ${String(count)}`;
  const known = knownMoves.get(key);
  if (known !== undefined) return known;
  const move: Move = Object.freeze({
    from,
    to,
    ...(suit === undefined ? {} : { suit }),
    ...(count > 1 ? { count } : {}),
  });
  knownMoves.set(key, move);
  return move;
}
