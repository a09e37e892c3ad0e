import { type SqlBool, sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { keepAsTyped } from '#shared/features/clients/clients.rules.ts';
import type { ImportKind } from '#shared/features/imports/imports.rules.ts';
import { ImportOfInput } from '#shared/features/imports/imports.schemas.ts';
import { type CheckedRow, checkRow } from './check-row.ts';
import { classifyRows } from './classify-rows.ts';
import { BAD_PHONE } from './imports.rules.ts';
import type { RowFields } from './imports.table.ts';
import { lockImportIn } from './working-import.ts';

/** Rows judged again by one call: some tens of milliseconds of the process that others wait on. */
const AT_ONCE = 1_000;

type Values = Readonly<Record<string, string>>;

/** How many rows a call has freed of their problem, and whether others of that kind may be left. */
export interface KeptPhones {
  kept: number;
  more: boolean;
}

/** A row with its number kept; what it is besides was found right before. */
const keptRow = (kind: ImportKind, fields: RowFields): CheckedRow =>
  checkRow(kind, { ...(fields as Values), phone_number: keepAsTyped(String(fields.phone_number)) }, new Map());

async function writeRows(tx: TxContext, import_id: string, rows: readonly (CheckedRow & { line: number })[]) {
  const lines = rows.map(({ line }) => line);
  const fields = rows.map((row) => JSON.stringify(row.fields));
  const problems = rows.map((row) => row.problems && JSON.stringify(row.problems));
  await sql`update import_rows r set fields = judged.fields::jsonb, problems = judged.problems::jsonb,
      outcome = case when judged.problems is null then 'new' else 'problem' end
    from unnest(${lines}::integer[], ${fields}::text[], ${problems}::text[]) as judged(line, fields, problems)
    where ${inOrganization(tx, 'r')} and r.import_id = ${import_id} and r.line = any(${lines}::integer[])
      and r.line = judged.line`.execute(tx.db);
}

/**
 * Keeps the telephone numbers of a list as they are typed, where nothing else is wrong with the row: a list of numbers
 * without an area code is one choice, not one a row (C-107). Asked again until no more are left.
 */
export const keepPhones = verb(
  { name: 'imports.keep_phones', kind: 'write', permission: 'imports:use', input: ImportOfInput },
  (ctx, { import_id }): Promise<KeptPhones> =>
    withTransaction(ctx, async (tx) => {
      const found = await lockImportIn(tx, import_id, ['checked', 'saved']);
      const rows = await tx.db
        .selectFrom('import_rows')
        .select(['line', 'fields'])
        .where(inOrganization(tx, 'import_rows'))
        .where('import_id', '=', import_id)
        .where('outcome', '=', 'problem')
        .where(sql<SqlBool>`problems = ${BAD_PHONE}::jsonb`)
        .orderBy('line')
        .limit(AT_ONCE)
        .execute();
      const judged = rows.map(({ line, fields }) => ({ line, ...keptRow(found.kind, fields) }));
      await writeRows(tx, import_id, judged);
      await classifyRows(tx, found);
      const kept = judged.filter(({ problems }) => problems === null).length;
      await audit(tx, { entity: 'import', ids: [import_id], details: { rows: kept } });
      return { kept, more: rows.length === AT_ONCE };
    }),
);
