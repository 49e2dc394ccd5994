/** A test-runner reporter that writes to a JSON file what passed and what failed in each file of tests. */
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
  const failures = failed.map((test) => ({
    test: `${file} › ${test.title}`,
    why: test.skipped ? 'was skipped' : (test.error?.message ?? 'failed'),
  }));
  if (tests.length === 0) failures.push({ test: file, why: 'no test ran' });
  else if (failed.length === 0 && !passed) {
    failures.push({ test: file, why: 'the page threw or did not end' });
  }
  return { file, passed: tests.length - failed.length, failures };
}

/** @param {{ path: string }} options where the JSON goes: a list of `{ file, passed, failures: [{ test, why }] }` */
export function jsonReporter({ path }) {
  return {
    onTestRunFinished({ sessions }) {
      writeFileSync(path, JSON.stringify([...sessions].map(countSession)));
    },
  };
}
