import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import type { SheetRow } from '#server/platform/reader/sheet.ts';
import { checkCells, type RowRules } from './check-row.ts';

const isBlank = ({ cells }: SheetRow): boolean => cells.every((cell) => cell.trim() === '');

/** Rows as they are kept, column by column. */
export interface CheckedRows {
  lines: number[];
  fields: string[];
  problems: (string | null)[];
}

/** Rows that are checked without a pause: what else this process does, such as to keep the batch before, goes on between. */
const AT_ONCE = 50;

/** Checks a batch of the file's rows; the header, what stands above it and blank rows are none. */
export async function checkBatch(rules: RowRules, rows: readonly SheetRow[]): Promise<CheckedRows> {
  const checked: CheckedRows = { lines: [], fields: [], problems: [] };
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    if (row.line <= rules.header_line || isBlank(row)) continue;
    const { fields, problems } = checkCells(rules, row.cells);
    checked.lines.push(row.line);
    checked.fields.push(JSON.stringify(fields));
    checked.problems.push(problems && JSON.stringify(problems));
  }
  return checked;
}

/** Keeps checked rows beside the organization's records, as one statement: row-level security allows no COPY. */
export async function stageRows(
  tx: TxContext,
  import_id: string,
  { lines, fields, problems }: CheckedRows,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(() => tx.services.newId());
  await sql`insert into import_rows (import_id, org_id, line, record_id, outcome, fields, problems)
    select ${import_id}::uuid, ${tx.actor.org_id}::uuid, line, record_id,
      case when problems is null then 'new' else 'problem' end, fields::jsonb, problems::jsonb
    from unnest(${lines}::integer[], ${ids}::uuid[], ${fields}::text[], ${problems}::text[])
      as given(line, record_id, fields, problems)`.execute(tx.db);
}

/** Forgets what was staged of an import. */
export async function forgetRows(tx: TxContext, import_id: string): Promise<void> {
  await sql`delete from import_rows where import_id = ${import_id}`.execute(tx.db);
  await sql`delete from import_organizations where import_id = ${import_id}`.execute(tx.db);
}
