import type { BoardLayout } from './board-layout.js';

/** Steps from card to card in one column, in px: over buried cards and over those of the movable run. */
export interface ColumnFan {
  readonly buried: number;
  readonly run: number;
}

/** What a movable card keeps visible as long as there is room: a fingertip. */
const RUN_STEP_PX = 24;

/**
 * How a column of `count` cards is spread whose last `run` cards can be taken as one.
 * Crowded columns squeeze what is buried first; the run keeps its strips as long as it can.
 * A column longer than the layout reckons with is spread evenly over what there is.
 */
export function fanColumn(layout: BoardLayout, count: number, run: number): ColumnFan {
  const { naturalStep, stripFloor, card } = layout;
  const room = Math.max(0, (layout.columns[0]?.height ?? 0) - card.height);
  const even = count > 1 ? room / (count - 1) : naturalStep;
  if (even >= naturalStep) return { buried: naturalStep, run: naturalStep };
  const buriedCount = count - run;
  if (even >= RUN_STEP_PX) {
    const step = Math.floor(even * 2) / 2;
    return { buried: step, run: step };
  }
  if (even <= stripFloor || buriedCount <= 0 || run <= 1) return { buried: even, run: even };
  const buried = (room - RUN_STEP_PX * (run - 1)) / buriedCount;
  if (buried >= stripFloor) return { buried, run: RUN_STEP_PX };
  return { buried: stripFloor, run: (room - stripFloor * buriedCount) / (run - 1) };
}
