import { registerRules } from '../dist/bundled.js';

const find = (selector) => document.querySelector(selector);

/** Three cells, kings alone into empty columns, and only three moves can be taken back. */
const STRICT = {
  id: 'strict',
  cells: 3,
  emptyColumn: 'kings',
  undo: { limit: 3 },
  counters: ['moves', 'undos', 'time'],
};

find('#source').textContent = `registerRules(${JSON.stringify(STRICT, null, 2)})`;
find('free-cell-game').rules = registerRules(STRICT);

try {
  registerRules({ ...STRICT, id: 'stricter', cells: 9 });
} catch (error) {
  find('#heard').textContent = `With nine cells: ${error.message}.`;
}
