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
  failedFiles: [],
  durations: [],
  secondTries: [],
  ...values,
});

test('stages add up', () => {
  const one = tally({ passed: 1, failed: 2, skipped: 3, failures: ['x'], failedFiles: ['a'], secondTries: ['y'] });
  expect(addTallies([one, one])).toEqual(
    tally({
      passed: 2,
      failed: 4,
      skipped: 6,
      failures: ['x', 'x'],
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

test('a second try that passes is named; one that fails changes nothing', () => {
  const first = tally({ failed: 2, failures: ['a > x', 'a > y'], failedFiles: ['a'] });
  const passed = withSecondTry(first, tally({ passed: 7 }));
  expect(passed).toMatchObject({ passed: 12, failed: 0, failures: [], secondTries: ['a > x', 'a > y'] });
  expect(withSecondTry(first, tally({ passed: 6, failed: 1 }))).toEqual(first);
});

test('the slowest files come first, and no more than asked for', () => {
  const durations = [
    { file: 'tests/a.test.ts', seconds: 2.54 },
    { file: 'tests/b.test.ts', seconds: 101 },
    { file: 'tests/c.test.ts', seconds: 0.2 },
  ];
  expect(slowestFiles(durations, 2)).toEqual(['  101.0 s  tests/b.test.ts', '    2.5 s  tests/a.test.ts']);
});
