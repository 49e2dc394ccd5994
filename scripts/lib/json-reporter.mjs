/** A test-runner reporter that counts tests and writes the counts, and what failed, to a JSON file. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

function* testsOf(suite, path = []) {
  if (!suite) return;
  for (const test of suite.tests) yield { ...test, title: [...path, test.name].join(' › ') };
  for (const inner of suite.suites) yield* testsOf(inner, [...path, inner.name]);
}

/**
 * Counts one session, that is: one file. A skipped test counts as failed, and so does a file that
 * did not load, whose page threw, or in which no test ran.
 */
function countSession({ testFile, testResults, passed }) {
  const file = relative(process.cwd(), testFile);
  const tests = [...testsOf(testResults)];
  const failed = tests.filter((test) => !test.passed || test.skipped);
  const failures = failed.map((test) => {
    const why = test.skipped ? 'was skipped' : (test.error?.message ?? 'failed');
    return `${file} › ${test.title}: ${why}`;
  });
  if (tests.length === 0) failures.push(`${file}: no test ran`);
  else if (failed.length === 0 && !passed) failures.push(`${file}: the page threw or did not end`);
  return { passed: tests.length - failed.length, failures };
}

/** @param {{ path: string }} options where the JSON goes: `{ passed, failures }` */
export function jsonReporter({ path }) {
  return {
    onTestRunFinished({ sessions }) {
      const counts = [...sessions].map(countSession);
      const passed = counts.reduce((sum, count) => sum + count.passed, 0);
      const failures = counts.flatMap((count) => count.failures);
      writeFileSync(path, JSON.stringify({ passed, failures }));
    },
  };
}
