import type { Messages } from '../messages.js';
import { notices, summaries, table, win } from '../texts/en/board.js';
import { example } from '../texts/en/example.js';
import { names } from '../texts/en/names.js';
import { counters, dialogs, errors, labels } from '../texts/en/panels.js';
import { refusals } from '../texts/en/refusals.js';
import { solver } from '../texts/en/solver.js';
import { statistics } from '../texts/en/statistics.js';

/** The English dictionary. */
export const en: Messages = {
  locale: 'en',
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
