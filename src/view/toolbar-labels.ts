import type { Counter, RuleProfile } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import type { BoardLayout } from '../layout/index.js';
import type { Table } from './context.js';
import type { Settings } from './settings.js';
import { showsDealInBar } from './templates/counters.js';
import {
  barActions,
  labelOf,
  menuActions,
  namedActions,
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
/** What the numbers need with their words and the gaps after them, in the language that needs most. */
const COUNTER_PX: Readonly<Record<Counter | 'deal', number>> = {
  deal: 80,
  time: 52,
  moves: 84,
  undos: 96,
  score: 84,
  rubies: 98,
  'cards-left': 124,
};
/** One number without a word. */
const BARE_COUNTER_PX = 42;

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
  readonly messages: Messages;
  readonly plan: BarPlan;
}

/** The plan made last under settings: a move changes nothing that it is made of. */
const knownPlans = new WeakMap<Settings, KnownPlan>();

/** Shares the bar between buttons, their names, numbers and their words, in this order; the rest is for the menu. */
export function planBar(
  { layout, state: { rules } }: Pick<Table, 'layout' | 'state'>,
  settings: Settings,
  messages: Messages,
): BarPlan {
  const known = knownPlans.get(settings);
  if (known?.layout === layout && known.rules === rules && known.messages === messages) {
    return known.plan;
  }
  const shares = shareBar(layout, rules, settings, messages);
  const plan = { ...shares, menu: menuActions(shares.groups.flat(), settings, rules) };
  knownPlans.set(settings, { layout, rules, messages, plan });
  return plan;
}

function shareBar(
  layout: BoardLayout,
  rules: RuleProfile,
  settings: Settings,
  messages: Messages,
): Omit<BarPlan, 'menu'> {
  const tier = layout.side ? 'side' : layout.tier;
  if (tier === 'side') {
    return { groups: barActions(tier, settings, rules), hasLabels: false, hasWords: true };
  }
  const { width } = layout.toolbar;
  const numbers = rules.counters.length + (showsDealInBar(layout) ? 1 : 0);
  const isNarrow = tier === 'mini' || tier === 'tiny';
  // The menu's button is always there; a narrow bar gives up buttons before numbers.
  const slots = Math.floor((width - numbers * BARE_COUNTER_PX) / ICON_ROOM_PX) - 1;
  const usual = barActions(tier, settings, rules, isNarrow ? Math.max(2, slots) : Infinity);
  const wordsRoom = rules.counters.reduce(
    (sum, counter) => sum + COUNTER_PX[counter],
    COUNTER_PX.deal,
  );
  const measure = (groups: BarPlan['groups']): { icons: number; labelled: number } => {
    const actions = groups.flat();
    const rulesRoom = Math.max(0, groups.length - 1) * RULE_ROOM_PX + ICON_ROOM_PX;
    const letters = actions.reduce(
      (sum, action) => sum + shortLabel(action, messages, rules).length,
      0,
    );
    return {
      icons: actions.length * ICON_ROOM_PX + rulesRoom,
      labelled: actions.length * BUTTON_ROOM_PX + letters * LETTER_PX + rulesRoom,
    };
  };
  // What the page names by itself comes after the usual, before names and words get the rest.
  const groups = isNarrow
    ? usual
    : namedActions(settings, rules).reduce<BarPlan['groups']>((taken, action) => {
        const more = [...taken.slice(0, -1), [...(taken.at(-1) ?? []), action]];
        return measure(more).icons + wordsRoom <= width ? more : taken;
      }, usual);
  const { icons, labelled } = measure(groups);
  return {
    groups,
    hasLabels: tier === 'wide' && labelled + wordsRoom <= width,
    hasWords: !isNarrow && icons + wordsRoom <= width,
  };
}
