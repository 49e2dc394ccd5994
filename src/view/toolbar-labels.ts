import type { Messages } from '../i18n/index.js';
import { ACTIONS, type ToolbarAction } from './toolbar-actions.js';

/** Room of a labelled button beside its text: padding, icon, gap. */
const BUTTON_ROOM_PX = 50;
/** A generous width of one letter at 14 px, so that no language overflows. */
const LETTER_PX = 8.4;
/** What the counters and the menu button need at the other end. */
const COUNTERS_PX = 290;

/** The label a button shows: the short one where the language has it. */
export function shortLabel(action: ToolbarAction, messages: Messages): string {
  const key = ACTIONS[action].label;
  return (messages.shortActions as Partial<Record<string, string>>)[key] ?? messages.actions[key];
}

/** Whether the labels of these buttons find room in a bar of that width beside the counters. */
export function fitsLabels(
  actions: readonly ToolbarAction[],
  messages: Messages,
  barWidth: number,
): boolean {
  const letters = actions.reduce((sum, action) => sum + shortLabel(action, messages).length, 0);
  return actions.length * BUTTON_ROOM_PX + letters * LETTER_PX + COUNTERS_PX <= barWidth;
}
