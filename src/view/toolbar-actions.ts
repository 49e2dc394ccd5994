import type { RuleProfile } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import type { Tier } from '../layout/index.js';
import { canCollect, canRedo, canUndo, statusOf, type GameState } from '../state/index.js';
import type { IconName } from './art/icons.js';
import type { Command } from './context.js';
import type { Settings } from './settings.js';

/** A button of the bar or a row of its menu, named as in `data-action`. */
export type ToolbarAction =
  | 'new-game'
  | 'restart'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'check'
  | 'back'
  | 'solution'
  | 'collect'
  | 'share'
  | 'copy-code'
  | 'tutorial'
  | 'settings'
  | 'statistics';

type Label = keyof Messages['actions'];

/** How an action looks and what it sends. */
export interface ActionView {
  readonly icon: IconName;
  /** May depend on the rules. */
  readonly label: Label | ((rules: RuleProfile) => Label);
  readonly command: Command;
}

/** All actions in the order of the menu. */
export const ACTIONS: Readonly<Record<ToolbarAction, ActionView>> = {
  'new-game': {
    icon: 'new',
    label: 'newGame',
    command: { type: 'open', panel: 'new-game' },
  },
  restart: { icon: 'restart', label: 'restart', command: { type: 'restart' } },
  undo: { icon: 'undo', label: 'undo', command: { type: 'undo' } },
  redo: { icon: 'redo', label: 'redo', command: { type: 'redo' } },
  hint: { icon: 'hint', label: 'hint', command: { type: 'hint' } },
  check: { icon: 'check', label: 'check', command: { type: 'check' } },
  back: { icon: 'back', label: 'back', command: { type: 'back' } },
  solution: {
    icon: 'play',
    label: 'solution',
    command: { type: 'solution', command: 'start' },
  },
  collect: {
    icon: 'collect',
    // Where no card goes by itself, and no finish on request either, the button is for all of them.
    label: ({ forcedFinish }) => (forcedFinish === 'never' ? 'collectAll' : 'collect'),
    command: { type: 'collect' },
  },
  share: { icon: 'share', label: 'share', command: { type: 'share' } },
  'copy-code': { icon: 'code', label: 'copyCode', command: { type: 'copy-code' } },
  tutorial: {
    icon: 'book',
    label: 'tutorial',
    command: { type: 'open', panel: 'tutorial' },
  },
  settings: {
    icon: 'settings',
    label: 'settings',
    command: { type: 'open', panel: 'settings' },
  },
  statistics: {
    icon: 'statistics',
    label: 'statistics',
    command: { type: 'open', panel: 'statistics' },
  },
};

/** The name of an action under the rules in force. */
export function labelOf(action: ToolbarAction, rules: RuleProfile): Label {
  const { label } = ACTIONS[action];
  return typeof label === 'function' ? label(rules) : label;
}

const WIDE: readonly (readonly ToolbarAction[])[] = [
  ['new-game'],
  ['undo', 'redo'],
  ['hint', 'check', 'collect', 'tutorial'],
];

/** Groups of buttons that the bar may show; the rest goes into the menu. */
const BAR_OF: Readonly<Record<Tier | 'side', readonly (readonly ToolbarAction[])[]>> = {
  wide: WIDE,
  mid: WIDE,
  mini: [['undo', 'redo', 'hint', 'check', 'collect', 'tutorial']],
  tiny: [['undo', 'hint']],
  side: [['undo', 'redo', 'hint', 'check'], ['tutorial']],
};

/** What a bar without room gives up, the first one first. */
const DISPENSABLE: readonly ToolbarAction[] = ['tutorial', 'collect', 'check', 'redo', 'new-game'];

/** Actions that change the game: a board that only shows has none of them. */
const PLAYING: readonly ToolbarAction[] = [
  'new-game',
  'restart',
  'undo',
  'redo',
  'hint',
  'check',
  'back',
  'solution',
  'collect',
];

/** Whether the page and the rules let the player have this action. */
export function isOffered(action: ToolbarAction, settings: Settings, rules: RuleProfile): boolean {
  const { controls } = settings;
  const isNamed = controls?.includes(action === 'copy-code' ? 'share' : action) ?? false;
  if (controls !== null && !isNamed) return false;
  if (settings.readonly && PLAYING.includes(action)) return false;
  switch (action) {
    case 'hint':
      return settings.hintButton;
    case 'tutorial':
      return settings.tutorialButton || rules.extras.includes('rules');
    case 'statistics':
      return settings.statistics;
    case 'copy-code':
      return rules.extras.includes('code');
    case 'collect':
    case 'share':
    case 'check':
    case 'back':
      return isNamed || rules.extras.includes(action);
    case 'solution':
      return !settings.noSolution && (isNamed || rules.extras.includes('check'));
    default:
      return true;
  }
}

/**
 * What the page names to play with that a wide bar doesn't show by itself, in the order of the menu: it may stand in the
 * bar, too. Settings and the like stay in the menu.
 */
export function namedActions(settings: Settings, rules: RuleProfile): readonly ToolbarAction[] {
  if (settings.controls === null) return [];
  const usual = WIDE.flat();
  return PLAYING.filter((action) => !usual.includes(action) && isOffered(action, settings, rules));
}

/** The groups of the bar, without what the page hasn't switched on. */
export function barActions(
  tier: Tier | 'side',
  settings: Settings,
  rules: RuleProfile,
): readonly (readonly ToolbarAction[])[] {
  return BAR_OF[tier]
    .map((group) => group.filter((action) => isOffered(action, settings, rules)))
    .filter((group) => group.length > 0);
}

/** The same groups without the button that a bar gives up next; themselves where all that is left is needed. */
export function withoutOne(
  groups: readonly (readonly ToolbarAction[])[],
): readonly (readonly ToolbarAction[])[] {
  const shown = groups.flat();
  const given = DISPENSABLE.find((action) => shown.includes(action));
  if (given === undefined) return groups;
  return groups
    .map((group) => group.filter((action) => action !== given))
    .filter((group) => group.length > 0);
}

/** Whether an action can do nothing right now. */
export function isActionDisabled(action: ToolbarAction, state: GameState): boolean {
  switch (action) {
    case 'undo':
      return !canUndo(state);
    case 'redo':
      return !canRedo(state);
    case 'restart':
      return state.past.length === 0;
    case 'hint':
    case 'check':
    case 'solution':
      return statusOf(state) === 'won';
    case 'back':
      return !canUndo(state);
    case 'collect':
      return !canCollect(state);
    case 'share':
    case 'copy-code':
      return state.deal === null;
    default:
      return false;
  }
}

/** What the menu holds: everything offered that the bar doesn't show. */
export function menuActions(
  shown: readonly ToolbarAction[],
  settings: Settings,
  rules: RuleProfile,
): readonly ToolbarAction[] {
  return (Object.keys(ACTIONS) as ToolbarAction[]).filter(
    (action) => isOffered(action, settings, rules) && !shown.includes(action),
  );
}
