import { expect, test } from 'vitest';
import { addTallies, readVitestTally, tallyOfReport } from '../../../scripts/lib/test-tally.ts';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};

test('counts passed, failed and skipped tests', () => {
  expect(tallyOfReport({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a file that does not load is a failure', () => {
  const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }];
  expect(tallyOfReport({ ...report, testResults }, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a run that fails with only passed tests is a failure', () => {
  expect(tallyOfReport(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a run without a report is a failure, whatever its code', () => {
  expect(readVitestTally('/does/not/exist.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('stages add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addTallies([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
