import type { RuleProfile } from '../engine/index.js';
import type { LessonId, LessonPlan } from './lesson-plan.js';
import { LESSONS } from './lessons/index.js';
import { resolveStep } from './resolve-step.js';
import { isForBeginners, setupOf, type Setup } from './setup.js';
import type { Lesson, Step } from './step.js';

/** All lessons as they are shown under one setup. */
export interface Course {
  readonly setup: Setup;
  readonly lessons: readonly Lesson[];
  /** How many of the first lessons make the short first round for beginners; 0: there is none. */
  readonly firstRound: number;
}

/** Lessons of the first round, where there is one. */
const FIRST_ROUND: readonly LessonId[] = ['moving', 'cards', 'columns'];

function buildSteps({ id, steps: plans }: LessonPlan, setup: Setup): readonly Step[] {
  const steps: Step[] = [];
  for (const plan of plans) steps.push(...resolveStep(id, plan, steps.at(-1), setup));
  return Object.freeze(steps);
}

/** Whether a lesson has anything to show: the first step that does is found soon. */
function isPresent({ id, when, steps }: LessonPlan, setup: Setup): boolean {
  if (when?.(setup) === false) return false;
  return steps.some((plan) => resolveStep(id, plan, undefined, setup).length > 0);
}

/** A lesson whose steps are worked out when they are first asked for: the long ones take a while. */
function createLesson(plan: LessonPlan, setup: Setup): Lesson {
  let steps: readonly Step[] | undefined;
  const build = (): readonly Step[] => (steps ??= buildSteps(plan, setup));
  return Object.freeze({
    id: plan.id,
    get steps() {
      return build();
    },
    get chapters() {
      return build().flatMap(({ chapter }, step) =>
        chapter === null ? [] : [{ name: chapter, step }],
      );
    },
  });
}

/** The lessons that have something to show under this setup, in their order. */
export function lessonsFor(setup: Setup): readonly Lesson[] {
  return LESSONS.filter((plan) => isPresent(plan, setup)).map((plan) => createLesson(plan, setup));
}

/** All lessons under a setup; the steps of each are worked out when they are first asked for. */
export function createCourse(setup: Setup | RuleProfile): Course {
  const whole = 'rules' in setup ? setup : setupOf(setup);
  const lessons = lessonsFor(whole);
  const isBeginners = isForBeginners(whole.rules);
  return Object.freeze({
    setup: whole,
    lessons,
    firstRound: isBeginners ? lessons.filter(({ id }) => FIRST_ROUND.includes(id)).length : 0,
  });
}
