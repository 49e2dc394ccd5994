import {
  DECK,
  formatPosition,
  homeRank,
  parsePosition,
  rankOf,
  suitOf,
  type Card,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import type { Diagram } from './lesson-plan.js';

/** Free cells on the table of a lesson, unless the game itself has more. */
const USUAL_CELLS = 4;
/** How the line of cells begins in a diagram. */
const CELLS_HEAD = 'Freecells:';

const recelled = new WeakMap<RuleProfile, RuleProfile>();

/**
 * The rules in force on a lesson's table: with four cells where the game has
 * fewer, so that examples stay the same; without any where it has none.
 */
export function lessonRules(rules: RuleProfile): RuleProfile {
  if (rules.cells === 0 || rules.cells >= USUAL_CELLS) return rules;
  const known = recelled.get(rules) ?? Object.freeze({ ...rules, cells: USUAL_CELLS });
  recelled.set(rules, known);
  return known;
}

/** Cards that lie nowhere on the table, the highest ranks first: few cards can go on them. */
function listSpareCards(p: Position): Card[] {
  const used = new Set<Card>([...p.columns.flat(), ...p.cells.filter((card) => card !== null)]);
  return DECK.filter(
    (card) => !used.has(card) && rankOf(card) > homeRank(p, suitOf(card)),
  ).reverse();
}

/**
 * The position of a diagram under these rules: columns left out get a card each, and cells, from the last, so many
 * that `room` stay empty. Null where the diagram has cells that the table has not.
 * @throws SyntaxError for a diagram that can't be read
 */
export function layOut(diagram: Diagram, rules: RuleProfile, room?: number): Position | null {
  const slots = diagram.find((line) => line.startsWith(CELLS_HEAD))?.slice(CELLS_HEAD.length);
  if ((slots?.trim().split(/\s+/).length ?? 0) > rules.cells) return null;
  const bare = parsePosition(diagram.join('\n'), rules);
  const given = diagram.filter((line) => !/^(?:Foundations|Freecells):/.test(line)).length;
  const spare = listSpareCards(bare);
  const columns = bare.columns.map((column, index) => {
    const card = index < given ? undefined : spare.shift();
    return card === undefined ? column : [card];
  });
  const cells = [...bare.cells];
  let empty = cells.filter((card) => card === null).length;
  for (let index = cells.length - 1; index >= 0 && empty > (room ?? empty); index -= 1) {
    if (cells[index] !== null) continue;
    cells[index] = spare.shift() ?? null;
    empty -= 1;
  }
  return parsePosition(formatPosition({ ...bare, columns, cells }), rules);
}
