import type { BoardLayout } from '../layout/index.js';
import { Clock, NO_STATISTICS, profileOf } from '../services/index.js';
import type { GameState } from '../state/index.js';
import type { LessonMark, StatisticsView, Table, TypedMove } from './context.js';

const STILL = new Clock(() => 0);
const NOTHING_COUNTED: StatisticsView = {
  all: NO_STATISTICS,
  profile: profileOf(NO_STATISTICS, ''),
  dailyStreak: 0,
  isKept: false,
};
const readStatistics = (): StatisticsView => NOTHING_COUNTED;

/** What an example's table has that others haven't. */
export interface ExampleTable {
  readonly state: GameState;
  readonly layout: BoardLayout;
  readonly lesson: LessonMark | null;
  readonly typed?: TypedMove | null;
}

/** A table to show something on: no clock runs, nothing is counted, nothing lies over it. */
export function createExampleTable({ state, layout, lesson, typed = null }: ExampleTable): Table {
  return {
    state,
    layout,
    lesson,
    typed,
    hint: null,
    clock: STILL,
    isClockRunning: false,
    panel: 'none',
    readStatistics,
  };
}
