/**
 * The solver in the middle of games: `node bench/solver-positions.mjs [walk | path] [positions a profile] [seed]`.
 * `walk` plays each profile's deals on at random; `path` plays a part of a line that wins and then 1, 2 or 4 moves at
 * random, as one does who strays. Asks about the positions it comes to, and replays every line through the engine.
 * Where Debian's freecell-solver-bin knows the rules and a position is said to be lost, its complete scan must find no
 * win either; where ours is won and its scan ended, it must have found one. A wrong answer ends with exit code 1.
 */
import { loadSource } from './lib/load-source.mjs';
import { askOtherSolver, describeGame } from './lib/other-solver.mjs';
import { createPlayer } from './lib/play.mjs';

const way = process.argv[2] ?? 'walk';
const count = Number(process.argv[3] ?? 100);
const seed = Number(process.argv[4] ?? Math.floor(Math.random() * 1e6));
/** How long a person may wait, and how many positions off the path are decided by then with four cells or more. */
const WAIT_MS = 300;
const GOAL_PERCENT = 99.9;
/** Of the positions of a profile, so many are shown to the other solver: starting it takes the longest. */
const NATIVE_CHECKS = 60;
const MODES = ['off', 'safe', 'all'];
const STRAYS = [1, 2, 4];

const engine = await loadSource(
  `export * from './engine/index.js'; export { solve } from './solver/index.js';
  export { createRandom } from '../test/helpers/random-tables.js';`,
);
const { createRandom, dealPosition, formatPosition, rules, ruleIds, solve } = engine;

const oneOf = (list, random) => list[Math.floor(random() * list.length)];

async function walk({ wander }, deal, mode, random) {
  return wander(deal, Math.floor(random() * 30), random);
}

/** Null where no line is known to stray from. */
async function stray({ advance, wander }, deal, mode, random, profile) {
  const { line } = await solve(deal, profile, { autoCollect: mode, budget: { nodes: 100_000 } });
  if (line === undefined) return null;
  const share = line.slice(0, Math.floor(random() * line.length));
  return wander(share.reduce(advance, deal), oneOf(STRAYS, random), random);
}

const comeTo = { walk, path: stray }[way];
if (comeTo === undefined) throw new RangeError(`walk or path, not ${way}`);

const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

function showShare(profile, late, asked) {
  const percent = (100 * (asked - late)) / asked;
  const share = `${percent.toFixed(2)} % within ${WAIT_MS} ms`;
  if (way !== 'path' || profile.cells < 4) return share;
  return `${share} (goal ${GOAL_PERCENT}: ${percent >= GOAL_PERCENT ? 'reached' : 'MISSED'})`;
}

/** Asks about the positions of one profile; how many answers were wrong. */
async function measure(profile) {
  const random = createRandom(seed);
  const game = describeGame(profile);
  const players = MODES.map((mode) => createPlayer(engine, profile, mode));
  const verdicts = { winnable: 0, unwinnable: 0, unknown: 0 };
  const times = [];
  let checks = 0;
  let late = 0;
  let wrong = 0;
  for (let index = 0; index < count; index += 1) {
    const mode = MODES[index % MODES.length];
    const player = players[index % MODES.length];
    const deal = dealPosition(1 + Math.floor(random() * 1_000_000), profile);
    const table = await comeTo(player, deal, mode, random, profile);
    if (table === null) continue;
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
      verdict === 'winnable' && !player.wins(table, line) ? 'its line does not win' : null;
    // What all cards going up by themselves spoil, the other solver does not know of.
    const isKnown = game !== null && verdict !== 'unknown' && mode !== 'all';
    if (fault === null && isKnown && checks < NATIVE_CHECKS) {
      const native = askOtherSolver(formatPosition(table), game);
      if (native !== null) checks += 1;
      if (native !== null && native !== verdict) fault = `fc-solve says ${native}`;
    }
    if (fault === null) continue;
    wrong += 1;
    console.log(
      `${profile.id}, ${profile.cells} cells, ${mode}: ${verdict}, ${fault}\n${formatPosition(table)}`,
    );
  }
  if (times.length === 0) return wrong;
  times.sort((one, other) => one - other);
  console.log(
    `${profile.id.padEnd(12)}${profile.cells} cells ${JSON.stringify(verdicts)}, ${checks} asked of fc-solve; ` +
      `${showShare(profile, late, times.length)}; median ${quantile(times, 0.5).toFixed(1)}, ` +
      `p99 ${quantile(times, 0.99).toFixed(0)}, longest ${times.at(-1).toFixed(0)} ms`,
  );
  return wrong;
}

console.log(`${way}, seed ${seed}`);
const variants = ruleIds().flatMap((id) =>
  rules(id).cellChoices.map((cells) => rules(id, { cells })),
);
let wrong = 0;
for (const profile of [...variants, ...[3, 2, 1].map((cells) => rules('standard', { cells }))]) {
  wrong += await measure(profile);
}
console.log(`${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
