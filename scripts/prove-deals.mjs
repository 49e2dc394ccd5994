/**
 * Which of the first deals can be won where not (nearly) all can: `node scripts/prove-deals.mjs [nodes a deal]`.
 * Prints the lists that `src/engine/proven-lists.ts` keeps. A list that was published once must stay as it is, since
 * the deals of the day are drawn from it: a new one needs a new version there.
 */
import { loadSource } from '../bench/lib/load-source.mjs';

const DEALS = 2048;
const BITS_PER_LETTER = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const nodes = Number(process.argv[2] ?? 200_000);
const { applyMove, dealPosition, isWon, rules, solve } = await loadSource(
  `export * from './engine/index.js'; export { solve } from './solver/index.js';`,
);

/** Whether there is a line and the engine agrees with it. */
async function isProven(number, profile) {
  const start = dealPosition(number, profile);
  const { line } = await solve(start, profile, { budget: { nodes } });
  if (line === undefined) return false;
  return isWon(line.reduce((position, move) => applyMove(position, move, profile), start));
}

async function listOf(profile) {
  let list = '';
  let count = 0;
  for (let first = 1; first <= DEALS; first += BITS_PER_LETTER) {
    let bits = 0;
    for (let bit = 0; bit < BITS_PER_LETTER && first + bit <= DEALS; bit += 1) {
      if (!(await isProven(first + bit, profile))) continue;
      bits |= 1 << bit;
      count += 1;
    }
    list += LETTERS[bits];
  }
  return { list, count };
}

const PROFILES = [
  ...[3, 2, 1, 0].map((cells) => rules('standard', { cells })),
  rules('bakers-game'),
  rules('eight-off'),
];
for (const profile of PROFILES) {
  const { list, count } = await listOf(profile);
  console.log(`${profile.id}, ${profile.cells} cells: ${count} of ${DEALS}\n${list}`);
}
