import type { Messages } from '../messages.js';
import { registerLocale } from '../registry.js';
import { notices, summaries, table, win } from '../texts/bg/board.js';
import { example } from '../texts/bg/example.js';
import { names } from '../texts/bg/names.js';
import { counters, dialogs, errors, labels } from '../texts/bg/panels.js';
import { refusals } from '../texts/bg/refusals.js';
import { solver } from '../texts/bg/solver.js';
import { statistics } from '../texts/bg/statistics.js';

/** The Bulgarian dictionary. Importing this module registers it for every element on the page. */
export const bg: Messages = {
  locale: 'bg',
  ...names,
  ...table,
  ...labels,
  counters,
  notices,
  summaries,
  win,
  refusals,
  errors,
  ...dialogs,
  solver,
  statistics,
  example,
};

registerLocale(bg);
