import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withoutJob } from '#server/platform/outbox.ts';
import { read } from '#server/platform/transaction.ts';
import { workOnImport } from '#shared/features/imports/imports.jobs.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { failImport } from './work-on-import.ts';

/** Milliseconds an import without a job may stand still: its job ended in the dead letters. */
const ABANDONED_MS = 60_000;

/** Lets go of the imports that no job works on any more, so that they can be begun again. @returns how many */
export async function failStalledImports(ctx: Context): Promise<number> {
  const before = new Date(ctx.services.clock.now().getTime() - ABANDONED_MS).toISOString();
  const [stalled] = await read(ctx, (db) => [
    db
      .selectFrom('imports')
      .select('imports.id')
      .where(inOrganization(ctx, 'imports'))
      .where('imports.state', 'in', ['checking', 'saving', 'undoing'])
      .where('imports.updated_at', '<', before)
      .where(withoutJob(workOnImport, 'imports', sql`outbox.payload ->> 'import_id'`)),
  ]);
  for (const { id } of stalled) await failImport(ctx, id, importsMessages.fault_interrupted);
  return stalled.length;
}
