import type { AutoCollect, RuleProfile } from '../../engine/index.js';
import { POINTS_FROM_CELL, POINTS_HOME } from '../../state/index.js';
import type { Setup } from '../../tutorial/index.js';
import type { Settings } from '../settings.js';
import { PAR_MINUTES } from '../statistics-chart.js';
import { ACTIONS, isOffered, type ToolbarAction } from '../toolbar-actions.js';

/** What lessons are to know of the game they explain. */
export function setupLessons(
  rules: RuleProfile,
  settings: Settings,
  autoCollect: AutoCollect,
): Setup {
  const actions = (Object.keys(ACTIONS) as ToolbarAction[]).filter((action) =>
    isOffered(action, settings, rules),
  );
  return {
    rules,
    input: settings.input,
    autoCollect,
    keys: settings.keys === 'on',
    actions,
    figures: {
      pointsHome: POINTS_HOME,
      pointsFromCell: POINTS_FROM_CELL,
      parMinutes: PAR_MINUTES,
    },
  };
}
