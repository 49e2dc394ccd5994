/**
 * How fast the solver is beside Debian's freecell-solver-bin: `node bench/solver.mjs [deals] [first deal]`.
 * CPU time of both in one run, on deals of its own choice each time; the memory and time of the proofs; the length
 * of lines found within 150 ms; whether memory stays as it is (with `node --expose-gc` the heap too). Without
 * freecell-solver-bin the ratios are left out.
 */
import { spawnSync } from 'node:child_process';
import { loadSource } from './lib/load-source.mjs';

const GOALS = {
  median: 3,
  mean: 3,
  p99: 6,
  proofMs: 250,
  proofsMs: 1000,
  proofBytes: 8e6,
  moves: 32,
};
const IMPOSSIBLE = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948];
const NATIVE = 'freecell-solver-range-parallel-solve';
/** What others reach, moves to foundations not counted and all that fits going up: published figures. */
const BEST_KNOWN = [
  ['macroxue/freecell, beam of 1024, deals 1 … 60', 27.1],
  ['macroxue/freecell, a million deals', 25.5],
];
const LINE_MS = 150;
/** How many deals lines are looked for in. */
const LINES = 200;
const ROUNDS = 3;

const count = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1 + Math.floor(Math.random() * (32_000 - count)));
const last = first + count - 1;
const { dealPosition, rules, solve } = await loadSource(
  `export * from './engine/index.js'; export { solve } from './solver/index.js';`,
);
const standard = rules('standard');

const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Milliseconds of CPU time that a question takes, and its answer. */
async function measure(number, options) {
  const position = dealPosition(number, standard);
  const start = process.cpuUsage();
  const solution = await solve(position, standard, options);
  const { user, system } = process.cpuUsage(start);
  return { cpuMs: (user + system) / 1000, ...solution };
}

/** Median, mean and 99th percentile of CPU milliseconds, the best of some rounds: other load only adds. */
async function measureOurs() {
  for (let number = 1; number <= 200; number += 1) await measure(number);
  let best = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = [];
    let wrong = 0;
    for (let number = first; number <= last; number += 1) {
      const { cpuMs, verdict } = await measure(number);
      times.push(cpuMs);
      if ((verdict === 'winnable') === IMPOSSIBLE.includes(number)) wrong += 1;
    }
    times.sort((one, other) => one - other);
    const result = {
      median: quantile(times, 0.5),
      mean: mean(times),
      p99: quantile(times, 0.99),
      wrong,
    };
    if (best === null || result.mean < best.mean) best = result;
  }
  return best;
}

/** The same of the native solver: its CPU time, shared out by the iterations that each deal took. */
function measureNative() {
  let best = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const command = `TIMEFORMAT='%U %S'; time ${NATIVE} ${first} ${last} 1 -l lg`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    if (status !== 0) return null;
    const totals = [...stdout.matchAll(/total_num_iters=(\d+)/g)].map((match) => Number(match[1]));
    const iterations = totals.map((total, index) => total - (totals[index - 1] ?? 0));
    iterations.sort((one, other) => one - other);
    const cpuMs = stderr
      .trim()
      .split(/\s+/)
      .reduce((sum, value) => sum + 1000 * Number(value), 0);
    const each = cpuMs / iterations.reduce((sum, value) => sum + value, 0);
    const result = {
      median: quantile(iterations, 0.5) * each,
      mean: mean(iterations) * each,
      p99: quantile(iterations, 0.99) * each,
    };
    if (best === null || result.mean < best.mean) best = result;
  }
  return best;
}

function show(what, value, unit, goal) {
  const verdict =
    goal === undefined
      ? ''
      : value <= goal
        ? `  (goal ${goal}: reached)`
        : `  (goal ${goal}: MISSED)`;
  console.log(`${what.padEnd(44)}${value.toFixed(2).padStart(10)} ${unit}${verdict}`);
}

console.log(`deals ${first} … ${last}, CPU time`);
const native = measureNative();
const ours = await measureOurs();
for (const part of ['median', 'mean', 'p99']) {
  show(`solver, ${part}`, ours[part], 'ms');
  if (native === null) continue;
  show(`fc-solve lg, ${part}`, native[part], 'ms');
  show(`ratio, ${part}`, ours[part] / native[part], '×', GOALS[part]);
}
if (native === null) console.log(`${NATIVE} is not installed: no ratios`);
show('wrong answers', ours.wrong, '', 0);

const proofs = [];
for (const number of IMPOSSIBLE) {
  const bytes = number === 11982 ? GOALS.proofBytes : undefined;
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.push(await measure(number, bytes === undefined ? {} : { budget: { bytes } }));
  }
  const wrong = runs.find(({ verdict }) => verdict !== 'unwinnable');
  if (wrong !== undefined) console.log(`deal ${number}: ${wrong.verdict} — WRONG`);
  proofs.push(Math.min(...runs.map(({ cpuMs }) => cpuMs)));
}
show('proof of 11982 within 8 MB', proofs[0], 'ms', GOALS.proofMs);
show(
  'the eight impossible deals',
  proofs.reduce((sum, value) => sum + value, 0),
  'ms',
  GOALS.proofsMs,
);

/** Moves of the lines found in time, the first ones included, by how cards go up by themselves. */
async function measureLines(autoCollect) {
  const lengths = [];
  for (let number = 1; number <= LINES; number += 1) {
    const budget = { ms: LINE_MS, shortenMs: LINE_MS };
    const { line } = await measure(number, { autoCollect, budget });
    if (line !== undefined) lengths.push(line.length);
  }
  return lengths.sort((one, other) => one - other);
}

const lengths = await measureLines('safe');
show(`moves of a line within ${LINE_MS} ms, mean`, mean(lengths), '', GOALS.moves);
show('the same, longest', lengths.at(-1), '');
show('deals without a line by then', LINES - lengths.length, '');
show('the same where all that fits goes up, mean', mean(await measureLines('all')), '');
for (const [what, moves] of BEST_KNOWN) show(what, moves, '');

const before = process.memoryUsage();
for (let number = first; number < first + 500; number += 1) await measure(number);
await measure(11982);
for (let number = first; number < first + 500; number += 1) await measure(number);
globalThis.gc?.();
const after = process.memoryUsage();
const megabytes = (part) => (after[part] - before[part]) / 1e6;
show('tables kept after 1000 more questions', megabytes('arrayBuffers'), 'MB more');
if (globalThis.gc !== undefined) show('heap after them', megabytes('heapUsed'), 'MB more');
