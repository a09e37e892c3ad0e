import type { Selectable } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import type { ImportState } from '#shared/features/imports/imports.rules.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import type { ImportsTable } from './imports.table.ts';

export type WorkingImport = Selectable<ImportsTable>;

/** Holds an import until the end of the transaction; undefined where there is none. */
export const lockImport = async (tx: TxContext, id: string): Promise<WorkingImport | undefined> =>
  tx.db
    .selectFrom('imports')
    .selectAll()
    .where(inOrganization(tx, 'imports'))
    .where('imports.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Holds an import that stands in one of these states. @throws not_found, or conflict where it stands elsewhere */
export async function lockImportIn(tx: TxContext, id: string, states: readonly ImportState[]): Promise<WorkingImport> {
  const found = await lockImport(tx, id);
  ensure(found, 'not_found', importsMessages.import_not_found);
  if (!states.includes(found.state)) throw new AppError('conflict', importsMessages.not_now);
  return found;
}

/** Moves an import on. */
export async function moveImport(
  tx: TxContext,
  id: string,
  change: Partial<Pick<WorkingImport, 'state' | 'failure' | 'rows_done' | 'rows_total'>>,
): Promise<void> {
  await tx.db
    .updateTable('imports')
    .set({ ...change, updated_at: tx.services.clock.now().toISOString() })
    .where(inOrganization(tx, 'imports'))
    .where('imports.id', '=', id)
    .execute();
}
