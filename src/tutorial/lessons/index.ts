import type { LessonPlan } from '../lesson-plan.js';
import { columns } from './columns.js';

/** All lessons in their order. */
export const LESSONS: readonly LessonPlan[] = [columns];
