import type { Messages } from '../messages.js';
import { registerLocale } from '../registry.js';
import { notices, summaries, table, win } from '../texts/ru/board.js';
import { example } from '../texts/ru/example.js';
import { names } from '../texts/ru/names.js';
import { counters, dialogs, errors, labels } from '../texts/ru/panels.js';
import { refusals } from '../texts/ru/refusals.js';
import { solver } from '../texts/ru/solver.js';
import { statistics } from '../texts/ru/statistics.js';

/** The Russian dictionary. Importing this module registers it for every element on the page. */
export const ru: Messages = {
  locale: 'ru',
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

registerLocale(ru);
