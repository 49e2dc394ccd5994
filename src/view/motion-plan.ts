import type { Card } from '../engine/index.js';
import type { BoardLayout } from '../layout/index.js';
import { lastEntryOf, type GameState, type HistoryEntry } from '../state/index.js';
import type { Table } from './context.js';
import type { MotionPlan } from './controllers/card-motion.js';
import type { Travel } from './controllers/card-seat.js';
import { isMotionReduced } from './reduced-motion.js';
import type { AnimationMode } from './settings.js';
import { planSteps, type StepPlan } from './step-plan.js';

const CARD_MS = 160;
const CARD_MORE_MS = 12;
const RUN_MAX_MS = 260;
const AUTO_MS = 120;
const AUTO_STEP_MS = 60;
const AUTO_TOTAL_MS = 600;
const UNDO_MS = 120;
const RETURN_MS = 140;
const DEAL_MS = 160;
const DEAL_TOTAL_MS = 400;

/** A run keeps its formation and takes a little longer than a card. */
function timeRun(cards: number): number {
  return Math.min(CARD_MS + CARD_MORE_MS * (cards - 1), RUN_MAX_MS);
}

/** Cards that go home by themselves start one after another, all within the limit. */
function timeTail(order: number, cards: number, startMs: number): Travel {
  const room = AUTO_TOTAL_MS - AUTO_MS;
  const step = cards > 1 ? Math.min(AUTO_STEP_MS, room / (cards - 1)) : 0;
  return { durationMs: AUTO_MS, delayMs: startMs + order * step };
}

function planEntry(
  { cards: moved, autoCards: tail }: HistoryEntry,
  steps: StepPlan | null,
): MotionPlan {
  const runMs = steps?.totalMs ?? (moved.length > 0 ? timeRun(moved.length) : 0);
  const order = new Map(tail.map((card, index) => [card, index]));
  return (card) => {
    const index = order.get(card);
    // A card that the player moved sets off at once, unless others go home before it.
    if (index !== undefined && (index > 0 || !moved.includes(card))) {
      return timeTail(index, tail.length, runMs);
    }
    const legs = steps?.legs.get(card);
    if (legs !== undefined) return { durationMs: runMs, delayMs: 0, legs };
    if (steps !== null) return { durationMs: CARD_MS, delayMs: 0 };
    return { durationMs: runMs > 0 ? runMs : CARD_MS, delayMs: 0 };
  };
}

/** With a layout, groups travel card by card. */
function planNewest(entry: HistoryEntry, state: GameState, layout: BoardLayout | null): MotionPlan {
  const isGroup = layout !== null && entry.steps.length > 1 && entry.kind === 'move';
  return planEntry(entry, isGroup ? planSteps(entry, state, layout) : null);
}

/** Column by column from the left, the deepest card first. */
function planDeal(state: GameState): MotionPlan {
  const order = new Map<Card, number>();
  const deepest = Math.max(...state.position.columns.map((column) => column.length));
  for (let row = 0; row < deepest; row += 1) {
    for (const column of state.position.columns) {
      const card = column[row];
      if (card !== undefined) order.set(card, order.size);
    }
  }
  const step = (DEAL_TOTAL_MS - DEAL_MS) / Math.max(1, order.size - 1);
  return (card) => {
    const delayMs = (order.get(card) ?? 0) * step;
    return { durationMs: DEAL_MS, delayMs, easing: 'ease-out' };
  };
}

/**
 * How the cards travel between two states: derived from what the history says, never from what is on the screen.
 * Null where they should simply be there. With a layout, groups travel card by card.
 */
function planMotion(
  previous: GameState,
  state: GameState,
  layout: BoardLayout | null = null,
): MotionPlan | null {
  if (previous.position === state.position) return null;
  // A game that was begun at another time lies there as it was left.
  if (previous.start !== state.start) return state.laidOut ? null : planDeal(state);
  const entry = state.past.at(-1);
  const isNewEntry = entry !== undefined && state.past.length === previous.past.length + 1;
  if (isNewEntry) return planNewest(entry, state, layout);
  return () => ({ durationMs: UNDO_MS, delayMs: 0 });
}

/** A card that goes back where it was lifted from. */
const planReturn: MotionPlan = () => ({ durationMs: RETURN_MS, delayMs: 0, easing: 'ease-out' });

/**
 * How the cards travel to where a table has them, as player and page want it; null where they are there at once.
 * @param shown the state whose cards are on the screen
 * @param returns cards were let go without a move
 */
export function chooseMotion(
  shown: GameState | null,
  { state, layout }: Pick<Table, 'state' | 'layout'>,
  animation: AnimationMode | undefined,
  returns: boolean,
): MotionPlan | null {
  if (animation === 'off' || isMotionReduced()) return null;
  const steps = animation === 'steps' ? layout : null;
  const plan = shown === null ? null : planMotion(shown, state, steps);
  return plan ?? (returns ? planReturn : null);
}

/** When all cards that went with the newest entry of a state have landed, in ms from when it is drawn. */
export function landingMs(
  { state, layout }: Pick<Table, 'state' | 'layout'>,
  animation: AnimationMode,
): number {
  const entry = lastEntryOf(state);
  if (entry === null || animation === 'off') return 0;
  const plan = planNewest(entry, state, animation === 'steps' ? layout : null);
  const landings = [...entry.cards, ...entry.autoCards].map((card) => {
    const travel = plan(card);
    return travel === null ? 0 : travel.delayMs + travel.durationMs;
  });
  return Math.max(0, ...landings);
}
