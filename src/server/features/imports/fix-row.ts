import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { FixRowInput } from '#shared/features/imports/imports.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { keptLists } from '../option-lists/option-lists.access.ts';
import { SOURCE_LISTS } from '../referral-sources/source-options.ts';
import { checkRow, rowOptions } from './check-row.ts';
import { classifyRows } from './classify-rows.ts';
import { type ImportRowView, selectImportRow } from './imports.view.ts';
import { lockImportIn } from './working-import.ts';

/** Takes a row's values as a person typed them over, and judges it and its neighbors again. Answers the row. */
export const fixRow = verb(
  { name: 'imports.fix', kind: 'write', permission: 'imports:use', input: FixRowInput },
  (ctx, { import_id, line, values }): Promise<ImportRowView> =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, SOURCE_LISTS)],
      async (tx, [lists]) => {
        const found = await lockImportIn(tx, import_id, ['checked', 'saved']);
        const { fields, problems } = checkRow(found.kind, values, rowOptions(lists));
        const changed = await tx.db
          .updateTable('import_rows')
          .set({
            fields: JSON.stringify(fields),
            problems: problems && JSON.stringify(problems),
            outcome: problems ? 'problem' : 'new',
            reason: null,
            other_line: null,
            other_id: null,
          })
          .where(inOrganization(tx, 'import_rows'))
          .where('import_id', '=', import_id)
          .where('line', '=', line)
          .where('outcome', 'in', ['new', 'duplicate', 'problem'])
          .executeTakeFirst();
        ensure(changed.numUpdatedRows > 0n, 'not_found', importsMessages.row_not_found);
        await classifyRows(tx, found);
        await audit(tx, { entity: 'import', ids: [import_id], details: { line } });
        return selectImportRow(tx.db)
          .where(inOrganization(tx, 'import_rows'))
          .where('import_rows.import_id', '=', import_id)
          .where('import_rows.line', '=', line)
          .executeTakeFirstOrThrow();
      },
    ),
);
