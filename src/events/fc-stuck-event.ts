import type { StuckKind } from '../engine/index.js';
import { FreeCellEvent } from './free-cell-event.js';

/** How the game can't go on. */
export interface StuckDetail {
  /** No move is left, or only moves that lead to and fro. */
  readonly kind: StuckKind;
}

/** `fc-stuck`: a move of the player, made or made again, left no way on but back. */
export class FcStuckEvent extends FreeCellEvent<StuckDetail> {
  static readonly type = 'fc-stuck';

  constructor(detail: StuckDetail) {
    super(FcStuckEvent.type, detail);
  }
}
