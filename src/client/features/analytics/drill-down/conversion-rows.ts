import type { Conversion } from '#shared/features/metrics/metric-answers.ts';

/** Whether a row is that of all sources: it comes last (C-68). */
export const isTotal = (row: Conversion, rows: readonly Conversion[]): boolean => row === rows.at(-1);

/** What the address calls a row: the total goes by no name, as a source may be called Total as well. */
export const rowKey = (row: Conversion, rows: readonly Conversion[]): string => (isTotal(row, rows) ? '' : row.source);

/** The row that an address names. */
export const rowOf = (key: string | undefined, rows: readonly Conversion[]): Conversion | undefined =>
  rows.find((row) => rowKey(row, rows) === key);
