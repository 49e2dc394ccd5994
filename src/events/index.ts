import type { FcBeforeMoveEvent } from './fc-before-move-event.js';
import type { FcDealEvent } from './fc-deal-event.js';
import type { FcErrorEvent } from './fc-error-event.js';
import type { FcExampleEvent } from './fc-example-event.js';
import type { FcHintEvent } from './fc-hint-event.js';
import type { FcMoveEvent } from './fc-move-event.js';
import type { FcRefusedEvent } from './fc-refused-event.js';
import type { FcStuckEvent } from './fc-stuck-event.js';
import type { FcTutorialEvent } from './fc-tutorial-event.js';
import type { FcUndoEvent } from './fc-undo-event.js';
import type { FcWinEvent } from './fc-win-event.js';

export { FreeCellEvent } from './free-cell-event.js';
export * from './fc-before-move-event.js';
export * from './fc-deal-event.js';
export * from './fc-error-event.js';
export * from './fc-example-event.js';
export * from './fc-hint-event.js';
export * from './fc-move-event.js';
export * from './fc-refused-event.js';
export * from './fc-stuck-event.js';
export * from './fc-tutorial-event.js';
export * from './fc-undo-event.js';
export * from './fc-win-event.js';

/** The public events by name, for typed listeners. */
export interface FreeCellEventMap {
  'fc-before-move': FcBeforeMoveEvent;
  'fc-deal': FcDealEvent;
  'fc-error': FcErrorEvent;
  'fc-example': FcExampleEvent;
  'fc-hint': FcHintEvent;
  'fc-move': FcMoveEvent;
  'fc-refused': FcRefusedEvent;
  'fc-stuck': FcStuckEvent;
  'fc-tutorial': FcTutorialEvent;
  'fc-undo': FcUndoEvent;
  'fc-win': FcWinEvent;
}

declare global {
  // They bubble, so a page may listen further up, too.
  /* eslint-disable @typescript-eslint/no-empty-object-type -- augmentation needs interfaces */
  interface HTMLElementEventMap extends FreeCellEventMap {}
  interface DocumentEventMap extends FreeCellEventMap {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
