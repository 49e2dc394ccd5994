import type { Board } from './board.js';
import { CELL_PLACE } from './board.js';
import { AT_HOME, GROUND, IN_CELL, type CardCode, type Support } from './card-code.js';
import type { Frontier } from './frontier.js';
import { goesHome } from './home-rule.js';
import { packMove, type SearchRules } from './search-rules.js';
import type { SeenSet } from './seen-set.js';
import type { SearchTree } from './tree.js';
import type { Weights } from './weights.js';

/** The best-known start value, so that priorities stay above 0 whatever the empty columns take off. */
const PRIORITY_BASE = 400;

/**
 * Lists what can be done on a board, each move with the priority of the table it leads to, without making it:
 * a move changes the sums that the priority is made of in a few places only.
 */
export class Expansion {
  readonly #board: Board;
  readonly #seen: SeenSet;
  readonly #rules: SearchRules;
  readonly #weights: Weights;
  /** Where the moves go. */
  frontier: Frontier;
  /** Of each card, the number of the column it is the uncovered card of, plus 1; else 0. */
  readonly #exposed = new Uint8Array(64);
  /** Of the cards wanted next at home, two of each suit: their places, depths there, and weights of their cover. */
  readonly #wantedPlace = new Uint8Array(8);
  readonly #wantedDepth = new Uint8Array(8);
  /** What one more card on each column costs for the wanted cards in it. */
  readonly #coverIn = new Int32Array(8);
  /** What one more cell costs, and what one less saves. */
  #cellCost = 0;
  #cellGain = 0;
  #node = 0;
  #base = 0;

  constructor(
    { board, seen }: SearchTree,
    frontier: Frontier,
    rules: SearchRules,
    weights: Weights,
  ) {
    this.#board = board;
    this.#seen = seen;
    this.frontier = frontier;
    this.#rules = rules;
    this.#weights = weights;
  }

  /** Adds all moves of the board's table, which is this node, to the frontier. */
  expand(node: number): void {
    const board = this.#board;
    const rules = this.#rules;
    const { heights, cardAt, runAt, cellsUsed, inCells } = board;
    const { firstParent, secondParent } = board.stacking;
    const exposed = this.#exposed;
    this.#node = node;
    let empty = 0;
    for (let column = 0; column < 8; column += 1) {
      const height = heights[column] as number;
      if (height === 0) empty += 1;
      else exposed[cardAt[(column << 6) | height] as number] = column + 1;
    }
    this.#base = this.#weigh(node, empty);
    const freeCells = rules.cells - cellsUsed;
    // The engine's capacity: (free cells + 1) · 2^(empty columns that help).
    const helping = rules.isKingsOnly ? 0 : empty;
    // At the start cards may be about to go up by themselves, after the first step of a group.
    const hasGroups = rules.hasGroups && !(rules.isSpelt && node === 0);
    const ontoCard = hasGroups ? (freeCells + 1) << helping : 1;
    let intoEmpty = 0;
    if (empty > 0) intoEmpty = helping > 0 && hasGroups ? ontoCard >> 1 : ontoCard;
    const isTorn = rules.isSpelt && rules.isForced;
    for (let column = 0; column < 8; column += 1) {
      const height = heights[column] as number;
      if (height === 0) continue;
      const top = (column << 6) | height;
      const card = cardAt[top] as number;
      if (card < 4 && !rules.movesAces) {
        this.#fromColumn(column, 1, card, AT_HOME, -1);
        continue;
      }
      const run = isTorn ? board.countStaying(top) : (runAt[top] as number);
      if (freeCells > 0) this.#fromColumn(column, 1, card, IN_CELL, -1);
      if (intoEmpty > 0) {
        if (rules.isKingsOnly) {
          const head = cardAt[top - run + 1] as number;
          if (head >= 48 && run < height && run <= intoEmpty) {
            this.#fromColumn(column, run, head, GROUND, -1);
          }
        } else {
          if (height > 1) this.#fromColumn(column, 1, card, GROUND, -1);
          const most = run < intoEmpty ? run : intoEmpty;
          // Fewer cards go there one by one as well, unless the game sends some of them home meanwhile.
          for (let count = rules.isForced ? 2 : most; count <= most; count += 1) {
            if (count === 1 || count === height) continue;
            this.#fromColumn(column, count, cardAt[top - count + 1] as number, GROUND, -1);
          }
        }
      }
      const most = run < ontoCard ? run : ontoCard;
      for (let count = 1; count <= most; count += 1) {
        const head = cardAt[top - count + 1] as number;
        const first = firstParent[head] as number;
        const second = secondParent[head] as number;
        const onFirst = exposed[first] as number;
        if (onFirst !== 0) this.#fromColumn(column, count, head, first, onFirst - 1);
        const onSecond = exposed[second] as number;
        if (onSecond !== 0) this.#fromColumn(column, count, head, second, onSecond - 1);
      }
      if (board.home[card & 3] === card >> 2) this.#fromColumn(column, 1, card, AT_HOME, -1);
    }
    for (let index = 0; index < cellsUsed; index += 1) {
      const card = inCells[index] as number;
      if (card < 4 && !rules.movesAces) {
        this.#fromCell(card, AT_HOME, -1);
        continue;
      }
      if (intoEmpty > 0 && (!rules.isKingsOnly || card >= 48)) this.#fromCell(card, GROUND, -1);
      const first = firstParent[card] as number;
      const onFirst = exposed[first] as number;
      if (onFirst !== 0) this.#fromCell(card, first, onFirst - 1);
      const second = secondParent[card] as number;
      const onSecond = exposed[second] as number;
      if (onSecond !== 0) this.#fromCell(card, second, onSecond - 1);
      if (board.home[card & 3] === card >> 2) this.#fromCell(card, AT_HOME, -1);
    }
    if (rules.takesBack) this.#takeBack(freeCells, intoEmpty);
    for (let column = 0; column < 8; column += 1) {
      const height = heights[column] as number;
      if (height !== 0) exposed[cardAt[(column << 6) | height] as number] = 0;
    }
  }

  /** The board's own sum with one more move made; notes what the moves' own sums need. */
  #weigh(node: number, empty: number): number {
    const board = this.#board;
    const weights = this.#weights;
    const { cellsUsed } = board;
    const { cells } = this.#rules;
    this.#cellCost = weights.cells + (cellsUsed + 1 === cells ? weights.lastCell : 0);
    this.#cellGain = weights.cells + (cellsUsed === cells ? weights.lastCell : 0);
    return (
      PRIORITY_BASE +
      weights.away * (52 - board.homeCount) +
      this.#weighCover() +
      weights.buried * board.buried +
      weights.buriedRuns * board.buriedRuns +
      weights.breaks * board.breaks +
      weights.cells * cellsUsed +
      (cellsUsed === cells ? weights.lastCell : 0) -
      weights.empty * empty +
      weights.moves * (this.#seen.depthOf(node) + 1)
    );
  }

  /** What the cards on the wanted ones cost; notes where the wanted ones lie. */
  #weighCover(): number {
    const { home, where, depthOf, heights } = this.#board;
    const weights = this.#weights;
    const places = this.#wantedPlace;
    const depths = this.#wantedDepth;
    const coverIn = this.#coverIn;
    coverIn.fill(0);
    let sum = 0;
    for (let index = 0; index < 8; index += 1) {
      const suit = index & 3;
      const rank = (home[suit] as number) + (index >> 2);
      places[index] = CELL_PLACE;
      if (rank >= 13) continue;
      const card = (rank << 2) | suit;
      const place = where[card] as number;
      if (place >= 8) continue;
      const depth = depthOf[card] as number;
      const weight = index < 4 ? weights.cover : weights.coverNext;
      places[index] = place;
      depths[index] = depth;
      coverIn[place] = (coverIn[place] as number) + weight;
      sum += weight * ((heights[place] as number) - depth);
    }
    return sum;
  }

  /** What one card less on a column saves for the wanted cards down to a depth. */
  #coverDownTo(column: number, depth: number): number {
    const places = this.#wantedPlace;
    const depths = this.#wantedDepth;
    const weights = this.#weights;
    let sum = 0;
    for (let index = 0; index < 8; index += 1) {
      if (places[index] === column && (depths[index] as number) <= depth) {
        sum += index < 4 ? weights.cover : weights.coverNext;
      }
    }
    return sum;
  }

  /** Adds the move of the last cards of a column, from `head` on, to a support (in a column, if it is a card). */
  #fromColumn(column: number, count: number, head: CardCode, to: Support, target: number): void {
    const board = this.#board;
    const weights = this.#weights;
    const { cardAt, lowestAt, runAt, heights } = board;
    const coverIn = this.#coverIn;
    const left = (heights[column] as number) - count;
    const below = (column << 6) | left;
    const headRank = (head >> 2) + 1;
    let priority = this.#base;
    if (coverIn[column] !== 0) priority -= count * this.#coverDownTo(column, left);
    // Of a run, the cards higher than the lowest one beneath are buried; ranks fall by one from the head.
    let buried = headRank - (lowestAt[below] as number);
    buried = buried > 0 ? (buried < count ? -buried : -count) : 0;
    if (left === 0) priority -= weights.empty;
    else if (runAt[below + 1] === 1) {
      priority -= weights.breaks;
      if (buried !== 0) priority -= weights.buriedRuns;
    }
    if (target >= 0) {
      priority += count * (coverIn[target] as number);
      const over = headRank - (lowestAt[(target << 6) | (heights[target] as number)] as number);
      if (over > 0) buried += over < count ? over : count;
    } else if (to === IN_CELL) priority += this.#cellCost;
    else if (to === GROUND) priority += weights.empty;
    else priority -= weights.away;
    priority += weights.buried * buried;
    const { limit } = this.frontier;
    const uncovered = cardAt[below] as number;
    if (left > 0 && this.#goes(uncovered, head, to)) {
      // It would go, and others after it, while the rest of the group is still on the way.
      if (count > 1 && this.#rules.isSpelt && this.#rules.isForced) return;
      priority -= weights.away;
      const isBuried = (uncovered >> 2) + 1 > (lowestAt[below - 1] as number);
      if (isBuried) priority -= weights.buried;
      if (left === 1) priority -= weights.empty;
      else if (runAt[below] === 1) {
        priority -= weights.breaks;
        if (isBuried) priority -= weights.buriedRuns;
      }
      if (priority >= limit) return;
    } else if (priority >= limit || (to !== AT_HOME && this.#isSeen(head, to))) return;
    this.frontier.add(this.#node, packMove(head, to), priority);
  }

  /** Whether a move after which nothing goes home by itself leads to a table seen before. */
  #isSeen(card: CardCode, to: Support): boolean {
    if (!this.#rules.looksAhead) return false;
    return this.#seen.hasChild(this.#node, card, to, this.#board.keyTables.digitOf);
  }

  /** Whether a card that a move uncovers goes home by itself. */
  #goes(card: CardCode, moved: CardCode, to: Support): boolean {
    const board = this.#board;
    if ((board.home[card & 3] as number) !== card >> 2) return false;
    if (to === AT_HOME && (moved & 3) === (card & 3)) return false;
    return goesHome(board, card, this.#rules.homeRule);
  }

  /** Adds the move of a card from a cell. */
  #fromCell(card: CardCode, to: Support, target: number): void {
    const board = this.#board;
    const weights = this.#weights;
    let priority = this.#base - this.#cellGain;
    if (target >= 0) {
      priority += this.#coverIn[target] as number;
      const slot = (target << 6) | (board.heights[target] as number);
      if (card >> 2 >= (board.lowestAt[slot] as number)) priority += weights.buried;
    } else if (to === GROUND) priority += weights.empty;
    else priority -= weights.away;
    if (priority >= this.frontier.limit) return;
    if (to !== AT_HOME && this.#isSeen(card, to)) return;
    this.frontier.add(this.#node, packMove(card, to), priority);
  }

  /** Adds the moves of the top cards at home that may come back and would not go up again at once. */
  #takeBack(freeCells: number, intoEmpty: number): void {
    const board = this.#board;
    const rules = this.#rules;
    const { firstParent, secondParent } = board.stacking;
    const exposed = this.#exposed;
    for (let suit = 0; suit < 4; suit += 1) {
      const rank = board.home[suit] as number;
      if (rank === 0 || (rank === 1 && !rules.movesAces)) continue;
      const card = ((rank - 1) << 2) | suit;
      if (!rules.isForced && goesHome(board, card, rules.homeRule)) continue;
      const first = firstParent[card] as number;
      const second = secondParent[card] as number;
      if (exposed[first] !== 0) this.#addBack(card, first);
      if (exposed[second] !== 0) this.#addBack(card, second);
      if (intoEmpty > 0 && (!rules.isKingsOnly || card >= 48)) this.#addBack(card, GROUND);
      if (freeCells > 0) this.#addBack(card, IN_CELL);
    }
  }

  #addBack(card: CardCode, to: Support): void {
    if (this.#isSeen(card, to)) return;
    const weights = this.#weights;
    const place = to === IN_CELL ? this.#cellCost : to === GROUND ? weights.empty : 0;
    this.frontier.add(this.#node, packMove(card, to), this.#base + weights.away + place);
  }
}
