import { FreeCellEvent } from './free-cell-event.js';

/** A step through the history. */
export interface UndoDetail {
  readonly direction: 'undo' | 'redo';
  readonly moveCount: number;
}

/** `fc-undo`: the player took a move back or made it again. */
export class FcUndoEvent extends FreeCellEvent<UndoDetail> {
  static readonly type = 'fc-undo';

  constructor(detail: UndoDetail) {
    super(FcUndoEvent.type, detail);
  }
}
