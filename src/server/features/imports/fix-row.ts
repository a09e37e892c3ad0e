import { importsMessages } from '../../../shared/features/imports/imports.messages.ts';
import { FixRowInput } from '../../../shared/features/imports/imports.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { checkRow } from './check-row.ts';
import { classifyRows } from './classify-rows.ts';
import { type ImportRowView, selectImportRow } from './imports.view.ts';
import { lockImportIn } from './working-import.ts';

/** Takes a row's values as a person typed them over, and judges it and its neighbours anew. Answers the row. */
export const fixRow = verb(
  { name: 'imports.fix', kind: 'write', permission: 'imports:use', input: FixRowInput },
  (ctx, { import_id, line, values }): Promise<ImportRowView> =>
    withTransaction(ctx, async (tx) => {
      const found = await lockImportIn(tx, import_id, ['checked', 'saved']);
      const { fields, problems } = checkRow(found.kind, values);
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
        .where('org_id', '=', tx.actor.org_id)
        .where('import_id', '=', import_id)
        .where('line', '=', line)
        .where('outcome', 'in', ['new', 'duplicate', 'problem'])
        .executeTakeFirst();
      ensure(changed.numUpdatedRows > 0n, 'not_found', importsMessages.row_not_found);
      await classifyRows(tx, found);
      await audit(tx, { entity: 'import', ids: [import_id], details: { line } });
      return selectImportRow(tx.db)
        .where('import_rows.org_id', '=', tx.actor.org_id)
        .where('import_rows.import_id', '=', import_id)
        .where('import_rows.line', '=', line)
        .executeTakeFirstOrThrow();
    }),
);
