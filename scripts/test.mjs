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
const ALL_WELL = { passed: 1, failed: 0 };
const BROKEN = { passed: 0, failed: 1 };
const BROWSER_STAGES = ['unit', 'e2e'];

/** Each command runs, whatever became of the one before it: one run shows all that is wrong. */
async function checks(...commands) {
  let succeeded = true;
  for (const [command, ...args] of commands) succeeded = (await run(command, args)) && succeeded;
  return succeeded ? ALL_WELL : BROKEN;
}

/** What a test runner wrote of its run; a run that broke off or ran nothing counts as failed. */
function readCounts(path, succeeded, toCounts) {
  try {
    const { passed, failed } = toCounts(JSON.parse(readFileSync(path, 'utf8')));
    const isSound = passed + failed > 0 && (succeeded || failed > 0);
    return isSound ? { passed, failed } : { passed, failed: failed + 1 };
  } catch (error) {
    console.error(`No summary of the tests: ${error.message}`);
    return BROKEN;
  }
}

async function unitTests() {
  const path = join(summaries, 'unit.json');
  const succeeded = await run('web-test-runner', [], { WTR_SUMMARY: path });
  return readCounts(path, succeeded, (counts) => counts);
}

async function e2eTests() {
  const path = join(summaries, 'e2e.json');
  const succeeded = await run('playwright', ['test'], { E2E_SUMMARY: path });
  return readCounts(path, succeeded, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
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
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    console.log(`\n── ${name} ${'─'.repeat(74 - name.length)}`);
    const started = performance.now();
    const { passed, failed } = await STAGES[name]();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
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
const { passed, failed } = (await prepareBrowser(stages)) ? await runStages(stages) : BROKEN;
rmSync(summaries, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
