import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { workOnImport } from '#shared/features/imports/imports.jobs.ts';
import { ImportOfInput } from '#shared/features/imports/imports.schemas.ts';
import { lockImportIn, moveImport } from './working-import.ts';

/** Has all that an import added taken back, except what was changed or is referred to since. */
export const undoImport = verb(
  { name: 'imports.undo', kind: 'write', permission: 'imports:use', input: ImportOfInput },
  (ctx, { import_id }): Promise<{ import_id: string }> =>
    withTransaction(ctx, async (tx) => {
      const { state } = await lockImportIn(tx, import_id, ['saved', 'undoing', 'undone']);
      // Pressed twice, or by two people: it is being done, or was.
      if (state !== 'saved') return { import_id };
      const saved = await tx.db
        .selectFrom('import_rows')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where(inOrganization(tx, 'import_rows'))
        .where('import_id', '=', import_id)
        .where('outcome', '=', 'saved')
        .executeTakeFirstOrThrow();
      await moveImport(tx, import_id, { state: 'undoing', failure: null, rows_done: 0, rows_total: saved.rows });
      await enqueue(tx, workOnImport, { import_id });
      await audit(tx, { entity: 'import', ids: [import_id], details: { rows: saved.rows } });
      return { import_id };
    }),
);
