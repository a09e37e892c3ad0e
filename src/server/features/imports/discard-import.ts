import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ImportOfInput } from '#shared/features/imports/imports.schemas.ts';
import { lockImportIn } from './working-import.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So long a file that nobody has confirmed waits. */
const KEEP_UNSAVED_MS = 7 * DAY_MS;

/** Forgets a file that nothing was added from, with its rows. */
export const discardImport = verb(
  { name: 'imports.discard', kind: 'write', permission: 'imports:use', input: ImportOfInput },
  (ctx, { import_id }): Promise<null> =>
    withTransaction(ctx, async (tx) => {
      await lockImportIn(tx, import_id, ['mapping', 'checking', 'checked', 'failed']);
      await tx.db
        .deleteFrom('imports')
        .where(inOrganization(tx, 'imports'))
        .where('imports.id', '=', import_id)
        .execute();
      await audit(tx, { entity: 'import', ids: [import_id] });
      return null;
    }),
);

/** Forgets one organization's files that nobody has confirmed within seven days. */
export async function removeUnsavedImports(ctx: Context): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const before = new Date(tx.services.clock.now().getTime() - KEEP_UNSAVED_MS).toISOString();
    await tx.db
      .deleteFrom('imports')
      .where(inOrganization(tx, 'imports'))
      .where('imports.state', 'in', ['mapping', 'checking', 'checked', 'failed'])
      .where('imports.updated_at', '<', before)
      .execute();
  });
}
