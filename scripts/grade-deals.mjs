/**
 * How hard the first 32000 deals are: `node scripts/grade-deals.mjs [minutes]`.
 * Measures each deal (about half an hour in all) and keeps what it found in `.grades/deals.tsv`, so that it can be stopped at
 * any time and goes on from there. Once all are measured it prints how they spread and writes
 * `src/levels/level-table.ts`. Seeded throughout: the same deals get the same grades.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../bench/lib/load-source.mjs';
import { ROOT } from './lib/process.mjs';

const FOLDER = join(ROOT, '.grades');
const FILE = join(FOLDER, 'deals.tsv');
const TABLE = join(ROOT, 'src/levels/level-table.ts');
const LAST_DEAL = 32_000;
const UNWINNABLE_DEAL = 11_982;

/** Tables that a question of the measuring may cost; what is undecided then counts as lost: it is hard enough. */
const NODES = 20_000;
/** How often a deal is played without care, and how many moves far. */
const PLAYS = 20;
const CARELESS_MOVES = 14;
/** What counts how much for the grade: the rest is the solver's effort. */
const SHARES = { lostPlays: 0.45, cells: 0.35, nodes: 0.2 };
/** Parts of all deals, the easiest first. */
const PARTS = [0.4, 0.4, 0.2];
/** A beginner's deal can be won with so many cells: then four leave room for mistakes. */
const BEGINNER_CELLS = 2;

const { applyMove, collectable, dealPosition, legalMoves, rules, solve } = await loadSource(
  `export * from './engine/index.js'; export { solve } from './solver/index.js';`,
);
const standard = rules('standard');

/** Numbers from 0 to 1, the same ones for the same seed. */
function createRandom(seed) {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function canWin(position, profile) {
  const { verdict } = await solve(position, profile, { budget: { nodes: NODES } });
  return verdict === 'winnable';
}

/** The fewest cells that win a deal, 0 … 4; none is asked for where one more was too few already. */
async function countCells(number) {
  let cells = 4;
  while (cells > 0) {
    const profile = rules('standard', { cells: cells - 1 });
    if (!(await canWin(dealPosition(number, profile), profile))) break;
    cells -= 1;
  }
  return cells;
}

/** Plays as somebody does who takes whatever fits and fills a cell as lightly: any legal move, cards go up by themselves. */
function playCarelessly(position, random) {
  let table = position;
  for (let turn = 0; turn < CARELESS_MOVES; turn += 1) {
    const moves = legalMoves(table, standard);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    table = applyMove(table, move, standard);
    for (const own of collectable(table, 'safe', standard, { lastMove: move })) {
      table = applyMove(table, own, standard);
    }
  }
  return table;
}

/** Of so many careless plays, how many can't be won any more. */
async function countLostPlays(number) {
  const position = dealPosition(number, standard);
  const random = createRandom(number);
  let lost = 0;
  for (let play = 0; play < PLAYS; play += 1) {
    if (!(await canWin(playCarelessly(position, random), standard))) lost += 1;
  }
  return lost;
}

async function measure(number) {
  const { nodes } = await solve(dealPosition(number, standard), standard);
  return { cells: await countCells(number), lostPlays: await countLostPlays(number), nodes };
}

function readMeasures() {
  const measures = new Map();
  if (!existsSync(FILE)) return measures;
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const [number, cells, lostPlays, nodes] = line.split('\t').map(Number);
    measures.set(number, { cells, lostPlays, nodes });
  }
  return measures;
}

/** Where each deal stands among all by one measure, 0 … 1; equal ones share the middle. */
function rankBy(measures, name) {
  const sorted = [...measures.values()].map((each) => each[name]).sort((a, b) => a - b);
  const places = new Map();
  sorted.forEach((value, index) => {
    const place = places.get(value) ?? { first: index, last: index };
    place.last = index;
    places.set(value, place);
  });
  const rankOf = (value) => {
    const { first, last } = places.get(value);
    return (first + last) / 2 / sorted.length;
  };
  return new Map([...measures].map(([number, each]) => [number, rankOf(each[name])]));
}

/** The level of each deal: 0 … 2. */
function grade(measures) {
  const ranks = Object.entries(SHARES).map(([name, share]) => [rankBy(measures, name), share]);
  const hardness = (number) =>
    ranks.reduce((sum, [rank, share]) => sum + share * rank.get(number), 0);
  const sorted = [...measures.keys()].sort((a, b) => hardness(a) - hardness(b) || a - b);
  const levels = new Map();
  const isForBeginners = (number) => measures.get(number).cells <= BEGINNER_CELLS;
  const beginners = sorted.filter(isForBeginners).slice(0, Math.round(PARTS[0] * sorted.length));
  for (const number of beginners) levels.set(number, 0);
  const others = sorted.filter((number) => !levels.has(number));
  const challenges = Math.round(PARTS[2] * sorted.length);
  others.forEach((number, index) => {
    levels.set(number, index < others.length - challenges ? 1 : 2);
  });
  return levels;
}

function show(measures, levels) {
  const mean = (numbers, name) =>
    numbers.reduce((sum, number) => sum + measures.get(number)[name], 0) / numbers.length;
  ['beginner', 'standard', 'challenge'].forEach((name, level) => {
    const numbers = [...levels.keys()].filter((number) => levels.get(number) === level);
    const cells = [0, 1, 2, 3, 4].map(
      (count) => numbers.filter((number) => measures.get(number).cells === count).length,
    );
    console.log(
      `${name.padEnd(10)}${String(numbers.length).padStart(6)} deals, ` +
        `${mean(numbers, 'lostPlays').toFixed(1)} of ${PLAYS} careless plays lost, ` +
        `${mean(numbers, 'nodes').toFixed(0)} tables searched, by fewest cells 0–4: ${cells.join(' ')}`,
    );
  });
}

/** Four deals to a character, as `src/levels/level-of.ts` reads them. */
function writeTable(levels) {
  const digits = String.fromCharCode(
    ...Array.from({ length: 87 }, (_, index) => 40 + index),
  ).replace(/[\\`]/g, '');
  let text = '';
  for (let first = 1; first <= LAST_DEAL; first += 4) {
    const four = [3, 2, 1, 0].reduce((sum, at) => 3 * sum + (levels.get(first + at) ?? 0), 0);
    text += digits[four];
  }
  const lines = text.match(/.{1,96}/g).map((line) => `  '${line}',\n`);
  writeFileSync(
    TABLE,
    `/** The levels of deals 1 … 32000, four to a character: written by \`scripts/grade-deals.mjs\`. */\n` +
      `export const LEVEL_TABLE = [\n${lines.join('')}].join('');\n`,
  );
  console.log(`${TABLE}: ${text.length} characters`);
}

mkdirSync(FOLDER, { recursive: true });
const measures = readMeasures();
const end = performance.now() + 60_000 * Number(process.argv[2] ?? Infinity);
for (let number = 1; number <= LAST_DEAL && performance.now() < end; number += 1) {
  if (number === UNWINNABLE_DEAL || measures.has(number)) continue;
  const each = await measure(number);
  measures.set(number, each);
  appendFileSync(FILE, `${[number, each.cells, each.lostPlays, each.nodes].join('\t')}\n`);
}
console.log(`${measures.size} of ${LAST_DEAL - 1} deals measured`);
if (measures.size > 100) {
  const levels = grade(measures);
  show(measures, levels);
  if (measures.size === LAST_DEAL - 1) writeTable(levels);
}
