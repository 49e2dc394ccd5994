import type { Tier } from '../layout/index.js';
import type { Messages } from '../i18n/index.js';
import { canRedo, canUndo, type GameState } from '../state/index.js';
import type { IconName } from './art/icons.js';
import type { Command } from './context.js';
import type { Settings } from './settings.js';

/** A button of the bar or a row of its menu, named as in `data-action`. */
export type ToolbarAction =
  'new-game' | 'undo' | 'redo' | 'restart' | 'hint' | 'collect' | 'tutorial';

/** How an action looks and what it sends. */
export interface ActionView {
  readonly action: ToolbarAction;
  readonly icon: IconName;
  readonly label: keyof Messages['actions'];
  readonly command: Command;
}

/** All actions in the order of the menu. */
export const ACTIONS: Readonly<Record<ToolbarAction, ActionView>> = {
  'new-game': {
    action: 'new-game',
    icon: 'new',
    label: 'newGame',
    command: { type: 'open', panel: 'new-game' },
  },
  restart: { action: 'restart', icon: 'restart', label: 'restart', command: { type: 'restart' } },
  undo: { action: 'undo', icon: 'undo', label: 'undo', command: { type: 'undo' } },
  redo: { action: 'redo', icon: 'redo', label: 'redo', command: { type: 'redo' } },
  hint: { action: 'hint', icon: 'hint', label: 'hint', command: { type: 'hint' } },
  collect: { action: 'collect', icon: 'collect', label: 'collect', command: { type: 'collect' } },
  tutorial: {
    action: 'tutorial',
    icon: 'book',
    label: 'tutorial',
    command: { type: 'open', panel: 'tutorial' },
  },
};

const WIDE: readonly (readonly ToolbarAction[])[] = [
  ['new-game'],
  ['undo', 'redo'],
  ['hint', 'tutorial'],
];

/** Groups of buttons that the bar has room for; the rest goes into the menu. */
const BAR_OF: Readonly<Record<Tier | 'side', readonly (readonly ToolbarAction[])[]>> = {
  wide: WIDE,
  mid: WIDE,
  mini: [['undo', 'redo', 'hint', 'tutorial']],
  tiny: [['undo', 'hint']],
  side: [['undo', 'redo', 'hint'], ['tutorial']],
};

function isOffered(action: ToolbarAction, settings: Settings): boolean {
  if (action === 'hint') return settings.hintButton;
  if (action === 'tutorial') return settings.tutorialButton;
  return action !== 'collect';
}

/** The groups of the bar, without what the page hasn't switched on. */
export function barActions(
  tier: Tier | 'side',
  settings: Settings,
): readonly (readonly ToolbarAction[])[] {
  return BAR_OF[tier]
    .map((group) => group.filter((action) => isOffered(action, settings)))
    .filter((group) => group.length > 0);
}

/** Whether an action can do nothing right now. */
export function isActionDisabled(action: ToolbarAction, state: GameState): boolean {
  if (action === 'undo') return !canUndo(state);
  if (action === 'redo') return !canRedo(state);
  return action === 'restart' && state.past.length === 0;
}

/** What the menu holds: everything offered that the bar doesn't show. */
export function menuActions(
  tier: Tier | 'side',
  settings: Settings,
  state: GameState,
): readonly { readonly action: ToolbarAction; readonly isDisabled: boolean }[] {
  const shown = barActions(tier, settings).flat();
  return (Object.keys(ACTIONS) as ToolbarAction[])
    .filter((action) => isOffered(action, settings) && !shown.includes(action))
    .map((action) => ({ action, isDisabled: isActionDisabled(action, state) }));
}
