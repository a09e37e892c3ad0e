import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, a line each: for the end of a long output. */
  failures: readonly string[];
  /** The tests they are of, or files that did not load: each is the beginning of its line. */
  failedTests: readonly string[];
  /** The files that hold them. */
  failedFiles: readonly string[];
  /** How long each file took. */
  durations: readonly FileDuration[];
  /** What failed once and passed once when its file was run again, a line each. */
  secondTries: readonly string[];
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
  failedTests: [],
  failedFiles: [],
  durations: [],
  secondTries: [],
});

/** Counts a run of Vitest from its report. A run that failed without a failed test counts as one failure. */
export function readVitestTally(name: string, file: string, code: number): Tally {
  if (!existsSync(file)) return tallyOfCommand(name, code === 0 ? 1 : code);
  return tallyOfReport(name, JSON.parse(readFileSync(file, 'utf8')) as VitestReport, code);
}

const firstLine = (text: string | undefined) => text?.split('\n', 1)[0] ?? '';

export function tallyOfReport(name: string, report: VitestReport, code: number): Tally {
  const failed = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    // A file that does not load has no tests to fail.
    if (status === 'failed' && assertionResults.length === 0) return [{ what: file, why: firstLine(message) }];
    return assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        what: `${file} > ${fullName}`,
        why: firstLine(failureMessages?.[0]),
      }));
  });
  const failures = failed.map(({ what, why }) => `${what}: ${why}`);
  if (failures.length === 0 && code !== 0) failures.push(`${name}: an error outside of every test`);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    failedTests: failed.map(({ what }) => what),
    failedFiles: report.testResults.filter(({ status }) => status === 'failed').map(({ name: file }) => file),
    durations: report.testResults.map(({ name: file, startTime, endTime }) => ({
      file,
      seconds: (endTime - startTime) / 1000,
    })),
    secondTries: [],
  };
}

/** Files that may be run once more: a shared machine can stall a browser or a server for seconds, never a rule. */
const STALLED = /\/tests\/(?:browser|e2e|integration)\//;
/** More failed files than these are no stall. */
const MOST_STALLED = 4;

/** The files of a run that are worth a second try: none where anything failed that a stall does not explain. */
export const worthSecondTry = ({ failed, failedFiles }: Tally): readonly string[] =>
  failed > 0 && failedFiles.length <= MOST_STALLED && failedFiles.every((file) => STALLED.test(file))
    ? failedFiles
    : [];

/**
 * What a run and the second try of its failed files come to: a test has failed that failed both times, and every failure
 * of the first run stands where the second broke down outside of its tests. What failed only once is named.
 */
export function withSecondTry(first: Tally, second: Tally): Tally {
  if (second.failed > second.failedTests.length) return first;
  const twice = new Set(first.failedTests.filter((test) => second.failedTests.includes(test)));
  const isOfTwice = (_line: string, at: number) => twice.has(first.failedTests[at] ?? '');
  const failures = first.failures.filter(isOfTwice);
  const once = [
    ...first.failures.filter((line) => !failures.includes(line)),
    ...second.failures.filter((_line, at) => !twice.has(second.failedTests[at] ?? '')),
  ];
  return {
    ...first,
    passed: first.passed + first.failed - failures.length,
    failed: failures.length,
    failures,
    failedTests: [...twice],
    secondTries: once,
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = {
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [] as string[],
    failedTests: [] as string[],
    failedFiles: [] as string[],
    durations: [] as FileDuration[],
    secondTries: [] as string[],
  };
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
    sum.failures.push(...tally.failures);
    sum.failedTests.push(...tally.failedTests);
    sum.failedFiles.push(...tally.failedFiles);
    sum.durations.push(...tally.durations);
    sum.secondTries.push(...tally.secondTries);
  }
  return sum;
}

/** The files that took longest, a line each, longest first. */
export const slowestFiles = (durations: readonly FileDuration[], most: number): string[] =>
  [...durations]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
