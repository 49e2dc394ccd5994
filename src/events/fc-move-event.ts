import type { Move } from '../engine/index.js';
import { FreeCellEvent } from './free-cell-event.js';

/** A move that was made. */
export interface MoveDetail {
  /** Standard notation; of cards that went by themselves one pair each, separated by blanks. */
  readonly notation: string;
  /** Cards that moved, in the order of the column they came from or in which they went. */
  readonly cards: readonly string[];
  /** Place as in `data-pile`; null where several were involved. */
  readonly from: string | null;
  readonly to: string | null;
  readonly count: number;
  /** The single-card moves it stands for. */
  readonly steps: readonly Move[];
  readonly source: 'user' | 'auto' | 'solution';
  readonly moveCount: number;
  readonly score?: number;
  readonly cardsHome: number;
}

/** `fc-move`: once for a player's move, then once more (`source: 'auto'`) for all cards that went by themselves after it. */
export class FcMoveEvent extends FreeCellEvent<MoveDetail> {
  static readonly type = 'fc-move';

  constructor(detail: MoveDetail) {
    super(FcMoveEvent.type, detail);
  }
}
