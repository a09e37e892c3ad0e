import type { Conversion } from '#shared/features/metrics/metric-answers.ts';

/** Whether a row is that of all sources: it comes last (C-68). */
export const isTotal = (row: Conversion, rows: readonly Conversion[]): boolean => row === rows.at(-1);

/** No source's name begins with a space, and one of them may be Total. */
const TOTAL = ' total';

/** What the address calls a row. */
export const rowKey = (row: Conversion, rows: readonly Conversion[]): string =>
  isTotal(row, rows) ? TOTAL : row.source;

/** The row that an address names. Addresses kept from before named the total by its title. */
export const rowOf = (key: string | undefined, rows: readonly Conversion[]): Conversion | undefined =>
  rows.find((row) => rowKey(row, rows) === key) ?? rows.find((row) => isTotal(row, rows) && row.source === key);
