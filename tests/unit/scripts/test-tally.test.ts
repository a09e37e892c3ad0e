import { expect, test } from 'vitest';
import {
  addTallies,
  readVitestTally,
  slowestFiles,
  type Tally,
  tallyOfReport,
  withSecondTry,
  worthSecondTry,
} from '#scripts/lib/test-tally.ts';

const NO_TIME = { startTime: 0, endTime: 0, assertionResults: [] };
const passedFile = {
  name: 'tests/a.test.ts',
  status: 'passed',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [{ status: 'passed', fullName: 'adds' }],
};
const failedFile = {
  name: 'tests/b.test.ts',
  status: 'failed',
  startTime: 1_000,
  endTime: 2_000,
  assertionResults: [
    { status: 'failed', fullName: 'takes away', failureMessages: ['Error: expected 1\n    at b.test.ts:3'] },
    { status: 'failed', fullName: 'divides', failureMessages: [] },
  ],
};
const report = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 1, testResults: [passedFile] };

test('counts passed, failed and skipped tests, and names the failed ones', () => {
  expect(tallyOfReport('unit', { ...report, testResults: [passedFile, failedFile] }, 1)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['tests/b.test.ts > takes away: Error: expected 1', 'tests/b.test.ts > divides: '],
    failedTests: ['tests/b.test.ts > takes away', 'tests/b.test.ts > divides'],
    failedFiles: ['tests/b.test.ts'],
    secondTries: [],
    durations: [
      { file: 'tests/a.test.ts', seconds: 2.5 },
      { file: 'tests/b.test.ts', seconds: 1 },
    ],
  });
});

test('a file that does not load is a failure', () => {
  const broken = { name: 'tests/c.test.ts', status: 'failed', message: 'No such module\nat c', ...NO_TIME };
  expect(tallyOfReport('unit', { ...report, testResults: [passedFile, broken] }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ['tests/c.test.ts: No such module'],
    failedTests: ['tests/c.test.ts'],
    failedFiles: ['tests/c.test.ts'],
    secondTries: [],
    durations: [
      { file: 'tests/a.test.ts', seconds: 2.5 },
      { file: 'tests/c.test.ts', seconds: 0 },
    ],
  });
});

test('a run that fails with only passed tests is a failure', () => {
  const failures = ['unit: an error outside of every test'];
  expect(tallyOfReport('unit', report, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures,
    failedTests: [],
    failedFiles: [],
    secondTries: [],
    durations: [{ file: 'tests/a.test.ts', seconds: 2.5 }],
  });
});

test('a run without a report is a failure, whatever its code', () => {
  const failures = ['unit: ended with code 1'];
  expect(readVitestTally('unit', '/does/not/exist.json', 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures,
    failedTests: [],
    failedFiles: [],
    secondTries: [],
    durations: [],
  });
});

const tally = (values: Partial<Tally>): Tally => ({
  passed: 10,
  failed: 0,
  skipped: 0,
  failures: [],
  failedTests: [],
  failedFiles: [],
  durations: [],
  secondTries: [],
  ...values,
});

test('stages add up', () => {
  const one = tally({
    passed: 1,
    failed: 2,
    skipped: 3,
    failures: ['x: why'],
    failedTests: ['x'],
    failedFiles: ['a'],
    secondTries: ['y'],
  });
  expect(addTallies([one, one])).toEqual(
    tally({
      passed: 2,
      failed: 4,
      skipped: 6,
      failures: ['x: why', 'x: why'],
      failedTests: ['x', 'x'],
      failedFiles: ['a', 'a'],
      secondTries: ['y', 'y'],
    }),
  );
});

test('a few files of browser and servers are worth a second try; a rule that fails never is, nor an error outside', () => {
  const browser = '/landfall/tests/browser/a.test.ts';
  const failed = (...failedFiles: string[]) => worthSecondTry(tally({ failed: 1, failedFiles }));
  expect(failed(browser, '/landfall/tests/integration/b.test.ts')).toEqual([
    browser,
    '/landfall/tests/integration/b.test.ts',
  ]);
  expect(failed(browser, '/landfall/tests/unit/c.test.ts')).toEqual([]);
  expect(failed(browser, browser, browser, browser, browser)).toEqual([]);
  expect(failed()).toEqual([]);
  expect(worthSecondTry(tally({}))).toEqual([]);
});

const failedTests = (...tests: string[]) =>
  tally({
    failed: tests.length,
    failures: tests.map((each) => `${each}: why`),
    failedTests: tests,
    failedFiles: ['a'],
  });

test('what failed once and passed once has passed, and is named', () => {
  const passed = withSecondTry(failedTests('a > x', 'a > y'), tally({ passed: 7 }));
  expect(passed).toMatchObject({ passed: 12, failed: 0, failures: [], secondTries: ['a > x: why', 'a > y: why'] });
  const other = withSecondTry(failedTests('a > x'), failedTests('a > z'));
  expect(other).toMatchObject({ passed: 11, failed: 0, failures: [], secondTries: ['a > x: why', 'a > z: why'] });
});

test('what failed both times has failed; a second try that breaks down changes nothing', () => {
  const first = failedTests('a > x', 'a > y');
  expect(withSecondTry(first, failedTests('a > y'))).toMatchObject({
    passed: 11,
    failed: 1,
    failures: ['a > y: why'],
    failedTests: ['a > y'],
    secondTries: ['a > x: why'],
  });
  expect(withSecondTry(first, tally({ failed: 1, failures: ['tests: an error outside of every test'] }))).toEqual(
    first,
  );
});

test('the slowest files come first, and no more than asked for', () => {
  const durations = [
    { file: 'tests/a.test.ts', seconds: 2.54 },
    { file: 'tests/b.test.ts', seconds: 101 },
    { file: 'tests/c.test.ts', seconds: 0.2 },
  ];
  expect(slowestFiles(durations, 2)).toEqual(['  101.0 s  tests/b.test.ts', '    2.5 s  tests/a.test.ts']);
});
