import { FreeCellEvent } from './free-cell-event.js';

/** A deal that came to the table. */
export interface DealDetail {
  /** Deal number, or null for an imported position. */
  readonly deal: number | null;
  /** Game code, or null where a game of this kind has none. */
  readonly code: string | null;
  /** Profile id. */
  readonly rules: string;
  readonly cells: number;
  readonly verified: 'winnable' | 'unwinnable' | 'unknown';
}

/** `fc-deal`: every time a deal comes to the table, the first one too; also when the page asked for it. */
export class FcDealEvent extends FreeCellEvent<DealDetail> {
  static readonly type = 'fc-deal';

  constructor(detail: DealDetail) {
    super(FcDealEvent.type, detail);
  }
}
