import type { SheetFile, SheetRow } from '#server/platform/reader/sheet.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx, sheetNames } from './read-xlsx.ts';

/** Rows of a batch, and letters of one whose rows are long. */
const BATCH = 2_000;
const BATCH_LETTERS = 512 * 1024;

const rowsOf = ({ type, bytes, sheet }: SheetFile) => (type === 'csv' ? readCsv(bytes) : readXlsx(bytes, sheet));

/** The names of a file's sheets that hold something; none where it is one table. @throws UnreadableSheet */
export const nameSheets = async ({ type, bytes }: Pick<SheetFile, 'type' | 'bytes'>): Promise<string[]> =>
  type === 'csv' ? [] : sheetNames(bytes);

/** The rows of a file in batches, each read while the one before is used. @throws UnreadableSheet */
export async function* readSheet(file: SheetFile): AsyncGenerator<SheetRow[], void, void> {
  let rows: SheetRow[] = [];
  let letters = 0;
  let read = 0;
  for await (const row of rowsOf(file)) {
    rows.push(row);
    letters += row.cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    read += 1;
    if (read === file.most) break;
    if (rows.length < BATCH && letters < BATCH_LETTERS) continue;
    yield rows;
    rows = [];
    letters = 0;
  }
  if (rows.length > 0) yield rows;
}
