import { openBenchDatabase } from './bench-database.ts';
import { isStarted } from './bench-row.ts';
import { FULL_ROWS } from './dataset/dataset-size.ts';

/** Makes the dataset, or says that it is there; the other benches find it. `--rows 100000` makes a smaller one. */
export async function generate(rows: number): Promise<void> {
  const database = await openBenchDatabase(rows, console.log);
  await database.stop();
  console.log(`The database of ${rows.toLocaleString('en-US')} inquiries is ready.`);
}

/** The number behind `--rows`, else the full size. @throws when it is none */
export function rowsOf(args: readonly string[]): number {
  const at = args.indexOf('--rows');
  if (at === -1) return FULL_ROWS;
  const rows = Number(args[at + 1]);
  if (!Number.isInteger(rows) || rows < 1_000) throw new Error('Use --rows with a whole number from 1000.');
  return rows;
}

if (isStarted(import.meta.url)) await generate(rowsOf(process.argv));
