import { sql } from 'kysely';
import type { ImportKind, Mapping } from '../../../shared/features/imports/imports.rules.ts';
import type { TxContext } from '../../platform/context.ts';
import type { SheetRow } from '../../platform/sheets/sheet-protocol.ts';
import { checkCells } from './check-row.ts';

/** What rows are checked by. */
export interface Staging {
  id: string;
  kind: ImportKind;
  mapping: Mapping;
  header_line: number;
  headers: readonly string[];
}

const isBlank = ({ cells }: SheetRow): boolean => cells.every((cell) => cell.trim() === '');

/** Checks a batch of the file's rows and keeps them beside the organisation's records, as one statement. @returns how many */
export async function stageRows(tx: TxContext, staging: Staging, rows: readonly SheetRow[]): Promise<number> {
  const below = rows.filter((row) => row.line > staging.header_line && !isBlank(row));
  if (below.length === 0) return 0;
  const lines: number[] = [];
  const ids: string[] = [];
  const fields: string[] = [];
  const problems: (string | null)[] = [];
  for (const { line, cells } of below) {
    const checked = checkCells(staging.kind, staging.mapping, cells, staging.headers.length);
    lines.push(line);
    ids.push(tx.services.newId());
    fields.push(JSON.stringify(checked.fields));
    problems.push(checked.problems && JSON.stringify(checked.problems));
  }
  await sql`insert into import_rows (import_id, org_id, line, record_id, outcome, fields, problems)
    select ${staging.id}::uuid, ${tx.actor.org_id}::uuid, line, record_id,
      case when problems is null then 'new' else 'problem' end, fields::jsonb, problems::jsonb
    from unnest(${lines}::integer[], ${ids}::uuid[], ${fields}::text[], ${problems}::text[])
      as given(line, record_id, fields, problems)`.execute(tx.db);
  return below.length;
}
