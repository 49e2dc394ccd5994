import { FreeCellEvent } from './free-cell-event.js';

/** Where a reader of the tutorial is. */
export interface TutorialDetail {
  /** `done`: a lesson was read to its end. */
  readonly phase: 'open' | 'step' | 'done' | 'close';
  readonly lesson: string;
  /** Counted from 0, as `showTutorial` takes it. */
  readonly step: number;
}

/** `fc-tutorial`: the player opens the tutorial, goes on in it, ends a lesson, or closes it. */
export class FcTutorialEvent extends FreeCellEvent<TutorialDetail> {
  static readonly type = 'fc-tutorial';

  constructor(detail: TutorialDetail) {
    super(FcTutorialEvent.type, detail);
  }
}
