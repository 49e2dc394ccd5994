import { FreeCellEvent } from './free-cell-event.js';

/** What a reader did with an example. */
export interface ExampleDetail {
  /** `play`: the moves begin to play; `done`: all are made; `try`: the reader moved; `judge`: the reader answered. */
  readonly phase: 'play' | 'done' | 'try' | 'judge';
  /** Whether the try or answer was right. */
  readonly correct?: boolean;
}

/** `fc-example`: a reader plays, tries or judges an example. */
export class FcExampleEvent extends FreeCellEvent<ExampleDetail> {
  static readonly type = 'fc-example';

  constructor(detail: ExampleDetail) {
    super(FcExampleEvent.type, detail);
  }
}
