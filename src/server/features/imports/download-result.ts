import type { Context } from '#server/platform/context.ts';
import { sendCsv } from '#server/platform/csv.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { fromQuery, type StreamRoute } from '#server/platform/rest.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { cellText, reasonText } from '#shared/features/imports/describe-row.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_COLUMNS } from '#shared/features/imports/imports.rules.ts';
import { ImportOfInput } from '#shared/features/imports/imports.schemas.ts';
import { csvRecord } from '#shared/platform/csv-record.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type ImportView, selectImportRow } from './imports.view.ts';

/** Rows read at a time: so many are in memory, however long the list. */
const ROWS_AT_ONCE = 1_000;

async function* partsOf(ctx: Context, import_id: string, kind: ImportView['kind']) {
  const columns = IMPORT_COLUMNS[kind];
  const head = [text.result_line, text.result_outcome, text.result_reason, ...columns.map(({ header }) => header)];
  yield csvRecord(head);
  let after = 0;
  for (;;) {
    const [rows] = await read(ctx, (db) => [
      selectImportRow(db)
        .where(inOrganization(ctx, 'import_rows'))
        .where('import_rows.import_id', '=', import_id)
        .where('import_rows.line', '>', after)
        .orderBy('import_rows.line')
        .limit(ROWS_AT_ONCE),
    ]);
    if (rows.length === 0) return;
    yield rows
      .map((row) =>
        csvRecord([
          String(row.line),
          text[`outcome_${row.outcome}`],
          reasonText(kind, row),
          ...columns.map(({ field }) => cellText(row.fields[field])),
        ]),
      )
      .join('');
    after = rows.at(-1)!.line;
  }
}

/** Every row of an import with what became of it, as the parts of a CSV file. */
export const downloadResult = verb(
  { name: 'imports.result', kind: 'read', permission: 'imports:use', input: ImportOfInput },
  async (ctx, { import_id }) => {
    const [rows] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('imports')
          .select(['imports.kind'])
          .where(inOrganization(ctx, 'imports'))
          .where('imports.id', '=', import_id),
      ],
      { entity: 'import', ids: [import_id] },
    );
    ensure(rows[0], 'not_found', text.import_not_found);
    const { kind } = rows[0];
    return { file_name: `${kind}-import-result.csv`, parts: partsOf(ctx, import_id, kind) };
  },
);

export const resultRoute: StreamRoute = {
  method: 'GET',
  path: '/api/import_result',
  summary: 'Every row of an import with what became of it (text/csv)',
  verbs: [downloadResult],
  handle: async (ctx, req, res) => {
    const { file_name, parts } = await downloadResult(ctx, fromQuery(req, ImportOfInput) as { import_id: string });
    await sendCsv(req, res, file_name, parts);
  },
};
