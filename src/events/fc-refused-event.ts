import type { Refusal } from '../engine/index.js';
import { FreeCellEvent } from './free-cell-event.js';

/** Why a try was refused: the reason and its numbers, flat. */
export type RefusedDetail = Refusal;

/** `fc-refused`: the player tried a move that isn't legal, or typed one that can't be read. */
export class FcRefusedEvent extends FreeCellEvent<RefusedDetail> {
  static readonly type = 'fc-refused';

  constructor(detail: RefusedDetail) {
    super(FcRefusedEvent.type, detail);
  }
}
