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

function buildLesson(plan: LessonPlan, setup: Setup): Lesson {
  const steps: Step[] = [];
  if (plan.when?.(setup) !== false) {
    for (const step of plan.steps) {
      steps.push(...resolveStep(plan.id, step, steps[steps.length - 1], setup));
    }
  }
  const chapters = steps.flatMap(({ chapter }, step) =>
    chapter === null ? [] : [{ name: chapter, step }],
  );
  return Object.freeze({
    id: plan.id,
    steps: Object.freeze(steps),
    chapters: Object.freeze(chapters),
  });
}

/** The lessons that have something to show under this setup, in their order. */
export function lessonsFor(setup: Setup): readonly Lesson[] {
  return LESSONS.map((plan) => buildLesson(plan, setup)).filter(({ steps }) => steps.length > 0);
}

/** The steps of one lesson under this setup; none where it is absent. */
export function stepsFor(id: LessonId, setup: Setup): readonly Step[] {
  return LESSONS.filter((plan) => plan.id === id).flatMap((plan) => buildLesson(plan, setup).steps);
}

/** All lessons under a setup, worked out once: a few milliseconds. */
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
