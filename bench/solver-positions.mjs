/**
 * The solver in the middle of games: `node bench/solver-positions.mjs [positions a profile] [seed]`.
 * Plays each profile's deals on at random, asks about the positions it comes to, and replays every line through the
 * engine. Where Debian's freecell-solver-bin knows the rules and a position is said to be lost, its complete scan must
 * find no win either; where ours is won and its scan ended, it must have found one. A wrong answer ends with exit code 1.
 */
import { spawnSync } from 'node:child_process';
import { loadSource } from './lib/load-source.mjs';

const count = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1e6));
/** How long a person may wait, and how many tables the complete scan of the other solver may visit. */
const WAIT_MS = 300;
const NATIVE_TABLES = 300_000;
/** Of the positions of a profile, so many are shown to the other solver: starting it takes the longest. */
const NATIVE_CHECKS = 60;

const {
  applyMove,
  collectable,
  dealPosition,
  explainMove,
  formatPosition,
  isWon,
  legalMoves,
  rules,
  ruleIds,
  solve,
} = await loadSource(
  `export * from './engine/index.js'; export { solve } from './solver/index.js';`,
);

/** How the other solver is told which game it is; null where it knows none like it. */
function nativeGame({ cells, stacking, emptyColumn, takeBack }) {
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

/** `winnable`, `unwinnable`, or null where its scan met its limit. */
function askNative(position, game) {
  const scan = [
    '--method',
    'soft-dfs',
    '-to',
    '01ABCDE',
    '-sp',
    'r:tf',
    '-sel',
    '-mi',
    String(NATIVE_TABLES),
  ];
  const { stdout, status } = spawnSync('fc-solve', [...game, ...scan, '-'], {
    input: formatPosition(position),
    encoding: 'utf8',
  });
  if (status !== 0 && stdout === '') return null;
  if (stdout.includes('game is solveable')) return 'winnable';
  return stdout.includes('could not solve') && !stdout.includes('limit') ? 'unwinnable' : null;
}

function createRandom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function advance(position, move, profile, mode) {
  let table = applyMove(position, move, profile);
  for (const own of collectable(table, mode, profile, { lastMove: move })) {
    table = applyMove(table, own, profile);
  }
  return table;
}

/** Some moves on from a deal, as nobody would play but anybody could. */
function wander(profile, mode, random) {
  let table = dealPosition(1 + Math.floor(random() * 1_000_000), profile);
  for (let left = Math.floor(random() * 30); left > 0; left -= 1) {
    const moves = legalMoves(table, profile);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    table = advance(table, move, profile, mode);
  }
  return table;
}

/** Whether a line wins, every move of it legal and every step of a group too. */
function wins(line, start, profile, mode) {
  let table = start;
  for (const move of line) {
    const verdict = explainMove(table, move, profile);
    if (!verdict.legal || (!profile.groups && verdict.steps.length > 1)) return false;
    table = advance(table, move, profile, mode);
  }
  return isWon(table);
}

const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

console.log(`seed ${seed}`);
let wrong = 0;
const variants = ruleIds().flatMap((id) =>
  rules(id).cellChoices.map((cells) => rules(id, { cells })),
);
for (const profile of [...variants, ...[3, 2, 1].map((cells) => rules('standard', { cells }))]) {
  const random = createRandom(seed);
  const game = nativeGame(profile);
  const verdicts = { winnable: 0, unwinnable: 0, unknown: 0 };
  const times = [];
  let checks = 0;
  let late = 0;
  for (let index = 0; index < count; index += 1) {
    const mode = ['off', 'safe', 'all'][index % 3];
    const table = wander(profile, mode, random);
    const start = process.cpuUsage();
    const { verdict, line } = await solve(table, profile, {
      autoCollect: mode,
      budget: { nodes: 500_000 },
    });
    const { user, system } = process.cpuUsage(start);
    const cpuMs = (user + system) / 1000;
    times.push(cpuMs);
    verdicts[verdict] += 1;
    if (verdict === 'unknown' || cpuMs > WAIT_MS) late += 1;
    let fault =
      verdict === 'winnable' && !wins(line, table, profile, mode) ? 'its line does not win' : null;
    // What all cards going up by themselves spoil, the other solver does not know of.
    if (
      fault === null &&
      game !== null &&
      verdict !== 'unknown' &&
      mode !== 'all' &&
      checks < NATIVE_CHECKS
    ) {
      const native = askNative(table, game);
      if (native !== null) checks += 1;
      if (native !== null && native !== verdict) fault = `fc-solve says ${native}`;
    }
    if (fault === null) continue;
    wrong += 1;
    console.log(
      `${profile.id}, ${profile.cells} cells, ${mode}: ${verdict}, ${fault}\n${formatPosition(table)}`,
    );
  }
  times.sort((one, other) => one - other);
  console.log(
    `${profile.id.padEnd(12)}${profile.cells} cells ${JSON.stringify(verdicts)}, ${checks} asked of fc-solve, ` +
      `${late} not within ${WAIT_MS} ms; median ${quantile(times, 0.5).toFixed(1)}, ` +
      `p99 ${quantile(times, 0.99).toFixed(0)}, longest ${times.at(-1).toFixed(0)} ms`,
  );
}
console.log(`${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
