import type { Messages } from '../messages.js';
import { registerLocale } from '../registry.js';
import { notices, summaries, table, win } from '../texts/uk/board.js';
import { example } from '../texts/uk/example.js';
import { names } from '../texts/uk/names.js';
import { counters, dialogs, errors, labels } from '../texts/uk/panels.js';
import { refusals } from '../texts/uk/refusals.js';
import { solver } from '../texts/uk/solver.js';
import { statistics } from '../texts/uk/statistics.js';

/** The Ukrainian dictionary. Importing this module registers it for every element on the page. */
export const uk: Messages = {
  locale: 'uk',
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

registerLocale(uk);
