import { spawnSync } from 'node:child_process';

/** Tables that its complete scan may visit. */
const MOST_TABLES = 300_000;
const COMPLETE_SCAN = ['--method', 'soft-dfs', '-to', '01ABCDE', '-sp', 'r:tf', '-sel'];

/** How Debian's fc-solve is told which game it is; null where it knows none like it. */
export function describeGame({ cells, stacking, emptyColumn, takeBack }) {
  if (takeBack) return null;
  const built = stacking === 'same-suit' ? 'suit' : 'alternate';
  const filled = emptyColumn === 'kings' ? 'kings' : 'all';
  return [
    '--freecells-num',
    String(cells),
    '--sequences-are-built-by',
    built,
    '--empty-stacks-filled-by',
    filled,
  ];
}

/** What fc-solve says of a position: `winnable`, `unwinnable`, or null where its scan met its limit or is missing. */
export function askOtherSolver(positionText, game) {
  const { stdout, status } = spawnSync(
    'fc-solve',
    [...game, ...COMPLETE_SCAN, '-mi', String(MOST_TABLES), '-'],
    { input: positionText, encoding: 'utf8' },
  );
  if (stdout === null || (status !== 0 && stdout === '')) return null;
  if (stdout.includes('game is solveable')) return 'winnable';
  return stdout.includes('could not solve') && !stdout.includes('limit') ? 'unwinnable' : null;
}
