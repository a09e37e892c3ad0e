import { type Context, unkept } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { BEGINNING, type SheetRow } from '#server/platform/reader/sheet.ts';
import type { StreamRoute } from '#server/platform/rest.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { type ImportKind, MAX_ROWS, missingColumns } from '#shared/features/imports/imports.rules.ts';
import { keptLists } from '../option-lists/option-lists.access.ts';
import { SOURCE_LISTS } from '../referral-sources/source-options.ts';
import { rowOptions } from './check-row.ts';
import { classifyRows } from './classify-rows.ts';
import { insertImport, missingText, readHeader } from './create-import.ts';
import { checkUpload } from './imports.queries.ts';
import { type ImportRowView, selectImportRow } from './imports.view.ts';
import { readRows } from './read-list.ts';
import { type CheckedRows, checkBatch, stageRows } from './stage-rows.ts';
import { type ReceivedSheet, unreadable, withSheet } from './upload-import.ts';

interface Judged {
  fresh: unknown[];
  duplicates: unknown[];
  invalid: unknown[];
}

/** Finds the header. @throws AppError where a column is missing */
function headerOf(kind: ImportKind, beginning: readonly SheetRow[]) {
  const { complete: _, ...header } = readHeader(kind, beginning);
  if (missingColumns(kind, header.mapping).length > 0)
    throw unreadable(missingText(kind, header.mapping, text.fault_missing_columns));
  return header;
}

/** Reads and checks a list whole, other requests having their turn between its batches. */
async function checkAll(ctx: Context, kind: ImportKind, { type, bytes }: ReceivedSheet) {
  const [lists] = await read(ctx, (db) => [keptLists(db, ctx, SOURCE_LISTS)]);
  const options = rowOptions(lists);
  const batches: CheckedRows[] = [];
  let header: ReturnType<typeof headerOf> | undefined;
  let count = 0;
  for await (const rows of readRows(ctx, { type, bytes })) {
    header ??= headerOf(kind, rows.slice(0, BEGINNING));
    const checked = await checkBatch({ kind, options, ...header }, rows);
    count += checked.lines.length;
    if (count > MAX_ROWS) throw unreadable(text.fault_too_many_rows);
    batches.push(checked);
  }
  if (!header) throw unreadable(text.fault_empty);
  return { header, batches };
}

function judgedOf(rows: readonly ImportRowView[]): Judged {
  const of = (outcome: string) => rows.filter((row) => row.outcome === outcome);
  return {
    fresh: of('new').map(({ fields }) => fields),
    duplicates: of('duplicate').map(({ line, fields, reason, other_line, other_id }) => ({
      ...fields,
      ...{ line, reason, duplicate_of: other_id, duplicate_line: other_line },
    })),
    invalid: of('problem').map(({ line, fields, problems }) => ({ line, reasons: problems, ...fields })),
  };
}

/** Judges each row of a list as an import would, and keeps nothing of it. */
async function judge(ctx: Context, kind: ImportKind, sheet: ReceivedSheet): Promise<Judged> {
  const { header, batches } = await checkAll(ctx, kind, sheet);
  return withTransaction(unkept(ctx), async (tx) => {
    const id = await insertImport(tx, {
      ...{ kind, header, state: 'checking', sheets: [] },
      ...{ file_name: sheet.name, file_type: sheet.type },
    });
    for (const batch of batches) await stageRows(tx, id, batch);
    await classifyRows(tx, { id, kind });
    const judged = await selectImportRow(tx.db)
      .where(inOrganization(tx, 'import_rows'))
      .where('import_rows.import_id', '=', id)
      .orderBy('import_rows.line')
      .execute();
    await tx.db.deleteFrom('imports').where(inOrganization(tx, 'imports')).where('imports.id', '=', id).execute();
    return judgedOf(judged);
  });
}

const dedupRoute = (
  kind: ImportKind,
  path: string,
  summary: string,
  answer: (judged: Judged) => object,
): StreamRoute => ({
  method: 'POST',
  path,
  summary,
  verbs: [checkUpload],
  handle: async (ctx, req, res) => {
    const judged = await withSheet(ctx, req, (sheet) => judge(ctx, kind, sheet));
    res.status(200).json({ result: answer(judged) });
  },
});

/** The lists as other programs ask for them, before they create what is new. */
export const dedupRoutes: readonly StreamRoute[] = [
  dedupRoute(
    'contacts',
    '/api/dedup_contacts',
    'Tells the new contacts of a CSV or XLSX list from the duplicates (multipart/form-data)',
    ({ fresh, duplicates, invalid }) => ({
      new_contacts: fresh,
      duplicate_contacts: duplicates,
      invalid_rows: invalid,
    }),
  ),
  dedupRoute(
    'referrals',
    '/api/dedup_referrals',
    'Tells the new referral sources of a CSV or XLSX list from the duplicates (multipart/form-data)',
    ({ fresh, duplicates, invalid }) => ({
      ...{ new_referrals: fresh, duplicate_referrals: duplicates, invalid_rows: invalid },
    }),
  ),
];
