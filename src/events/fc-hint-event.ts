import { FreeCellEvent } from './free-cell-event.js';

/** The move a hint suggests. */
export interface HintDetail {
  readonly notation: string;
  readonly cards: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** `fc-hint`: the player asked for a hint and got one. */
export class FcHintEvent extends FreeCellEvent<HintDetail> {
  static readonly type = 'fc-hint';

  constructor(detail: HintDetail) {
    super(FcHintEvent.type, detail);
  }
}
