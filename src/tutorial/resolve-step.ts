import {
  applyMove,
  CELL_IDS,
  collectable,
  COLUMN_IDS,
  dealPosition,
  explainMove,
  forcedFinish,
  formatMove,
  FOUNDATION_IDS,
  isCard,
  isPileId,
  isStuck,
  parseMove,
  type Move,
  type PileId,
  type Position,
  type RuleProfile,
} from '../engine/index.js';
import { capacityTable } from './capacity-table.js';
import { factsOf } from './facts.js';
import type { BySetup, LessonId, PlanStep, Verdict } from './lesson-plan.js';
import type { Setup } from './setup.js';
import { pileOfCard, showMove } from './shown-move.js';
import type { Lit, ShownMove, Step } from './step.js';
import { layOut, lessonRules } from './table.js';

function read<T>(value: BySetup<T>, setup: Setup): T {
  return typeof value === 'function' ? (value as (setup: Setup) => T)(setup) : value;
}

/** Where a step's last move leaves the table. */
export function endOf({ kind, position, moves }: Step): Position {
  if (kind === 'judge') return position;
  return moves.flatMap(({ singles }) => singles).at(-1)?.after ?? position;
}

function tableOf(plan: PlanStep, before: Step | undefined, setup: Setup): Position | null {
  const rules = lessonRules(setup.rules);
  if (plan.table === undefined) return before === undefined ? null : endOf(before);
  const table = typeof plan.table === 'number' ? plan.table : read(plan.table, setup);
  return typeof table === 'number' ? dealPosition(table, rules) : layOut(table, rules, plan.room);
}

function verdictOf(p: Position, notation: string, rules: RuleProfile): Verdict {
  const verdict = explainMove(p, parseMove(notation), rules);
  return verdict.legal ? 'legal' : verdict.reason;
}

/** The moves that a step is about, in the spelling of these rules: where runs don't move, card by card. */
function listMoves(plan: PlanStep, p: Position, setup: Setup): readonly Move[] {
  const rules = lessonRules(setup.rules);
  if (plan.collects === 'finish') return forcedFinish(p) ?? [];
  if (plan.collects !== undefined) return collectable(p, plan.collects, rules);
  const moves = read(plan.moves ?? [], setup).map(parseMove);
  if (rules.groups || plan.kind === 'judge') return moves;
  let table = p;
  return moves.flatMap((move) => {
    const verdict = explainMove(table, move, { ...rules, groups: true });
    const singles = verdict.legal ? verdict.steps : [move];
    for (const single of singles) {
      if (explainMove(table, single, rules).legal) table = applyMove(table, single, rules);
    }
    return singles;
  });
}

/** How many cards the first move is about, also where they have to go one by one. */
function countAsked(plan: PlanStep, p: Position, setup: Setup): number {
  const [first] = read(plan.moves ?? [], setup);
  if (first === undefined) return 0;
  const rules = lessonRules(setup.rules);
  const verdict = explainMove(
    p,
    parseMove(first),
    rules.groups ? rules : { ...rules, groups: true },
  );
  return verdict.legal ? verdict.cards.length : (parseMove(first).count ?? 1);
}

/** The moves one after the other, or null where one of them is not legal. */
function showMoves(
  moves: readonly Move[],
  position: Position,
  rules: RuleProfile,
): readonly ShownMove[] | null {
  let table = position;
  const shown: ShownMove[] = [];
  for (const move of moves) {
    const one = showMove(table, move, rules);
    const last = one.singles.at(-1);
    if (last === undefined) return null;
    shown.push(one);
    table = last.after;
  }
  return shown;
}

/** Whether the engine agrees with all that a step says besides its moves. */
function isTrue(plan: PlanStep, p: Position, setup: Setup): boolean {
  const rules = lessonRules(setup.rules);
  const claims = read(plan.claims ?? [], setup);
  if (claims.some(([notation, verdict]) => verdictOf(p, notation, rules) !== verdict)) return false;
  if (plan.isStuck === true && isStuck(p, rules) !== 'no-moves') return false;
  if (plan.stays === undefined) return true;
  const going = collectable(p, 'safe', rules).map(({ from }) => from);
  return plan.stays
    .filter(isCard)
    .every((card) => !going.some((pile) => pile === pileOfCard(p, card)));
}

/** What is lit; names of cards that are not on this table are for another one of the same step. */
function litOf(names: readonly string[], p: Position, rules: RuleProfile): Lit {
  const groups: Readonly<Record<string, readonly PileId[]>> = {
    columns: COLUMN_IDS,
    cells: CELL_IDS.slice(0, rules.cells),
    foundations: FOUNDATION_IDS,
  };
  return Object.freeze({
    piles: names.flatMap((name) => groups[name] ?? (isPileId(name) ? [name] : [])),
    cards: names.filter(isCard).filter((card) => pileOfCard(p, card) !== null),
  });
}

/**
 * A step as it is shown under a setup, or nothing where it would say what is not true there: a condition that does
 * not hold, a move with another verdict than the plan says, a table that no step before leads to.
 * @param before the step shown before it in the same lesson
 */
export function resolveStep(
  lesson: LessonId,
  plan: PlanStep,
  before: Step | undefined,
  setup: Setup,
): readonly Step[] {
  if (plan.when?.(setup) === false) return [];
  const rules = lessonRules(setup.rules);
  const position = tableOf(plan, before, setup);
  if (position === null || !isTrue(plan, position, setup)) return [];
  const moves = listMoves(plan, position, setup);
  const [first] = moves;
  const isJudge = plan.kind === 'judge';
  const verdict = isJudge && first !== undefined ? explainMove(position, first, rules) : null;
  if (
    isJudge &&
    (first === undefined || verdictOf(position, formatMove(first), rules) !== plan.verdict)
  ) {
    return [];
  }
  const isMoving = plan.kind === 'watch' || plan.kind === 'try';
  const shown = isJudge
    ? moves.map((move) => showMove(position, move, rules))
    : showMoves(moves, position, rules);
  if (shown === null || (isMoving && shown.length === 0)) return [];
  return [
    Object.freeze({
      kind: plan.kind,
      key: `${lesson}.${plan.key}`,
      rules,
      position,
      lit: litOf(plan.lit ?? [], position, rules),
      moves: shown,
      verdict,
      facts: factsOf(setup, position, rules, {
        shown: shown[0],
        verdict,
        count: countAsked(plan, position, setup),
      }),
      byItself: plan.byItself ?? false,
      chapter: plan.chapter ?? null,
      capacity: plan.shows === 'capacity' ? capacityTable(rules) : null,
    }),
  ];
}
