import { FreeCellEvent } from './free-cell-event.js';

/** A move about to be made. */
export interface BeforeMoveDetail {
  readonly notation: string;
  readonly cards: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly count: number;
}

/** `fc-before-move`: before a player's move; `preventDefault()` keeps the cards where they are. */
export class FcBeforeMoveEvent extends FreeCellEvent<BeforeMoveDetail> {
  static readonly type = 'fc-before-move';

  constructor(detail: BeforeMoveDetail) {
    super(FcBeforeMoveEvent.type, detail, { cancelable: true });
  }
}
