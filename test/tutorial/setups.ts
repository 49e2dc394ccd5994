import { registerRules, ruleIds, rules } from '../../src/engine/index.js';
import { createCourse, setupOf, type Course, type Setup } from '../../src/tutorial/index.js';

export const FIGURES = { pointsHome: 10, pointsFromCell: 5, parMinutes: 3 };

const EVERY_ACTION = [
  ...['undo', 'redo', 'restart', 'new-game', 'hint', 'check', 'back', 'collect', 'share'],
  ...['settings', 'statistics', 'tutorial'],
];

/** A page's own rules that no profile of ours comes near. */
const OWN = [
  registerRules({ id: 'own-kings', emptyColumn: 'kings', cells: 3, autoCollect: 'all' }),
  registerRules({
    id: 'own-strict',
    groups: false,
    cellToCell: false,
    stacking: 'same-suit',
    confirmNewGame: true,
    foundations: 'free',
    safe: 'always',
  }),
  registerRules({
    id: 'own-aces',
    aces: 'home-only',
    takeBack: true,
    safe: 'may-return',
    cells: 6,
  }),
];

/** The setup of each profile as it comes. */
export const PLAIN: readonly Setup[] = ruleIds().map((id) =>
  setupOf(rules(id), { figures: FIGURES }),
);

/** Every profile as page and player may have it: all inputs, all modes of collecting, with all buttons and with few. */
export const ALL_SETUPS: readonly Setup[] = [
  ...PLAIN,
  ...ruleIds().flatMap((id) =>
    (['select', 'auto-place', 'home-first'] as const).flatMap((input) =>
      (['off', 'safe', 'all'] as const).map((autoCollect) =>
        setupOf(rules(id), { input, autoCollect, actions: EVERY_ACTION, figures: FIGURES }),
      ),
    ),
  ),
  setupOf(rules('standard'), { actions: [], keys: false }),
  setupOf(rules('scored', { cells: 1 }), { figures: FIGURES }),
  setupOf(rules('scored', { cells: 2 }), { figures: FIGURES }),
];

const courses = new Map<Setup, Course>();

/** The course of a setup, worked out once for all tests. */
export function courseOf(setup: Setup): Course {
  const course = courses.get(setup) ?? createCourse(setup);
  courses.set(setup, course);
  return course;
}

/** How a failure names a setup. */
export const nameOf = ({ rules: { id, cells }, input, autoCollect }: Setup): string =>
  `${id}, ${cells} cells, ${input}, ${autoCollect}`;

/** Ids of the page's own rules among the setups. */
export const OWN_IDS: readonly string[] = OWN.map(({ id }) => id);
