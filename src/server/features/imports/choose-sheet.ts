import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { SheetRow } from '#server/platform/reader/sheet.ts';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { ChooseSheetInput } from '#shared/features/imports/imports.schemas.ts';
import { AppError, ensure, invalidField } from '#shared/platform/errors.ts';
import { readHeader } from './create-import.ts';
import { readBeginning } from './read-list.ts';
import { forgetRows } from './stage-rows.ts';
import { lockImportIn } from './working-import.ts';

async function findWorkbook(ctx: Context, import_id: string) {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('imports')
      .leftJoin('import_files', 'import_files.import_id', 'imports.id')
      .select(['imports.kind', 'imports.file_type', 'imports.sheets', 'import_files.content'])
      .where(inOrganization(ctx, 'imports'))
      .where('imports.id', '=', import_id),
  ]);
  ensure(rows[0], 'not_found', text.import_not_found);
  return rows[0];
}

/** The sheet's first rows. @throws AppError at the field that names the sheet */
async function beginningOf(ctx: Context, sheet: Parameters<typeof readBeginning>[1]): Promise<SheetRow[]> {
  try {
    return await readBeginning(ctx, sheet);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    if (error.fault === 'interrupted')
      throw new AppError('service_unavailable', text.fault_interrupted, { retry_after: 5 });
    throw invalidField('sheet', text[`fault_${error.fault}`]);
  }
}

/** Says which of a workbook's sheets is imported. Its columns wait to be chosen; what another sheet brought is forgotten. */
export const chooseSheet = verb(
  { name: 'imports.choose_sheet', kind: 'write', permission: 'imports:use', input: ChooseSheetInput },
  async (ctx, { import_id, sheet }): Promise<{ import_id: string }> => {
    const { kind, file_type, sheets, content } = await findWorkbook(ctx, import_id);
    if (sheet >= sheets.length) throw invalidField('sheet', text.sheet_unknown);
    // A file whose rows were saved is not kept.
    if (!content) throw new AppError('conflict', text.not_now);
    const {
      complete: _,
      mapping,
      ...header
    } = readHeader(kind, await beginningOf(ctx, { type: file_type, bytes: content, sheet }));
    return withTransaction(ctx, async (tx) => {
      await lockImportIn(tx, import_id, ['mapping', 'checked', 'failed']);
      await forgetRows(tx, import_id);
      await tx.db
        .updateTable('imports')
        .set({
          ...header,
          mapping: JSON.stringify(mapping),
          sheet,
          state: 'mapping',
          failure: null,
          rows_done: 0,
          rows_total: 0,
          updated_at: tx.services.clock.now().toISOString(),
        })
        .where(inOrganization(tx, 'imports'))
        .where('id', '=', import_id)
        .execute();
      await audit(tx, { entity: 'import', ids: [import_id], details: { sheet } });
      return { import_id };
    });
  },
);
