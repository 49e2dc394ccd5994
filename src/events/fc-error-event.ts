import { FreeCellEvent } from './free-cell-event.js';

/** What could not be used or done. */
export interface ErrorDetail {
  readonly code:
    | 'bad-deal'
    | 'bad-code'
    | 'bad-moves'
    | 'bad-position'
    | 'bad-snapshot'
    | 'bad-statistics'
    | 'clipboard-failed'
    | 'lessons-failed'
    | 'storage-failed'
    | 'worker-failed';
  /** In the language of the widget. */
  readonly message: string;
}

/** `fc-error`: something that was given can't be used, or a service of the browser failed; the running game stays. */
export class FcErrorEvent extends FreeCellEvent<ErrorDetail> {
  static readonly type = 'fc-error';

  constructor(detail: ErrorDetail) {
    super(FcErrorEvent.type, detail);
  }
}
