import { CSV_START, csvRecord } from '#shared/platform/csv-record.ts';

/** A chart's numbers as a table: the same on the screen and in its file. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table as a file that a spreadsheet opens. */
export const tableFile = ({ head, rows }: ChartTable): Blob =>
  new Blob([CSV_START, csvRecord(head), ...rows.map(csvRecord)], { type: 'text/csv;charset=utf-8' });
