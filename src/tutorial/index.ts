/**
 * The tutorial's door: lessons as data, checked by the engine, and one pure machine that steps through them.
 *
 * 1. `createCourse(setupOf(rules, {input, autoCollect, actions, figures}))` works out every lesson and step that is true
 *    under these rules. Each `Step` has its table (`position`, `rules`), what is lit, its moves as `ShownMove`s with
 *    their single moves, and the `facts` that its text tells.
 * 2. `createProgress(course, {lesson, step, done})` opens it; `advance(progress, input, course)` takes one input and
 *    gives the next state (the same object where nothing changes). Draw `progress.position`.
 * 3. While `status` is `playing` and not `paused`, let `queue[0]` travel from `from` to `to`, then send `tick`
 *    (`finish` plays all that is left at once). A `watch` step starts playing by itself; a legal `judge` move plays after
 *    the answer; a `try` move is shown after two wrong tries, or after `next`, which then goes on.
 * 4. `fault` says what was wrong with the last try: the engine's refusal, or `other-move` (legal, but not asked for).
 * 5. Texts: `loadTutorialTexts(locale)` of `i18n`; `findPage(texts, step.key)`, its parts written out by
 *    `tell(page.text, step.facts)`, drawn with `splitRichText`, said with `texts.spoken`. Index letters are the view's.
 */
export { LESSON_IDS, type LessonId, type StepKind } from './lesson-plan.js';
export { isForBeginners, setupOf, type Figures, type Setup } from './setup.js';
export type { Facts, Lesson, Lit, ShownMove, SingleMove, Step } from './step.js';
export { capacityTable, type CapacityRow } from './capacity-table.js';
export { createCourse, lessonsFor, type Course } from './course.js';
export {
  createProgress,
  lessonOf,
  stepOf,
  type Answer,
  type Fault,
  type Progress,
} from './progress.js';
export { advance, isRightAnswer, type TutorialInput } from './advance.js';
export { showMove } from './shown-move.js';
