import { rules } from '../../src/engine/index.js';
import {
  lessonsFor,
  setupOf,
  type LessonId,
  type Setup,
  type Step,
} from '../../src/tutorial/index.js';
import { FIGURES } from './setups.js';

/** A profile as it comes. */
export const setupFor = (id: string): Setup => setupOf(rules(id), { figures: FIGURES });

/** The steps of a lesson under a profile as it comes. */
export const stepsIn = (id: string, lesson: LessonId): readonly Step[] =>
  lessonsFor(setupFor(id)).find((one) => one.id === lesson)?.steps ?? [];

/** The first step of this key. */
export function findStep(id: string, key: string): Step {
  const found = stepsIn(id, key.split('.')[0] as LessonId).find((step) => step.key === key);
  if (found === undefined) throw new Error(`${id} has no step ${key}`);
  return found;
}

/** Whether a profile shows a step of this key. */
export const hasStep = (id: string, key: string): boolean =>
  stepsIn(id, key.split('.')[0] as LessonId).some((step) => step.key === key);

/** What a `judge` step is about and what the engine says: «9H on JC: wrong-rank». */
export function judgementOf({ moves, verdict }: Step): string {
  const [move] = moves;
  const says = verdict?.legal === false ? verdict.reason : 'legal';
  return `${move?.cards.join(' ') ?? ''} on ${move?.onto ?? move?.to ?? ''}: ${says}`;
}
