import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale, versionOf } from '#server/platform/versioned.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { CLIENT_READ_ONLY, ClientUpdateInput } from '#shared/features/clients/clients.schemas.ts';
import { MASKED_SSN, SSN_FIELDS, type SsnField } from '#shared/features/clients/ssn.rules.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { understandAgain } from '../documents/understood-pages.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { ensurePastBirth, storedValues } from './client-values.ts';
import { type ClientDetail, selectClientDetail } from './clients.view.ts';
import { withMaskedSsns } from './ssn-vault.rules.ts';

/** By what the pages of records know their client. */
const NAMING = ['firstname', 'lastname', 'dob'] as const;

/** The row to be changed, held until the end of the transaction. @throws not_found */
async function lockClient(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('clients')
    .select('id')
    .select(versionOf('clients'))
    .where(inOrganization(tx, 'clients'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', clientsMessages.client_not_found);
  return row;
}

async function currentClient(tx: TxContext, id: string): Promise<ClientDetail> {
  const [client, sealed] = await Promise.all([
    selectClientDetail(tx.db)
      .where(inOrganization(tx, 'clients'))
      .where('clients.id', '=', id)
      .executeTakeFirstOrThrow(),
    tx.db
      .selectFrom('clients')
      .select(['ssn', 'subscriber_ssn'])
      .where(inOrganization(tx, 'clients'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  return withMaskedSsns(tx, client, sealed);
}

/** A mask that is not the number's own says nothing about a number. */
function refuseOtherMask(fields: Partial<Record<SsnField, string | null | undefined>>): void {
  const masked = SSN_FIELDS.find((name) => MASKED_SSN.test(fields[name] ?? ''));
  if (masked) throw invalidField(`patient.${masked}`, clientsMessages.ssn_wrong);
}

/**
 * Changes a client's own fields; a field left out stays as it is.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateClient = verb(
  { name: 'clients.update', kind: 'write', permission: 'clients:write', input: ClientUpdateInput },
  (ctx, { patient_id, patient: edit }) =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, ['CARRIERS'])],
      async (tx, [lists]) => {
        const row = await lockClient(tx, patient_id);
        await refuseStale(tx, row, edit, {
          message: clientsMessages.changed_meanwhile,
          current: () => currentClient(tx, row.id),
        });
        const current = await currentClient(tx, row.id);
        const fields = changesIn(edit, current, { readOnly: CLIENT_READ_ONLY, path: 'patient' });
        refuseOtherMask(fields);
        ensureOffered(lists, [
          { list: 'CARRIERS', field: 'patient.carrier', value: fields.carrier, held: current.carrier },
        ]);
        await audit(tx, { entity: 'client', ids: [row.id], details: { fields: Object.keys(fields) } });
        if (Object.keys(fields).length === 0) return current;
        ensurePastBirth(tx, fields, 'patient.');
        await tx.db
          .updateTable('clients')
          .set({
            ...storedValues(tx, row.id, fields, 'patient.'),
            ...nextVersion(tx),
          })
          .where(inOrganization(tx, 'clients'))
          .where('id', '=', row.id)
          .execute();
        if (NAMING.some((field) => field in fields)) await understandAgain(tx, row.id);
        return currentClient(tx, row.id);
      },
    ),
);
