import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { workOnImport } from '#shared/features/imports/imports.jobs.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_COLUMNS, missingColumns } from '#shared/features/imports/imports.rules.ts';
import { MapImportInput } from '#shared/features/imports/imports.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { missingText } from './create-import.ts';
import { lockImportIn } from './working-import.ts';

/** Says which column fills which field, and has the rows checked by that; what was fixed before is read again. */
export const mapImport = verb(
  { name: 'imports.map', kind: 'write', permission: 'imports:use', input: MapImportInput },
  (ctx, { import_id, mapping }): Promise<{ import_id: string }> =>
    withTransaction(ctx, async (tx) => {
      const found = await lockImportIn(tx, import_id, ['mapping', 'checked', 'failed']);
      const fields = new Set(IMPORT_COLUMNS[found.kind].map(({ field }) => field));
      const known = Object.entries(mapping).every(([field, at]) => fields.has(field) && at < found.headers.length);
      ensure(known, 'bad_request', importsMessages.mapping_unknown);
      if (missingColumns(found.kind, mapping).length > 0)
        throw invalidField('mapping', missingText(found.kind, mapping, importsMessages.mapping_required));
      await tx.db
        .updateTable('imports')
        .set({
          mapping: JSON.stringify(mapping),
          state: 'checking',
          failure: null,
          rows_done: 0,
          rows_total: 0,
          updated_at: tx.services.clock.now().toISOString(),
        })
        .where(inOrganization(tx, 'imports'))
        .where('id', '=', import_id)
        .execute();
      await enqueue(tx, workOnImport, { import_id });
      await audit(tx, { entity: 'import', ids: [import_id] });
      return { import_id };
    }),
);
