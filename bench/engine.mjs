/**
 * How fast the engine is, under Node: `node bench/engine.mjs [seconds]`.
 * Deals per second; positions per second over random walks, where every position costs one `legalMoves` and one
 * `applyMove`; how long a question after a move takes. The goal is 200 000 positions a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const GOAL_POSITIONS_PER_S = 200_000;
const WALK_LENGTH = 100;
const ROUNDS = 5;
const secondsPerRound = Number(process.argv[2] ?? 1);

/** The engine as it would be shipped, from the TypeScript. */
async function loadEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'engine-bench-'));
  const outfile = join(folder, 'engine.mjs');
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('../src/engine/index.ts', import.meta.url))],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      outfile,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A small generator of random numbers, so that every run does the same. */
function createChance(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Runs `turn` (which returns how many things it did) for a while; the best of some rounds, per second. */
function measure(turn) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    let done = 0;
    let micros = 0;
    while (micros < secondsPerRound * 1e6) {
      done += turn();
      const { user, system } = process.cpuUsage(start);
      micros = user + system;
    }
    best = Math.max(best, (done / micros) * 1e6);
  }
  return best;
}

const engine = await loadEngine();
const { applyMove, collectable, dealPosition, isStuck, legalMoves, ruleIds, rules } = engine;

function walk(number, profile, chance) {
  let position = dealPosition(number, profile);
  let count = 0;
  for (; count < WALK_LENGTH; count += 1) {
    const moves = legalMoves(position, profile);
    if (moves.length === 0) break;
    position = applyMove(position, moves[chance(moves.length)], profile);
  }
  return { count, position };
}

function show(what, perSecond) {
  const amount = Math.round(perSecond).toLocaleString('en').replaceAll(',', ' ');
  console.log(`${what.padEnd(44)}${amount.padStart(12)} /s`);
}

let number = 0;
const nextDeal = () => (number = (number % 32_000) + 1);
show(
  'deals',
  measure(() => (dealPosition(nextDeal()), 1)),
);
let standardSpeed = 0;
for (const id of ruleIds()) {
  const profile = rules(id);
  const chance = createChance(617);
  const speed = measure(() => walk(nextDeal(), profile, chance).count);
  if (id === 'standard') standardSpeed = speed;
  show(`positions of random walks, ${id}`, speed);
}
const chance = createChance(1);
const standard = rules('standard');
const late = Array.from({ length: 500 }, () => walk(nextDeal(), standard, chance).position);
let turn = 0;
const nextLate = () => late[(turn += 1) % late.length];
show(
  'collectable, safe',
  measure(() => (collectable(nextLate(), 'safe', standard), 1)),
);
show(
  'isStuck',
  measure(() => (isStuck(nextLate(), standard), 1)),
);
const verdict = standardSpeed >= GOAL_POSITIONS_PER_S ? 'reached' : 'MISSED';
console.log(
  `goal of ${GOAL_POSITIONS_PER_S.toLocaleString('en').replaceAll(',', ' ')} positions/s: ${verdict}`,
);
