import type { LessonPlan } from '../lesson-plan.js';
import { cards } from './cards.js';
import { cells } from './cells.js';
import { collecting } from './collecting.js';
import { columns } from './columns.js';
import { counting } from './counting.js';
import { emptyColumns } from './empty-columns.js';
import { foundations } from './foundations.js';
import { game } from './game.js';
import { mistakes } from './mistakes.js';
import { moving } from './moving.js';
import { runs } from './runs.js';
import { stuck } from './stuck.js';
import { turn } from './turn.js';

/** All lessons in their order. */
export const LESSONS: readonly LessonPlan[] = [
  moving,
  cards,
  columns,
  cells,
  emptyColumns,
  foundations,
  runs,
  turn,
  collecting,
  counting,
  stuck,
  mistakes,
  game,
];
