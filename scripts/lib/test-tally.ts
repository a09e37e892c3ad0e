import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

export const tallyOfCommand = (code: number): Tally => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/** Counts a run of Vitest from its report. A run that failed without a failed test counts as one failure. */
export function readVitestTally(file: string, code: number): Tally {
  if (!existsSync(file)) return tallyOfCommand(code === 0 ? 1 : code);
  return tallyOfReport(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, code);
}

export function tallyOfReport(report: VitestReport, code: number): Tally {
  // A file that does not load has no tests to fail.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloadable.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
  }
  return sum;
}
