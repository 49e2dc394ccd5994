import { applyMove, type Card, type Position } from '../engine/index.js';
import { placeCards, type BoardLayout, type Point } from '../layout/index.js';
import type { GameState, HistoryEntry } from '../state/index.js';
import type { Leg } from './controllers/card-seat.js';

const STEP_MS = 130;
/** However many steps a group takes, nobody waits longer for it. */
const STEPS_TOTAL_MS = 2400;

/** The ways of the cards of a group move that is shown as the single moves it is short for. */
export interface StepPlan {
  readonly totalMs: number;
  /** Per card, in order. */
  readonly legs: ReadonlyMap<Card, readonly Leg[]>;
}

function isSamePoint(one: Point | undefined, other: Point): boolean {
  return one?.x === other.x && one.y === other.y;
}

/** Every card's way through the positions between the single moves: straight from place to place, waiting between. */
export function planSteps(
  { before, cards, steps }: HistoryEntry,
  { rules }: GameState,
  layout: BoardLayout,
): StepPlan {
  const stepMs = Math.min(STEP_MS, STEPS_TOTAL_MS / steps.length);
  const legs = new Map<Card, Leg[]>(cards.map((card) => [card, []]));
  let position: Position = before;
  let boxes = placeCards(layout, before, rules).boxes;
  steps.forEach((step, index) => {
    position = applyMove(position, step, rules);
    const next = placeCards(layout, position, rules).boxes;
    for (const card of cards) {
      const to = next.get(card);
      if (to === undefined || isSamePoint(boxes.get(card), to)) continue;
      const { x, y } = to;
      legs.get(card)?.push({ x, y, fromMs: index * stepMs, toMs: (index + 1) * stepMs });
    }
    boxes = next;
  });
  return { totalMs: steps.length * stepMs, legs };
}
