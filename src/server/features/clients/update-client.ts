import { sql } from 'kysely';
import { clientsMessages } from '../../../shared/features/clients/clients.messages.ts';
import { type ClientEdit, ClientUpdateInput } from '../../../shared/features/clients/clients.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ensureBorn, storedValues } from './client-values.ts';
import { ofOrganisation } from './clients.access.ts';
import { type ClientDetail, selectClientDetail } from './clients.view.ts';
import { withMaskedSsns } from './ssn-vault.rules.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
async function lockClient(tx: TxContext, id: string) {
  const row = isUuid(id)
    ? await tx.db
        .selectFrom('clients')
        .select(['id', 'version', sql<number>`epoch(updated_at)`.as('updated_at')])
        .where(ofOrganisation(tx))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  ensure(row, 'not_found', clientsMessages.client_not_found);
  return row;
}

async function currentClient(tx: TxContext, id: string): Promise<ClientDetail> {
  const [client, sealed] = await Promise.all([
    selectClientDetail(tx.db).where(ofOrganisation(tx)).where('clients.id', '=', id).executeTakeFirstOrThrow(),
    tx.db
      .selectFrom('clients')
      .select(['ssn', 'subscriber_ssn'])
      .where(ofOrganisation(tx))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  return withMaskedSsns(tx, client, sealed);
}

/** Refuses an edit made on an older row, with the row as it is now and who changed it. */
async function refuseStale(tx: TxContext, row: { id: string; version: number; updated_at: number }, edit: ClientEdit) {
  const stale =
    edit.version !== undefined
      ? edit.version !== row.version
      : edit.updated_at !== undefined && edit.updated_at !== row.updated_at;
  if (!stale) return;
  const current = await currentClient(tx, row.id);
  const name = current.updated_by_name ?? current.created_by_name ?? '';
  throw new AppError('conflict', format(clientsMessages.changed_meanwhile, { name }), { current });
}

/**
 * Changes a client's own fields; a field left out stays as it is.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateClient = verb(
  { name: 'clients.update', kind: 'write', permission: 'clients:write', input: ClientUpdateInput },
  (ctx, { patient_id, patient: edit }) =>
    withTransaction(ctx, async (tx) => {
      const row = await lockClient(tx, patient_id);
      await refuseStale(tx, row, edit);
      const { version: _version, updated_at: _at, ...fields } = edit;
      ensureBorn(tx, fields);
      await tx.db
        .updateTable('clients')
        .set({
          ...storedValues(tx, row.id, fields),
          version: sql`version + 1`,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'client', ids: [row.id], details: { fields: Object.keys(fields) } });
      return currentClient(tx, row.id);
    }),
);
