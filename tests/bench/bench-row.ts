import { availableParallelism, loadavg } from 'node:os';

/** One line of the table of figures: ours against a reference measured in the same run. */
export interface BenchRow {
  /** The figure's name in the list of goals, e.g. `S10`. */
  figure: string;
  what: string;
  /** With unit, e.g. `2.1 s`. */
  ours: string;
  /** With unit; `not installed` where there is nothing to measure against. */
  reference: string;
  ratio: number | null;
  goal: string;
  /** null when it could not be known. */
  met: boolean | null;
  note?: string;
}

/** Prints rows as JSON, one a line. */
export function printRows(rows: BenchRow[]): void {
  for (const row of rows) console.log(JSON.stringify(row));
}

/** A ratio with two digits after the point. */
export function ratioOf(ours: number, reference: number): number {
  return Math.round((ours / reference) * 100) / 100;
}

/** The middle of several measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Whether this file is the one that was started, rather than imported by the reporter. */
export function isStarted(moduleUrl: string): boolean {
  return process.argv[1] !== undefined && moduleUrl === new URL(`file://${process.argv[1]}`).href;
}

/** What else the machine had to do: with more than its cores' worth of other work, times say little. */
export function loadNote(): string {
  return `load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
}
