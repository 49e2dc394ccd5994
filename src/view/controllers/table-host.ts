import type { Messages } from '../../i18n/index.js';
import type { WishOptions } from '../deal-desk.js';
import type { Origin } from '../game-events.js';
import type { Preference } from '../settings.js';
import type { ToolbarAction } from '../toolbar-actions.js';
import type { Outcome } from './game-controller.js';
import type { SolverHost } from './solver-controller.js';

/** What the table needs of its element. */
export interface TableHost extends SolverHost {
  readonly messages: Messages;
  readonly shareUrl: string | null;
  readonly sound: boolean;
  readonly noTimer: boolean;
  /** Deals what the player chose; says whether it could. */
  dealFor(value: string, origin: Origin, options?: WishOptions): Outcome;
  /** Whether the page and the rules let the player have this. */
  offers(action: ToolbarAction): boolean;
  /** Takes over a setting of the player. */
  prefer(preference: Preference): void;
}
