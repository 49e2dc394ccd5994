/** A test-runner reporter that counts tests and writes the counts to a JSON file. */
import { writeFileSync } from 'node:fs';

function* testsOf(suite) {
  if (!suite) return;
  yield* suite.tests;
  for (const inner of suite.suites) yield* testsOf(inner);
}

/**
 * Counts one session, that is: one file. A skipped test counts as failed, and so does a file that
 * did not load, whose page threw, or in which no test ran.
 */
function countSession({ testFile, testResults, passed }) {
  const tests = [...testsOf(testResults)];
  const failed = tests.filter((test) => !test.passed || test.skipped);
  for (const { name } of tests.filter((test) => test.skipped)) {
    console.error(`${testFile}: "${name}" was skipped`);
  }
  if (tests.length === 0) console.error(`${testFile}: no test ran`);
  const isBroken = failed.length === 0 && (!passed || tests.length === 0);
  return { passed: tests.length - failed.length, failed: failed.length + (isBroken ? 1 : 0) };
}

/** @param {{ path: string }} options where the JSON goes */
export function jsonReporter({ path }) {
  return {
    onTestRunFinished({ sessions }) {
      const total = { passed: 0, failed: 0 };
      for (const { passed, failed } of [...sessions].map(countSession)) {
        total.passed += passed;
        total.failed += failed;
      }
      writeFileSync(path, JSON.stringify(total));
    },
  };
}
