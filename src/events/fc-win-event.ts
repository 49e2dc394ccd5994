import { FreeCellEvent } from './free-cell-event.js';

/** A game that was won. */
export interface WinDetail {
  readonly deal: number | null;
  readonly rules: string;
  readonly moves: number;
  readonly undos: number;
  readonly hints: number;
  readonly timeMs: number;
  /** Null where the profile keeps no score. */
  readonly score: number | null;
}

/** `fc-win`: exactly once per game won, whoever made the last move. */
export class FcWinEvent extends FreeCellEvent<WinDetail> {
  static readonly type = 'fc-win';

  constructor(detail: WinDetail) {
    super(FcWinEvent.type, detail);
  }
}
