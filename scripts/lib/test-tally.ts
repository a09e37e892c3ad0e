import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, a line each: for the end of a long output. */
  failures: readonly string[];
  /** How long each file took. */
  durations: readonly FileDuration[];
}

export interface FileDuration {
  file: string;
  seconds: number;
}

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    message?: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
  }[];
}

export const tallyOfCommand = (name: string, code: number): Tally => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  failures: code === 0 ? [] : [`${name}: ended with code ${code}`],
  durations: [],
});

/** Counts a run of Vitest from its report. A run that failed without a failed test counts as one failure. */
export function readVitestTally(name: string, file: string, code: number): Tally {
  if (!existsSync(file)) return tallyOfCommand(name, code === 0 ? 1 : code);
  return tallyOfReport(name, JSON.parse(readFileSync(file, 'utf8')) as VitestReport, code);
}

const firstLine = (text: string | undefined) => text?.split('\n', 1)[0] ?? '';

export function tallyOfReport(name: string, report: VitestReport, code: number): Tally {
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    // A file that does not load has no tests to fail.
    if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
    return assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`);
  });
  if (failures.length === 0 && code !== 0) failures.push(`${name}: an error outside of every test`);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    durations: report.testResults.map(({ name: file, startTime, endTime }) => ({
      file,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[], durations: [] as FileDuration[] };
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
    sum.failures.push(...tally.failures);
    sum.durations.push(...tally.durations);
  }
  return sum;
}

/** The files that took longest, a line each, longest first. */
export const slowestFiles = (durations: readonly FileDuration[], most: number): string[] =>
  [...durations]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
