import type { RuleProfile } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import type { BoardLayout } from '../layout/index.js';
import type { Table } from './context.js';
import { countersWidth, isNarrow } from './counter-room.js';
import type { Settings } from './settings.js';
import { showsDealInBar } from './templates/counters.js';
import {
  barActions,
  labelOf,
  menuActions,
  namedActions,
  withoutOne,
  type ToolbarAction,
} from './toolbar-actions.js';

/** Room of a labelled button beside its text: padding, icon, gap. */
const BUTTON_ROOM_PX = 50;
/** A button without one. */
const ICON_ROOM_PX = 44;
/** A hairline between two groups with its margins. */
const RULE_ROOM_PX = 17;
/** A generous width of one letter at 14 px, so that no language overflows. */
const LETTER_PX = 8.4;
/** The label a button shows: the short one where the language has it. */
export function shortLabel(action: ToolbarAction, messages: Messages, rules: RuleProfile): string {
  const key = labelOf(action, rules);
  return (messages.shortActions as Partial<Record<string, string>>)[key] ?? messages.actions[key];
}

/** What the bar has room for: computed, never measured. */
export interface BarPlan {
  readonly groups: readonly (readonly ToolbarAction[])[];
  /** All that is offered and stands in none of them. */
  readonly menu: readonly ToolbarAction[];
  /** Buttons show their names. */
  readonly hasLabels: boolean;
  /** Numbers show their words. */
  readonly hasWords: boolean;
}

/** A plan with all that it was made of besides the settings. */
interface KnownPlan {
  readonly layout: BoardLayout;
  readonly rules: RuleProfile;
  readonly deal: number | null;
  readonly messages: Messages;
  readonly plan: BarPlan;
}

/** The plan made last under settings: a move changes nothing that it is made of. */
const knownPlans = new WeakMap<Settings, KnownPlan>();

/**
 * Shares the bar between buttons, their names, numbers and their words. What has no room goes in this order: the names of
 * the buttons, the words of the numbers, buttons (they are in the menu then), and last the clock.
 */
export function planBar(
  { layout, state: { rules, deal } }: Pick<Table, 'layout' | 'state'>,
  settings: Settings,
  messages: Messages,
): BarPlan {
  const known = knownPlans.get(settings);
  const isSame = known?.layout === layout && known.rules === rules && known.deal === deal;
  if (isSame && known.messages === messages) return known.plan;
  const shares = shareBar({ layout, rules, deal }, settings, messages);
  const plan = { ...shares, menu: menuActions(shares.groups.flat(), settings, rules) };
  knownPlans.set(settings, { layout, rules, deal, messages, plan });
  return plan;
}

function shareBar(
  { layout, rules, deal }: Pick<KnownPlan, 'layout' | 'rules' | 'deal'>,
  settings: Settings,
  messages: Messages,
): Omit<BarPlan, 'menu'> {
  const tier = layout.side ? 'side' : layout.tier;
  const usual = barActions(tier, settings, rules);
  if (tier === 'side') return { groups: usual, hasLabels: false, hasWords: true };
  const { width } = layout.toolbar;
  const numbersRoom = (hasWords: boolean): number =>
    countersWidth({
      layout,
      rules,
      messages,
      deal: showsDealInBar(layout) ? deal : null,
      hasTimer: settings.timer,
      hasWords,
    });
  const wordsRoom = numbersRoom(true);
  // What the page names by itself comes after the usual, before names and words get the rest.
  const wanted = isNarrow(layout)
    ? usual
    : namedActions(settings, rules).reduce<BarPlan['groups']>((taken, action) => {
        const more = [...taken.slice(0, -1), [...(taken.at(-1) ?? []), action]];
        return buttonsRoom(more) + wordsRoom <= width ? more : taken;
      }, usual);
  const icons = buttonsRoom(wanted);
  const letters = wanted
    .flat()
    .reduce((sum, action) => sum + shortLabel(action, messages, rules).length, 0);
  const names = wanted.flat().length * (BUTTON_ROOM_PX - ICON_ROOM_PX) + letters * LETTER_PX;
  const hasLabels = tier === 'wide' && icons + names + wordsRoom <= width;
  const hasWords = !isNarrow(layout) && icons + wordsRoom <= width;
  const groups = hasWords ? wanted : giveUp(wanted, width - numbersRoom(false));
  return { groups, hasLabels, hasWords };
}

/** Buttons without names, with the one of the menu, which is always there. */
function buttonsRoom(groups: BarPlan['groups']): number {
  const rules = Math.max(0, groups.length - 1) * RULE_ROOM_PX;
  return (groups.flat().length + 1) * ICON_ROOM_PX + rules;
}

/** The buttons that there is room for. */
function giveUp(groups: BarPlan['groups'], room: number): BarPlan['groups'] {
  if (buttonsRoom(groups) <= room) return groups;
  const fewer = withoutOne(groups);
  return fewer === groups ? groups : giveUp(fewer, room);
}
