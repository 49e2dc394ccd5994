/**
 * `npm test`: every check, one after another; the last line is `N passed, N failed`.
 * `npm test unit e2e` runs only the stages named. Node builtins only until the packages are there.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needChromium } from './lib/chromium.mjs';
import { ensurePackages, run } from './lib/process.mjs';

const summaries = mkdtempSync(join(tmpdir(), 'free-cell-game-test-'));
const ALL_WELL = { passed: 1, failures: [] };
const BROWSER_STAGES = ['unit', 'e2e'];

/** Each command runs, whatever became of the one before it: one run shows all that is wrong. */
async function checks(...commands) {
  const broken = [];
  for (const command of commands) {
    const [program, ...args] = command;
    if (!(await run(program, args))) broken.push(command.join(' '));
  }
  return broken.length === 0 ? ALL_WELL : { passed: 0, failures: [broken.join(', ')] };
}

/** What a test runner wrote of its run; a run that broke off or ran nothing counts as failed. */
function readCounts(path, succeeded, toCounts) {
  try {
    const counts = toCounts(JSON.parse(readFileSync(path, 'utf8')));
    const { passed, failures } = counts;
    const isSound = passed + failures.length > 0 && (succeeded || failures.length > 0);
    return isSound ? counts : { ...counts, failures: [...failures, 'the run broke off'] };
  } catch (error) {
    return { passed: 0, failures: [`no summary of the tests: ${error.message}`] };
  }
}

/** The tests of a playwright report that neither passed nor were flaky, with their files. */
function* failuresOf({ suites = [], specs = [] }) {
  for (const { file, title, tests } of specs) {
    for (const { status } of tests) {
      if (status === 'unexpected' || status === 'skipped') yield `${file} › ${title}: ${status}`;
    }
  }
  for (const suite of suites) yield* failuresOf(suite);
}

/** Runs files of unit tests, all of them where none are named; the counts of each. */
async function runUnits(files) {
  const path = join(summaries, 'unit.json');
  rmSync(path, { force: true });
  const only = files.length === 0 ? [] : ['--files', ...files];
  const succeeded = await run('web-test-runner', only, { WTR_SUMMARY: path });
  return readCounts(path, succeeded, (counts) => ({
    files: counts,
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures.map(tell)),
  }));
}

function tell({ test, why }) {
  return `${test}: ${why}`;
}

/** What failed first and passed then, if its file was loaded and ran to its end the second time. */
function flakyOnes(failed, again) {
  const second = new Map(again.map((one) => [one.file, one]));
  return failed.flatMap(({ file, failures }) => {
    const since = second.get(file)?.failures ?? [{ test: file }];
    const isOver = since.every(({ test }) => test !== file);
    return failures.filter(({ test }) => isOver && since.every((one) => one.test !== test));
  });
}

/**
 * A file in which something failed runs once more, by itself: cards fly and fingers wait in real time, and a stalled
 * machine meets one of two thousand tests now and then. A second failure counts; what passed then is named.
 */
async function unitTests() {
  const first = await runUnits([]);
  const failed = (first.files ?? []).filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return first;
  const second = await runUnits(failed.map(({ file }) => file));
  const flaky = flakyOnes(failed, second.files ?? []);
  const passedElsewhere = first.passed - failed.reduce((sum, { passed }) => sum + passed, 0);
  return {
    passed: passedElsewhere + second.passed,
    failures: second.failures,
    flaky: flaky.map(tell),
  };
}

async function e2eTests() {
  const path = join(summaries, 'e2e.json');
  const succeeded = await run('playwright', ['test'], { E2E_SUMMARY: path });
  return readCounts(path, succeeded, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failures: [...failuresOf(report)],
  }));
}

const STAGES = {
  lint: () =>
    checks(
      ['eslint', '.', '--max-warnings', '0'],
      ['prettier', '--check', '--log-level', 'warn', '.'],
      ['node', 'scripts/check-law.mjs'],
      ['knip'],
    ),
  types: () =>
    checks(
      ['tsc', '--project', 'tsconfig.json'],
      ['tsc', '--project', 'tsconfig.engine.json'],
      ['tsc', '--project', 'tsconfig.pure.json'],
      ['tsc', '--project', 'test/e2e/tsconfig.json'],
    ),
  unit: unitTests,
  build: () =>
    checks(
      ['node', 'scripts/build.mjs'],
      ['node', 'scripts/docs.mjs', '--check'],
      ['storybook', 'build', '--loglevel', 'warn', '--disable-telemetry'],
    ),
  e2e: e2eTests,
  package: () => checks(['node', 'scripts/check-package.mjs'], ['node', 'scripts/check-sizes.mjs']),
};

function chooseStages(names) {
  const unknown = names.filter((name) => !(name in STAGES));
  if (unknown.length === 0) return names.length > 0 ? names : Object.keys(STAGES);
  console.error(`No stage ${unknown.join(', ')}: there are ${Object.keys(STAGES).join(', ')}.`);
  return process.exit(2);
}

async function runStages(names) {
  const total = { passed: 0, failures: [], flaky: [] };
  for (const name of names) {
    console.log(`\n── ${name} ${'─'.repeat(74 - name.length)}`);
    const started = performance.now();
    const { passed, failures, flaky = [] } = await STAGES[name]();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`── ${name}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
    total.passed += passed;
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    total.flaky.push(...flaky.map((failure) => `${name}: ${failure}`));
  }
  return total;
}

async function prepareBrowser(names) {
  if (!names.some((name) => BROWSER_STAGES.includes(name))) return true;
  try {
    process.env.CHROME_PATH = await needChromium();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const stages = chooseStages(process.argv.slice(2));
ensurePackages();
const { passed, failures, flaky } = (await prepareBrowser(stages))
  ? await runStages(stages)
  : { passed: 0, failures: ['no browser to test with'], flaky: [] };
rmSync(summaries, { recursive: true });
// Named once more at the end, where nobody has to look for it in ten minutes of output.
for (const one of flaky) console.log(`\nflaky: ${one}`);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
